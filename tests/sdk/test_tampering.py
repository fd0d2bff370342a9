"""Whatever is changed in a record, hashes made anew and signed by whom you like, the first wrong event is named."""

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.sdk import forge, seals
from tests.sdk.head_tampers import HEAD_TAMPERS
from tests.sdk.seals import Document, first
from tests.sdk.tampers import TAMPERS, Change, base
from yachtapi_verify import Refused, verify

KEYS = [seals.public(seals.KEY)]
BASE = base()


def refusal(document: Document) -> Refused:
    """Return why a record is refused: the same whether the server or a rogue hashed and signed it anew."""
    seals.chain(document)
    with pytest.raises(Refused) as signed:
        verify(seals.sealed(document), keys=KEYS)
    with pytest.raises(Refused) as rogue:
        verify(seals.sealed(document, seals.ROGUE_KEY))
    with pytest.raises(Refused, match="not among those given") as foreign:
        verify(seals.sealed(document, seals.ROGUE_KEY), keys=KEYS)
    assert str(signed.value) == str(rogue.value)
    assert foreign.value.event is None
    return signed.value


@pytest.mark.parametrize(("change", "reason"), TAMPERS.values(), ids=list(TAMPERS))
def test_the_first_wrong_event_is_named(change: Change, reason: str) -> None:
    document = copy.deepcopy(BASE)
    event = change(document)
    refused = refusal(document)
    assert refused.event == event["seq"], refused
    assert re.search(reason, refused.reason), refused


def test_the_base_game_is_in_order() -> None:
    assert verify(seals.sealed(copy.deepcopy(BASE)), keys=KEYS).verdict == "consistent"


def numbers(part: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every whole number in an event's data with the list or object it stands in."""
    for name, value in part.items() if isinstance(part, dict) else enumerate(part):
        if isinstance(value, dict | list):
            yield from numbers(value)
        elif isinstance(value, int):
            yield part, name


def test_no_number_of_any_event_can_be_another() -> None:
    document = forge.play(strategies=(None, "random", None), order="roll_off", leaves={4: ("seat.resigned", 0)})
    del document["events"][32:]
    for event in document["events"][4:]:
        for part, name in numbers(event["data"]):
            for other in (part[name] + 1, bool(part[name])):
                before, part[name] = part[name], other
                seals.chain(document)
                with pytest.raises(Refused) as refused:
                    verify(seals.sealed(document))
                assert refused.value.event == event["seq"], (event, name)
                part[name] = before


@pytest.mark.parametrize(("changes", "reason"), HEAD_TAMPERS.values(), ids=list(HEAD_TAMPERS))
def test_a_wrong_head_is_refused_without_an_event(changes: dict[str, Any], reason: str) -> None:
    document = copy.deepcopy(BASE) | changes
    with pytest.raises(Refused, match=reason) as refused:
        verify(seals.sealed(document), keys=KEYS)
    assert refused.value.event is None


@pytest.mark.parametrize("missing", sorted(BASE))
def test_a_missing_part_is_refused(missing: str) -> None:
    document = {name: value for name, value in BASE.items() if name != missing}
    with pytest.raises(Refused):
        verify(seals.sealed(document), keys=KEYS)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seq": 12}, "its number is 12"),
        ({"hash": "00" * 32}, "its hash does not fit"),
        ({"hash": "AB" * 32}, "its hash has a wrong form"),
        ({"at": "2026-11-30T12:00:00Z"}, "hash|time"),
        ({"data": {}}, "its hash does not fit"),
        ({"mood": "sour"}, "does not belong"),
    ],
)
def test_an_event_changed_without_new_hashes_is_named(change: dict[str, Any], reason: str) -> None:
    document = copy.deepcopy(BASE)
    document["events"][9] |= change
    with pytest.raises(Refused, match=reason) as refused:
        verify(seals.sealed(document), keys=KEYS)
    assert refused.value.event == 10


@pytest.mark.parametrize(
    "at", [None, 1, "", "2026-11-30T12:00:00Z", "2026-02-30T12:00:00.000000Z", "0000-01-01T00:00:00.000000Z"]
)
def test_a_time_that_is_none_is_named(at: Any) -> None:
    document = copy.deepcopy(BASE)
    document["events"][11]["at"] = at
    assert refusal(document).event == 12


def test_time_that_ends_beyond_the_calendar_is_named() -> None:
    document = copy.deepcopy(BASE)
    event = first(document, "turn.started")
    event["at"] = "9999-12-31T23:59:59.999999Z"
    assert refusal(document).event == event["seq"]


@pytest.mark.parametrize("value", [None, 1, [], {}, "x", True])
@pytest.mark.parametrize("place", ["events", "event", "data", "type", "client_seeds", "ruleset", "options", "seats"])
def test_a_part_of_another_kind_is_refused(place: str, value: Any) -> None:
    document = copy.deepcopy(BASE)
    match place:
        case "event":
            document["events"][5] = value
        case "data" | "type":
            document["events"][5][place] = value
        case "options":
            document["events"][0]["data"]["options"] = value
        case _:
            document[place] = value
    with pytest.raises(Refused):
        verify(seals.sealed(document), keys=KEYS)


def test_client_seeds_must_suit_the_seats() -> None:
    for seeds in (("a", "b"), ("bad seed",), ("x" * 65,), ("é",)):
        with pytest.raises(Refused):
            verify(seals.sealed(forge.play(strategies=(None,), client_seeds=seeds)))


def test_an_engine_gives_no_client_seed() -> None:
    document = forge.play(strategies=(None, "random"), client_seeds=("a", "b"))
    with pytest.raises(Refused, match="seat 1 is an engine's") as refused:
        verify(seals.sealed(document))
    assert refused.value.event == first(document, "game.started")["seq"]


def test_a_game_without_client_seeds_has_none() -> None:
    document = forge.play(strategies=(None,), client_seeds=("a",))
    document["events"][0]["data"]["options"]["client_seeded"] = False
    assert refusal(document).event == first(document, "game.started")["seq"]


def test_a_given_seed_is_for_one_person() -> None:
    document = forge.play(strategies=(None, None), seeded=True)
    assert refusal(document).event == first(document, "game.started")["seq"]


def test_a_shared_set_has_boards_of_one_seat_without_client_seeds() -> None:
    document = forge.play(strategies=(None, None), draw_id="set")
    assert refusal(document).event == first(document, "game.started")["seq"]


def test_a_joker_must_go_where_the_rules_say() -> None:
    document = forge.play(ruleset="yahtzee-upper-first", strategies=(None,))
    event = first(document, "turn.scored")
    event["data"]["category"] = "chance"
    refused = refusal(document)
    assert refused.event == event["seq"]
    assert "is not allowed for these dice now" in refused.reason
