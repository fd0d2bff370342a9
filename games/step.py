"""One pure step of a game: a state and an action give the next state and the changes that the log records.

Nothing here knows rows, clocks or secrets: the dice come from the cup that is passed in, deadlines from a function that
says when a turn runs out. The services write what comes out row by row or, for a game of engines alone, in one
go; the audit replays the same functions over a finished log.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from games.dicecup import DiceCup
from games.orderofplay import first_seat
from rulesets import scorecard, turn
from rulesets.dice import Dice, Face, Points
from rulesets.errors import NotRolledYet
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard

Presence = Literal["playing", "resigned", "timed_out"]

MOST_MISSED = 3  # turns in a row that a seat lets pass until it is out, where such a turn scores 0


@dataclass(frozen=True, slots=True)
class Change:
    """One event before the log numbers, dates and hashes it."""

    type: str
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StandIn:
    """A built-in strategy that plays for somebody who let his time pass."""

    strategy: str
    version: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; its scorecard stays on show when it leaves.

    ``missed`` counts the turns in a row that scored 0 because they ran out; a ``stand_in`` plays the turns to come.
    """

    index: int
    card: Scorecard
    presence: Presence = "playing"
    missed: int = 0
    stand_in: StandIn | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """One throw: the faces left on the table, those thrown in drawn order, and all of them sorted."""

    keep: Dice
    thrown: tuple[Face, ...]
    dice: Dice


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat's rolls; ``n`` counts the game's turns from 1, ``number`` the seat's own.

    Its ``stand_in`` plays it to the end, even if the player returns meanwhile.
    """

    n: int
    seat: int
    number: int
    rolls: tuple[Roll, ...] = ()
    stand_in: StandIn | None = None

    @property
    def dice(self) -> Dice | None:
        """The dice on the table, or none before the first roll."""
        return self.rolls[-1].dice if self.rolls else None


@dataclass(frozen=True, slots=True)
class Result:
    """Where a seat ended: equal totals share a rank, and the next rank is left out."""

    seat: int
    total: Points
    rank: int


@dataclass(frozen=True, slots=True)
class State:
    """A started game; it is over when it has results."""

    ruleset: Ruleset
    seats: tuple[Seat, ...]
    first_seat: int
    turn: Turn | None = None
    results: tuple[Result, ...] | None = None


Step = tuple[State, tuple[Change, ...]]

Deadlines = Callable[[int], str | None]
"""Says when a turn of a seat that opens now runs out, as the log writes it."""


def start(ruleset: Ruleset, seats: int, order: str, cup: DiceCup, deadlines: Deadlines | None) -> Step:
    """Settle who begins, and open the first turn."""
    first, throws = first_seat(ruleset, seats, order, cup)
    rolled = [Change("order.rolled", asdict(throw) | {"dice": list(throw.dice)}) for throw in throws]
    state = State(ruleset, tuple(Seat(index, Scorecard({})) for index in range(seats)), first)
    started = Change("game.started", {"client_seeds": list(cup.client_seeds), "first_seat": first})
    state, opened = _open_turn(state, first, 1, deadlines)
    return state, (*rolled, started, *opened)


def roll(state: State, cup: DiceCup, keep: Dice) -> Step:
    """Throw the dice that are not kept."""
    now, rules = _current(state), state.ruleset
    check_keep(state, keep)
    lane = cup.lane(now.seat)
    groups = cup.groups(lane, now.number, rolls=rules.rolls, dice=rules.dice, faces=rules.faces)
    thrown = groups[len(now.rolls)][: rules.dice - len(keep)]
    made = Roll(keep, thrown, tuple(sorted(keep + thrown)))
    rolled = {
        **_whose(now),
        "roll": len(now.rolls) + 1,
        "lane": lane,
        "keep": list(made.keep),
        "thrown": list(made.thrown),
        "dice": list(made.dice),
    }
    return replace(state, turn=replace(now, rolls=(*now.rolls, made))), (Change("turn.rolled", rolled),)


def check_keep(state: State, keep: Dice) -> None:
    """Refuse to keep what the rules, or the dice on the table, do not allow."""
    now = _current(state)
    turn.check_keep(state.ruleset, len(now.rolls), now.dice, keep)


def score(state: State, category: str, deadlines: Deadlines | None) -> Step:
    """Write the dice into a category, and open the next turn or end the game."""
    now, rules = _current(state), state.ruleset
    card = state.seats[now.seat].card
    if now.dice is None:
        raise NotRolledYet()
    chosen = turn.score(rules, card, now.dice, category)
    card = scorecard.fill(rules, card, category, chosen.points, chosen.bonus)
    scored = {
        **_whose(now),
        "category": category,
        "points": chosen.points,
        "bonus": chosen.bonus,
        "upper_bonus": scorecard.upper_bonus(rules, card),
        "total": scorecard.total(rules, card),
    }
    state, following = _go_on(_with_seat(state, replace(state.seats[now.seat], card=card, missed=0)), deadlines)
    return state, (Change("turn.scored", scored), *following)


def give_up(state: State, deadlines: Deadlines | None) -> Step:
    """Score 0 for the turn, which ran out, where it costs least; the seat that does so too often in a row is out."""
    now, rules = _current(state), state.ruleset
    seat = state.seats[now.seat]
    if seat.missed + 1 == MOST_MISSED:
        return time_out(state, now.seat, deadlines)
    category = turn.given_up(rules, seat.card, now.dice).key
    card = scorecard.fill(rules, seat.card, category, points=0, bonus=0)
    lost = {
        **_whose(now),
        "category": category,
        "points": 0,
        "bonus": 0,
        "upper_bonus": scorecard.upper_bonus(rules, card),
        "total": scorecard.total(rules, card),
    }
    state, following = _go_on(_with_seat(state, replace(seat, card=card, missed=seat.missed + 1)), deadlines)
    return state, (Change("turn.timed_out", lost), *following)


def substitute(state: State, stand_in: StandIn) -> Step:
    """Let a strategy play the turn, which ran out, and those of its seat to come."""
    now = _current(state)
    data = {"seat": now.seat, "strategy": stand_in.strategy, "strategy_version": stand_in.version}
    state = _with_seat(state, replace(state.seats[now.seat], stand_in=stand_in))
    return replace(state, turn=replace(now, stand_in=stand_in)), (Change("seat.stand_in", data),)


def come_back(state: State, seat: int) -> Step:
    """Give a seat's turns to come back to its player."""
    state = _with_seat(state, replace(state.seats[seat], stand_in=None))
    return state, (Change("seat.returned", {"seat": seat}),)


