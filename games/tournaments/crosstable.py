"""Who met whom with what score, and what a round without a game counts as.

That is Article 16 of the FIDE Handbook, C.07 Play-Off and Tie-Break Regulations, edition in force from 1 March 2026:

- For somebody's opponents (16.3) a bye, a walkover and a void match count what they brought, but every round after he
  left counts half, as if drawn: nobody's tie-breaks suffer from whom he met.
- For himself (16.4) a round without a game was one against a dummy with his own score; but not with more than the
  scheduled opponent's (16.4.1, walkovers), nor with more than half of the rounds (16.4.2, byes and rounds after he
  left).

Where all pairings are known from the start (15.2: round robins, and so brackets) a walkover is a game like any other,
and who sits out a round meets nobody, not even a dummy.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from games.tournaments.formats.history import Entrant, History, Played

Score = float
"""Opponents beaten and half of those level: exact in steps of a half."""

_PAIRED_BY_RESULTS = ("S", "B")  # the slots of rounds whose pairings are made as the event goes on

Unplayed = Literal["bye", "walkover", "void", "left"]


@dataclass(frozen=True, slots=True)
class Meeting:
    """What one entrant made of one opponent; ``unplayed`` says why none was met, and a dummy stands in.

    ``is_missed`` marks what was not played by one's own doing: a voluntarily unplayed round, 16.1.2.
    """

    round: int
    opponent: str | None
    score: Score
    unplayed: Unplayed | None = None
    is_missed: bool = False


@dataclass(frozen=True, slots=True)
class Crosstable:
    """All meetings of each entrant, in the order of the rounds, and everybody's score for himself and for others."""

    rounds: int
    meetings: Mapping[str, tuple[Meeting, ...]]
    scores: Mapping[str, Score]
    adjusted: Mapping[str, Score]

    def opposition(self, entrant: str, meeting: Meeting) -> Score:
        """The score of whom was met, or of the dummy in his place."""
        own = self.scores[entrant]
        if meeting.unplayed in ("bye", "left"):
            return min(own, self.rounds / 2)
        assert meeting.opponent is not None
        theirs = self.adjusted[meeting.opponent]
        return min(own, theirs) if meeting.unplayed else theirs


def crosstable(history: History) -> Crosstable:
    """The table of the rounds so far, as if the event ended with them."""
    meetings: dict[str, list[Meeting]] = {entrant.id: [] for entrant in history.entrants}
    scores = dict.fromkeys(meetings, 0.0)
    adjusted = dict.fromkeys(meetings, 0.0)
    for number, matches in enumerate(history.rounds, 1):
        for match in matches:
            for entrant in match.pairing.entrants:
                meetings[entrant] += _meetings(number, match, entrant)
                scores[entrant] += match.score(entrant)
        for entrant in _gone(history.entrants, number, matches):
            meetings[entrant].append(Meeting(number, None, 0.0, "left", is_missed=True))
            adjusted[entrant] += 0.5
    return Crosstable(
        rounds=len(history.rounds),
        meetings={entrant: tuple(met) for entrant, met in meetings.items()},
        scores=scores,
        adjusted={entrant: score + adjusted[entrant] for entrant, score in scores.items()},
    )


def _meetings(number: int, match: Played, entrant: str) -> Iterator[Meeting]:
    how, ranks = match.result.how, dict(zip(match.pairing.entrants, match.result.ranks, strict=True))
    if how == "bye":
        if _is_paired_by_results(match):
            yield Meeting(number, None, match.score(entrant), "bye")
        return
    if how == "void" and len(ranks) == 1:
        yield Meeting(number, None, 0.0, "left", is_missed=True)
    unplayed: Unplayed | None = None
    if _is_paired_by_results(match):
        unplayed = "void" if how == "void" else "walkover" if how == "walkover" else None
    for opponent, rank in ranks.items():
        if opponent != entrant:
            score = 0.0 if how == "void" else _against(ranks[entrant], rank)
            yield Meeting(number, opponent, score, unplayed, is_missed=unplayed is not None and score == 0)


def _against(own: int, other: int) -> Score:
    return 0.5 if own == other else float(own < other)


def _gone(entrants: tuple[Entrant, ...], number: int, matches: tuple[Played, ...]) -> list[str]:
    """Those who had left before a round in which they would have been paired."""
    if not any(map(_is_paired_by_results, matches)):
        return []
    paired = {entrant for match in matches for entrant in match.pairing.entrants}
    return [one.id for one in entrants if not one.plays(number) and one.id not in paired]


def _is_paired_by_results(match: Played) -> bool:
    return match.pairing.slot.startswith(_PAIRED_BY_RESULTS)
