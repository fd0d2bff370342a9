"""The shipped rulesets against published values and, state by state, against a second solver."""

import json
import random
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yatzy_solver
from numpy.typing import NDArray

from rulesets import catalog
from rulesets.scorecard import Scorecard, fill, total
from rulesets.solver.advice import Action, Adviser, Keep
from rulesets.solver.lattice import lattice_of
from rulesets.solver.statespace import StateSpace
from rulesets.solver.tablefile import Table
from rulesets.turn import scores

VECTORS = Path(__file__).parent.parent.parent / "vectors" / "optimum.json"
OPTIMUM: dict[str, dict[str, Any]] = json.loads(VECTORS.read_text("utf-8"))
TWINS = {"yatzy": "yatzy-scandinavian", "yahtzee": "american+forced-joker"}
FACES = 6
ALL_UPPER = (1 << FACES) - 1

twins = pytest.mark.parametrize("key", TWINS)


@pytest.fixture(scope="module")
def second_solvers() -> Mapping[str, Any]:
    return {key: yatzy_solver.Solver.build(yatzy_solver.Variant(variant)) for key, variant in TWINS.items()}


@pytest.mark.parametrize("key", OPTIMUM)
def test_the_expected_score_is_the_published_one(key: str, tables: Mapping[str, Table]) -> None:
    assert tables[key].summary.expected_score == pytest.approx(OPTIMUM[key]["expected_score"], abs=1e-9)


@pytest.mark.parametrize("key", [key for key in OPTIMUM if OPTIMUM[key]["standard_deviation"]])
def test_the_standard_deviation_is_the_published_one(key: str, tables: Mapping[str, Table]) -> None:
    assert tables[key].summary.standard_deviation == pytest.approx(OPTIMUM[key]["standard_deviation"], abs=5e-5)


@twins
def test_every_state_is_worth_what_a_second_solver_says(
    key: str, tables: Mapping[str, Table], second_solvers: Mapping[str, Any]
) -> None:
    table = tables[key]
    filled, upper, armed, places = states_of(table.space)
    bonus = {"yatzy": 50, "yahtzee": 35}[key]
    # There, an upper bonus that is reached belongs to the past.
    theirs = second_solvers[key].state_values(filled, upper, armed) + np.where(upper == 63, bonus, 0)
    assert np.abs(table.values[places] - theirs).max() < 1e-9
    assert filled.size == {"yatzy": 1_430_528, "yahtzee": 536_448}[key]  # as that solver counts them too


@twins
def test_every_action_is_worth_what_a_second_solver_says(
    key: str, tables: Mapping[str, Table], second_solvers: Mapping[str, Any]
) -> None:
    adviser, solver = Adviser(tables[key]), second_solvers[key]
    for card, dice, rolls_left in situations(key, 150):
        so_far = total(catalog.get(key), card)
        theirs = dict(solver.option_values(notation(key, card, dice, rolls_left)))
        ours = {spelled(action): action.value - so_far for action in adviser.actions(card, dice, rolls_left)}
        assert set(theirs) == set(ours)
        assert [theirs[action] for action in ours] == pytest.approx(list(ours.values()), abs=1e-9)


def states_of(
    space: StateSpace,
) -> tuple[NDArray[np.uint32], NDArray[np.uint16], NDArray[np.bool_], NDArray[np.int64]]:
    """Every filled set, upper total up to 63 and armed flag that a game comes to, and its place in our table."""
    lowest, width, offset = space.columns
    rows = [
        (filled, total, armed)
        for armed in range(len(offset))
        for upper_set in range(ALL_UPPER + 1)
        for total in totals(upper_set)
        for filled in range(upper_set, lowest.size, ALL_UPPER + 1)
        if offset[armed, filled] >= 0
    ]
    filled, upper, armed = np.array(rows).T
    columns = np.clip(upper - lowest[filled], 0, width[filled] - 1)
    return filled.astype(np.uint32), upper.astype(np.uint16), armed.astype(np.bool_), offset[armed, filled] + columns


def totals(upper_set: int) -> set[int]:
    """The upper totals, 63 and more as 63, that these faces can make with five dice each."""
    faces = [face for face in range(1, FACES + 1) if upper_set >> (face - 1) & 1]
    return {min(63, sum(map(int.__mul__, faces, counts))) for counts in product(range(6), repeat=len(faces))}


def situations(key: str, count: int) -> Iterator[tuple[Scorecard, tuple[int, ...], int]]:
    """Turns in the middle of games that were played at random."""
    chance, ruleset, rolls = random.Random(1), catalog.get(key), lattice_of(5).rolls
    for _ in range(count):
        card = Scorecard()
        for _ in range(chance.randrange(len(ruleset.categories))):
            legal = [one for one in scores(ruleset, card, chance.choice(rolls)) if one.legal]
            one = chance.choice(legal)
            card = fill(ruleset, card, one.category, one.points, one.bonus)
        yield card, chance.choice(rolls), chance.randrange(3)


def notation(key: str, card: Scorecard, dice: tuple[int, ...], rolls_left: int) -> str:
    """A situation as the second solver spells it."""
    ruleset = catalog.get(key)
    upper = min(63, sum(card.points.get(category.key, 0) for category in ruleset.categories[:FACES]))
    filled = ",".join(spelled_category(category.key) for category in ruleset.categories if category.key in card.points)
    box = f" | five_of_a_kind {card.points['yahtzee']}" if "yahtzee" in card.points else ""
    return f"dice {' '.join(map(str, dice))} | rolls {rolls_left} | upper {upper} | filled {filled or '-'}{box}"


def spelled(action: Action) -> str:
    if isinstance(action, Keep):
        return f"keep {' '.join(map(str, action.keep)) or '-'}"
    return f"score {spelled_category(action.category)}"


def spelled_category(key: str) -> str:
    return {"yahtzee": "five_of_a_kind"}.get(key, key)
