"""Who is still in a Swiss event, and what of the rounds so far matters for the next."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.tournaments.formats.history import History, Played

Halves = int
"""A score, counted in halves."""


@dataclass(slots=True)
class Record:
    """What somebody has behind him."""

    score: Halves = 0
    met: Counter[str] = field(default_factory=Counter)  # whoever was paired counts as met, played or not
    byes: int = 0  # and rounds won because the opponent was not there (FIDE Handbook C.04.1, article 4)
    firsts: int = 0  # how often he had the first seat, less how often another
    floated: int = 0  # in the last round: 1 met somebody with less, -1 somebody with more


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody to be paired: ``place`` counts from 0 in the score group of ``size``, by seeds."""

    id: str
    seed: int
    place: int
    size: int
    record: Record

    @property
    def score(self) -> Halves:
        """The score so far."""
        return self.record.score


def contenders(history: History) -> tuple[Contender, ...]:
    """Everybody to be paired in the next round, by score and then by seed."""
    records = _records(history)
    there = [entrant for entrant in history.entrants if entrant.plays(history.next_round)]
    ranked = sorted(there, key=lambda entrant: (-records[entrant.id].score, entrant.seed))
    sizes = Counter(records[entrant.id].score for entrant in ranked)
    places = Counter[Halves]()
    found: list[Contender] = []
    for entrant in ranked:
        record = records[entrant.id]
        found.append(Contender(entrant.id, entrant.seed, places[record.score], sizes[record.score], record))
        places[record.score] += 1
    return tuple(found)


def _records(history: History) -> dict[str, Record]:
    records = {entrant.id: Record() for entrant in history.entrants}
    for matches in history.rounds:
        for record in records.values():
            record.floated = 0
        for match in matches:
            _note(match, [records[entrant] for entrant in match.pairing.entrants])
    return records


def _note(match: Played, records: Sequence[Record]) -> None:
    entrants = match.pairing.entrants
    if len(entrants) == 2:
        _note_the_meeting(entrants, records)
    for entrant, record in zip(entrants, records, strict=True):
        record.score += round(2 * match.score(entrant))
        record.byes += match.pairing.is_bye or (match.result.how == "walkover" and match.winner == entrant)


def _note_the_meeting(entrants: Sequence[str], records: Sequence[Record]) -> None:
    one, other = records
    one.met[entrants[1]] += 1
    other.met[entrants[0]] += 1
    one.firsts += 1
    other.firsts -= 1
    one.floated = (one.score > other.score) - (one.score < other.score)
    other.floated = -one.floated
