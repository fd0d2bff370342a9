"""Every format, played by workers to its end."""

from collections import Counter
from typing import Any

import pytest

from games.players.models import Player
from games.tournaments.models import Match, Tournament
from tests.conftest import Solve
from tests.games.tournaments import hall

EVENTS: list[tuple[dict[str, Any], dict[str, Any], int, list[int]]] = [
    ({"kind": "round_robin"}, {}, 5, [2] * 5),
    ({"kind": "round_robin", "legs": 2}, {"kind": "points", "games": 2}, 3, [1] * 6),
    ({"kind": "round_robin", "groups": 2, "advance": 2, "third_place": True}, {}, 7, [3, 3, 3, 2, 2]),
    ({"kind": "swiss", "rounds": 4}, {"games": 3}, 7, [4] * 4),
    ({"kind": "swiss"}, {}, 6, [3] * 3),
    ({"kind": "score", "rounds": 2}, {"seats": 1, "games": 2}, 3, [3] * 2),
    ({"kind": "score", "rounds": 3}, {"seats": 4}, 9, [3] * 3),
    ({"kind": "score", "rounds": 2, "ranking": "regret"}, {"seats": 2}, 5, [3] * 2),
]


@pytest.mark.parametrize(("format_", "match", "entrants", "rounds"), EVENTS)
def test_every_format_is_played_to_its_end(
    owner: Player, solve: Solve, format_: dict[str, Any], match: dict[str, Any], entrants: int, rounds: list[int]
) -> None:
    if format_.get("ranking") == "regret":
        solve("yacht")
    cup = hall.open_event(owner, format=format_, match=match)
    hall.enter_engines(cup, entrants)
    hall.start(cup)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    matches = Match.objects.filter(tournament=cup)
    assert set(matches.values_list("status", flat=True)) == {Match.Status.DECIDED}
    sizes = Counter(matches.values_list("round__n", flat=True))
    assert [sizes[n] for n in sorted(sizes)] == rounds
    places = [row["place"] for row in cup.places or []]
    assert len(places) == entrants
    assert places == sorted(places)
    assert places[0] == 1
