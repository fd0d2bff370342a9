"""What decides between entrants with the same score, each value with the terms it is made of.

Sources: FIDE Handbook, C.07 Play-Off and Tie-Break Regulations, edition in force from 1 March 2026; its articles are
named below. Points and regret are of this game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal, get_args

from games.tournaments.crosstable import Crosstable, Meeting
from games.tournaments.formats.history import Entrant, History, Played

TieBreak = Literal["wins", "head_to_head", "buchholz", "buchholz_cut", "sonneborn_berger", "points", "regret", "seed"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)

Term = Mapping[str, Any]
"""One part of a value, as JSON: the round, and what it brought."""

_DIGITS = 9  # of a regret: what perfect play expects is no more exact


@dataclass(frozen=True, slots=True)
class Value:
    """What a tie-break says of an entrant; ``total`` is None where it does not apply to him."""

    tie_break: TieBreak
    total: float | None
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """All that tie-breaks look at."""

    history: History
    table: Crosstable
    matches: Mapping[str, tuple[tuple[int, Played], ...]]  # by entrant, each with the number of its round


def value(event: Event, tie_break: TieBreak, entrant: Entrant) -> Value:
    """The value of an entrant, by any tie-break but head to head."""
    return _VALUES[tie_break](event, entrant)


def order(event: Event, entrant: Entrant, of: Value) -> tuple[float, ...]:
    """What to sort values by, the best first."""
    if of.tie_break == "seed":
        return (float(entrant.seed),)
    if of.tie_break == "regret":
        # Who was not there gave nothing away; so the fewer rounds somebody missed, the better, whatever his regret.
        return float(_missed(event, entrant)), float("inf") if of.total is None else of.total
    return (0.0,) if of.total is None else (-of.total,)


def head_to_head(event: Event, level: tuple[str, ...]) -> dict[str, Value]:
    """The scores of those who are level among themselves, if all of them met (6.1, 6.2); otherwise none has a value.

    Two who met more often than once share the average (6.1.2). A walkover is no meeting, but where the pairings were
    known from the start (6.1.1, 15.2).
    """
    others = frozenset(level)
    among = {entrant: _met(event, entrant, others) for entrant in level}
    if any(len(met) < len(level) - 1 for met in among.values()):
        return {entrant: Value("head_to_head", None) for entrant in level}
    return {
        entrant: Value(
            "head_to_head",
            sum(map(fmean, met.values())),
            tuple({"opponent": opponent, "score": fmean(scores)} for opponent, scores in met.items()),
        )
        for entrant, met in among.items()
    }


def _met(event: Event, entrant: str, level: frozenset[str]) -> dict[str, list[float]]:
    met = dict[str, list[float]]()
    for meeting in event.table.meetings[entrant]:
        if meeting.opponent in level and not meeting.unplayed:
            met.setdefault(meeting.opponent, []).append(meeting.score)
    return met


def _wins(event: Event, entrant: Entrant) -> Value:
    """Matches won, with or without playing (7.1)."""
    terms = tuple(
        {"round": number, "slot": match.pairing.slot}
        for number, match in event.matches[entrant.id]
        if match.winner == entrant.id
    )
    return Value("wins", float(len(terms)), terms)


def _buchholz(event: Event, entrant: Entrant) -> Value:
    """The scores of the opponents (8.1)."""
    return _summed("buchholz", tuple(_opposition(event, entrant.id, one) for one in event.table.meetings[entrant.id]))


def _buchholz_cut(event: Event, entrant: Entrant) -> Value:
    """The same without the lowest score (14.1.1): of the rounds missed by one's own doing, if there are any (16.5.1).

    A single score is kept.
    """
    met = event.table.meetings[entrant.id]
    terms = [_opposition(event, entrant.id, one) for one in met]
    places = [place for place, one in enumerate(met) if one.is_missed] or range(len(met))
    if len(met) > 1:
        cut = min(places, key=lambda place: terms[place]["score"])
        terms[cut] = {**terms[cut], "cut": True}
    return _summed("buchholz_cut", tuple(terms))


def _sonneborn_berger(event: Event, entrant: Entrant) -> Value:
    """The scores of the opponents, each times the score against him (9.1)."""
    met = event.table.meetings[entrant.id]
    terms = tuple({**_opposition(event, entrant.id, one), "result": one.score} for one in met)
    return Value("sonneborn_berger", sum((float(term["score"] * term["result"]) for term in terms), 0.0), terms)


def _opposition(event: Event, entrant: str, met: Meeting) -> dict[str, Any]:
    term = {"round": met.round, "opponent": met.opponent, "score": event.table.opposition(entrant, met)}
    return {**term, "unplayed": met.unplayed} if met.unplayed else term


def _summed(tie_break: TieBreak, terms: tuple[Term, ...]) -> Value:
    return Value(tie_break, sum((float(term["score"]) for term in terms if not term.get("cut")), 0.0), terms)


def _points(event: Event, entrant: Entrant) -> Value:
    """The points thrown in all games of all matches."""
    terms: tuple[Term, ...] = tuple(
        {"round": number, "slot": match.pairing.slot, "points": points}
        for number, match in event.matches[entrant.id]
        for who, points in zip(match.pairing.entrants, match.result.points, strict=True)
        if who == entrant.id and match.result.how != "bye"
    )
    return Value("points", sum((float(term["points"]) for term in terms), 0.0), terms)


def _regret(event: Event, entrant: Entrant) -> Value:
    """What was given away a game, the mean of the matches; less is better."""
    terms: tuple[Term, ...] = tuple(
        {"round": number, "slot": match.pairing.slot, "regret": regret}
        for number, match in event.matches[entrant.id]
        for who, regret in zip(match.pairing.entrants, match.result.regrets or (), strict=False)
        if who == entrant.id and regret is not None
    )
    mean = round(fmean(term["regret"] for term in terms), _DIGITS) if terms else None
    return Value("regret", mean, terms)


def _missed(event: Event, entrant: Entrant) -> int:
    return sum(one.is_missed for one in event.table.meetings[entrant.id])


def _seed(event: Event, entrant: Entrant) -> Value:
    """The seed; the lower the better."""
    return Value("seed", float(entrant.seed))


_VALUES: Mapping[TieBreak, Callable[[Event, Entrant], Value]] = {
    "wins": _wins,
    "buchholz": _buchholz,
    "buchholz_cut": _buchholz_cut,
    "sonneborn_berger": _sonneborn_berger,
    "points": _points,
    "regret": _regret,
    "seed": _seed,
}
