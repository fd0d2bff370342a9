"""Which scorecards differ, counted and at the edges."""

import numpy as np
import pytest

from rulesets import catalog
from rulesets.errors import InvalidRuleset
from rulesets.ruleset import compile_rules
from rulesets.scorecard import Scorecard
from rulesets.solver.errors import RulesetTooLarge, UnreachableScorecard
from rulesets.solver.lattice import lattice_of
from rulesets.solver.statespace import NOWHERE, state_space
from tests.rulesets.solver.small_rulesets import CHANCE, category, document, face

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


@pytest.mark.parametrize(
    ("key", "states"),
    [
        ("yacht", 64 * 2106),  # 64 sets of lower categories; 2,106 columns over the 64 sets of upper ones
        ("yatzy", 512 * 2106),
        ("classic-13", 192 * 2106),  # the five of a kind is open, holds 0 or holds 50
        ("yahtzee", 192 * 2106),
        ("traditional-yacht", 4096),  # no upper bonus: a set is a state
        ("yahtzee-upper-first", 2106 + 191 * 2),
    ],
)
def test_a_ruleset_has_so_many_states(key: str, states: int) -> None:
    assert state_space(catalog.get(key)).size == states


@pytest.mark.parametrize(("dice", "rows", "rolls"), [(1, 7, 6), (2, 28, 21), (5, 462, 252), (6, 924, 462)])
def test_a_lattice_has_a_row_for_every_keep_and_roll(dice: int, rows: int, rolls: int) -> None:
    lattice = lattice_of(dice)
    assert (len(lattice.rows), len(lattice.rolls), lattice.ways().sum()) == (rows, rolls, 6**dice)


def test_every_state_has_a_place_of_its_own() -> None:
    space = state_space(catalog.get("yahtzee"))
    taken = np.zeros(space.size, np.int64)
    for filled, armed in np.ndindex(space.columns.width.size, 2):
        first = space.columns.offset[armed, filled]
        if first != NOWHERE:
            taken[first : first + space.columns.width[filled]] += 1
    assert (taken == 1).all()


def test_upper_totals_that_cannot_reach_the_bonus_are_one_state() -> None:
    space = state_space(catalog.get("yacht"))
    low = {"threes": 0, "fours": 4, "fives": 0, "sixes": 0}  # 15 more are possible
    assert space.place(Scorecard(low)) == space.place(Scorecard(low | {"sixes": 18}))
    assert space.place(Scorecard(low | {"fives": 25, "sixes": 18})) == space.place(Scorecard(low))
    assert space.place(Scorecard(low | {"fives": 25, "sixes": 18, "fours": 8})) != space.place(Scorecard(low))


def test_62_and_63_differ_and_63_and_more_do_not() -> None:
    space = state_space(catalog.get("yacht"))
    full = dict(zip(UPPER, (3, 6, 9, 12, 15, 18), strict=True))
    places = [space.place(Scorecard(full | {"ones": ones})) for ones in (2, 3, 4)]
    assert places[0] + 1 == places[1] == places[2]


def test_a_lower_category_before_the_upper_section_is_full_is_no_scorecard_of_upper_first() -> None:
    space = state_space(catalog.get("yahtzee-upper-first"))
    with pytest.raises(UnreachableScorecard):
        space.place(Scorecard({"chance": 12}))


def test_too_many_categories_are_refused_before_anything_is_reserved() -> None:
    many = [category(f"chance_{number}", CHANCE["pattern"], CHANCE["points"]) for number in range(23)]
    assert state_space(compile_rules(document(1, 1, many[:22]))).size == 1 << 22
    with pytest.raises(InvalidRuleset):
        compile_rules(document(1, 1, many))


def test_too_many_states_are_refused() -> None:
    many = [category(f"chance_{number}", CHANCE["pattern"], CHANCE["points"]) for number in range(16)]
    faces = [face(number) for number in range(1, 7)]
    with pytest.raises(RulesetTooLarge):
        state_space(compile_rules(document(5, 1, faces + many, upper_bonus={"at_least": 63, "points": 50})))
