"""Matches that end before all their games are played, as it is sure by then what they come to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.models import Commitment, Game
from games.players.models import Player
from games.tournaments import recount
from games.tournaments.formats.history import Result
from games.tournaments.models import Match, MatchGame, Reservation, TournamentEvent
from games.tournaments.scoring import (
    LOOK_EVERY,
    GamePlayed,
    MatchRules,
    NextGame,
    RollOff,
    next_look,
    played_out,
    settle,
    stopped,
)
from games.tournaments.uncertainty.stopping import LEAST_UNLIKE
from rulesets import catalog
from tests.conftest import Guest
from tests.games.player import HttpPlayer
from tests.games.tournaments import hall, host
from tests.games.tournaments.services.test_rolloffs import records

RULES = MatchRules("points", 400, 2, stop_at_margin=5.0)
BETTER = [GamePlayed((250 + n % 3, 150), (True, True)) for n in range(400)]
ALIKE = [GamePlayed((200 + n % 2, 200 + (n + 1) % 2), (True, True)) for n in range(400)]


@pytest.mark.parametrize(
    ("games", "why"),
    [
        (BETTER, "first"),
        ([GamePlayed(game.totals[::-1], game.stayed) for game in BETTER], "second"),
        (ALIKE, "even"),
    ],
)
def test_it_stops_when_it_is_sure_and_says_why(games: list[GamePlayed], why: str) -> None:
    assert isinstance(settle(RULES, 2, games[: LEAST_UNLIKE - 1]), NextGame)
    end = settle(RULES, 2, games[:LEAST_UNLIKE])
    assert isinstance(end, Result)
    verdict = played_out(RULES, games[:LEAST_UNLIKE], end)
    assert verdict.facts["stopped"] == why
    assert end.points == tuple(sum(game.totals[side] for game in games[:LEAST_UNLIKE]) for side in (0, 1))


def test_without_the_rule_or_for_more_than_two_all_games_are_played() -> None:
    assert isinstance(settle(MatchRules("points", 400), 2, BETTER[:399]), NextGame)
    three = [GamePlayed((300, 200, 100), (True,) * 3)] * 399
    assert isinstance(settle(MatchRules("points", 400, 3, 5.0), 3, three), NextGame)


def test_a_match_that_plays_all_its_games_was_not_stopped() -> None:
    rules = MatchRules("points", LEAST_UNLIKE, 2, stop_at_margin=5.0)
    assert stopped(rules, BETTER[:LEAST_UNLIKE]) is None
    assert isinstance(settle(rules, 2, BETTER[:LEAST_UNLIKE]), Result)


def test_who_is_level_when_it_stops_is_parted_by_another_game_and_then_by_a_throw() -> None:
    games = ALIKE[:LEAST_UNLIKE]
    assert isinstance(settle(RULES, 2, games, wants_winner=True), NextGame)
    more = [*games, GamePlayed((150, 160), (True, True))]
    end = settle(RULES, 2, more, wants_winner=True)
    assert isinstance(end, Result)
    assert (end.ranks, stopped(RULES, more)) == ((2, 1), "even")
    assert isinstance(settle(RULES, 2, [*games, GamePlayed((150, 150), (True, True))], wants_winner=True), RollOff)


def test_games_that_were_left_say_nothing_of_how_their_sides_play() -> None:
    left = [GamePlayed(game.totals, (True, n % 2 == 0)) for n, game in enumerate(BETTER)]
    assert isinstance(settle(RULES, 2, left[:LEAST_UNLIKE]), NextGame)
    assert isinstance(settle(RULES, 2, left[: 2 * LEAST_UNLIKE]), Result)


@given(st.lists(st.integers(-60, 90), min_size=LEAST_UNLIKE, max_size=260), st.floats(0.1, 60))
def test_it_ends_at_a_look_and_nothing_committed_to_is_left_over(differences: list[int], margin: float) -> None:
    rules = MatchRules("points", len(differences), 2, margin)
    games, committed = list[GamePlayed](), 0
    while isinstance(settle(rules, 2, games), NextGame):
        if len(games) == committed:
            committed = next_look(rules, committed)
        games.append(GamePlayed((200 + differences[len(games)], 200), (True, True)))
    assert len(games) == committed
    assert len(games) == rules.games or (len(games) % LOOK_EVERY == 0 and stopped(rules, games))


@pytest.fixture
def owner(guest: Guest) -> Player:
    return guest("Olga")[1]


def test_a_match_of_strategies_stops_in_the_log_and_in_what_is_shown(owner: Player, nobody: HttpPlayer) -> None:
    cup = hall.open_event(owner, match={"kind": "points", "games": 400, "stop_at_margin": 5})
    hall.enter_engines(cup, 1, "collector")
    hall.enter_engines(cup, 1, "random")
    hall.start(cup)
    hall.work(cup)
    match = Match.objects.get()
    games = MatchGame.objects.count()  # by far the most often as few as can be; it depends on the dice
    assert (match.status, match.stopped) == ("decided", "first")
    assert games in range(LEAST_UNLIKE, 400, LOOK_EVERY)
    assert Commitment.objects.count() == Game.objects.filter(status="finished").count() == games
    assert not Reservation.objects.exists()
    said = TournamentEvent.objects.get(type="match.decided").data
    assert said["stopped"] == "first"
    rules, found = MatchRules(**cup.match), records(*said["games"])
    assert recount.faults(catalog.get("yacht"), rules, said, found) == []
    assert recount.faults(catalog.get("yacht"), rules, {**said, "stopped": "even"}, found) == ["stopped"]
    shown = host.read(nobody, {"id": str(cup.pk)}, f"matches/{match.pk}/")
    assert (shown["stopped"], shown["how"], len(shown["games"])) == ("first", "played", games)
    assert host.read(nobody, {"id": str(cup.pk)})["match"]["stop_at_margin"] == 5


@pytest.mark.parametrize(
    "match",
    [
        {"kind": "points", "games": 400, "stop_at_margin": 0},
        {"kind": "points", "games": 400, "stop_at_margin": 1001},
        {"kind": "points", "games": 400, "stop_at_margin": "wide"},
        {"kind": "best_of", "games": 9, "stop_at_margin": 5},
    ],
)
def test_a_rule_that_makes_no_sense_is_refused(alice: HttpPlayer, match: dict[str, object]) -> None:
    answer = alice.post("tournaments/", {**host.CUP, "match": match})
    assert (answer.status_code, "stop_at_margin" in answer.content.decode()) == (422, True)
