"""How a match is decided from its games. Sides are the places of the entrants in the match's pairing, from 0.

*Best of n* is won by who has the majority of the games; a drawn game is half of one for each, and what cannot change
the winner any more is not played. In a match for *points* all games are played, and the points of each are summed; a
game that a side left counts 0 for it. In both, who left a game is last in it, as in any game.

A match for points of two sides may have a *stopping rule*: then it is asked after every so many games whether it is
sure by now who plays better, or that neither does by more than a margin; if so, no more are played, and the points of
those that were decide.

Where somebody has to go on, those who are level after all games play one more, and if it does not part them either,
throw for it: from the seed of that game, in lanes of their own, so that the throws can be checked once it is revealed.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from games.dicecup import DiceCup
from games.orderofplay import OrderThrow
from games.orderofplay import roll_off as highest_throw
from games.tournaments.formats.history import How, Result
from games.tournaments.uncertainty.interval import sample
from games.tournaments.uncertainty.stopping import StoppingRule
from rulesets.dice import Points
from rulesets.ruleset import Ruleset

WANTS_WINNER = ("W", "L", "F", "P")
"""The slots of brackets, from which somebody has to go on."""

LOOK_EVERY = 20
"""Games of a match with a stopping rule are committed to and played so many at once."""

Stopped = Literal["first", "second", "even"]
"""Why a match stopped early: it was sure that this of its sides plays better, or that neither does by the margin."""

DECIDER_LANE = "decider"
"""Attempt n of a roll-off for a match is thrown in lane ``decider{n}`` of its last game, turn seat + 1."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How many games a match has, and how they count."""

    kind: Literal["best_of", "points"] = "best_of"
    games: int = 1
    seats: int = 2
    stop_at_margin: float | None = None  # points a game; none without a stopping rule


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """What one game of a match came to, by side: the totals, and who was still there at its end."""

    totals: tuple[Points, ...]
    stayed: tuple[bool, ...]

    def is_ahead(self, one: int, other: int) -> bool:
        """Whether a side ended before another: by its total, or because only it stayed."""
        if self.stayed[one] and self.stayed[other]:
            return self.totals[one] > self.totals[other]
        return self.stayed[one] and not self.stayed[other]

    def score(self, side: int) -> float:
        """The sides beaten, and half of those that are level."""
        others = [other for other in range(len(self.totals)) if other != side]
        return sum((1 - self.is_ahead(other, side) + self.is_ahead(side, other)) / 2 for other in others)


@dataclass(frozen=True, slots=True)
class NextGame:
    """Another game is to be played; the sides by its seats, of which the first begins."""

    number: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollOff:
    """The last game is to be decided by a throw among these of its seats."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended; the throws of the seats of its last game, if it took a roll-off; why it stopped, if it did."""

    result: Result
    rolls: tuple[OrderThrow, ...] = ()
    stopped: Stopped | None = None

    @property
    def facts(self) -> dict[str, Any]:
        """What the log says of it, as JSON."""
        result = self.result
        facts: dict[str, Any] = {"ranks": list(result.ranks), "points": list(result.points), "how": result.how}
        if self.rolls:
            facts["rolls"] = [asdict(throw) | {"dice": list(throw.dice)} for throw in self.rolls]
        if self.stopped:
            facts["stopped"] = self.stopped
        return facts


def wants_winner(slot: str) -> bool:
    """Whether somebody has to go on from a match."""
    return slot.startswith(WANTS_WINNER)


def seating(sides: int, number: int) -> tuple[int, ...]:
    """The sides by the seats of a game, counted from 1: with every game the next side begins."""
    return tuple((seat + number - 1) % sides for seat in range(sides))


def settle(
    rules: MatchRules, sides: int, games: Sequence[GamePlayed], *, wants_winner: bool = False
) -> NextGame | RollOff | Result:
    """What comes next in a match after its games so far, or how it ended."""
    if not _is_over(rules, sides, games):
        return NextGame(len(games) + 1, seating(sides, len(games) + 1))
    regular = games[: _regular(rules, games)]
    ranks = _ranks(rules, sides, regular)
    if not wants_winner or ranks.count(1) == 1:
        return _result(ranks, games)
    if len(games) == len(regular):
        return NextGame(len(games) + 1, seating(sides, len(games) + 1))
    ranks = _parted(ranks, [games[-1].score(side) for side in range(sides)])
    if ranks.count(1) == 1:
        return _result(ranks, games)
    return RollOff(tuple(seat for seat, side in enumerate(seating(sides, len(games))) if ranks[side] == 1))


