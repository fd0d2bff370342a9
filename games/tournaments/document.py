"""``yacht-tournament/1``: a whole event in one signed document, and what is wrong with one.

The file is exactly the RFC 8785 form of its JSON. The signature, lower-case hex, is Ed25519 over the format's name, a
line feed, and the SHA-256 of that form without ``signature``. Its key comes along, so that a change of any byte is
found in the file alone; that it is the server's own is seen at ``GET keys/``.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from games import record
from games.signing import SigningKey
from games.tournaments import retelling
from games.tournaments.retelling import Difference, Story
from rulesets.errors import Refusal

FORMAT = "yacht-tournament/1"
Document = dict[str, Any]

# What a document may lead to that nobody of ours has written.
UNREADABLE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    Refusal,
    TypeError,
    ValueError,
)


def export(
    tournament_id: str, entrants: Sequence[Document], events: Sequence[Document], games: Mapping[str, str | None]
) -> Document:
    """The document without its signature; ``games`` are the digests of records, as far as they are made."""
    story = retelling.retell(events)
    return {
        "format": FORMAT,
        "tournament_id": tournament_id,
        **_derived(events, story),
        "entrants": list(entrants),
        "events": list(events),
        "games": dict(games),
    }


def sign(document: Document, key: SigningKey) -> bytes:
    """The document as it is handed out."""
    body = {**document, "key_id": key.key_id, "public_key": key.public.hex()}
    return record.canonical({**body, "signature": key.sign(_signed(body))})


def audit(file: bytes, *, key: str | None = None) -> list[Difference]:
    """Everything that is wrong with a document; ``key`` is the public one that must have signed it, in hex."""
    found: list[Difference] = []
    try:
        document = json.loads(file)
        if document["format"] != FORMAT:
            return [Difference("the format", document["format"], FORMAT)]
        found.extend(_faults(file, document, key))
    except UNREADABLE as fault:
        found.append(Difference("the document", "something that cannot be read", repr(fault)))
    return found


def _faults(file: bytes, document: Document, key: str | None) -> Iterator[Difference]:
    if record.canonical(document) != file:
        yield Difference("the file", "other bytes", "the RFC 8785 form of the same JSON")
    yield from _faults_of_signature(document, key)
    yield from _faults_of_log(document["events"])
    story = retelling.retell(document["events"])
    yield from story.differences
    for name, follows in _derived(document["events"], story).items():
        yield from _unequal(name, document.get(name), follows)
    yield from _faults_of_entrants(document["entrants"], story)
    named = {game for pairings in story.rounds for each in pairings for game in (each["result"] or {}).get("games", ())}
    if not named <= document["games"].keys():
        yield Difference("the digests of games", "none for some", sorted(named - document["games"].keys()))


def _faults_of_signature(document: Document, key: str | None) -> Iterator[Difference]:
    body = {name: value for name, value in document.items() if name != "signature"}
    public = bytes.fromhex(document["public_key"])
    if key is not None and key.lower() != public.hex():
        yield Difference("the key", public.hex(), key)
    key_id = hashlib.sha256(public).hexdigest()[:16]
    if key_id != document["key_id"]:
        yield Difference("the key's id", document["key_id"], key_id)
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(bytes.fromhex(document["signature"]), _signed(body))
    except InvalidSignature:
        yield Difference("the signature", document["signature"], "another, or another document")


def _faults_of_log(events: Sequence[Document]) -> Iterator[Difference]:
    head = record.GENESIS
    for number, event in enumerate(events, 1):
        if event["seq"] != number:
            yield Difference(f"event {number}, its number", event["seq"], number)
        head = record.chain(head, {name: value for name, value in event.items() if name != "hash"})
        if event["hash"] != head:
            yield Difference(f"event {number}, its hash", event["hash"], head)
            head = event["hash"]


def _derived(events: Sequence[Document], story: Story) -> Document:
    """What the document states beside the log, and could be read from it."""
    created: Document = events[0]["data"]
    changed = [event["data"] for event in events if event["type"] == "tournament.changed"]
    setup = {**{name: value for name, value in created.items() if name != "options"}, **created["options"]}
    for data in changed:
        setup |= data
    setup.pop("tournament_id")
    return {
        "setup": setup,
        "rounds": [{"n": n, "pairings": pairings} for n, pairings in enumerate(story.rounds, 1)],
        "standings": story.standings,
        "places": story.places,
    }


def _faults_of_entrants(entrants: Sequence[Document], story: Story) -> Iterator[Difference]:
    seeded = {each["entrant"]: (each["seed"], each["left_before"]) for each in entrants if each["seed"] is not None}
    follows = {key: (one.seed, one.left_before) for key, one in story.entrants.items()}
    if story.entrants and seeded != follows:
        yield from _unequal("entrants", seeded, follows)


def _unequal(where: str, said: Any, follows: Any) -> Iterator[Difference]:
    """The places at which two values differ, as deep as they can be told."""
    if isinstance(said, dict) and isinstance(follows, dict):
        for name in sorted({*said, *follows}):
            yield from _unequal(f"{where}.{name}", said.get(name), follows.get(name))
    elif isinstance(said, list) and isinstance(follows, list) and len(said) == len(follows):
        for index, (one, other) in enumerate(zip(said, follows, strict=True)):
            yield from _unequal(f"{where}.{index}", one, other)
    elif said != follows:
        yield Difference(where, said, follows)


def _signed(body: Document) -> bytes:
    return f"{FORMAT}\n".encode() + hashlib.sha256(record.canonical(body)).digest()
