"""What somebody might try who knows how the verifier works."""

import copy
from typing import Any

import pytest

from tests.sdk import forge, seals
from tests.sdk.seals import first, receipt
from yachtapi_verify import Refused, verify

KEYS = [seals.public(seals.KEY)]
ROLLED_OFF = forge.play(order="roll_off", client_seeds=("mine", "yours"))
SHORT: dict[str, Any] = {"ruleset": "traditional-yacht", "strategies": (None, None)}


def test_a_receipt_of_a_throw_for_the_order_is_too_late_as_client_seeds_were_known_by_then() -> None:
    thrown = first(ROLLED_OFF, "order.rolled")["seq"]
    kept: dict[str, Any] = {"keys": KEYS, "client_seeds": {0: "mine"}}
    data = seals.sealed(ROLLED_OFF)
    late = verify(data, receipts=[receipt(ROLLED_OFF, thrown)], **kept)
    assert late.verdict == "consistent"
    assert f"No receipt is from before event {thrown}, order.rolled" in " ".join(late.notes)
    assert verify(data, receipts=[receipt(ROLLED_OFF, thrown - 1)], **kept).verdict == "fair"


def test_the_signature_of_a_record_is_none_of_a_receipt() -> None:
    document = forge.play(**SHORT)
    signature = seals.sealed(document).decode().rpartition('"signature":"')[2][:128]
    with pytest.raises(Refused, match="its signature is wrong"):
        verify(seals.sealed(document), keys=KEYS, receipts=[{**receipt(document, 1), "signature": signature}])


def test_the_end_of_another_game_does_not_fit() -> None:
    document, other = forge.play(**SHORT), forge.play(**SHORT, number=2)
    document["events"][40:] = other["events"][40:]
    for hashes in ("as they were", "made anew"):
        if hashes == "made anew":
            seals.chain(document)
        with pytest.raises(Refused) as refused:
            verify(seals.sealed(document), keys=KEYS)
        assert refused.value.event is not None


def test_two_receipts_of_two_histories_cannot_both_fit() -> None:
    document = forge.play(**SHORT)
    rewritten = copy.deepcopy(document)
    rewritten["events"][20]["at"] = "2027-01-01T00:00:00.000000Z"
    seals.chain(rewritten)
    for shown in (document, rewritten):
        with pytest.raises(Refused, match="another hash") as refused:
            verify(seals.sealed(shown), keys=KEYS, receipts=[receipt(document, 30), receipt(rewritten, 30)])
        assert refused.value.event == 30


@pytest.mark.parametrize("seed", ["a,b", "a|0", "a\n", "\u0661", " "])
def test_no_client_seed_makes_two_throws_one(seed: str) -> None:
    document = forge.play(strategies=(None,), client_seeds=(seed,))
    with pytest.raises(Refused, match="a client seed has a wrong form"):
        verify(seals.sealed(document))
