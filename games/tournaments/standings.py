"""Who is where in an event, and why: scores, then the chosen tie-breaks in their order."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.tournaments.crosstable import crosstable
from games.tournaments.formats.history import Entrant, History, Played
from games.tournaments.tiebreaks import Event, TieBreak, Value, head_to_head, order, value

Ranking = Literal["score", "points", "regret"]
"""What comes before all tie-breaks."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant's place, his score, and the values that were looked at, in their order.

    A head to head that parts some of those who are level is played over by the rest among themselves (C.07, 6.2): then
    it stands there once more.
    """

    entrant: str
    place: int
    score: float
    values: tuple[Value, ...]


def standings(history: History, tie_breaks: Sequence[TieBreak], *, ranking: Ranking = "score") -> tuple[Standing, ...]:
    """Everybody, best first; those whom nothing parts share a place, and the next are left out: 1, 1, 3.

    Who left keeps what he had. Those who share a place stand in the order of their seeds, whatever the order of
    the history's entrants. Ranked by points or regret, that is the first of the values.
    """
    event = Event(history, crosstable(history), _matches(history))
    sheet = _Sheet(event)
    everybody = sorted(history.entrants, key=lambda entrant: entrant.seed)
    if ranking == "score":
        level = sheet.parted(everybody, lambda entrant: (-event.table.scores[entrant.id],))
    else:
        level = sheet.parted_by(everybody, ranking)
    for tie_break in tie_breaks:
        level = [group for groups in level for group in sheet.parted_by(groups, tie_break)]
    return tuple(sheet.standings(level))


def _matches(history: History) -> Mapping[str, tuple[tuple[int, Played], ...]]:
    matches: dict[str, list[tuple[int, Played]]] = {entrant.id: [] for entrant in history.entrants}
    for number, played in enumerate(history.rounds, 1):
        for match in played:
            for entrant in match.pairing.entrants:
                matches[entrant].append((number, match))
    return {entrant: tuple(met) for entrant, met in matches.items()}


class _Sheet:
    """Where values are written down as groups of level entrants are parted."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._values: dict[str, list[Value]] = {entrant.id: [] for entrant in event.history.entrants}

    def parted_by(self, level: list[Entrant], tie_break: TieBreak) -> list[list[Entrant]]:
        """The groups into which a tie-break parts those who are level, best first."""
        if tie_break == "head_to_head":
            return self._parted_by_head_to_head(level)
        values = {entrant.id: value(self._event, tie_break, entrant) for entrant in level}
        self._write(values)
        return self.parted(level, lambda entrant: order(self._event, entrant, values[entrant.id]))

    def _parted_by_head_to_head(self, level: list[Entrant]) -> list[list[Entrant]]:
        if len(level) == 1:
            return [level]
        values = head_to_head(self._event, tuple(entrant.id for entrant in level))
        self._write(values)
        groups = self.parted(level, lambda entrant: order(self._event, entrant, values[entrant.id]))
        if len(groups) == 1:
            return groups
        return [part for group in groups for part in self._parted_by_head_to_head(group)]

    def parted(self, level: list[Entrant], key: Callable[[Entrant], tuple[float, ...]]) -> list[list[Entrant]]:
        """The groups of equal keys, the least first, each in the order in which they were."""
        groups = dict[tuple[float, ...], list[Entrant]]()
        for entrant in level:
            groups.setdefault(key(entrant), []).append(entrant)
        return [groups[one] for one in sorted(groups)]

    def _write(self, values: Mapping[str, Value]) -> None:
        for entrant, one in values.items():
            self._values[entrant].append(one)

    def standings(self, level: list[list[Entrant]]) -> list[Standing]:
        """One row an entrant."""
        rows = list[Standing]()
        for group in level:
            place = len(rows) + 1
            rows += [self._standing(entrant.id, place) for entrant in group]
        return rows

    def _standing(self, entrant: str, place: int) -> Standing:
        return Standing(entrant, place, self._event.table.scores[entrant], tuple(self._values[entrant]))
