"""Events of a game that is being played, up to its end."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json
from yachtapi_verify.dice import FACES, Dice
from yachtapi_verify.engines import engine
from yachtapi_verify.log import Event
from yachtapi_verify.position import Action, Keep, Position, Score
from yachtapi_verify.record import ID
from yachtapi_verify.refusal import Refused
from yachtapi_verify.scorecard import Entry, enter, filled, given_up, total, upper_bonus
from yachtapi_verify.state import StandIn, State, Turn, results, seat_after

SPARE_STRATEGY = "greedy"  # stands in where the strategy of the game lacks its table


def turn_started(state: State, event: Event) -> State:
    """The next seat round the table has the dice."""
    seat = state.next_seat
    number, deadline = len(state.cards[seat].points) + 1, _deadline(state, seat, event)
    turn = Turn(state.turns + 1, seat, number, deadline, stand_in=state.stand_ins.get(seat))
    event.hold({**_whose(turn), "deadline": None if turn.deadline is None else shape.timestamp(turn.deadline)})
    return replace(state, turn=turn, turns=turn.n)


def rolled(state: State, event: Event) -> State:
    """The dice that are not kept are thrown, and show what the seed says."""
    turn, rules = _turn(state), state.record.rules
    keys = (*_whose(turn), "roll", "lane", "keep", "thrown", "dice")
    keep = _keep(event.part(keys)["keep"], turn, rules.dice)
    if turn.rolls:
        _check_engine(state, Keep(keep))
    lane = "shared" if state.record.is_shared else str(turn.seat)
    group = state.record.cup.groups(lane, turn.number, rules.rolls, rules.dice)[turn.rolls]
    thrown = group[: rules.dice - len(keep)]
    dice = tuple(sorted(keep + thrown))
    event.hold(
        {
            **_whose(turn),
            "roll": turn.rolls + 1,
            "lane": lane,
            "keep": list(keep),
            "thrown": list(thrown),
            "dice": list(dice),
        }
    )
    return replace(state, turn=replace(turn, rolls=turn.rolls + 1, dice=dice))


def scored(state: State, event: Event) -> State:
    """The dice go into a category, and the turn is over."""
    turn, rules = _turn(state), state.record.rules
    keys = (*_whose(turn), "category", "points", "bonus", "upper_bonus", "total")
    category = shape.text(event.part(keys)["category"], "the category")
    entry = enter(rules, state.cards[turn.seat], turn.dice, category)
    _check_engine(state, Score(category))
    return _filled(state, event, entry, missed=0)


def ran_out(state: State, event: Event) -> State:
    """The turn's time is up, and it scores 0 where that costs least."""
    turn, rules = _turn(state), state.record.rules
    _check_time(turn, event)
    category = given_up(rules, state.cards[turn.seat], turn.dice)
    return _filled(state, event, Entry(category.key, 0, 0), missed=state.missed.get(turn.seat, 0) + 1)


def stood_in(state: State, event: Event) -> State:
    """The turn's time is up, and an engine plays it, and the seat's turns to come."""
    turn = _turn(state)
    part = event.part(("seat", "strategy", "strategy_version"))
    shape.equal(part["seat"], turn.seat, "the seat is {found}, but it is the turn of seat {due}")
    _check_time(turn, event)
    strategy = shape.one_of(part["strategy"], {str(state.options.stand_in), SPARE_STRATEGY}, "the strategy")
    engine = StandIn(strategy, shape.text(part["strategy_version"], "strategy_version"))
    return replace(
        state,
        turn=replace(turn, stand_in=engine),
        banks=_banks(state, event),
        stand_ins={**state.stand_ins, turn.seat: engine},
        engines=state.engines | {(engine.strategy, engine.version)},
    )


def returned(state: State, event: Event) -> State:
    """A player takes the turns to come back from his stand-in."""
    index = shape.integer(event.part(("seat",))["seat"], 0, len(state.cards) - 1, "the seat")
    if index in state.leavers or index not in state.stand_ins:
        raise Refused(f"nobody stands in for seat {index}")
    return replace(state, stand_ins={seat: engine for seat, engine in state.stand_ins.items() if seat != index})


def resigned(state: State, event: Event) -> State:
    """A seat leaves the game of its own will, in or out of its turn."""
    index = shape.integer(event.part(("seat",))["seat"], 0, len(state.cards) - 1, "the seat")
    if index in state.leavers:
        raise Refused(f"seat {index} left the game before")
    if state.seats[index].strategy is not None:
        raise Refused(f"seat {index} is an engine's, which never resigns")
    return _without(state, index)


