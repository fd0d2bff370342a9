"""Ways to break a record in format 2: clocks, banks, zeros and stand-ins."""

import copy
from collections.abc import Callable

from tests.sdk import late
from tests.sdk.seals import Document, first
from tests.sdk.tampers import Change, insert, option, put, remove


def zeros() -> Document:
    return late.play(on_timeout="zero", strategies=(None, None, "random"), bank_seconds=50, number=5)


def stand_ins() -> Document:
    return late.play(on_timeout="bot", strategies=(None, None, "random"), bank_seconds=50, number=5)


def earlier(kind: str) -> Change:
    """Date an event as the turn's start, when there was time left."""

    def change(document: Document) -> Document:
        event = first(document, kind)
        place = document["events"].index(event)
        event["at"] = document["events"][place - 1]["at"]
        return event

    return change


def before_the_last_event(document: Document) -> Document:
    event = first(document, "turn.rolled")
    event["at"] = "2026-11-30T11:00:00.000000Z"
    return event


def forfeits() -> Document:
    return late.play(on_timeout="forfeit", strategies=(None, "random", None), bank_seconds=50, lateness=0, number=5)


def engine_out_of_time(document: Document) -> Document:
    """The engine lets its time pass, as no engine does."""
    begun = first(document, "turn.started", lambda data: bool(data["seat"] == 1))
    place = document["events"].index(begun) + 1
    event = {"type": "seat.timed_out", "data": {"seat": 1}, "at": begun["data"]["deadline"]}
    document["events"].insert(place, event)
    return event


def third_zero(document: Document) -> Document:
    event = first(document, "seat.timed_out")
    event["type"] = "turn.timed_out"
    return event


def early_forfeit(document: Document) -> Document:
    event = first(document, "turn.timed_out")
    event["type"], event["data"] = "seat.timed_out", {"seat": event["data"]["seat"]}
    return event


def twice(kind: str) -> Change:
    def change(document: Document) -> Document:
        event = first(document, kind)
        again = copy.deepcopy(event)
        document["events"].insert(document["events"].index(event) + 1, again)
        return again

    return change


def stand_in_plays_otherwise(document: Document) -> Document:
    """The engine scores in another category, with the right points and totals for it."""
    events = document["events"]
    start = events.index(first(document, "seat.stand_in"))
    scored = next(event for event in events[start:] if event["type"] in ("turn.rolled", "turn.scored"))
    if scored["type"] == "turn.rolled" and scored["data"]["keep"]:
        scored["data"]["keep"] = scored["data"]["keep"][:-1]
    scored["data"]["thrown"] = [9]
    return scored


TAMPERS: dict[str, tuple[Callable[[], Document], Change, str]] = {
    "a zero in a dearer category": (zeros, put("turn.timed_out", category="yahtzee"), "category is"),
    "a zero that scores": (zeros, put("turn.timed_out", points=5), "the points are"),
    "a zero with a bonus": (zeros, put("turn.timed_out", bonus=100), "the bonus is"),
    "a zero with another total": (zeros, put("turn.timed_out", total=300), "the total is"),
    "a zero with an upper bonus": (zeros, put("turn.timed_out", upper_bonus=35), "the upper bonus is"),
    "a zero for another seat": (zeros, put("turn.timed_out", seat=9), "the seat is"),
    "a zero before time": (zeros, earlier("turn.timed_out"), "still had time"),
    "an engine that is out of time": (forfeits, engine_out_of_time, "can't come here"),
    "a third zero": (zeros, third_zero, "can't come here"),
    "a forfeit for the first turn": (zeros, early_forfeit, "can't come here"),
    "a zero twice": (zeros, twice("turn.timed_out"), "can't come here"),
    "a zero left out": (zeros, remove("turn.timed_out"), "can't come here"),
    "a stand-in among zeros": (
        zeros,
        insert("seat.stand_in", {"seat": 0, "strategy": "greedy", "strategy_version": "1"}, "turn.rolled"),
        "can't come here",
    ),
    "a longer bank": (zeros, option(bank_seconds=51), ""),
    "no bank": (zeros, option(bank_seconds=None), ""),
    "an unknown policy": (zeros, option(on_timeout="pass"), "must be one of"),
    "another policy": (zeros, option(on_timeout="forfeit"), ""),
    "a time before the last": (zeros, before_the_last_event, "before that of the event"),
    "a stand-in before time": (stand_ins, earlier("seat.stand_in"), "still had time"),
    "a stand-in for another seat": (stand_ins, put("seat.stand_in", seat=9), "the seat is"),
    "another stand-in": (stand_ins, put("seat.stand_in", strategy="random"), "must be one of"),
    "a stand-in twice": (stand_ins, twice("seat.stand_in"), "can't come here"),
    "a stand-in left out": (stand_ins, remove("seat.stand_in"), ""),
    "a stand-in that plays otherwise": (stand_ins, stand_in_plays_otherwise, "had to|not all|thrown|seed gives"),
    "a return of nobody": (stand_ins, put("seat.returned", seat=2), "nobody stands in"),
    "a return twice": (stand_ins, twice("seat.returned"), "can't come here|nobody stands in"),
    "a return left out": (stand_ins, remove("seat.returned"), ""),
    "rated with stand-ins": (stand_ins, option(rated=True), "never rated"),
    "no strategy to stand in": (stand_ins, option(stand_in=None), "stand_in"),
}
UNNAMED = {"a longer bank", "no bank", "another policy", "a stand-in left out", "a return left out"}
