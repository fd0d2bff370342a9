"""The record as a whole: its bytes, its signature, its seed and its rules, before any event is looked at.

With a key the signature binds every byte. Without one nothing binds ``key_id`` and ``signature``: their form is all
that is checked. Everything else still has to fit: canonical bytes, SHA-256(seed) = commitment, SHA-256(rules) =
ruleset_digest, and all of these again in the hashed events. Such a record is consistent with itself; whoever
rewrites all of it, hashes included, can make another that is, too.
"""

import hashlib
from dataclasses import dataclass

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json, decode_canonical, encode, same
from yachtapi_verify.dice import Cup
from yachtapi_verify.keys import KEY_ID, SIGNATURE_BYTES, Keys, check_signature
from yachtapi_verify.refusal import Refused
from yachtapi_verify.rules import Rules, read_rules

FORMATS = ("yacht-record/1", "yacht-record/2")

CLIENT_SEED = "[A-Za-z0-9_-]{0,64}"
# An id that held a "|" could make two different throws one message of dice/1.
ID = "[A-Za-z0-9_-]{1,64}"

_KEYS = (
    "format",
    "game_id",
    "draw_id",
    "ruleset",
    "ruleset_digest",
    "commitment",
    "seed",
    "client_seeds",
    "seats",
    "events",
    "results",
    "key_id",
    "signature",
)


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose head is right; its events, seats and results are still to be replayed."""

    format: int
    game_id: str
    rules: Rules
    commitment: str
    cup: Cup
    seats: Json
    events: list[Json]
    results: Json

    @property
    def is_shared(self) -> bool:
        """Tell whether the dice are those of a shared set, the same for all its boards."""
        return self.cup.draw_id != self.game_id


def read_record(data: bytes, keys: Keys) -> Record:
    """Read a record's head and check all that needs no replay; raises Refused."""
    document = decode_canonical(data)
    if not isinstance(document, dict) or document.get("format") not in FORMATS:
        raise Refused(f"it is not a record in the format {' or '.join(FORMATS)}")
    head = shape.members(document, _KEYS, "the record")
    _check_signature(head, keys)
    rules = read_rules(head["ruleset"])
    shape.equal(head["ruleset_digest"], rules.digest, "the ruleset_digest is {found}, but these rules have {due}")
    seed = shape.hexadecimal(head["seed"], 32, "the seed")
    commitment = hashlib.sha256(seed).hexdigest()
    shape.equal(head["commitment"], commitment, "the commitment is {found}, but this seed has {due}")
    return Record(
        format=FORMATS.index(head["format"]) + 1,
        game_id=shape.spelled(head["game_id"], ID, "the game_id"),
        rules=rules,
        commitment=commitment,
        cup=Cup(seed, shape.spelled(head["draw_id"], ID, "the draw_id"), _client_seeds(head)),
        seats=head["seats"],
        events=shape.items(head["events"], "the events"),
        results=head["results"],
    )


def _check_signature(head: dict[str, Json], keys: Keys) -> None:
    named = shape.spelled(head["key_id"], KEY_ID, "the key_id")
    signature = shape.hexadecimal(head["signature"], SIGNATURE_BYTES, "the signature")
    if keys:
        body = {key: value for key, value in head.items() if key != "signature"}
        message = f"{head['format']}\n".encode() + hashlib.sha256(encode(body)).digest()
        check_signature(keys, named, signature, message)


def _client_seeds(head: dict[str, Json]) -> tuple[str, ...]:
    """Read the client seeds, which throws for the order of play need before ``game.started`` tells them."""
    if not same(head["client_seeds"], _started_with(shape.items(head["events"], "the events"))):
        raise Refused("the client_seeds are not those of its event game.started")
    seeds = shape.items(head["client_seeds"], "the client_seeds")
    return tuple(shape.spelled(seed, CLIENT_SEED, "a client seed") for seed in seeds)


def _started_with(events: list[Json]) -> Json:
    for event in events:
        if isinstance(event, dict) and event.get("type") == "game.started":
            data = event.get("data")
            return data.get("client_seeds") if isinstance(data, dict) else None
    return []
