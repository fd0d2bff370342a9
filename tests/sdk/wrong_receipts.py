"""Receipts that do not fit a record, and what is said of each."""

from typing import Any

from tests.sdk import forge, seals
from tests.sdk.seals import receipt

SEEDED = forge.play(client_seeds=("mine", "yours"))

WRONG_RECEIPTS: dict[str, tuple[Any, str]] = {
    "another game": (receipt(SEEDED, 1, game_id="other"), "it is for game"),
    "another commitment": (receipt(SEEDED, 1, commitment="00" * 32), "it has the commitment"),
    "an event that is gone": (receipt(SEEDED, 1, seq=9999), "the log has only"),
    "another hash": (receipt(SEEDED, 5, hash="00" * 32), "event 5: receipt 1: it has another hash"),
    "a rogue key": (receipt(SEEDED, 1, seals.ROGUE_KEY), "not among those given"),
    "a rogue key under the server's name": (
        receipt(SEEDED, 1, seals.ROGUE_KEY, key_id=seals.key_id(seals.KEY)),
        "its signature is wrong",
    ),
    "a changed seq": ({**receipt(SEEDED, 1), "seq": 2}, "its signature is wrong"),
    "a key too many": ({**receipt(SEEDED, 1), "note": ""}, "does not belong"),
    "no hash": ({name: value for name, value in receipt(SEEDED, 1).items() if name != "hash"}, "lacks hash"),
    "an odd signature": ({**receipt(SEEDED, 1), "signature": "AB" * 64}, "wrong form"),
    "seq 0": (receipt(SEEDED, 1, seq=0), "its seq"),
    "seq true": (receipt(SEEDED, 1, seq=True), "its seq"),
    "half a surrogate pair": ({**receipt(SEEDED, 1), "game_id": "\ud800"}, "its game_id"),
    "no object": ([], "must be an object"),
    "nothing": (None, "must be an object"),
}
