"""How many queries a request about tournaments costs: the same for a hundred rows as for one."""

import pytest

from games.tournaments.models import Tournament
from tests.games.api.test_queries import costs
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.api.test_course import of_strategies
from tests.games.tournaments.hall import work
from tests.games.tournaments.host import act, enter, opened

AROUND = 3  # how many entrants there are of each status, the organisers, one's own entry
LISTS = {
    "": 2 + AROUND + 2,  # token, tournament with its owner; the winner, how far it is
    "entrants/": 3,  # token, tournament, entrants with their players
    "rounds/": 3,
    "rounds/1/": 9,  # token, tournament, round; matches, their sides, those' entrants and players, match games, games
    "matches/": 8,
    "standings/": 6,  # token, tournament; entrants, sides and matches, names
    "events/": 3,
}


@pytest.fixture(params=[4, 16])
def cup(request: pytest.FixtureRequest, alice: HttpPlayer) -> Shown:
    """One whose first rounds are over."""
    made = of_strategies(alice, copies=request.param)
    act(alice, made, "start/")
    work(Tournament.objects.get(pk=made["id"]))
    return made


@pytest.mark.parametrize("path", LISTS)
def test_reading_costs_the_same_for_any_number_of_entrants(alice: HttpPlayer, cup: Shown, path: str) -> None:
    with costs(LISTS[path]):
        assert alice.get(f"tournaments/{cup['id']}/{path}").status_code == 200


@pytest.mark.parametrize("cups", [1, 12])
def test_a_list_costs_the_same_for_any_number_of_tournaments(alice: HttpPlayer, bob: HttpPlayer, cups: int) -> None:
    for _ in range(cups):
        enter(bob, opened(alice))
    with costs(2 + AROUND):
        bob.get("tournaments/?player=me")
