"""Everybody's place in an event so far, and what it comes from: one row an entrant, best first.

The place is the format's own, as a bracket places by where somebody lost; the score and the tie-breaks tell why, and in
all other formats place by themselves.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from games.tournaments.formats.history import Format, History
from games.tournaments.formats.scoreevent import ScoreEvent
from games.tournaments.standings import standings
from games.tournaments.tiebreaks import TieBreak, Value

Shown = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One entrant's line; ``score`` counts opponents beaten and half of those level."""

    entrant: str
    place: int
    score: float
    values: tuple[Value, ...]

    @property
    def document(self) -> Shown:
        """The row as it is shown and exported, by the entrant's id."""
        values = [{**asdict(value), "terms": [dict(term) for term in value.terms]} for value in self.values]
        return {"entrant": self.entrant, "place": self.place, "score": self.score, "values": values}


def table(form: Format, history: History, tie_breaks: Sequence[TieBreak]) -> list[Row]:
    """The rows in the order of their places."""
    ranking = form.ranking if isinstance(form, ScoreEvent) else "score"
    known = {row.entrant: row for row in standings(history, tie_breaks, ranking=ranking)}
    return [Row(entrant, place, known[entrant].score, known[entrant].values) for entrant, place in form.places(history)]
