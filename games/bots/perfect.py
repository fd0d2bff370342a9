"""``perfect``: the action with the highest expected final score, from the ruleset's solved table.

Ties as the solver's best action has them (``rulesets/solver/preference.py``): keeping before scoring, of keeps the one
that throws the higher dice, of categories the first. It plays for its own total, whatever the others at the table have.
"""

from games.bots.strategy import Decision, Fill, Keep, Pick, Position
from rulesets.solver import advice
from rulesets.solver.advice import best_action
from rulesets.solver.errors import TableMissing


class Perfect:
    """Nobody has a higher average."""

    key = "perfect"
    version = "1"
    name = "Perfect"
    summary = "Plays for the highest expected final score, exactly computed over the whole rest of the game."
    needs_table = True

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The best action; draws nothing. Raises TableMissing."""
        if position.advise is None:
            raise TableMissing(f"{position.ruleset.key} is not solved yet")
        actions = position.advise(position.card, position.dice, position.rolls_left)
        best = best_action(position.dice, actions)
        return Keep(best.keep) if isinstance(best, advice.Keep) else Fill(best.category)
