"""Events from a game's creation to its start."""

from dataclasses import replace
from datetime import timedelta

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json
from yachtapi_verify.dice import OrderThrow, drawn_seat, roll_off
from yachtapi_verify.log import Event
from yachtapi_verify.record import ID
from yachtapi_verify.refusal import Refused
from yachtapi_verify.rules import ORDERS
from yachtapi_verify.scorecard import Card
from yachtapi_verify.state import Options, Seat, State

MOST_SEATS = 10
MOST_SECONDS = 10**9

_OPTIONS = ("order", "seats", "turn_seconds", "visibility", "rated", "seeded", "client_seeded")


def created(state: State, event: Event) -> State:
    """The game exists, committed to its seed."""
    record = state.record
    keys = ("game_id", "draw_id", "ruleset", "ruleset_digest", "commitment")
    part = event.part((*keys, "options"))
    head = (record.game_id, record.cup.draw_id, record.rules.key, record.rules.digest, record.commitment)
    for key, value in zip(keys, head, strict=True):
        shape.equal(part[key], value, f"{key} is {{found}}, but the record has {{due}}")
    return replace(state, phase="open", options=_options(part["options"], record.format))


def joined(state: State, event: Event) -> State:
    """Somebody takes a seat."""
    data = event.data
    is_engine = isinstance(data, dict) and "strategy" in data
    part = event.part(("seat", "player_id", "strategy", "strategy_version") if is_engine else ("seat", "player_id"))
    index = _seat(state, part["seat"])
    if index in state.seats:
        raise Refused(f"seat {index} is taken")
    seat = Seat(
        player_id=shape.spelled(part["player_id"], ID, "player_id"),
        strategy=shape.text(part["strategy"], "strategy") if is_engine else None,
        strategy_version=shape.text(part["strategy_version"], "strategy_version") if is_engine else None,
    )
    return replace(state, seats={**state.seats, index: seat})


def left(state: State, event: Event) -> State:
    """Somebody gives a seat back before the start."""
    index = _seat(state, event.part(("seat",))["seat"])
    if index not in state.seats:
        raise Refused(f"nobody sits on seat {index}")
    return replace(state, seats={key: seat for key, seat in state.seats.items() if key != index})


def order_rolled(state: State, event: Event) -> State:
    """A seat throws for the order of play."""
    _check_seats(state)
    throws, _ = _order(state)
    if state.order_throws >= len(throws):
        raise Refused("no throw for the order of play is due")
    throw = throws[state.order_throws]
    event.hold({"attempt": throw.attempt, "seat": throw.seat, "dice": list(throw.dice)})
    return replace(state, order_throws=state.order_throws + 1)


def started(state: State, event: Event) -> State:
    """The client seeds are frozen, and the first seat is known."""
    _check_seats(state)
    _check_client_seeds(state)
    throws, first_seat = _order(state)
    if state.order_throws < len(throws):
        raise Refused(f"the game starts before seat {throws[state.order_throws].seat} threw for the order of play")
    event.hold({"client_seeds": list(state.record.cup.client_seeds), "first_seat": first_seat})
    cards = {index: Card() for index in range(state.options.seats)}
    bank = state.options.bank_seconds
    banks = {} if bank is None else {index: timedelta(seconds=bank) for index in cards}
    return replace(state, phase="playing", cards=cards, banks=banks, next_seat=first_seat)


def _options(value: Json, format: int) -> Options:
    # A later server may offer more options; an option that changed the rules would show in the events.
    part = shape.members_among(value, _OPTIONS, "the options")
    new = part if format > 1 else {}
    on_timeout = shape.one_of(new.get("on_timeout", "forfeit"), ("forfeit", "zero", "bot"), "on_timeout")
    if part["rated"] is True and on_timeout == "bot":
        raise Refused("a game with stand-ins is never rated")
    shape.one_of(part["visibility"], ("public", "private"), "visibility")
    seeded = shape.boolean(part["seeded"], "seeded")
    if shape.boolean(part["rated"], "rated") and seeded:
        raise Refused("a game with a given seed is never rated")
    return Options(
        seats=shape.integer(part["seats"], 1, MOST_SEATS, "the number of seats"),
        order=shape.one_of(part["order"], ORDERS, "the order of play"),
        turn_seconds=_seconds(part["turn_seconds"], "turn_seconds"),
        bank_seconds=_seconds(new.get("bank_seconds"), "bank_seconds"),
        on_timeout=on_timeout,
        stand_in=shape.text(new.get("stand_in"), "stand_in") if on_timeout == "bot" else None,
        seeded=seeded,
        client_seeded=shape.boolean(part["client_seeded"], "client_seeded"),
    )


def _seconds(value: Json, what: str) -> int | None:
    return None if value is None else shape.integer(value, 1, MOST_SECONDS, what)


def _seat(state: State, value: Json) -> int:
    return shape.integer(value, 0, state.options.seats - 1, "the seat")


def _check_seats(state: State) -> None:
    if len(state.seats) < state.options.seats:
        raise Refused("the game starts before every seat is taken")
    people = {seat.player_id for seat in state.seats.values() if seat.strategy is None}
    if state.options.seeded and len(people) > 1:
        raise Refused("a game with a given seed has no seats but its creator's and engines'")
    if state.record.is_shared and state.options.seats > 1:
        raise Refused("a board of a shared set has one seat")


def _check_client_seeds(state: State) -> None:
    seeds = state.record.cup.client_seeds
    if len(seeds) != (0 if state.record.is_shared else state.options.seats):
        raise Refused("there must be one client seed a seat, or none on a board of a shared set")
    for index, seed in enumerate(seeds):
        if seed and not state.options.client_seeded:
            raise Refused(f"seat {index} has a client seed, but the game was created without any")
        if seed and state.seats[index].strategy is not None:
            raise Refused(f"seat {index} is an engine's, which gives no client seed")


def _order(state: State) -> tuple[tuple[OrderThrow, ...], int]:
    seats = tuple(sorted(state.seats))
    match state.options.order:
        case "roll_off":
            return roll_off(state.record.cup, seats, state.record.rules.dice)
        case "random":
            return (), drawn_seat(state.record.cup, seats)
        case _:
            return (), seats[0]
