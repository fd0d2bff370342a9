from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dicecup import DiceCup
from games.tournaments.formats.history import Result
from games.tournaments.scoring import (
    GamePlayed,
    MatchRules,
    NextGame,
    RollOff,
    bye,
    roll_off,
    rolled_off,
    seating,
    settle,
    walkover,
)
from rulesets import catalog
from tests.games.loaded_cup import LoadedCup
from yachtapi_verify import dice

YAHTZEE = catalog.get("yahtzee")
HIGH, LOW = ((6, 6, 5, 5, 4),), ((2, 3, 2, 1, 1),)
BEST_OF_3, POINTS_OF_3 = MatchRules("best_of", 3), MatchRules("points", 3)


def _game(*totals: int, left: tuple[int, ...] = ()) -> GamePlayed:
    return GamePlayed(totals, tuple(side not in left for side in range(len(totals))))


WIN, DRAW, LOSS = _game(200, 150), _game(180, 180), _game(150, 200)


def test_a_match_of_one_game_is_that_game() -> None:
    assert settle(MatchRules(), 2, []) == NextGame(1, (0, 1))
    assert settle(MatchRules(), 2, [WIN]) == Result((1, 2), (200, 150))
    assert settle(MatchRules(), 2, [DRAW]) == Result((1, 1), (180, 180))


