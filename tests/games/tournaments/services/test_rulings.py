"""What organisers say about matches."""

import pytest

from games.models import Game
from games.players.models import Player
from games.services import arranged
from games.tournaments.errors import InvalidRanks, MatchNotFound, MatchStands
from games.tournaments.models import Entrant, Match, Tournament
from games.tournaments.services import enginematches, rulings
from tests.conftest import Guest
from tests.games.tournaments import hall
from tests.games.tournaments.people import resign


@pytest.fixture
def people(guest: Guest) -> list[Player]:
    return [guest(name)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]


@pytest.fixture
def cup(owner: Player, people: list[Player]) -> Tournament:
    """A first round in which Ann meets Dan, and Ben meets Cleo."""
    cup = hall.open_event(owner)
    hall.enter(cup, *people)
    hall.start(cup)
    hall.work(cup)
    return cup


def match_of(player: Player) -> Match:
    return Match.objects.filter(sides__entrant__player=player).latest("round__n")


def fail(cup: Tournament, player: Player) -> Match:
    for _ in range(2):
        arranged.abort(game_id=Game.objects.get(seats__player=player, status="playing").pk, reason="meteor")
        hall.work(cup)
    assert match_of(player).status == Match.Status.FAILED
    return match_of(player)


def test_a_failed_match_is_played_on(cup: Tournament, people: list[Player]) -> None:
    match = fail(cup, people[0])
    with hall.locked(cup) as held:
        rulings.replay(held, match.pk)
    hall.work(cup)
    resign(Game.objects.get(seats__player=people[0], status="playing"), people[0])
    hall.work(cup)
    assert match_of(people[0]).status == Match.Status.DECIDED


def test_only_a_failed_match_is_played_again(cup: Tournament, people: list[Player]) -> None:
    with pytest.raises(MatchStands), hall.locked(cup) as held:
        rulings.replay(held, match_of(people[0]).pk)


def test_a_forfeit_ends_the_game_and_the_match(cup: Tournament, people: list[Player]) -> None:
    match = match_of(people[0])
    with hall.locked(cup) as held:
        rulings.forfeit(held, match.pk, cup.entrants.get(player=people[0]).pk)
    match.refresh_from_db()
    assert (match.status, match.how) == ("decided", "walkover")
    assert Game.objects.get(seats__player=people[0]).status == "finished"
    assert cup.entrants.get(player=people[0]).status == Entrant.Status.REGISTERED


def test_an_override_stands_until_the_round_is_closed(cup: Tournament, people: list[Player]) -> None:
    match = match_of(people[0])
    for ranks in ([2, 1], [1, 2]):
        with hall.locked(cup) as held:
            rulings.override(held, match.pk, ranks, "agreed")
    match.refresh_from_db()
    assert (match.how, match.reason) == ("override", "agreed")
    assert Game.objects.get(seats__player=people[0]).status == "aborted"
    resign(Game.objects.get(status="playing"), people[1])
    hall.work(cup)
    assert match_of(people[0]).slot == "W2.1"
    with pytest.raises(MatchStands), hall.locked(cup) as held:
        rulings.override(held, match.pk, [2, 1], "late")


@pytest.mark.parametrize("ranks", [[1], [1, 1], [2, 2], [1, 3], [0, 1], [1, 2, 3]])
def test_ranks_that_are_none_are_refused(cup: Tournament, people: list[Player], ranks: list[int]) -> None:
    with pytest.raises(InvalidRanks), hall.locked(cup) as held:
        rulings.override(held, match_of(people[0]).pk, ranks, "agreed")
    assert match_of(people[0]).status == Match.Status.PLAYING


def test_a_match_of_another_event_is_not_there(cup: Tournament, people: list[Player], owner: Player) -> None:
    other = hall.open_event(owner)
    hall.enter_engines(other, 2)
    hall.start(other)
    with pytest.raises(MatchNotFound), hall.locked(cup) as held:
        rulings.replay(held, Match.objects.get(tournament=other).pk)


def test_attempts_that_are_used_up_leave_a_match_to_the_organisers(owner: Player) -> None:
    cup = hall.open_event(owner)
    entrants = hall.enter_engines(cup, 2)
    hall.start(cup)
    match = Match.objects.get()
    Match.objects.update(attempts=enginematches.MOST_ATTEMPTS, due_at=None)
    enginematches.play(match_id=match.pk)
    match.refresh_from_db()
    assert (match.status, match.reason) == ("failed", enginematches.ATTEMPTS_USED_UP)
    with hall.locked(cup) as held:
        rulings.forfeit(held, match.pk, entrants[0].pk)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
