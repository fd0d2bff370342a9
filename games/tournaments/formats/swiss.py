"""Swiss: in each round everybody meets somebody with the same score, or nearly so, whom he has not met yet.

A round is one choice among all ways to pair everybody, by the aims of ``swissaims`` in their order: a rematch happens
only where none can be avoided, and then as few as can be; score groups are kept as far as that allows; within a group
the top half meets the bottom half. It is made by ``matching``, not by going through the groups one after the other as
FIDE's rules do (Handbook C.04.3), whose aims it shares but for those about colours.

With an odd number the lowest score among those with the fewest byes so far has the bye; a walkover received counts as
one. So nobody has a second bye before everybody had one. Who has left is not paired, and one alone has nobody to play.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.tournaments.formats.contenders import Contender, contenders
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import MOST_ENTRANTS, History, Pairing, Reason
from games.tournaments.formats.matching import Edge, cheapest_matching
from games.tournaments.formats.swissaims import Aims
from games.tournaments.standings import standings
from games.tournaments.tiebreaks import TieBreak

LEAST_ENTRANTS = 2
ALL_PAIRS = 64
"""Up to so many contenders every pair is weighed; of more, those near to the wanted ones."""

LEAST_REACH = 8
"""How many places beside the wanted opponent are looked at in large fields; more after as many rounds, whose opponents
are to be avoided, and four times as many where those do not suffice.
"""


@dataclass(frozen=True, slots=True)
class Swiss:
    """A number of ``rounds``; without one, as many as a knock-out would take."""

    rounds: int | None = None
    tie_breaks: tuple[TieBreak, ...] = ()

    def check(self, entrants: int) -> None:
        """Refuse fewer than two and more than an event has."""
        if not LEAST_ENTRANTS <= entrants <= MOST_ENTRANTS:
            raise WrongNumberOfEntrants(entrants=entrants, least=LEAST_ENTRANTS, most=MOST_ENTRANTS)

    def rounds_for(self, entrants: int) -> int:
        """How many rounds an event has."""
        return self.rounds or (entrants - 1).bit_length()

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """Everybody who is there, in pairs from the best score to the lowest, and at last whoever has the bye."""
        n = history.next_round
        field = contenders(history)
        if n > self.rounds_for(len(history.entrants)) or len(field) < 2:
            return ()
        edges = sorted(_best(field), key=lambda edge: _table_order(edge, field))
        return tuple(_pairing(f"S{n}.{table}", edge, field) for table, edge in enumerate(edges, 1))

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """Everybody by score, then by the tie-breaks."""
        return tuple((row.entrant, row.place) for row in standings(history, self.tie_breaks))


def _best(field: Sequence[Contender]) -> tuple[Edge, ...]:
    aims = Aims(field)
    reach = len(field) if len(field) <= ALL_PAIRS else max(LEAST_REACH, _rounds_of(field))
    while True:
        pairs = cheapest_matching(aims.costs(reach))
        if len(pairs) == (len(field) + 1) // 2:
            return pairs
        reach *= 4


def _rounds_of(field: Sequence[Contender]) -> int:
    return max(one.record.met.total() for one in field)


def _table_order(edge: Edge, field: Sequence[Contender]) -> tuple[bool, int, int, int]:
    """The bye last, then the higher score first, of equal ones the higher of the other's, then the better place."""
    one, other = edge
    if other == len(field):
        return True, 0, 0, one
    return False, -field[one].score, -field[other].score, one


def _pairing(slot: str, edge: Edge, field: Sequence[Contender]) -> Pairing:
    one = field[edge[0]]
    if edge[1] == len(field):
        return Pairing(slot, (one.id,), (_why_the_bye(one, field),))
    other = field[edge[1]]
    order = sorted((one, other), key=lambda contender: contender.record.firsts)
    return Pairing(slot, tuple(contender.id for contender in order), tuple(_why(one, other)))


def _why_the_bye(one: Contender, field: Sequence[Contender]) -> Reason:
    facts = {"entrant": one.id, "score": one.score / 2, "byes_before": one.record.byes}
    if one.record.byes:
        return {"code": "bye", "rule": "everybody_had_one", **facts}
    able = min(contender.score for contender in field if not contender.record.byes)
    # Only so that nobody meets again does the bye go to a higher score.
    return {"code": "bye", "rule": "lowest_without_bye" if one.score == able else "lowest_without_rematch", **facts}


def _why(one: Contender, other: Contender) -> Iterator[Reason]:
    if one.score == other.score:
        yield {"code": "score_group", "score": one.score / 2}
    else:
        yield {"code": "float", "entrant": one.id, "from": one.score / 2, "to": other.score / 2}
    met = one.record.met[other.id]
    if met:
        yield {"code": "rematch_unavoidable", "met_before": met}
