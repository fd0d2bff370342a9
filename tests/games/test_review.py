"""A review: every decision beside the best one, and a score that is optimum, luck, regret and what was not played."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import review, step
from games.dicecup import DiceCup
from games.review import Kept, Review, SeatReview
from games.step import Change, State
from rulesets import catalog
from rulesets.scorecard import Scorecard, total
from rulesets.solver.advice import Action as Advised
from rulesets.solver.advice import Adviser, Keep, best_action
from rulesets.solver.lattice import lattice_of
from rulesets.solver.solving import solved_table
from tests.games.loaded_cup import LoadedCup
from tests.games.play_out import Action, actions
from tests.games.shortcut import decided

Advisers = Callable[[str], Adviser]
Policy = Callable[[State], Action]
each_ruleset = pytest.mark.parametrize("key", catalog.keys())
# Five of a kind in every turn: jokers, extra bonuses and the upper bonus, whatever is kept.
YACHTS = {(str(seat), turn): ((turn % 6 + 1,) * 5,) * 3 for seat in range(2) for turn in range(1, 16)}
CUPS = {"drawn": LoadedCup(), "yachts": LoadedCup(loaded=YACHTS)}


@pytest.fixture(scope="session")
def advisers(tables_folder: Path) -> Advisers:
    """Perfect play of a shipped ruleset."""
    return cache(lambda key: Adviser(solved_table(tables_folder, catalog.get(key))))


@dataclass(frozen=True)
class Game:
    """A game of the pure step and who decides in it."""

    key: str
    policy: Policy
    seats: int = 2
    cup: DiceCup = CUPS["drawn"]

    def changes(self) -> Iterator[Change]:
        """The log of the whole game."""
        yield from self.opening()
        state, made = step.start(catalog.get(self.key), self.seats, "seat", self.cup, None)
        yield from made
        while state.turn is not None:
            state, made = self.go_on(state)
            yield from made

    def opening(self) -> Iterator[Change]:
        """The log before the start."""
        yield Change("game.created", {"game_id": "game", "ruleset_digest": catalog.get(self.key).digest})
        for seat in range(self.seats):
            yield Change("seat.joined", {"seat": seat, "player_id": "player"})

    def go_on(self, state: State) -> step.Step:
        """One action."""
        action = self.policy(state)
        if isinstance(action, str):
            return step.score(state, action, None)
        return step.roll(state, self.cup, action)

    def review(self, advisers: Advisers) -> Review:
        """What is said about the whole game."""
        return reviewed(self.key, self.changes(), advisers)


def reviewed(key: str, changes: Iterable[Change], advisers: Advisers) -> Review:
    events = [{"type": change.type, "data": change.data} for change in changes]
    return review.review(catalog.get(key), advisers(key), events)


def by_chance(seed: int) -> Policy:
    chance = Random(seed)
    return lambda state: chance.choice(actions(state))


def greedy(cup: DiceCup) -> Policy:
    return lambda state: decided(state, cup, "greedy")


def perfect(adviser: Adviser) -> Policy:
    def decide(state: State) -> Action:
        dice, legal = advised(adviser, state)
        return named(best_action(dice, legal))

    return decide


def advised(adviser: Adviser, state: State) -> tuple[Any, tuple[Advised, ...]]:
    now = state.turn
    assert now is not None
    rolls_left = state.ruleset.rolls - len(now.rolls)
    return now.dice, adviser.actions(state.seats[now.seat].card, now.dice, rolls_left)


def named(action: Advised) -> Action:
    return action.keep if isinstance(action, Keep) else action.category


def split(seat: SeatReview) -> float:
    return seat.optimum + seat.luck - seat.regret - seat.unplayed


def check(seat: SeatReview) -> None:
    """The sums of a seat's review, each from its parts."""
    decisions = [roll.decision for turn in seat.turns for roll in turn.rolls if roll.decision]
    assert split(seat) == pytest.approx(seat.score, abs=1e-6)
    assert seat.luck == pytest.approx(sum(roll.luck for turn in seat.turns for roll in turn.rolls), abs=1e-9)
    assert seat.regret == pytest.approx(sum(decision.done.regret for decision in decisions), abs=1e-9)
    assert [turn.number for turn in seat.turns] == list(range(1, len(seat.turns) + 1))
    for decision in decisions:
        assert decision.done.regret == pytest.approx(decision.best.value - decision.done.value, abs=1e-9)
        assert decision.done.regret >= 0 == decision.best.regret