def resign(state: State, seat: int, deadlines: Deadlines | None) -> Step:
    """Take a seat out of the game by its holder's wish."""
    return _leave(state, seat, "resigned", deadlines)


def time_out(state: State, seat: int, deadlines: Deadlines | None) -> Step:
    """Take a seat out of the game because its time ran out."""
    return _leave(state, seat, "timed_out", deadlines)


def forfeit(state: State, seat: int, by: str, deadlines: Deadlines | None) -> Step:
    """Take a seat out of the game because its player is gone, as another, named by his id, has reported."""
    state, changes = time_out(state, seat, deadlines)
    return state, (Change("seat.forfeited", {"seat": seat, "by": by}), *changes[1:])


def _leave(state: State, seat: int, presence: Presence, deadlines: Deadlines | None) -> Step:
    left = Change(f"seat.{presence}", {"seat": seat})
    state = _with_seat(state, replace(state.seats[seat], presence=presence))
    if _current(state).seat == seat or _is_decided(state):
        state, following = _go_on(state, deadlines)
        return state, (left, *following)
    return state, (left,)


def _go_on(state: State, deadlines: Deadlines | None) -> Step:
    """Open the next turn after the current one, or end the game."""
    last = _current(state)
    seat = None if _is_decided(state) else _next_seat(state, last.seat)
    if seat is None:
        return _finish(state)
    return _open_turn(state, seat, last.n + 1, deadlines)


def _open_turn(state: State, seat: int, n: int, deadlines: Deadlines | None) -> Step:
    deadline = None if deadlines is None else deadlines(seat)
    whose = state.seats[seat]
    opened = Turn(n, seat, number=len(whose.card.points) + 1, stand_in=whose.stand_in)
    return replace(state, turn=opened), (Change("turn.started", {**_whose(opened), "deadline": deadline}),)


def _next_seat(state: State, after: int) -> int | None:
    """The next staying seat round the table that has a category left."""
    for distance in range(1, len(state.seats) + 1):
        seat = state.seats[(after + distance) % len(state.seats)]
        if seat.presence == "playing" and not scorecard.is_full(state.ruleset, seat.card):
            return seat.index
    return None


def _is_decided(state: State) -> bool:
    """Whether too few seats stay to play on: none, or one of several."""
    staying = sum(seat.presence == "playing" for seat in state.seats)
    return staying == 0 or (staying == 1 and len(state.seats) > 1)


def _finish(state: State) -> Step:
    results = rank(state)
    rows = [{"seat": row.seat, "total": row.total, "rank": row.rank} for row in results]
    return replace(state, turn=None, results=results), (Change("game.finished", {"results": rows}),)


def rank(state: State) -> tuple[Result, ...]:
    """The results in seat order: ranks 1, 1, 3 by total, all leavers together behind those that stayed."""
    totals = [scorecard.total(state.ruleset, seat.card) for seat in state.seats]
    staying = [totals[seat.index] for seat in state.seats if seat.presence == "playing"]

    def place(seat: Seat) -> int:
        if seat.presence != "playing":
            return len(staying) + 1
        return 1 + sum(total > totals[seat.index] for total in staying)

    return tuple(Result(seat.index, totals[seat.index], place(seat)) for seat in state.seats)


def _with_seat(state: State, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[: seat.index], seat, *state.seats[seat.index + 1 :]))


def _current(state: State) -> Turn:
    """The turn under way; the services refuse actions on a game that has none."""
    if state.turn is None:
        raise ValueError("the game is over")
    return state.turn


def _whose(turn: Turn) -> dict[str, int]:
    return {"n": turn.n, "seat": turn.seat, "turn": turn.number}
