"""Records in format 2: banks, zeros and stand-ins are held against clock and rules; format 1 has none of them."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from rulesets import catalog
from tests.sdk import late, seals
from tests.sdk.late_tampers import TAMPERS, UNNAMED, stand_ins, zeros
from tests.sdk.seals import Document, first
from tests.sdk.tampers import Change
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
