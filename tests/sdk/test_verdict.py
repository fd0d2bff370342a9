"""What it takes to be called fair, and what receipts and client seeds prove."""

import copy
from typing import Any

import pytest

from tests.sdk import forge, seals
from tests.sdk.seals import first, receipt
from tests.sdk.wrong_receipts import SEEDED, WRONG_RECEIPTS
from yachtapi_verify import Refused, Verdict, verify

KEYS = [seals.public(seals.KEY)]
UNSEEDED = forge.play(strategies=(None, "random"))
STARTED = first(SEEDED, "game.started")["seq"]


def verdict(document: seals.Document, **kept: Any) -> Verdict:
    return verify(seals.sealed(document), **kept)


def test_with_key_early_receipt_and_own_client_seed_it_is_fair() -> None:
    found = verdict(SEEDED, keys=KEYS, receipts=[receipt(SEEDED, STARTED - 1)], client_seeds={0: "mine"})
    assert found.verdict == "fair"
    assert any("if you saw the commitment before" in note for note in found.notes)


def test_a_player_need_not_know_the_seat() -> None:
    kept = {"keys": KEYS, "receipts": [receipt(SEEDED, 1)]}
    assert verdict(SEEDED, **kept, client_seeds={None: "yours"}).verdict == "fair"


@pytest.mark.parametrize(
    ("missing", "doubt"),
    [("keys", "Without a key"), ("receipts", "Without a receipt"), ("client_seeds", "Without a client seed")],
)
def test_without_one_of_them_it_is_consistent(missing: str, doubt: str) -> None:
    kept = {"keys": KEYS, "receipts": [receipt(SEEDED, 1)], "client_seeds": {0: "mine"}}
    del kept[missing]
    found = verdict(SEEDED, **kept)
    assert found.verdict == "consistent"
    assert any(note.startswith(doubt) for note in found.notes)


def test_a_receipt_from_after_the_start_is_too_late_for_client_seeds() -> None:
    kept = {"keys": KEYS, "client_seeds": {0: "mine"}}
    late = receipt(SEEDED, STARTED)
    assert verdict(SEEDED, **kept, receipts=[late]).verdict == "consistent"
    assert verdict(SEEDED, **kept, receipts=[late, receipt(SEEDED, 2)]).verdict == "fair"


def test_an_empty_client_seed_protects_nobody() -> None:
    document = forge.play(client_seeds=("", "yours"))
    found = verdict(document, keys=KEYS, receipts=[receipt(document, 1)], client_seeds={0: ""})
    assert found.verdict == "consistent"


def test_without_client_seeds_a_receipt_from_before_the_first_throw_makes_it_fair_but_says_how_far() -> None:
    thrown = first(UNSEEDED, "turn.rolled")["seq"]
    found = verdict(UNSEEDED, keys=KEYS, receipts=[receipt(UNSEEDED, thrown - 1)])
    assert found.verdict == "fair"
    assert any("by the operator alone" in note for note in found.notes)
    assert verdict(UNSEEDED, keys=KEYS, receipts=[receipt(UNSEEDED, thrown)]).verdict == "consistent"
    assert verdict(UNSEEDED, keys=KEYS).verdict == "consistent"


def test_a_game_with_a_given_seed_is_never_fair() -> None:
    document = forge.play(strategies=(None, "random"), seeded=True)
    found = verdict(document, keys=KEYS, receipts=[receipt(document, 1)])
    assert found.verdict == "consistent"
    assert any("creator, who knew the dice" in note for note in found.notes)


def test_a_game_that_ends_before_the_start_shows_nothing() -> None:
    document = forge.play(client_seeds=("mine", ""), aborted_in=0)
    found = verdict(document, keys=KEYS, receipts=[receipt(document, 1)])
    assert found.verdict == "consistent"
    assert "No dice were thrown." in found.notes


def test_an_aborted_game_reveals_as_much_as_a_finished_one() -> None:
    document = forge.play(client_seeds=("mine", ""), aborted_in=3)
    kept = {"keys": KEYS, "receipts": [receipt(document, 1)], "client_seeds": {0: "mine"}}
    found = verdict(document, **kept)
    assert found.verdict == "fair"
    assert any("aborted" in note for note in found.notes)


@pytest.mark.parametrize("client_seeds", [{0: "yours"}, {1: "mine"}, {2: "mine"}, {-1: "yours"}, {None: "theirs"}])
def test_a_client_seed_that_was_left_out_is_refused(client_seeds: dict[int | None, str]) -> None:
    with pytest.raises(Refused, match="your client seed is not"):
        verdict(SEEDED, client_seeds=client_seeds)


def test_dropped_client_seeds_are_noticed() -> None:
    with pytest.raises(Refused, match="your client seed is not"):
        verdict(UNSEEDED, client_seeds={0: "mine"})


@pytest.mark.parametrize(("wrong", "reason"), WRONG_RECEIPTS.values(), ids=list(WRONG_RECEIPTS))
def test_a_wrong_receipt_is_refused(wrong: Any, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        verdict(SEEDED, keys=KEYS, receipts=[wrong])


def test_receipts_are_held_against_the_log_even_without_a_key() -> None:
    with pytest.raises(Refused, match="another hash"):
        verdict(SEEDED, receipts=[receipt(SEEDED, 5, hash="00" * 32)])


def test_a_log_rewritten_by_the_operator_is_caught_by_a_receipt() -> None:
    document = copy.deepcopy(UNSEEDED)
    kept = receipt(document, 8)
    for event in document["events"][6:]:
        event["at"] = event["at"].replace("2026", "2027")
    seals.chain(document)
    assert verdict(document, keys=KEYS).verdict == "consistent"
    with pytest.raises(Refused, match="changed since") as refused:
        verdict(document, keys=KEYS, receipts=[kept])
    assert refused.value.event == 8


def test_a_server_may_have_changed_its_key() -> None:
    keys = [seals.public(seals.ROGUE_KEY), seals.public(seals.KEY)]
    assert verdict(UNSEEDED, keys=keys, receipts=[receipt(UNSEEDED, 1, seals.ROGUE_KEY)]).verdict == "fair"


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(Refused, match="32 bytes"):
        verdict(UNSEEDED, keys=[b"short"])
