"""The walk through the log: every event must be due, and must say what the seed and the rules make of it."""

from collections.abc import Callable, Mapping

from yachtapi_verify import opening, playing
from yachtapi_verify.canonical import Json, same, show
from yachtapi_verify.log import FIRST_PREVIOUS, Event, read_event
from yachtapi_verify.record import Record
from yachtapi_verify.refusal import Refused
from yachtapi_verify.state import State, due, results

_STEPS: Mapping[str, Callable[[State, Event], State]] = {
    "game.created": opening.created,
    "seat.joined": opening.joined,
    "seat.left": opening.left,
    "order.rolled": opening.order_rolled,
    "game.started": opening.started,
    "turn.started": playing.turn_started,
    "turn.rolled": playing.rolled,
    "turn.scored": playing.scored,
    "turn.timed_out": playing.ran_out,
    "seat.resigned": playing.resigned,
    "seat.forfeited": playing.forfeited,
    "seat.stand_in": playing.stood_in,
    "seat.returned": playing.returned,
    "seat.timed_out": playing.timed_out,
    "game.finished": playing.finished,
    "game.aborted": playing.aborted,
}


def replay(record: Record) -> tuple[State, tuple[Event, ...]]:
    """Return the game as it ended, and its events; raises Refused with the first event that is wrong."""
    state, events, previous = State(record), list[Event](), FIRST_PREVIOUS
    for seq, value in enumerate(record.events, start=1):
        try:
            event = read_event(value, seq, previous)
            if record.format > 1 and events and event.at < events[-1].at:
                raise Refused("its time is before that of the event before it")
            state = _step(state, event)
        except Refused as refusal:
            raise Refused(refusal.reason, event=seq) from None
        events.append(event)
        previous = event.hash
    _check_end(state, len(events))
    return state, tuple(events)


def _step(state: State, event: Event) -> State:
    allowed = due(state)
    if event.type not in allowed:
        following = f"only {' or '.join(allowed)}" if allowed else "nothing, for the game is over"
        raise Refused(f"{show(event.type)} can't come here, {following}")
    return _STEPS[event.type](state, event)


def _check_end(state: State, events: int) -> None:
    record = state.record
    if state.phase not in ("finished", "aborted"):
        missing = " or ".join(due(state))
        raise Refused(f"the log ends here, but the game does not: {missing} must follow", event=events or None)
    if not same(record.seats, _seats(state)):
        raise Refused("the seats are not those that its events tell")
    if not same(record.results, results(state) if state.phase == "finished" else None):
        raise Refused("the results are not those that its events tell")


def _seats(state: State) -> Json:
    return [
        {
            "index": index,
            "player_id": seat.player_id,
            "strategy": seat.strategy,
            "strategy_version": seat.strategy_version,
        }
        for index, seat in sorted(state.seats.items())
    ]