def timed_out(state: State, event: Event) -> State:
    """The seat whose turn it is leaves the game because its time is up."""
    turn = _turn(state)
    event.hold({"seat": turn.seat})
    _check_time(turn, event)
    return _without(state, turn.seat)


def forfeited(state: State, event: Event) -> State:
    """Without a clock, somebody else has reported that the seat's player is gone; for how long is the server's word."""
    turn = _turn(state)
    part = event.part(("seat", "by"))
    shape.equal(part["seat"], turn.seat, "the seat is {found}, but it is the turn of seat {due}")
    if shape.spelled(part["by"], ID, "by") == state.seats[turn.seat].player_id:
        raise Refused("nobody reports himself")
    return _without(state, turn.seat)


def finished(state: State, event: Event) -> State:
    """All is played, and the totals say who won."""
    event.hold({"results": results(state)})
    return replace(state, phase="finished")


def aborted(state: State, event: Event) -> State:
    """The game ends without a result, for a reason that is told."""
    shape.text(event.part(("reason",))["reason"], "the reason")
    return replace(state, phase="aborted")


def _filled(state: State, event: Event, entry: Entry, missed: int) -> State:
    """End the turn under way with an entry in its seat's card."""
    turn, rules = _turn(state), state.record.rules
    card = filled(state.cards[turn.seat], entry)
    event.hold(
        {
            **_whose(turn),
            "category": entry.category,
            "points": entry.points,
            "bonus": entry.bonus,
            "upper_bonus": upper_bonus(rules, card),
            "total": total(rules, card),
        }
    )
    after = replace(
        state,
        turn=None,
        cards={**state.cards, turn.seat: card},
        banks=_banks(state, event),
        missed={**state.missed, turn.seat: missed},
    )
    return replace(after, next_seat=seat_after(after, turn.seat))


def _check_time(turn: Turn, event: Event) -> None:
    if turn.deadline is None or event.at < turn.deadline:
        raise Refused(f"seat {turn.seat} still had time")


def _turn(state: State) -> Turn:
    assert state.turn is not None, "an event of a turn is due in a turn only"
    return state.turn


def _whose(turn: Turn) -> dict[str, Json]:
    return {"n": turn.n, "seat": turn.seat, "turn": turn.number}


def _deadline(state: State, seat: int, event: Event) -> datetime | None:
    """Return when a turn that starts now runs out: after its own time, and what the seat has left in its bank."""
    seconds, bank = state.options.turn_seconds, state.banks.get(seat)
    if seconds is None and bank is None:
        return None
    try:
        return event.at + timedelta(seconds=seconds or 0) + (bank or timedelta())
    except OverflowError:
        raise Refused("its time is beyond the calendar") from None


def _banks(state: State, event: Event) -> Mapping[int, timedelta]:
    """Return the banks after the turn that ends now: what it took beyond its own time is gone. Engines spend none."""
    turn = _turn(state)
    is_engines = turn.stand_in is not None or state.seats[turn.seat].strategy is not None
    if turn.deadline is None or turn.seat not in state.banks or is_engines:
        return state.banks
    left = min(state.banks[turn.seat], max(timedelta(), turn.deadline - event.at))
    return {**state.banks, turn.seat: left}


def _keep(value: Json, turn: Turn, dice: int) -> Dice:
    faces = [shape.integer(face, 1, FACES, "a kept face") for face in shape.items(value, "keep")]
    keep = tuple(faces)
    if keep != tuple(sorted(keep)):
        raise Refused(f"the kept dice {faces} are not sorted")
    if any(keep.count(face) > turn.dice.count(face) for face in keep):
        raise Refused(f"the kept dice {faces} were not all on the table, which showed {list(turn.dice)}")
    if len(keep) == dice:
        raise Refused("all the dice are kept, so none is thrown")
    return keep


def _check_engine(state: State, action: Action) -> None:
    turn = _turn(state)
    seat = state.seats[turn.seat]
    strategy, version = seat.strategy, seat.strategy_version
    if turn.stand_in is not None:
        strategy, version = turn.stand_in.strategy, turn.stand_in.version
    decide = engine(strategy, version)
    if decide is None:
        return
    record, card = state.record, state.cards[turn.seat]
    due = decide(Position(record.rules, record.cup, turn.seat, turn.number, turn.rolls, turn.dice, card))
    if due != action:
        raise Refused(f"the engine {strategy} in seat {turn.seat} had to {due}, not to {action}")


def _without(state: State, index: int) -> State:
    after = replace(state, leavers=state.leavers | {index})
    turn = _turn(state)
    if turn.seat != index:
        return after
    return replace(after, turn=None, next_seat=seat_after(after, index))
