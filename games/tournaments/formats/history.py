"""What a format knows: who has entered, and the rounds so far; and what it says: who meets whom, and why.

A format is a pure function of the history. So anybody can derive every pairing again from what an event has published.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

MOST_ENTRANTS = 4096  # of any event

Reason = Mapping[str, Any]
"""Why a pairing is what it is: a ``code`` and its facts, as JSON."""

How = Literal["played", "roll_off", "walkover", "bye", "override", "void"]
"""How a match was decided; a void one, whose entrants were all gone, has no winner."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays: ``seed`` counts from 1, the strongest first, and nobody shares it.

    Who has left takes part in no round from ``left_before`` on.
    """

    id: str
    seed: int
    left_before: int | None = None

    def plays(self, n: int) -> bool:
        """Whether the entrant is still there in a round, counted from 1."""
        return self.left_before is None or n < self.left_before


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets in one match, in the order of their seats; one alone has a bye, unless the match is a board.

    ``slot`` names the match's place in the event and is unique in it: W winners' or only bracket, L losers' bracket,
    F final, P third place, G group, S Swiss, B board; then the round and the number in it.
    """

    slot: str
    entrants: tuple[str, ...]
    why: tuple[Reason, ...] = ()

    @property
    def is_board(self) -> bool:
        """Whether this is a board of a score event, where everybody plays for points and somebody alone does too."""
        return self.slot.startswith("B")

    @property
    def is_bye(self) -> bool:
        """Whether nobody is met and nothing is played."""
        return len(self.entrants) == 1 and not self.is_board


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, by entrant in the pairing's order: ranks from 1, equal ones a draw, and the points thrown.

    ``regrets`` are the points that each gave away a game against perfect play, what he left unplayed among them; one is
    None if he finished no game, and there are none at all where the event does not look at them.
    """

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    how: How = "played"
    regrets: tuple[float | None, ...] | None = None

    @property
    def winner(self) -> int | None:
        """The place in the pairing of whoever is alone ahead; none after a draw, or where nobody was left."""
        if self.how == "void" or self.ranks.count(1) != 1:
            return None
        return self.ranks.index(1)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over."""

    pairing: Pairing
    result: Result

    @property
    def winner(self) -> str | None:
        """The entrant who won, if one did."""
        place = self.result.winner
        return None if place is None else self.pairing.entrants[place]

    @property
    def loser(self) -> str | None:
        """The one who lost a match of two; nobody loses a bye, a draw or a void match."""
        if self.winner is None or len(self.pairing.entrants) != 2:
            return None
        return next(entrant for entrant in self.pairing.entrants if entrant != self.winner)

    def score(self, entrant: str) -> float:
        """Opponents beaten and half of those level; a bye and a walkover count as one beaten, a board alone as none."""
        if self.result.how == "void":
            return 0.0
        if self.pairing.is_bye:
            return 1.0
        own = self.result.ranks[self.pairing.entrants.index(entrant)]
        return sum(rank > own for rank in self.result.ranks) + (self.result.ranks.count(own) - 1) / 2


@dataclass(frozen=True, slots=True)
class History:
    """An event so far: its entrants, and its closed rounds, each with all its matches."""

    entrants: tuple[Entrant, ...]
    rounds: tuple[tuple[Played, ...], ...] = ()

    @property
    def next_round(self) -> int:
        """The number of the round to be paired."""
        return len(self.rounds) + 1


class Format(Protocol):
    """A way in which entrants meet."""

    def check(self, entrants: int) -> None:
        """Refuse a number of entrants that it has no event for."""

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """The pairings of the next round; none when the event is over."""

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """Each entrant with its place so far, best first; those who are level share one, and the next is left out."""
