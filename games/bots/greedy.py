"""``greedy``: the best expected points of this turn alone, exactly computed.

An action's worth is the points and the extra bonus that this turn is expected to write, every later decision of the
turn made the same way; the upper bonus and later turns count for nothing. Ties, in this order: a category before
another roll; of categories the one with the lowest best possible points (the least is given up), then the ruleset's
order; of keeps the one with more dice, then the lexicographically smaller. All sums are whole numbers, scaled by the
number of outcomes, so that no rounding decides.
"""

from functools import lru_cache
from itertools import combinations_with_replacement

from games.bots.strategy import Decision, Fill, Keep, Pick, Position
from rulesets import turn
from rulesets.dice import Dice, Points, all_rolls, keeps
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard

Filled = tuple[tuple[str, Points], ...]
Worths = dict[Dice, int]
"""By sorted dice: the expected points times the number of outcomes of all the throws still to come."""


class Greedy:
    """A quick player who sees no further than the turn under way."""

    key = "greedy"
    version = "1"
    name = "Greedy"
    summary = "Plays for the most expected points of the turn under way, exactly computed, and looks no further."
    needs_table = False

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The best action of the turn; draws nothing."""
        rules, dice = position.ruleset, position.dice
        points, best = best_category(rules, position.card, dice)
        if position.rolls_left == 0:
            return best
        worths = _keep_worths(rules, tuple(position.card.points.items()), position.rolls_left)
        keep = max(keeps(dice), key=lambda kept: (worths[kept], len(kept), tuple(-face for face in kept)))
        outcomes = rules.faces ** (rules.dice * position.rolls_left)
        return best if points * outcomes >= worths[keep] else Keep(keep)


def best_category(rules: Ruleset, card: Scorecard, dice: Dice) -> tuple[Points, Fill]:
    """What the dice bring at most, and where."""
    legal = [score for score in turn.scores(rules, card, dice) if score.legal]
    best = max(legal, key=lambda score: (score.points + score.bonus, -max(rules.possible_points(score.category))))
    return best.points + best.bonus, Fill(best.category)


@lru_cache(maxsize=512)
def _keep_worths(rules: Ruleset, filled: Filled, rolls_left: int) -> Worths:
    """The worth of every keep before a throw that leaves ``rolls_left - 1`` more."""
    worths = dict(_scored_worths(rules, filled)) if rolls_left == 1 else _roll_worths(rules, filled, rolls_left - 1)
    for keep, thrown in _lattice(rules.dice, rules.faces):
        worths[keep] = sum(worths[dice] for dice in thrown)
    # So far a keep's worth counts the outcomes of its own missing dice; scale all to those of a full throw.
    return {keep: worth * rules.faces ** len(keep) for keep, worth in worths.items()}


def _roll_worths(rules: Ruleset, filled: Filled, rolls_left: int) -> Worths:
    """The worth of every roll after which ``rolls_left`` throws may follow."""
    again = _keep_worths(rules, filled, rolls_left)
    outcomes = rules.faces ** (rules.dice * rolls_left)
    return {
        dice: max(points * outcomes, *(again[keep] for keep in keeps(dice)))
        for dice, points in _scored_worths(rules, filled).items()
    }


@lru_cache(maxsize=512)
def _scored_worths(rules: Ruleset, filled: Filled) -> Worths:
    """The worth of every roll that is scored at once."""
    card = Scorecard(dict(filled))
    return {
        dice: max(score.points + score.bonus for score in turn.scores(rules, card, dice) if score.legal)
        for dice in all_rolls(rules.dice, rules.faces)
    }


@lru_cache(maxsize=8)
def _lattice(dice: int, faces: int) -> tuple[tuple[Dice, tuple[Dice, ...]], ...]:
    """Every keep, larger ones first, with what it becomes when one more die falls: the keep's mean is theirs."""
    return tuple(
        (keep, tuple(tuple(sorted((*keep, face))) for face in range(1, faces + 1)))
        for size in reversed(range(dice))
        for keep in combinations_with_replacement(range(1, faces + 1), size)
    )