def upper_bonus(seat: SeatReview) -> int:
    return seat.score - sum((turn.points or 0) + (turn.bonus or 0) for turn in seat.turns)


@each_ruleset
@pytest.mark.parametrize("cup", CUPS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_chance_is_split_without_a_rest(key: str, cup: str, seed: int, advisers: Advisers) -> None:
    for seat in Game(key, by_chance(seed), cup=CUPS[cup]).review(advisers).seats:
        check(seat)
        assert seat.complete and seat.unplayed == 0
        assert seat.optimum == advisers(key).value(Scorecard())


@each_ruleset
@pytest.mark.parametrize("cup", CUPS)
def test_a_greedy_game_is_split_without_a_rest(key: str, cup: str, advisers: Advisers) -> None:
    game = Game(key, greedy(CUPS[cup]), cup=CUPS[cup])
    ended = list(game.changes())[-1].data["results"]
    seats = reviewed(key, game.changes(), advisers).seats
    assert [(seat.seat, seat.score) for seat in seats] == [(row["seat"], row["total"]) for row in ended]
    for seat in seats:
        check(seat)


@pytest.mark.parametrize("key", ["classic-13", "yahtzee", "yahtzee-upper-first"])
def test_jokers_and_both_bonuses_are_in_the_split(key: str, advisers: Advisers) -> None:
    seat = Game(key, perfect(advisers(key)), cup=CUPS["yachts"]).review(advisers).seats[0]
    check(seat)
    assert sum(turn.bonus or 0 for turn in seat.turns) >= 100
    assert upper_bonus(seat) == 35
    assert seat.regret == 0


@each_ruleset
def test_perfect_play_gives_nothing_away(key: str, advisers: Advisers) -> None:
    for seat in Game(key, perfect(advisers(key))).review(advisers).seats:
        check(seat)
        assert (seat.regret, seat.accuracy, seat.biggest_mistake) == (0, 1, None)
        assert seat.best_choices == seat.choices > 0
        for turn in seat.turns:
            assert all(roll.decision and roll.decision.done is roll.decision.best for roll in turn.rolls)


@pytest.mark.parametrize("number", [1, 6, 12])
def test_a_planted_mistake_is_the_biggest(number: int, advisers: Advisers) -> None:
    adviser = advisers("yacht")

    def slip(state: State) -> Action:
        now = state.turn
        assert now is not None
        if (now.seat, now.number, len(now.rolls)) != (1, number, 1):
            return perfect(adviser)(state)
        return named(min(advised(adviser, state)[1], key=lambda action: action.value))

    clean, slipped = Game("yacht", slip).review(advisers).seats
    assert clean.biggest_mistake is None
    mistake = slipped.biggest_mistake
    assert mistake is not None
    assert (mistake.n, mistake.number, mistake.roll) == (2 * number, number, 1)
    assert slipped.regret == mistake.done.regret > 1
    assert slipped.best_choices == slipped.choices - 1
    assert mistake.best.value - mistake.done.value == mistake.done.regret


def test_the_luck_curve_adds_up_turn_by_turn(advisers: Advisers) -> None:
    for seat in Game("yatzy", by_chance(5)).review(advisers).seats:
        assert len(seat.luck_curve) == len(seat.turns) == 15
        assert seat.luck_curve[-1] == seat.luck
        steps = [now - before for now, before in zip(seat.luck_curve, (0.0, *seat.luck_curve), strict=False)]
        assert steps == pytest.approx([turn.luck for turn in seat.turns], abs=1e-9)


@each_ruleset
def test_a_turn_begins_with_what_the_scorecard_is_worth(key: str, advisers: Advisers) -> None:
    ruleset, (seat,) = catalog.get(key), Game(key, by_chance(3), seats=1, cup=CUPS["yachts"]).review(advisers).seats
    points: dict[str, int] = {}
    bonus = 0
    for turn in seat.turns:
        expected = advisers(key).value(Scorecard(dict(points), bonus))
        assert turn.rolls[0].expected == pytest.approx(expected, abs=1e-9)
        assert turn.category is not None and turn.points is not None and turn.bonus is not None
        points[turn.category] = turn.points
        bonus += turn.bonus
    assert seat.score == total(ruleset, Scorecard(points, bonus))


def test_luck_is_fair_over_all_the_throws_there_are(advisers: Advisers) -> None:
    lattice = lattice_of(5)
    luck = [first_throw(roll, advisers).luck for roll in lattice.rolls]
    assert luck @ lattice.ways() / lattice.ways().sum() == pytest.approx(0, abs=1e-9)
    assert min(luck) < -1 and max(luck) > 10


def first_throw(dice: tuple[int, ...], advisers: Advisers) -> review.Roll:
    game = Game("yacht", by_chance(1), seats=1, cup=LoadedCup(loaded={("0", 1): (dice,) * 3}))
    state, made = step.start(catalog.get("yacht"), 1, "seat", game.cup, None)
    state, rolled = step.roll(state, game.cup, ())
    return reviewed("yacht", [*game.opening(), *made, *rolled], advisers).seats[0].turns[0].rolls[0]


@pytest.mark.parametrize("leave", [step.resign, step.time_out])
@pytest.mark.parametrize("actions_made", [0, 1, 2, 5, 20])
def test_a_seat_that_left_is_split_up_to_where_it_left(leave: Any, actions_made: int, advisers: Advisers) -> None:
    game = Game("classic-13", by_chance(actions_made), seats=3)
    state, log = step.start(catalog.get(game.key), 3, "seat", game.cup, None)
    for _ in range(actions_made):
        state, made = game.go_on(state)
        log += made
    assert state.turn is not None
    left = state.turn.seat
    state, made = leave(state, left, None)
    log += made
    while state.turn is not None:
        state, made = game.go_on(state)
        log += made
    seats = reviewed(game.key, [*game.opening(), *log], advisers).seats
    for seat in seats:
        check(seat)
        assert seat.complete == (seat.seat != left)
        assert (seat.unplayed > 0) == (seat.seat == left)


def test_a_turn_that_was_given_up_ends_without_a_decision(advisers: Advisers) -> None:
    game = Game("yacht", by_chance(1), seats=1)
    state, log = step.start(catalog.get("yacht"), 1, "seat", game.cup, None)
    state, first = step.roll(state, game.cup, ())
    state, second = step.roll(state, game.cup, ())
    (seat,) = reviewed("yacht", [*game.opening(), *log, *first, *second], advisers).seats
    (turn,) = seat.turns
    assert (turn.category, turn.points, turn.bonus) == (None, None, None)
    assert turn.rolls[0].decision is not None and isinstance(turn.rolls[0].decision.done, Kept)
    assert turn.rolls[1].decision is None
    assert seat.unplayed == turn.rolls[1].value > 150


def test_of_a_game_that_never_started_there_is_nothing_to_say(advisers: Advisers) -> None:
    created, joined, _ = Game("yacht", by_chance(1)).opening()
    (seat,) = reviewed("yacht", [created, joined, Change("game.aborted", {"reason": "deadline"})], advisers).seats
    assert (seat.score, seat.luck, seat.regret, seat.turns, seat.luck_curve) == (0, 0, 0, (), ())
    assert seat.unplayed == seat.optimum
    assert (seat.choices, seat.accuracy, seat.biggest_mistake) == (0, None, None)


def test_the_last_category_left_is_no_choice(advisers: Advisers) -> None:
    (seat,) = Game("yacht", by_chance(2), seats=1).review(advisers).seats
    for turn in seat.turns:
        for roll in turn.rolls:
            assert roll.decision is not None
            options = roll.decision.options
            assert (options > 1) or (turn.number == 12 and roll.roll == 3 and options == 1)
    decided = [roll.decision for turn in seat.turns for roll in turn.rolls if roll.decision]
    assert seat.choices == sum(decision.options > 1 for decision in decided)
    assert seat.accuracy == seat.best_choices / seat.choices < 1
