"""Who begins: the first seat, a lot from the seed, or the highest of a roll-off."""

from typing import Any

import pytest

from games import step
from games.dicecup import DiceCup
from rulesets import catalog
from tests.games.loaded_cup import LoadedCup

YAHTZEE = catalog.get("yahtzee")
HIGH, LOW, LOWER = ((6, 6, 5, 5, 4),), ((2, 3, 2, 1, 1),), ((1, 1, 1, 1, 2),)


def roll_off(loaded: dict[tuple[str, int], Any], seats: int) -> tuple[int, list[dict[str, Any]]]:
    state, changes = step.start(YAHTZEE, seats, "roll_off", LoadedCup(loaded=loaded), None)
    return state.first_seat, [change.data for change in changes if change.type == "order.rolled"]


def test_the_highest_sum_begins() -> None:
    first_seat, throws = roll_off({("order1", 1): LOW, ("order1", 2): HIGH, ("order1", 3): LOWER}, seats=3)
    assert first_seat == 1
    assert throws == [
        {"attempt": 1, "seat": 0, "dice": [1, 1, 2, 2, 3]},
        {"attempt": 1, "seat": 1, "dice": [4, 5, 5, 6, 6]},
        {"attempt": 1, "seat": 2, "dice": [1, 1, 1, 1, 2]},
    ]


def test_the_tied_throw_again_among_themselves() -> None:
    loaded = {
        ("order1", 1): HIGH, ("order1", 2): LOW, ("order1", 3): HIGH,
        ("order2", 1): LOWER, ("order2", 3): LOW,
    }  # fmt: skip
    first_seat, throws = roll_off(loaded, seats=3)
    assert first_seat == 2
    assert [(throw["attempt"], throw["seat"]) for throw in throws] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 2)]


def test_equal_sums_of_other_dice_are_a_tie() -> None:
    loaded: dict[tuple[str, int], Any] = {("order1", 1): ((6, 1, 1, 1, 1),), ("order1", 2): ((2, 2, 2, 2, 2),)}
    _, throws = roll_off(loaded | {("order2", 1): LOW, ("order2", 2): LOWER}, seats=2)
    assert len(throws) == 4


def test_ties_go_on_as_long_as_they_last_and_shrink() -> None:
    tie = {("order1", seat): HIGH for seat in (1, 2, 3, 4)}
    tie |= {("order2", seat): HIGH for seat in (1, 2, 4)} | {("order2", 3): LOW}
    tie |= {("order3", seat): HIGH for seat in (2, 4)} | {("order3", 1): LOW}
    first_seat, throws = roll_off(tie | {("order4", 2): LOW, ("order4", 4): HIGH}, seats=4)
    assert first_seat == 3
    assert [throw["attempt"] for throw in throws] == [1] * 4 + [2] * 4 + [3] * 3 + [4] * 2


def test_a_low_tie_does_not_matter() -> None:
    first_seat, throws = roll_off({("order1", 1): LOW, ("order1", 2): LOW, ("order1", 3): HIGH}, seats=3)
    assert (first_seat, len(throws)) == (2, 3)


def test_one_seat_rolls_off_against_nobody() -> None:
    assert roll_off({("order1", 1): LOW}, seats=1)[0] == 0


def test_the_throws_come_right_before_the_start() -> None:
    _, changes = step.start(YAHTZEE, 2, "roll_off", LoadedCup(loaded={("order1", 1): HIGH}), None)
    assert [change.type for change in changes] == ["order.rolled"] * 2 + ["game.started", "turn.started"]


def test_a_lot_is_drawn_from_its_own_lane() -> None:
    for number in range(20):
        cup = DiceCup(bytes([number]) * 32, "game", ("",) * 7)
        state, changes = step.start(YAHTZEE, 7, "random", cup, None)
        assert state.first_seat == cup.pick("order0", 1, 7)
        assert [change.type for change in changes] == ["game.started", "turn.started"]


@pytest.mark.parametrize("seats", [1, 2, 10])
def test_by_seat_the_first_begins(seats: int) -> None:
    state, (started, opened) = step.start(YAHTZEE, seats, "seat", LoadedCup(), None)
    assert (state.first_seat, started.data["first_seat"], opened.data["seat"]) == (0, 0, 0)


def test_play_goes_round_the_table_from_whoever_begins() -> None:
    cup = LoadedCup(loaded={("order1", 1): LOW, ("order1", 2): LOW, ("order1", 3): HIGH})
    state, _ = step.start(YAHTZEE, 3, "roll_off", cup, None)
    seats = []
    for _ in range(4):
        assert state.turn is not None
        seats.append(state.turn.seat)
        category = "ones" if len(seats) < 4 else "twos"
        state, _ = step.score(step.roll(state, cup, ())[0], category, None)
    assert seats == [2, 0, 1, 2]
