"""Turns that ran out in a review: what they gave away is unplayed, to the point, and no decision is blamed for it."""

from random import Random
from typing import Any

import pytest

from games import step
from games.step import StandIn
from rulesets import catalog
from tests.games.shortcut import decided
from tests.games.test_review import CUPS, Advisers, Game, advisers, by_chance, check, each_ruleset, reviewed

__all__ = ["advisers"]  # a fixture


class Late(Game):
    """A game in which turns run out, before the first throw, after one, or after more."""

    def go_on(self, state: step.State) -> step.Step:
        assert state.turn is not None
        if Random(f"{state.turn.n}-{len(state.turn.rolls)}").random() < 0.15:
            return step.give_up(state, None)
        return super().go_on(state)


@each_ruleset
@pytest.mark.parametrize("cup", CUPS)
def test_the_score_is_optimum_luck_regret_and_unplayed(key: str, cup: str, advisers: Advisers) -> None:
    told = Late(key, by_chance(5), seats=3, cup=CUPS[cup]).review(advisers)
    assert sum(turn.points == 0 and not turn.rolls for seat in told.seats for turn in seat.turns) > 0
    for seat in told.seats:
        check(seat)
        assert seat.unplayed > 0


@each_ruleset
def test_a_turn_that_ran_out_before_its_first_throw_costs_what_it_was_worth(key: str, advisers: Advisers) -> None:
    game = Game(key, by_chance(1), seats=1)
    state, log = step.start(catalog.get(key), 1, "seat", game.cup, None)
    state, lost = step.give_up(state, None)
    (seat,) = reviewed(key, [*game.opening(), *log, *lost], advisers).seats
    (turn,) = seat.turns
    assert (turn.rolls, turn.points, turn.bonus, turn.luck, turn.regret) == ((), 0, 0, 0, 0)
    assert turn.category == lost[0].data["category"]
    assert seat.unplayed == pytest.approx(seat.optimum, abs=1e-9)  # the game broke off right after it
    assert (seat.choices, seat.accuracy) == (0, None)


def test_a_turn_that_ran_out_after_a_throw_has_its_luck_but_no_decision(advisers: Advisers) -> None:
    game = Game("yacht", by_chance(1), seats=1)
    state, log = step.start(catalog.get("yacht"), 1, "seat", game.cup, None)
    state, rolled = step.roll(state, game.cup, ())
    state, lost = step.give_up(state, None)
    (seat,) = reviewed("yacht", [*game.opening(), *log, *rolled, *lost], advisers).seats
    (turn,) = seat.turns
    (roll,) = turn.rolls
    assert (roll.decision, turn.points, seat.regret, seat.biggest_mistake) == (None, 0, 0, None)
    assert turn.luck == roll.luck
    check(seat)


def test_what_a_stand_in_decides_counts_for_its_seat(advisers: Advisers) -> None:
    cup: Any = CUPS["drawn"]
    game = Game("yacht", lambda state: decided(state, cup, "greedy"), seats=1)
    state, log = step.start(catalog.get("yacht"), 1, "seat", game.cup, None)
    state, stood_in = step.substitute(state, StandIn("greedy", "1"))
    log = (*log, *stood_in)
    while state.turn is not None:
        assert state.turn.stand_in is not None
        state, made = game.go_on(state)
        log = (*log, *made)
    (seat,) = reviewed("yacht", [*game.opening(), *log], advisers).seats
    check(seat)
    assert (seat.complete, seat.unplayed) == (True, 0)
