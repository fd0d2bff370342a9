"""What every action of a turn is worth, with the tables of the shipped rulesets."""

import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from rulesets import catalog
from rulesets.dice import keeps
from rulesets.errors import InvalidDice, InvalidRoll
from rulesets.scorecard import Scorecard, fill, is_full, total
from rulesets.solver.advice import Adviser, Keep, Score, best_action
from rulesets.solver.errors import UnreachableScorecard
from rulesets.solver.lattice import lattice_of
from rulesets.solver.tablefile import Table
from rulesets.turn import scores

each_ruleset = pytest.mark.parametrize("key", catalog.keys())
ROLLS, WAYS = lattice_of(5).rolls, lattice_of(5).ways()
DICE = (1, 2, 3, 4, 6)


def play_at_random(key: str, turns: int, seed: int) -> Scorecard:
    chance, card = random.Random(seed), Scorecard()
    for _ in range(turns):
        one = chance.choice([one for one in scores(catalog.get(key), card, chance.choice(ROLLS)) if one.legal])
        card = fill(catalog.get(key), card, one.category, one.points, one.bonus)
    return card


@each_ruleset
def test_the_best_actions_of_all_first_rolls_are_worth_what_the_scorecard_is(
    key: str, tables: Mapping[str, Table]
) -> None:
    adviser = Adviser(tables[key])
    for turns in (0, 3, 7, 11):
        card = play_at_random(key, turns, seed=turns)
        best = [max(action.value for action in adviser.actions(card, dice, 2)) for dice in ROLLS]
        assert best @ WAYS / WAYS.sum() == pytest.approx(adviser.value(card), abs=1e-9)


@each_ruleset
def test_a_category_is_worth_what_the_scorecard_is_that_it_leads_to(key: str, tables: Mapping[str, Table]) -> None:
    adviser, ruleset = Adviser(tables[key]), catalog.get(key)
    for seed in range(40):
        card = play_at_random(key, seed % len(ruleset.categories), seed)
        dice = ROLLS[seed * 97 % len(ROLLS)] if seed % 2 else (seed % 6 + 1,) * 5
        legal = [one for one in scores(ruleset, card, dice) if one.legal]
        after = {one.category: fill(ruleset, card, one.category, one.points, one.bonus) for one in legal}
        found = {
            action.category: action.value for action in adviser.actions(card, dice, 0) if isinstance(action, Score)
        }
        assert found == pytest.approx({category: adviser.value(card) for category, card in after.items()}, abs=1e-9)


@each_ruleset
def test_a_full_scorecard_is_worth_its_total_and_leaves_nothing_to_do(key: str, tables: Mapping[str, Table]) -> None:
    ruleset, adviser = catalog.get(key), Adviser(tables[key])
    card = play_at_random(key, len(ruleset.categories), seed=1)
    assert is_full(ruleset, card)
    assert adviser.value(card) == total(ruleset, card)
    assert adviser.actions(card, DICE, 2) == ()


def test_the_actions_come_in_canonical_order(tables: Mapping[str, Table]) -> None:
    actions = Adviser(tables["yatzy"]).actions(Scorecard({"ones": 3}), DICE, 1)
    assert [action.keep for action in actions if isinstance(action, Keep)] == list(keeps(DICE))
    categories = [action.category for action in actions if isinstance(action, Score)]
    assert categories == [category.key for category in catalog.get("yatzy").categories[1:]]
    assert isinstance(actions[0], Keep) and isinstance(actions[-1], Score)


def test_without_rolls_left_there_are_only_categories(tables: Mapping[str, Table]) -> None:
    actions = Adviser(tables["yacht"]).actions(Scorecard(), DICE, 0)
    assert all(isinstance(action, Score) for action in actions)


def test_before_the_first_roll_all_that_can_be_done_is_to_throw(tables: Mapping[str, Table]) -> None:
    adviser = Adviser(tables["yacht"])
    actions = adviser.actions(Scorecard(), None, 3)
    assert actions == (Keep((), adviser.value(Scorecard())),)
    assert best_action(None, actions) == actions[0]


def test_of_equal_keeps_the_one_is_played_that_throws_the_higher_dice() -> None:
    actions = (Keep((), 5.0), Keep((5,), 5.0), Keep((6,), 5.0), Keep((5, 5), 4.0), Score("chance", 5.0))
    assert best_action((5, 5, 6), actions) == actions[0]
    assert best_action((5, 5, 6), actions[1:]) == actions[1]
    assert best_action((5, 5, 6), actions[2:]) == actions[2]
    assert best_action((5, 5, 6), actions[3:]) == actions[4]


def test_of_equal_categories_the_first_is_played() -> None:
    assert best_action(DICE, (Score("b", 1.0), Score("a", 1.0 + 1e-12))) == Score("b", 1.0)


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (0, 1, 2, 3, 4), (1, 2, 3, 4, 7), (1, 1, 1, 1, 1, 1)])
def test_impossible_dice_are_refused(dice: tuple[int, ...], tables: Mapping[str, Table]) -> None:
    with pytest.raises(InvalidDice):
        Adviser(tables["yacht"]).actions(Scorecard(), dice, 1)


@pytest.mark.parametrize("rolls_left", [-1, 3, 4])
def test_dice_with_more_rolls_left_than_they_can_have_are_refused(rolls_left: int, tables: Mapping[str, Table]) -> None:
    with pytest.raises(InvalidRoll):
        Adviser(tables["yacht"]).actions(Scorecard(), DICE, rolls_left)


def test_a_scorecard_that_no_game_comes_to_is_refused(tables: Mapping[str, Table]) -> None:
    adviser = Adviser(tables["yahtzee-upper-first"])
    with pytest.raises(UnreachableScorecard):
        adviser.value(Scorecard({"chance": 20}))
    with pytest.raises(UnreachableScorecard):
        adviser.actions(Scorecard({"chance": 20}), DICE, 1)


def test_advice_needs_no_compiler(tables: Mapping[str, Table], tables_folder: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from rulesets import catalog; from rulesets.scorecard import Scorecard\n"
        "from rulesets.solver.advice import Adviser; from rulesets.solver.tablefile import read_table\n"
        "adviser = Adviser(read_table(Path(sys.argv[1]), catalog.get('yacht')))\n"
        "assert adviser.actions(Scorecard(), (1, 2, 3, 4, 6), 2)\n"
        "assert not {'numba', 'llvmlite', 'django'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script, str(tables_folder)], check=True, timeout=60)
