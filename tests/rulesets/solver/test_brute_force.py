"""Small rulesets, every scorecard and every action against brute force."""

import math
from pathlib import Path

import pytest

from rulesets import scorecard
from rulesets.ruleset import Ruleset, compile_rules
from rulesets.scorecard import Scorecard
from rulesets.solver.advice import Action, Adviser, Keep, best_action
from rulesets.solver.solving import solved_table
from tests.rulesets.solver.brute_force import BruteForce, preferred, throws
from tests.rulesets.solver.small_rulesets import BY_HAND, random_ruleset

by_hand = pytest.mark.parametrize("name", BY_HAND)
at_random = pytest.mark.parametrize("seed", range(12))
CLOSE = 1e-9  # points


def check_every_scorecard(folder: Path, ruleset: Ruleset) -> None:
    adviser, brute = Adviser(solved_table(folder, ruleset)), BruteForce(ruleset)
    for card in brute.scorecards():
        so_far = scorecard.upper(ruleset, card) + scorecard.lower(ruleset, card)
        assert adviser.value(card) - so_far == pytest.approx(brute.moments(card)[0], abs=CLOSE), card


def check_standard_deviation(folder: Path, ruleset: Ruleset) -> None:
    mean, square = BruteForce(ruleset).moments(Scorecard())
    summary = solved_table(folder, ruleset).summary
    assert summary.expected_score == pytest.approx(mean, abs=CLOSE)
    assert summary.standard_deviation == pytest.approx(math.sqrt(max(square - mean**2, 0)), abs=1e-6)


def check_every_action(folder: Path, ruleset: Ruleset) -> None:
    adviser, brute = Adviser(solved_table(folder, ruleset)), BruteForce(ruleset)
    cards = [card for card in brute.scorecards() if not scorecard.is_full(ruleset, card)]
    for card in cards[:: max(1, len(cards) // 12)]:
        so_far = scorecard.upper(ruleset, card) + scorecard.lower(ruleset, card)
        for dice, _ in throws(ruleset.dice)[:: max(1, len(throws(ruleset.dice)) // 40)]:
            for rolls_left in range(ruleset.rolls):
                found = adviser.actions(card, dice, rolls_left)
                wanted = brute.actions(card, dice, rolls_left)
                assert [named(action) for action in found] == list(wanted)
                assert [action.value - so_far for action in found] == pytest.approx(
                    [mean for mean, _ in wanted.values()], abs=CLOSE
                )
                assert named(best_action(dice, found)) == preferred(dice, wanted)


def named(action: Action) -> tuple[str, object]:
    return ("keep", action.keep) if isinstance(action, Keep) else ("score", action.category)


@by_hand
def test_every_scorecard_is_worth_what_brute_force_says(name: str, tmp_path: Path) -> None:
    check_every_scorecard(tmp_path, compile_rules(BY_HAND[name]))


@at_random
def test_every_scorecard_of_a_random_ruleset_is_worth_what_brute_force_says(seed: int, tmp_path: Path) -> None:
    check_every_scorecard(tmp_path, random_ruleset(seed))


@by_hand
def test_the_standard_deviation_is_that_of_the_preferred_play(name: str, tmp_path: Path) -> None:
    check_standard_deviation(tmp_path, compile_rules(BY_HAND[name]))


@at_random
def test_the_standard_deviation_of_a_random_ruleset_is_that_of_the_preferred_play(seed: int, tmp_path: Path) -> None:
    check_standard_deviation(tmp_path, random_ruleset(seed))


@pytest.mark.parametrize("name", [name for name in BY_HAND if name != "six dice"])
def test_every_action_is_worth_what_brute_force_says(name: str, tmp_path: Path) -> None:
    check_every_action(tmp_path, compile_rules(BY_HAND[name]))


@at_random
def test_every_action_of_a_random_ruleset_is_worth_what_brute_force_says(seed: int, tmp_path: Path) -> None:
    check_every_action(tmp_path, random_ruleset(seed))
