"""Every way to pair a Swiss round, and how good each is: what the matching is measured with in small fields."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from games.tournaments.formats.history import History, Pairing

Badness = tuple[int, int, int, float, float]
"""Byes that the one with the bye had before; rematches, and how often more they had met; the score of who has the bye;
the squares of the floats.
"""

Pairs = tuple[tuple[str, ...], ...]


def every_round(entrants: Sequence[str]) -> Iterator[Pairs]:
    """All ways to pair all; of an odd number one stays alone."""
    if len(entrants) % 2:
        for place, alone in enumerate(entrants):
            for pairs in every_round([*entrants[:place], *entrants[place + 1 :]]):
                yield (*pairs, (alone,))
        return
    if not entrants:
        yield ()
        return
    first, *others = entrants
    for place, other in enumerate(others):
        for pairs in every_round([*others[:place], *others[place + 1 :]]):
            yield ((first, other), *pairs)


def unmet(history: History, entrants: Sequence[str]) -> set[frozenset[str]]:
    """The pairs that have not been paired yet."""
    met = {frozenset(match.pairing.entrants) for matches in history.rounds for match in matches}
    return {frozenset(pair) for pair in combinations(entrants, 2)} - met


class Yardstick:
    """What rounds are measured by, read off a history anew."""

    def __init__(self, history: History) -> None:
        matches = [match for played in history.rounds for match in played]
        ids = [entrant.id for entrant in history.entrants]
        self.there = [entrant.id for entrant in history.entrants if entrant.plays(history.next_round)]
        self.scores = dict.fromkeys(ids, 0.0)
        self.byes = dict.fromkeys(ids, 0)
        for match in matches:
            for entrant in match.pairing.entrants:
                self.scores[entrant] += match.score(entrant)
                if match.result.how in ("bye", "walkover") and match.winner == entrant:
                    self.byes[entrant] += 1
        self.met = Counter(frozenset(match.pairing.entrants) for match in matches if len(match.pairing.entrants) == 2)

    def badness(self, pairs: Sequence[tuple[str, ...]]) -> Badness:
        """The aims that stand above order within the groups, the first one first."""
        alone = [pair[0] for pair in pairs if len(pair) == 1]
        meetings = [pair for pair in pairs if len(pair) == 2]
        return (
            sum(self.byes[entrant] for entrant in alone),
            sum(frozenset(pair) in self.met for pair in meetings),
            sum(max(0, self.met[frozenset(pair)] - 1) for pair in meetings),
            sum(self.scores[entrant] for entrant in alone),
            sum((self.scores[one] - self.scores[other]) ** 2 for one, other in meetings),
        )

    def least(self) -> Badness:
        """The best that can be had, by trying everything."""
        return min(map(self.badness, every_round(self.there)))


def pairs_of(pairings: Sequence[Pairing]) -> Pairs:
    """Who meets whom."""
    return tuple(pairing.entrants for pairing in pairings)
