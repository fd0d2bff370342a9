"""Resignations and time-outs: a leaver never blocks the others."""

from collections.abc import Callable
from typing import Any

import pytest

from games import step
from games.step import State
from rulesets import catalog
from tests.games.loaded_cup import LoadedCup

CUP = LoadedCup()
Leave = Callable[[State, int, str | None], step.Step]
leaves = pytest.mark.parametrize("leave", [step.resign, step.time_out])


def started(seats: int) -> State:
    return step.start(catalog.get("yacht"), seats, "seat", CUP, None)[0]


def types(changes: tuple[step.Change, ...]) -> list[str]:
    return [change.type for change in changes]


def now(state: State) -> Any:
    assert state.turn is not None
    return state.turn


@leaves
def test_a_seat_that_leaves_in_its_turn_drops_it_and_the_next_seat_moves(leave: Leave) -> None:
    state, _ = step.roll(started(3), CUP, ())
    state, changes = leave(state, 0, None)
    assert types(changes)[1:] == ["turn.started"]
    assert (now(state).n, now(state).seat, now(state).number, now(state).dice) == (2, 1, 1, None)


@leaves
def test_a_seat_that_leaves_out_of_turn_does_not_touch_the_turn(leave: Leave) -> None:
    state, _ = step.roll(started(3), CUP, ())
    after, changes = leave(state, 2, None)
    assert len(changes) == 1
    assert after.turn == state.turn


@leaves
def test_a_seat_that_left_is_passed_over_for_good(leave: Leave) -> None:
    state, _ = leave(started(3), 1, None)
    seats = []
    while state.turn is not None:
        seats.append(state.turn.seat)
        state, _ = step.roll(state, CUP, ())
        open_categories = [
            c.key for c in state.ruleset.categories if c.key not in state.seats[now(state).seat].card.points
        ]
        state, _ = step.score(state, open_categories[0], None)
    assert seats == [0, 2] * 12


@leaves
def test_one_seat_left_of_several_ends_the_game(leave: Leave) -> None:
    state, changes = leave(started(2), 1, None)
    assert types(changes)[1:] == ["game.finished"]
    assert [(result.seat, result.rank) for result in state.results or ()] == [(0, 1), (1, 2)]


@leaves
def test_the_only_seat_of_a_solo_game_ends_it(leave: Leave) -> None:
    state, changes = leave(started(1), 0, None)
    assert types(changes)[1:] == ["game.finished"]
    assert [(result.seat, result.total, result.rank) for result in state.results or ()] == [(0, 0, 1)]


@leaves
def test_the_next_seat_keeps_its_own_number_of_turns(leave: Leave) -> None:
    state = started(3)
    for category in ("ones", "ones"):
        state, _ = step.roll(state, CUP, ())
        state, _ = step.score(state, category, None)
    state, _ = leave(state, 2, None)
    assert (now(state).n, now(state).seat, now(state).number) == (4, 0, 2)


def test_a_leaver_names_how_it_left() -> None:
    assert types(step.resign(started(3), 2, None)[1]) == ["seat.resigned"]
    assert types(step.time_out(started(3), 2, None)[1]) == ["seat.timed_out"]


def test_a_seat_that_leaves_when_all_others_are_full_ends_the_game() -> None:
    state = started(2)
    for category in state.ruleset.categories:
        for _ in range(2):
            if (category.key, now(state).seat) == ("yacht", 1):
                break
            state, _ = step.roll(state, CUP, ())
            state, _ = step.score(state, category.key, None)
    assert now(state).seat == 1
    state, _ = step.resign(state, 1, None)
    assert state.turn is None
    assert [result.rank for result in state.results or ()] == [1, 2]
