"""The rungs by rules of thumb: what holds for each of them, and the decisions that tell them apart."""

from random import Random

import numpy as np
import pytest

from games.bots import registry
from games.bots.collector import most_common
from games.bots.strategy import Decision, Fill, Keep, Position, decisions
from games.bots.thrifty import usual_points
from rulesets import catalog, turn
from rulesets.dice import Dice, all_rolls
from rulesets.scorecard import Scorecard
from tests.games.bots.brute_force import filled
from tests.games.bots.positions import positions

DRAWING_NOTHING = ["collector", "greedy", "thrifty", "planner"]


def never(choices: int) -> int:
    raise AssertionError("it draws nothing")


def decide(strategy: str, ruleset: str, card: dict[str, int], dice: Dice, rolls_left: int) -> Decision:
    return registry.get(strategy).decide(Position(catalog.get(ruleset), Scorecard(card), dice, rolls_left), never)


@pytest.mark.parametrize("strategy", DRAWING_NOTHING)
@pytest.mark.parametrize("ruleset", catalog.keys())
def test_its_decisions_are_legal_and_always_the_same(strategy: str, ruleset: str) -> None:
    known, seen = registry.get(strategy), list(positions(ruleset, 3))
    decided = [known.decide(position, never) for position in seen]
    assert all(decision in decisions(position) for decision, position in zip(decided, seen, strict=True))
    order = list(range(len(seen)))
    Random(1).shuffle(order)
    assert [known.decide(seen[place], never) for place in order] == [decided[place] for place in order]


@pytest.mark.parametrize("strategy", DRAWING_NOTHING)
def test_it_does_not_throw_five_sixes_again_while_their_box_is_open(strategy: str) -> None:
    assert decide(strategy, "yatzy", {}, (6,) * 5, 2) == Fill("yatzy")


@pytest.mark.parametrize(
    ("dice", "kept"),
    [
        ((1, 2, 2, 3, 5), (2, 2)),
        ((1, 1, 4, 4, 6), (4, 4)),
        ((1, 2, 3, 4, 6), (6,)),
        ((3, 3, 3, 6, 6), (3, 3, 3)),
        ((2, 2, 2, 2, 5), (2, 2, 2, 2)),
    ],
)
def test_the_collector_keeps_the_most_common_face_and_the_higher_of_equally_common_ones(dice: Dice, kept: Dice) -> None:
    for rolls_left in (1, 2):
        assert decide("collector", "yacht", filled("yacht", ("large_straight",)), dice, rolls_left) == Keep(kept)


def test_the_collector_writes_the_most_points_and_gives_up_what_can_hold_least() -> None:
    assert decide("collector", "yacht", {}, (2, 3, 4, 5, 6), 0) == Fill("large_straight")
    assert decide("collector", "yacht", filled("yacht", ("sixes", "ones", "yacht")), (2, 2, 3, 4, 4), 0) == Fill("ones")


def test_the_most_common_face_stands_on_every_roll_most_often() -> None:
    for dice in all_rolls(5, 6):
        kept = most_common(dice)
        assert len(kept) == max(map(dice.count, dice)) and set(kept) <= set(dice)


def test_a_category_usually_brings_what_a_turn_for_it_alone_does() -> None:
    # A die thrown up to three times shows one face with probability 91/216, so five dice 455/216 times.
    usual = dict(zip([c.key for c in catalog.get("yatzy").categories], usual_points(catalog.get("yatzy")), strict=True))
    for face, key in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1):
        assert usual[key] == round(face * 455 / 216 * 8) / 8
    # Five of a kind within three throws: 4.6 % (347897/7558272), for 50 points.
    assert usual["yatzy"] == round(50 * 347897 / 7558272 * 8) / 8
    # Each die up to three times for the sum: 14/3 after the best stopping, so 70/3.
    assert usual["chance"] == round(70 / 3 * 8) / 8


def test_thrifty_saves_the_chance_where_greedy_spends_it() -> None:
    dice = (1, 1, 3, 4, 6)
    assert decide("greedy", "classic-13", {}, dice, 0) == Fill("chance")
    assert decide("thrifty", "classic-13", {}, dice, 0) == Fill("ones")


def test_planner_sees_the_upper_bonus_and_thrifty_does_not() -> None:
    # 54 points are written, so the fives bring the 63 with two of them; the choice brings more at once.
    card = filled("yacht", ("fives", "choice")) | {"sixes": 30, "fours": 16, "threes": 7}
    dice = (1, 5, 5, 6, 6)
    assert decide("thrifty", "yacht", card, dice, 0) == Fill("choice")
    assert decide("planner", "yacht", card, dice, 0) == Fill("fives")


@pytest.mark.parametrize("ruleset", catalog.keys())
@pytest.mark.parametrize("strategy", ["thrifty", "planner"])
def test_the_last_turn_is_greedys(ruleset: str, strategy: str) -> None:
    # With one category open its cost is paid whatever is done; a last upper category may still bring the bonus.
    last = next(category.key for category in catalog.get(ruleset).categories if category.section == "lower")
    card = filled(ruleset, (last,))
    for dice in all_rolls(5, 6)[::5]:
        for rolls_left in (1, 2):
            assert decide(strategy, ruleset, card, dice, rolls_left) == decide(
                "greedy", ruleset, card, dice, rolls_left
            )


def test_no_worth_is_finer_than_an_eighth_of_a_point() -> None:
    for ruleset in map(catalog.get, catalog.keys()):
        usual = usual_points(ruleset) * 8
        assert np.array_equal(usual, usual.round()) and len(turn.scores(ruleset, Scorecard(), (1,) * 5)) == usual.size