def roll_off(ruleset: Ruleset, wanted: RollOff, cup: DiceCup) -> tuple[int, tuple[OrderThrow, ...]]:
    """The seat of the last game that throws the most, and all throws; ``cup`` is that game's."""
    return highest_throw(ruleset, wanted.seats, cup, DECIDER_LANE)


def rolled_off(rules: MatchRules, sides: int, games: Sequence[GamePlayed], seat: int) -> Result:
    """How a match ended after a roll-off that this seat of its last game won."""
    ranks = _parted(
        _ranks(rules, sides, games[: _regular(rules, games)]),
        [games[-1].score(side) for side in range(sides)],
    )
    winner = seating(sides, len(games))[seat]
    return _result(_parted(ranks, [float(side == winner) for side in range(sides)]), games, "roll_off")


def played_out(rules: MatchRules, games: Sequence[GamePlayed], result: Result) -> Verdict:
    """What is to be said of a match that its games have decided."""
    return Verdict(result, stopped=stopped(rules, games))


def thrown_for(
    rules: MatchRules, games: Sequence[GamePlayed], wanted: RollOff, ruleset: Ruleset, cup: DiceCup
) -> Verdict:
    """Decide a match by a throw with the dice of its last game."""
    seat, throws = roll_off(ruleset, wanted, cup)
    return Verdict(rolled_off(rules, len(games[-1].totals), games, seat), throws, stopped(rules, games))


def next_look(rules: MatchRules, games: int) -> int:
    """After how many games in all it is asked for the next time whether a match for points is over."""
    look = rules.games if rules.stop_at_margin is None else games - games % LOOK_EVERY + LOOK_EVERY
    return min(look, rules.games)


def stopped(rules: MatchRules, games: Sequence[GamePlayed]) -> Stopped | None:
    """What a match was stopped for before its number of games was played, if it was.

    Only games count in it that both sides played to their end.
    """
    looked = len(games) - len(games) % LOOK_EVERY
    if rules.stop_at_margin is None or not 0 < looked < rules.games or len(games[0].totals) != 2:
        return None
    fair = [float(game.totals[0] - game.totals[1]) for game in games[:looked] if all(game.stayed)]
    outcome = StoppingRule(rules.stop_at_margin, rules.games).outcome(sample(fair))
    return None if outcome == "undecided" else outcome


def bye() -> Result:
    """A match without an opponent."""
    return Result((1,), (0,), "bye")


def walkover(sides: int, there: Collection[int], games: Sequence[GamePlayed] = ()) -> Result:
    """A match that ends because at most one side is still there: that one wins; if none is, it is void.

    The points of the games that were played stay.
    """
    if not there:
        return _result((1,) * sides, games, "void")
    (winner,) = there
    return _result(tuple(1 if side == winner else 2 for side in range(sides)), games, "walkover")


def _is_over(rules: MatchRules, sides: int, games: Sequence[GamePlayed]) -> bool:
    if rules.kind == "points" or sides != 2 or len(games) >= rules.games:
        return len(games) >= rules.games or stopped(rules, games) is not None
    return any(sum(game.score(side) for game in games) > rules.games / 2 for side in range(sides))


def _regular(rules: MatchRules, games: Sequence[GamePlayed]) -> int:
    """How many games there were before the one, if any, that was to part those who were level."""
    return len(games) - len(games) % LOOK_EVERY if stopped(rules, games) else rules.games


def _ranks(rules: MatchRules, sides: int, games: Sequence[GamePlayed]) -> tuple[int, ...]:
    if rules.kind == "best_of":
        return _ranked([(sum(game.score(side) for game in games),) for side in range(sides)])
    return _ranked([_points_stayed(games, side) for side in range(sides)])


def _points_stayed(games: Sequence[GamePlayed], side: int) -> tuple[float, ...]:
    """The points that count; of equal ones more are worth that of fewer games left."""
    stayed = [game for game in games if game.stayed[side]]
    return sum(game.totals[side] for game in stayed), len(stayed)


def _parted(ranks: tuple[int, ...], scores: Sequence[float]) -> tuple[int, ...]:
    """The ranks, and among equal ones the higher score first."""
    return _ranked([(-rank, score) for rank, score in zip(ranks, scores, strict=True)])


def _ranked(worth: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """Ranks 1, 1, 3 of what is worth most."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def _result(ranks: tuple[int, ...], games: Sequence[GamePlayed], how: How = "played") -> Result:
    points = tuple(sum(game.totals[side] for game in games) for side in range(len(ranks)))
    return Result(ranks, points, how)
