"""Which dice may be kept before a roll."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import catalog
from rulesets.dice import Dice, all_rolls, is_among, keeps
from rulesets.errors import FirstRollKeepsNothing, InvalidDice, KeepNotOnTable, KeepsEverything, NoRollsLeft
from rulesets.turn import check_keep

RULESET = catalog.get("yahtzee")
TABLE = (1, 2, 2, 4, 6)
rolls = st.lists(st.integers(1, 6), min_size=5, max_size=5).map(lambda faces: tuple(sorted(faces)))


@pytest.mark.parametrize(("dice", "count"), [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252), (6, 462)])
def test_rolls_are_counted_as_multisets(dice: int, count: int) -> None:
    assert len(all_rolls(dice, 6)) == count


def test_rolls_stand_in_lexicographic_order() -> None:
    assert list(all_rolls(5, 6)) == sorted(all_rolls(5, 6))


@given(rolls)
def test_a_keep_is_a_sub_multiset_that_throws_at_least_one_die(dice: Dice) -> None:
    for keep in keeps(dice):
        assert Counter(keep) <= Counter(dice)
        assert len(keep) < len(dice)
        check_keep(RULESET, 1, dice, keep)


@given(rolls)
def test_keeps_are_all_that_positions_could_choose_each_once_in_canonical_order(dice: Dice) -> None:
    chosen = {
        tuple(face for face, kept in zip(dice, mask, strict=True) if kept)
        for mask in product((True, False), repeat=5)
        if not all(mask)
    }
    assert list(keeps(dice)) == sorted(chosen, key=lambda keep: (len(keep), keep))


def test_the_keeps_of_all_rolls_are_as_many_as_known() -> None:
    # The number of different keeps over the 252 rolls, all five kept included, is 4,368 = C(16, 5): pairs of a keep
    # and the rest are multisets of five over twelve kinds of dice.
    assert sum(len(keeps(dice)) + 1 for dice in all_rolls(5, 6)) == 4368


@given(rolls, st.lists(st.integers(1, 6), max_size=6).map(lambda faces: tuple(sorted(faces))))
def test_a_keep_must_be_among_the_dice(dice: Dice, keep: Dice) -> None:
    assert is_among(keep, dice) == (keep in {*keeps(dice), dice})


@pytest.mark.parametrize("keep", [(3,), (1, 1), (2, 2, 2), (1, 2, 2, 4, 5), (1, 2, 2, 4, 6, 6)])
def test_what_is_not_on_the_table_is_not_kept(keep: Dice) -> None:
    with pytest.raises(KeepNotOnTable) as refused:
        check_keep(RULESET, 1, TABLE, keep)
    assert refused.value.facts == {"keep": list(keep), "dice": list(TABLE)}


def test_keeping_all_five_is_no_roll() -> None:
    with pytest.raises(KeepsEverything):
        check_keep(RULESET, 2, TABLE, TABLE)


def test_keeping_none_is_legal() -> None:
    check_keep(RULESET, 1, TABLE, ())


def test_the_first_roll_throws_all_the_dice() -> None:
    check_keep(RULESET, 0, None, ())
    with pytest.raises(FirstRollKeepsNothing):
        check_keep(RULESET, 0, None, (6,))


@pytest.mark.parametrize("keep", [(), (2, 2), TABLE])
def test_there_is_no_fourth_roll(keep: Dice) -> None:
    check_keep(RULESET, 2, TABLE, ())
    with pytest.raises(NoRollsLeft):
        check_keep(RULESET, 3, TABLE, keep)


@pytest.mark.parametrize("keep", [(0,), (7,), (-2, 2)])
def test_a_face_no_die_has_is_not_kept(keep: Dice) -> None:
    with pytest.raises(InvalidDice):
        check_keep(RULESET, 1, TABLE, keep)


def test_kept_dice_may_be_thrown_again_as_in_the_example_turn_of_traditional_yacht() -> None:
    ruleset = catalog.get("traditional-yacht")
    check_keep(ruleset, 1, (1, 2, 2, 4, 6), (2, 2))
    second = ruleset.roll((2, 2, 4, 4, 6))
    assert ruleset.points("full_house", second) == 0
    check_keep(ruleset, 2, second, (4, 4))
    assert ruleset.points("four_of_a_kind", ruleset.roll((4, 4, 1, 4, 4))) == 17
