"""``thrifty``: as ``greedy``, but a category costs what it usually brings, so that no good one goes for a few points.

What a category usually brings is the expected points of a turn played for it alone, to an eighth of a point. The worth
of scoring is the points and the extra bonus less that cost, and each turn is played for the most expected worth. Ties
as ``greedy``: a category before another roll; of categories the one that can hold least, then the first; of keeps the
one with more dice, then the lexicographically smaller. Neither the upper bonus nor later turns count.
"""

from functools import lru_cache

from games.bots.cards import Cards, Ints, Values
from games.bots.outlook import in_eighths, outlook
from games.bots.strategy import Decision, Pick, Position
from games.bots.turnplayer import TurnPlayer, exact_player
from rulesets.ruleset import Ruleset
from rulesets.solver.scoring import scoring_of


class Thrifty:
    """A player who knows what each category is good for."""

    key = "thrifty"
    version = "1"
    name = "Thrifty"
    summary = "Plays each turn for the points above what a category usually brings; forgets the bonus and later turns."
    needs_table = False

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The best action of the turn; draws nothing."""
        return player(position.ruleset).decide(position)


class PointsAboveUsual:
    """The points less what the category usually brings."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._usual = usual_points(ruleset)

    def worth(self, category: int, points: Ints, cards: Cards) -> Values:
        """The points above the usual, the same on every scorecard."""
        worth: Values = points - self._usual[category]
        return worth


def usual_points(ruleset: Ruleset) -> Values:
    """By category, the expected points of a turn played for it alone, to an eighth of a point."""
    each_alone = scoring_of(ruleset).points.T.astype(float)
    return in_eighths(outlook(ruleset.dice, ruleset.rolls, each_alone).start())


@lru_cache(maxsize=64)
def player(ruleset: Ruleset) -> TurnPlayer:
    """Thrifty at one ruleset."""
    return exact_player(ruleset, PointsAboveUsual(ruleset))
