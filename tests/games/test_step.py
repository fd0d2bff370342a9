"""The pure step: whole games by chance, and what each action changes."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import step
from games.step import Change, Seat, State, Turn
from rulesets import catalog, scorecard
from rulesets.errors import CategoryFilled, KeepsEverything, NoRollsLeft, NotRolledYet
from rulesets.scorecard import Scorecard
from tests.games.loaded_cup import LoadedCup
from tests.games.play_out import PlayOut, actions, staying

every_ruleset = pytest.mark.parametrize("ruleset", catalog.keys())
seat_counts = st.integers(1, 10)
chances = st.integers(0, 2**32)
orders = st.sampled_from(["seat", "random", "roll_off"])


def told(play_out: PlayOut, type: str) -> list[dict[str, Any]]:
    return [change.data for _, changes in play_out.states() for change in changes if change.type == type]


@every_ruleset
@settings(max_examples=12, deadline=None)
@given(seats=seat_counts, chance=chances, order=orders)
def test_any_play_out_ends_after_exactly_categories_times_seats_turns(
    ruleset: str, seats: int, chance: int, order: str
) -> None:
    play_out = PlayOut(ruleset, seats, order, chance)
    scored = told(play_out, "turn.scored")
    categories = len(catalog.get(ruleset).categories)
    assert [turn["n"] for turn in scored] == list(range(1, categories * seats + 1))
    assert Counter(turn["seat"] for turn in scored) == dict.fromkeys(range(seats), categories)


@every_ruleset
@settings(max_examples=12, deadline=None)
@given(seats=seat_counts, chance=chances, order=orders)
def test_play_moves_round_the_seats_in_order(ruleset: str, seats: int, chance: int, order: str) -> None:
    play_out = PlayOut(ruleset, seats, order, chance)
    (started,) = told(play_out, "game.started")
    turns = told(play_out, "turn.started")
    assert [turn["seat"] for turn in turns] == [(started["first_seat"] + n) % seats for n in range(len(turns))]
    assert [turn["turn"] for turn in turns] == [n // seats + 1 for n in range(len(turns))]


@every_ruleset
@settings(max_examples=20, deadline=None)
@given(seats=seat_counts, chance=chances, order=orders, leaving=st.sampled_from([0.01, 0.05, 0.3]))
def test_a_game_that_seats_leave_at_any_moment_ends_and_whoever_stays_fills_the_card(
    ruleset: str, seats: int, chance: int, order: str, leaving: float
) -> None:
    *_, (end, _) = play_out = list(PlayOut(ruleset, seats, order, chance, leaving).states())
    assert end.results is not None
    left = staying(end)
    scored = Counter(
        change.data["seat"] for _, changes in play_out for change in changes if change.type == "turn.scored"
    )
    if seats > 1 and len(left) == 1:
        assert scored[left[0]] <= len(end.ruleset.categories)
    else:
        assert all(scored[seat] == len(end.ruleset.categories) for seat in left)
    assert all(scored[seat.index] == len(seat.card.points) for seat in end.seats)


@every_ruleset
@settings(max_examples=12, deadline=None)
@given(seats=seat_counts, chance=chances, leaving=st.sampled_from([0.0, 0.05]))
def test_at_every_state_of_a_game_there_is_a_legal_action(
    ruleset: str, seats: int, chance: int, leaving: float
) -> None:
    for state, _ in PlayOut(ruleset, seats, "seat", chance, leaving).states():
        if state.turn is None:
            assert state.results is not None
            continue
        assert actions(state)
        assert state.turn.seat in staying(state)
        assert state.results is None


@every_ruleset
@settings(max_examples=12, deadline=None)
@given(seats=seat_counts, chance=chances, leaving=st.sampled_from([0.0, 0.05]))
def test_totals_equal_the_sums_of_what_was_scored(ruleset: str, seats: int, chance: int, leaving: float) -> None:
    sums: Counter[int] = Counter()
    upper_bonuses: Counter[int] = Counter()
    for state, changes in PlayOut(ruleset, seats, "seat", chance, leaving).states():
        for change in changes:
            if change.type == "turn.scored":
                seat = change.data["seat"]
                sums[seat] += change.data["points"] + change.data["bonus"]
                upper_bonuses[seat] = change.data["upper_bonus"]
                assert change.data["total"] == sums[seat] + upper_bonuses[seat]
        for result in state.results or ():
            assert result.total == sums[result.seat] + upper_bonuses[result.seat]


@every_ruleset
@settings(max_examples=6, deadline=None)
@given(seats=seat_counts, chance=chances)
def test_an_upper_bonus_is_told_from_the_turn_that_reaches_it(ruleset: str, seats: int, chance: int) -> None:
    rules = catalog.get(ruleset)
    upper: Counter[int] = Counter()
    faces = {category.key for category in rules.categories if category.section == "upper"}
    for scored in told(PlayOut(ruleset, seats, "seat", chance), "turn.scored"):
        upper[scored["seat"]] += scored["points"] if scored["category"] in faces else 0
        bonus = rules.upper_bonus
        due = bonus.of(upper[scored["seat"]]) if bonus else 0
        assert scored["upper_bonus"] == due


def test_a_roll_throws_only_what_is_not_kept_and_takes_the_first_faces_of_its_group() -> None:
    cup = LoadedCup(loaded={("0", 1): ((6, 1, 6, 2, 3), (5, 4, 3, 2, 1), (1, 1, 1, 1, 1))})
    state, _ = step.start(catalog.get("yacht"), 1, "seat", cup, None)
    state, _ = step.roll(state, cup, ())
    state, (rolled,) = step.roll(state, cup, (6, 6))
    assert rolled == Change(
        "turn.rolled",
        {
            "n": 1, "seat": 0, "turn": 1, "roll": 2, "lane": "0",
            "keep": [6, 6], "thrown": [5, 4, 3], "dice": [3, 4, 5, 6, 6],
        },
    )  # fmt: skip


def test_kept_dice_may_be_released_again() -> None:
    # The example of source 002: keep 2-2, throw 4-4-6, keep 4-4, throw 1-4-4.
    cup = LoadedCup(loaded={("0", 1): ((2, 1, 4, 6, 2), (4, 6, 4, 1, 1), (4, 1, 4, 2, 2))})
    state, _ = step.start(catalog.get("traditional-yacht"), 1, "seat", cup, None)
    for keep in ((), (2, 2), (4, 4)):
        state, _ = step.roll(state, cup, keep)
    assert state.turn is not None and state.turn.dice == (1, 4, 4, 4, 4)
    _, (scored, *_) = step.score(state, "four_of_a_kind", None)
    assert scored.data["points"] == 17


def test_a_fourth_roll_is_refused_and_a_third_is_not() -> None:
    cup = LoadedCup()
    state, _ = step.start(catalog.get("yacht"), 1, "seat", cup, None)
    for _ in range(3):
        state, _ = step.roll(state, cup, ())
    with pytest.raises(NoRollsLeft):
        step.roll(state, cup, ())


def test_nothing_is_scored_before_the_first_roll() -> None:
    state, _ = step.start(catalog.get("yacht"), 1, "seat", LoadedCup(), None)
    with pytest.raises(NotRolledYet):
        step.score(state, "ones", None)


def test_all_the_dice_kept_are_no_roll() -> None:
    cup = LoadedCup(loaded={("0", 1): ((1, 2, 3, 4, 5),) * 3})
    state, _ = step.roll(step.start(catalog.get("yacht"), 1, "seat", cup, None)[0], cup, ())
    with pytest.raises(KeepsEverything):
        step.roll(state, cup, (1, 2, 3, 4, 5))


def test_a_category_is_filled_once() -> None:
    cup = LoadedCup()
    state, _ = step.start(catalog.get("yacht"), 1, "seat", cup, None)
    state, _ = step.score(step.roll(state, cup, ())[0], "ones", None)
    with pytest.raises(CategoryFilled):
        step.score(step.roll(state, cup, ())[0], "ones", None)


def test_a_step_leaves_the_state_it_was_given_as_it_was() -> None:
    cup = LoadedCup()
    before, _ = step.start(catalog.get("yacht"), 2, "seat", cup, None)
    rolled, _ = step.roll(before, cup, ())
    step.score(rolled, "choice", None)
    step.resign(rolled, 0, None)
    assert before.turn == Turn(1, 0, 1)
    assert [seat.card.points for seat in rolled.seats] == [{}, {}]


def test_a_deadline_is_passed_through_to_every_turn_that_opens() -> None:
    cup = LoadedCup()
    state, changes = step.start(catalog.get("yacht"), 2, "seat", cup, lambda seat: f"noon for {seat}")
    _, scored = step.score(step.roll(state, cup, ())[0], "ones", lambda seat: f"one for {seat}")
    _, left = step.time_out(state, 0, lambda seat: "two")
    told = [c.data["deadline"] for c in (*changes, *scored, *left) if c.type == "turn.started"]
    assert told == ["noon for 0", "one for 1"]  # with one seat left of two, no turn opens


def test_a_game_that_is_over_takes_no_action() -> None:
    seat = Seat(0, Scorecard())
    over = State(catalog.get("yacht"), (seat,), 0, turn=None, results=())
    with pytest.raises(ValueError, match="over"):
        step.roll(over, LoadedCup(), ())
    with pytest.raises(ValueError, match="over"):
        step.score(over, "ones", None)


@every_ruleset
def test_the_last_category_ends_a_solo_game(ruleset: str) -> None:
    *_, (end, changes) = PlayOut(ruleset, 1, "seat", 7).states()
    assert [change.type for change in changes] == ["turn.scored", "game.finished"]
    assert scorecard.is_full(end.ruleset, end.seats[0].card)
    assert end.results == (step.Result(0, scorecard.total(end.ruleset, end.seats[0].card), 1),)