def test_the_sides_take_turns_to_begin() -> None:
    assert [seating(2, number) for number in (1, 2, 3)] == [(0, 1), (1, 0), (0, 1)]
    assert [seating(3, number) for number in (1, 2, 3, 4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_best_of_three_stops_after_two_wins() -> None:
    assert settle(BEST_OF_3, 2, [WIN]) == NextGame(2, (1, 0))
    assert settle(BEST_OF_3, 2, [WIN, WIN]) == Result((1, 2), (400, 300))
    assert settle(BEST_OF_3, 2, [WIN, LOSS]) == NextGame(3, (0, 1))


def test_a_drawn_game_is_half_of_one() -> None:
    assert settle(BEST_OF_3, 2, [WIN, DRAW]) == NextGame(3, (0, 1))
    assert settle(BEST_OF_3, 2, [WIN, DRAW, LOSS]) == Result((1, 1), (530, 530))
    assert settle(BEST_OF_3, 2, [DRAW, DRAW, LOSS]) == Result((2, 1), (510, 560))


def test_a_match_for_points_plays_all_games_and_sums_them() -> None:
    far_ahead = [_game(300, 100), _game(300, 100)]
    assert settle(POINTS_OF_3, 2, far_ahead) == NextGame(3, (0, 1))
    assert settle(POINTS_OF_3, 2, [*far_ahead, _game(50, 449)]) == Result((1, 2), (650, 649))
    assert settle(POINTS_OF_3, 2, [*far_ahead, _game(50, 450)]) == Result((1, 1), (650, 650))


def test_who_left_a_game_is_last_in_it_whatever_the_total() -> None:
    assert settle(MatchRules(), 2, [_game(300, 5, left=(0,))]) == Result((2, 1), (300, 5))
    assert settle(MatchRules(), 2, [_game(300, 5, left=(0, 1))]) == Result((1, 1), (300, 5))


def test_a_game_that_was_left_counts_no_points() -> None:
    games = [_game(250, 100), _game(250, 100), _game(120, 130, left=(0,))]
    assert settle(POINTS_OF_3, 2, games) == Result((1, 2), (620, 330))
    assert settle(MatchRules("points", 1), 2, [_game(0, 0, left=(0,))]) == Result((2, 1), (0, 0))


def test_at_a_table_of_four_the_sides_are_ranked_as_in_the_game() -> None:
    table = [_game(100, 300, 300, 50)]
    assert settle(MatchRules("points", 1, 4), 4, table) == Result((3, 1, 1, 4), (100, 300, 300, 50))
    assert settle(MatchRules("best_of", 1, 4), 4, table) == Result((3, 1, 1, 4), (100, 300, 300, 50))


def test_a_solo_board_is_over_after_its_games() -> None:
    assert settle(MatchRules("points", 2, 1), 1, [_game(210)]) == NextGame(2, (0,))
    assert settle(MatchRules("points", 2, 1), 1, [_game(210), _game(190)]) == Result((1,), (400,))


@pytest.mark.parametrize(
    ("rules", "level"), [(MatchRules(), [DRAW]), (BEST_OF_3, [WIN, DRAW, LOSS]), (POINTS_OF_3, [DRAW] * 3)]
)
def test_where_somebody_has_to_go_on_a_level_match_has_one_more_game_and_then_a_throw(
    rules: MatchRules, level: list[GamePlayed]
) -> None:
    number = len(level) + 1
    assert settle(rules, 2, level, wants_winner=True) == NextGame(number, seating(2, number))
    points = sum(game.totals[0] for game in level)
    assert settle(rules, 2, [*level, LOSS], wants_winner=True) == Result((2, 1), (points + 150, points + 200))
    assert settle(rules, 2, [*level, DRAW], wants_winner=True) == RollOff((0, 1))


def test_the_throw_is_made_in_lanes_of_its_own_until_one_is_ahead() -> None:
    cup = LoadedCup(
        loaded={
            ("decider1", 1): LOW, ("decider1", 2): LOW,
            ("decider2", 1): LOW, ("decider2", 2): HIGH,
        }
    )  # fmt: skip
    seat, throws = roll_off(YAHTZEE, RollOff((0, 1)), cup)
    assert seat == 1
    assert [(throw.attempt, throw.seat, sum(throw.dice)) for throw in throws] == [
        (1, 0, 9),
        (1, 1, 9),
        (2, 0, 9),
        (2, 1, 26),
    ]


def test_the_throw_depends_on_the_seed_alone() -> None:
    seats = set()
    for number in range(30):
        cup = DiceCup(bytes([number]) * 32, "game", ())
        assert roll_off(YAHTZEE, RollOff((0, 1)), cup) == roll_off(YAHTZEE, RollOff((0, 1)), cup)
        seats.add(roll_off(YAHTZEE, RollOff((0, 1)), cup)[0])
    assert seats == {0, 1}


@given(st.binary(min_size=32, max_size=32))
def test_with_the_seed_a_stranger_finds_the_same_throws(seed: bytes) -> None:
    seat, throws = roll_off(YAHTZEE, RollOff((0, 1)), DiceCup(seed, "game", ("ab", "cd")))
    theirs, winner = dice.roll_off(dice.Cup(seed, "game", ("ab", "cd")), (0, 1), 5, lane="decider")
    assert winner == seat
    assert [(one.attempt, one.seat, one.dice) for one in theirs] == [
        (one.attempt, one.seat, one.dice) for one in throws
    ]


def test_the_seat_that_throws_more_wins_the_match_for_its_side() -> None:
    games = [DRAW, DRAW]  # in the second, side 1 sits first
    assert rolled_off(MatchRules(), 2, games, seat=0) == Result((2, 1), (360, 360), "roll_off")
    assert rolled_off(MatchRules(), 2, games, seat=1) == Result((1, 2), (360, 360), "roll_off")


def test_only_those_who_lead_throw() -> None:
    games = [_game(200, 100, 200, 200), _game(150, 300, 180, 180)]
    assert settle(MatchRules(seats=4), 4, games, wants_winner=True) == RollOff((1, 2))
    assert rolled_off(MatchRules(seats=4), 4, games, seat=1).ranks == (3, 4, 1, 2)


def test_who_is_left_walks_over_and_keeps_the_points() -> None:
    assert walkover(2, [1]) == Result((2, 1), (0, 0), "walkover")
    assert walkover(2, [0], [LOSS]) == Result((1, 2), (150, 200), "walkover")


def test_a_match_of_nobody_is_void() -> None:
    result = walkover(2, [])
    assert (result.how, result.winner) == ("void", None)


def test_a_bye_is_won() -> None:
    assert (bye().how, bye().winner) == ("bye", 0)


games = st.builds(GamePlayed, st.tuples(*[st.integers(0, 3)] * 2), st.tuples(*[st.booleans()] * 2))
rules = st.builds(MatchRules, st.sampled_from(["best_of", "points"]), st.sampled_from([1, 3, 5]))


@given(rules, st.lists(games, min_size=6, max_size=6), st.booleans())
def test_every_match_ends_and_is_the_same_with_its_sides_exchanged(
    rules: MatchRules, coming: list[GamePlayed], wants_winner: bool
) -> None:
    played = 0
    while isinstance(step := settle(rules, 2, coming[:played], wants_winner=wants_winner), NextGame):
        assert step.number == played + 1 <= rules.games + wants_winner
        assert step.seats == seating(2, step.number)
        played += 1
    mirrored = [GamePlayed(game.totals[::-1], game.stayed[::-1]) for game in coming[:played]]
    other = settle(rules, 2, mirrored, wants_winner=wants_winner)
    if isinstance(step, RollOff):
        assert other == step == RollOff((0, 1))
        assert wants_winner
    else:
        assert other == Result(step.ranks[::-1], step.points[::-1])
        assert not wants_winner or step.winner is not None


@given(st.lists(games, min_size=1, max_size=5))
def test_what_best_of_leaves_out_cannot_change_the_winner(played: list[GamePlayed]) -> None:
    rules = MatchRules("best_of", 5)
    step = settle(rules, 2, played)
    if isinstance(step, Result) and len(played) < 5:
        for rest in product([WIN, DRAW, LOSS], repeat=5 - len(played)):
            whole = [*played, *rest]
            assert sum(game.score(step.winner or 0) for game in whole) > 2.5
