"""Records in format 2: banks, zeros and stand-ins are held against clock and rules; format 1 has none of them."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from rulesets import catalog
from tests.sdk import late, seals
from tests.sdk.seals import Document, first
from tests.sdk.tampers import Change, insert, option, put, remove
from yachtapi_verify import Refused, verify

KEYS = [seals.public(seals.KEY)]
TABLES: dict[str, tuple[str | None, ...]] = {"people": (None, None, None), "mixed": (None, "random", None)}
CLOCKS: dict[str, dict[str, Any]] = {
    "turns": {"turn_seconds": 60},
    "turns and a bank": {"turn_seconds": 20, "bank_seconds": 100},
    "a bank alone": {"turn_seconds": None, "bank_seconds": 400},
}


def passes(document: Document) -> tuple[str, ...]:
    return verify(seals.sealed(document), keys=KEYS).notes


@pytest.mark.parametrize("on_timeout", ["forfeit", "zero", "bot"])
@pytest.mark.parametrize("clocks", CLOCKS.values(), ids=list(CLOCKS))
@pytest.mark.parametrize("strategies", TABLES.values(), ids=list(TABLES))
def test_a_legal_game_passes(on_timeout: str, clocks: dict[str, Any], strategies: tuple[str | None, ...]) -> None:
    for number in range(2):
        passes(late.play(on_timeout=on_timeout, strategies=strategies, number=number, **clocks))


@pytest.mark.parametrize("key", catalog.keys())
@pytest.mark.parametrize("on_timeout", ["zero", "bot"])
def test_a_late_game_of_every_ruleset_passes(key: str, on_timeout: str) -> None:
    document = late.play(ruleset=key, on_timeout=on_timeout, stand_in="random", lateness=0.1)
    assert document["format"] == "yacht-record/2"
    passes(document)


def test_only_what_is_new_makes_the_format_new() -> None:
    assert late.play(on_timeout="forfeit")["format"] == "yacht-record/1"
    assert late.play(on_timeout="forfeit", bank_seconds=60)["format"] == "yacht-record/2"


def test_an_unknown_stand_in_is_named() -> None:
    notes = passes(late.play(on_timeout="bot", stand_in="greedy"))
    assert not any("not recomputed" in note for note in notes)
    document = late.play(on_timeout="bot", number=4)
    event = first(document, "seat.stand_in")
    for other in document["events"]:
        if other["type"] == "seat.stand_in":
            other["data"]["strategy_version"] = "99"
    seals.chain(document)
    assert event["data"]["strategy_version"] == "99"
    assert "The decisions of the engine greedy 99 were not recomputed." in passes(document)


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


@pytest.mark.parametrize(("game", "change", "reason"), TAMPERS.values(), ids=list(TAMPERS))
def test_the_first_wrong_event_is_named(
    game: Callable[[], Document], change: Change, reason: str, request: pytest.FixtureRequest
) -> None:
    document = game()
    event = change(document)
    seals.chain(document)
    with pytest.raises(Refused) as refused:
        verify(seals.sealed(document), keys=KEYS)
    assert re.search(reason, refused.value.reason), refused.value
    if request.node.callspec.id not in UNNAMED:  # those show later, where something follows from them
        assert refused.value.event == event["seq"], refused.value
    else:
        assert refused.value.event is not None


@pytest.mark.parametrize("game", [zeros, stand_ins])
def test_format_1_has_none_of_it(game: Callable[[], Document]) -> None:
    with pytest.raises(Refused):
        verify(seals.sealed(game() | {"format": "yacht-record/1"}), keys=KEYS)


def test_the_games_show_every_new_event() -> None:
    seen = {event["type"] for game in (zeros, stand_ins) for event in game()["events"]}
    assert seen >= {"turn.timed_out", "seat.timed_out", "seat.stand_in", "seat.returned"}
