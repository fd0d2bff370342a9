"""Score events: everybody plays the same number of games, and the points or the regret of all of them rank.

With one seat a match everybody has a board alone. With more, tables are mixed anew in each round: one after the other,
by their seeds, entrants sit down where they have met the fewest so far, and then any two change places for whom that
is better still. Tables are as full as each other but for one seat, and none has more than the seats of a match.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import MOST_ENTRANTS, Entrant, History, Pairing
from games.tournaments.standings import Ranking, standings
from games.tournaments.tiebreaks import TieBreak

LEAST_ENTRANTS = 2


@dataclass(frozen=True, slots=True)
class ScoreEvent:
    """``rounds`` in which everybody plays one match, at a table of at most ``seats``."""

    rounds: int = 1
    ranking: Ranking = "points"
    seats: int = 1
    tie_breaks: tuple[TieBreak, ...] = ()

    def check(self, entrants: int) -> None:
        """Refuse fewer than two and more than an event has."""
        if not LEAST_ENTRANTS <= entrants <= MOST_ENTRANTS:
            raise WrongNumberOfEntrants(entrants=entrants, least=LEAST_ENTRANTS, most=MOST_ENTRANTS)

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """A board for everybody who is there, or as few tables as they need."""
        n = history.next_round
        there = sorted((one for one in history.entrants if one.plays(n)), key=lambda entrant: entrant.seed)
        if n > self.rounds or not there:
            return ()
        if self.seats == 1:
            why = ({"code": "everybody_plays"},)
            return tuple(Pairing(f"B{n}.{board}", (one.id,), why) for board, one in enumerate(there, 1))
        return tuple(_tables(history, there, self.seats))

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """Everybody by points, most first, or by the mean regret of a match, least first."""
        rows = standings(history, self.tie_breaks, ranking=self.ranking)
        return tuple((row.entrant, row.place) for row in rows)


def _tables(history: History, there: Sequence[Entrant], seats: int) -> Iterator[Pairing]:
    met = _met(history)
    late = _lateness(history)
    tables = _seated([entrant.id for entrant in there], -(-len(there) // seats), met)
    while _change_places(tables, met):
        pass
    for number, table in enumerate(tables, 1):
        again = sum(met[one][other] for one, other in combinations(table, 2))
        order = sorted(table, key=lambda entrant: -late[entrant])
        yield Pairing(f"B{history.next_round}.{number}", tuple(order), ({"code": "mixed_anew", "met_before": again},))


def _seated(entrants: Sequence[str], count: int, met: dict[str, Counter[str]]) -> list[list[str]]:
    tables: list[list[str]] = [[] for _ in range(count)]
    at: dict[str, int] = {}
    for first in range(0, len(entrants), count):  # all tables get their n-th entrant before any gets one more
        free = set(range(count))
        for entrant in entrants[first : first + count]:
            known = Counter[int]()
            for opponent, times in met[entrant].items():
                if opponent in at:
                    known[at[opponent]] += times * times
            table = min(free, key=lambda index: (known[index], index))
            free.remove(table)
            tables[table].append(entrant)
            at[entrant] = table
    return tables


def _change_places(tables: Sequence[list[str]], met: dict[str, Counter[str]]) -> bool:
    """Exchange one of those who meet somebody again for whoever improves the round most; False when nobody does."""
    for table in tables:
        for place, entrant in enumerate(table):
            if _known(entrant, table, met) and _exchange(tables, table, place, met):
                return True
    return False


def _exchange(tables: Sequence[list[str]], table: list[str], place: int, met: dict[str, Counter[str]]) -> bool:
    gains = (
        (_gain(table, place, other, there, met), -index, -there)
        for index, other in enumerate(tables)
        if other is not table
        for there in range(len(other))
    )
    gain, index, there = max(gains, default=(0, 0, 0))
    if gain <= 0:
        return False
    other = tables[-index]
    table[place], other[-there] = other[-there], table[place]
    return True


def _gain(table: list[str], place: int, other: list[str], there: int, met: dict[str, Counter[str]]) -> int:
    """How much less the two are met again once they have changed places."""
    one, two = table[place], other[there]
    before = _known(one, table, met) + _known(two, other, met)
    between = met[one][two] ** 2  # they do not meet by taking each other's place
    return before - (_known(one, other, met) + _known(two, table, met) - 2 * between)


def _known(entrant: str, table: Sequence[str], met: dict[str, Counter[str]]) -> int:
    """How much of a table an entrant has met: a second time again counts four times as much as a first."""
    known = met[entrant]
    return sum(known[other] ** 2 for other in table)


def _met(history: History) -> dict[str, Counter[str]]:
    """How often each has sat at a table with each other."""
    met = {entrant.id: Counter[str]() for entrant in history.entrants}
    for matches in history.rounds:
        for match in matches:
            for entrant in match.pairing.entrants:
                met[entrant].update(other for other in match.pairing.entrants if other != entrant)
    return met


def _lateness(history: History) -> Counter[str]:
    """The sum of everybody's seats so far: who sat late before sits early now."""
    late = Counter[str]()
    for matches in history.rounds:
        for match in matches:
            late.update({entrant: seat for seat, entrant in enumerate(match.pairing.entrants)})
    return late
