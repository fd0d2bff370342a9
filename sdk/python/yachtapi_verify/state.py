"""A game as its log tells it, one value after each event."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from yachtapi_verify.canonical import Json
from yachtapi_verify.dice import Dice
from yachtapi_verify.record import Record
from yachtapi_verify.scorecard import Card, is_full, total

MOST_MISSED = 3

Phase = Literal["new", "open", "playing", "finished", "aborted"]


@dataclass(frozen=True, slots=True)
class Options:
    """How a game was set up."""

    seats: int
    order: str
    turn_seconds: int | None
    bank_seconds: int | None
    on_timeout: str
    stand_in: str | None
    seeded: bool
    client_seeded: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat; people have no strategy."""

    player_id: str
    strategy: str | None
    strategy_version: str | None


@dataclass(frozen=True, slots=True)
class StandIn:
    """The engine that plays for somebody whose time ran out."""

    strategy: str
    version: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn under way: ``n`` counts the game's turns, ``number`` the seat's own.

    A stand-in plays it to the end, even if the player returns meanwhile.
    """

    n: int
    seat: int
    number: int
    deadline: datetime | None
    rolls: int = 0
    dice: Dice = ()
    stand_in: StandIn | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A game between two events; ``turn`` is None between two turns."""

    record: Record
    options: Options = Options(0, "seat", None, None, "forfeit", None, False, False)
    phase: Phase = "new"
    seats: Mapping[int, Seat] = field(default_factory=dict)
    order_throws: int = 0
    cards: Mapping[int, Card] = field(default_factory=dict)
    banks: Mapping[int, timedelta] = field(default_factory=dict)
    missed: Mapping[int, int] = field(default_factory=dict)
    """Turns in a row that a seat let pass, where such a turn scores 0."""
    stand_ins: Mapping[int, StandIn] = field(default_factory=dict)
    engines: frozenset[tuple[str, str]] = frozenset()
    """The strategies, with their versions, that were ever called on to stand in."""
    leavers: frozenset[int] = frozenset()
    turns: int = 0
    next_seat: int = 0
    turn: Turn | None = None

    @property
    def staying(self) -> tuple[int, ...]:
        """Return the seats that have not left the game."""
        return tuple(seat for seat in self.cards if seat not in self.leavers)


def due(state: State) -> tuple[str, ...]:
    """Return the types of event that may follow."""
    match state.phase:
        case "new":
            return ("game.created",)
        case "open" if state.order_throws:
            return ("order.rolled", "game.started")
        case "open":
            return ("seat.joined", "seat.left", "order.rolled", "game.started", "game.aborted")
        case "playing":
            return _due_in_play(state)
        case _:
            return ()


def seat_after(state: State, seat: int) -> int:
    """Return the next seat round the table that stays and still has a box to fill, or the same one when none has."""
    seats = len(state.cards)
    for step in range(1, seats):
        following = (seat + step) % seats
        if following in state.staying and not is_full(state.record.rules, state.cards[following]):
            return following
    return seat


def results(state: State) -> Json:
    """Return the totals and ranks: equal totals share a rank, all who left share the last one."""
    rules = state.record.rules
    totals = {seat: total(rules, card) for seat, card in state.cards.items()}
    staying = [totals[seat] for seat in state.staying]
    ranks = {
        seat: 1 + (len(staying) if seat in state.leavers else sum(other > points for other in staying))
        for seat, points in totals.items()
    }
    return [{"seat": seat, "total": points, "rank": ranks[seat]} for seat, points in totals.items()]


def _due_in_play(state: State) -> tuple[str, ...]:
    if _is_over(state):
        return ("game.finished",)
    if state.turn is None:
        return ("turn.started",)
    moves = []
    if state.turn.rolls < state.record.rules.rolls:
        moves.append("turn.rolled")
    if state.turn.rolls:
        moves.append("turn.scored")
    back = ("seat.returned",) if state.stand_ins else ()
    return (*moves, "seat.resigned", *back, *_due_on_timeout(state, state.turn), "game.aborted")


def _due_on_timeout(state: State, turn: Turn) -> tuple[str, ...]:
    """Return what the game does with a turn that runs out; an engine's never does, but in format 1 may be said to."""
    if state.record.format > 1 and turn.deadline is None and state.seats[turn.seat].strategy is None:
        return ("seat.forfeited",)
    if state.record.format == 1:
        return ("seat.timed_out",)
    if turn.stand_in is not None or state.seats[turn.seat].strategy is not None:
        return ()
    if state.options.on_timeout == "forfeit":
        return ("seat.timed_out",)
    if state.options.on_timeout == "bot":
        return ("seat.stand_in",)
    return ("seat.timed_out",) if state.missed.get(turn.seat, 0) + 1 == MOST_MISSED else ("turn.timed_out",)


def _is_over(state: State) -> bool:
    if len(state.cards) > 1 and len(state.staying) == 1:
        return True
    return all(is_full(state.record.rules, state.cards[seat]) for seat in state.staying)
