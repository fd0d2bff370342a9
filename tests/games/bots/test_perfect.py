"""``perfect`` does what the solver's advice calls best, and says so when it has no table."""

import pytest

from games.bots import registry
from games.bots.strategy import Fill, Keep, Position, decisions
from rulesets import catalog, optimum
from rulesets.scorecard import Scorecard
from rulesets.solver import advice
from rulesets.solver.errors import TableMissing
from tests.conftest import Solve
from tests.games.bots.positions import positions


def never(choices: int) -> int:
    raise AssertionError("it draws nothing")


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_no_action_is_worth_more_than_its_own(ruleset: str, solve: Solve) -> None:
    solve(ruleset)
    adviser = optimum.adviser(catalog.get(ruleset))
    assert adviser is not None
    for seen in positions(ruleset, 5):
        position = Position(seen.ruleset, seen.card, seen.dice, seen.rolls_left, adviser.actions)
        decision = registry.get("perfect").decide(position, never)
        values = {
            Keep(action.keep) if isinstance(action, advice.Keep) else Fill(action.category): action.value
            for action in adviser.actions(seen.card, seen.dice, seen.rolls_left)
        }
        assert set(values) == set(decisions(position))
        assert values[decision] == pytest.approx(max(values.values()), abs=1e-9)


def test_without_advice_it_refuses_to_guess() -> None:
    position = Position(catalog.get("yacht"), Scorecard(), (1, 2, 3, 4, 5), 1)
    with pytest.raises(TableMissing, match="yacht is not solved yet"):
        registry.get("perfect").decide(position, never)
