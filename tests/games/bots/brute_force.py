"""Greedy's decisions once more: every outcome counted, every score from the second opinion.

Nothing here comes from the server's rules or tables but the order of the categories.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

from rulesets import catalog
from tests.rulesets.second_opinion import JOKER_BOX, SCORERS, legal_scores

Dice = tuple[int, ...]
Decision = tuple[str, Dice | str]


@cache
def outcomes(count: int) -> tuple[tuple[Dice, int], ...]:
    """What so many dice can show, sorted, with the number of ways to throw it."""
    thrown = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
    return tuple(thrown.items())


@cache
def keeps(dice: Dice) -> frozenset[Dice]:
    """Every different choice of dice to leave on the table, all of them excepted."""
    return frozenset(kept for size in range(5) for kept in combinations(dice, size))


@cache
def best_possible(ruleset: str, category: str) -> int:
    """The most that a category can ever hold, a joker's full value included."""
    plain = max(SCORERS[ruleset][category](dice) for dice, _ in outcomes(5))
    joker = {"full_house": 25, "small_straight": 30, "large_straight": 40}.get(category, 0)
    return max(plain, joker) if ruleset in JOKER_BOX else plain


class BruteForce:
    """The seat of a scorecard that plays for this turn alone; a worth is a sum over all throws to come."""

    def __init__(self, ruleset: str, card: Mapping[str, int]) -> None:
        self.ruleset = ruleset
        self.card = card
        self.order = [category.key for category in catalog.get(ruleset).categories]
        self._worths: dict[tuple[Dice, int], int] = {}

    def category(self, dice: Dice) -> tuple[int, str]:
        """The best category and what it brings; of equal ones the one that can hold least, then the first."""
        scores = legal_scores(self.ruleset, self.card, dice)
        worths = {key: points + bonus for key, (points, bonus) in scores.items()}
        most = max(worths.values())
        equal = [key for key, worth in worths.items() if worth == most]
        return most, min(equal, key=lambda key: (best_possible(self.ruleset, key), self.order.index(key)))

    def keep_worth(self, kept: Dice, rolls_left: int) -> int:
        """What follows when the other dice are thrown; a kept die stands for six throws that all show it."""
        thrown = outcomes(5 - len(kept))
        worth = sum(ways * self.worth(tuple(sorted(kept + dice)), rolls_left - 1) for dice, ways in thrown)
        return int(6 ** len(kept)) * worth

    def worth(self, dice: Dice, rolls_left: int) -> int:
        """What the turn brings from here, played the same way to its end, over the 6^5 outcomes of each throw."""
        if (dice, rolls_left) not in self._worths:
            choices = [self.category(dice)[0] * 6 ** (5 * rolls_left)]
            if rolls_left:
                choices += [self.keep_worth(kept, rolls_left) for kept in keeps(dice)]
            self._worths[dice, rolls_left] = max(choices)
        return self._worths[dice, rolls_left]

    def decide(self, dice: Dice, rolls_left: int) -> Decision:
        """A category rather than a throw of equal worth; more dice kept, then the smaller."""
        points, category = self.category(dice)
        if rolls_left == 0:
            return "fill", category
        worths = {kept: self.keep_worth(kept, rolls_left) for kept in keeps(dice)}
        most = max(worths.values())
        if points * 6 ** (5 * rolls_left) >= most:
            return "fill", category
        return "keep", min((kept for kept, worth in worths.items() if worth == most), key=lambda k: (-len(k), k))


def filled(ruleset: str, still_open: tuple[str, ...], box: int = 0) -> dict[str, int]:
    """A scorecard of zeros with some categories open; ``box`` is what the joker's category holds."""
    card = {key: 0 for key in SCORERS[ruleset] if key not in still_open}
    joker = JOKER_BOX.get(ruleset)
    return card | ({joker: box} if joker in card and joker else {})
