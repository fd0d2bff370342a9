"""The event log as a chain: numbered without gaps, each event hashed together with the hash before it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json, encode, same, show
from yachtapi_verify.refusal import Refused

FIRST_PREVIOUS = bytes(32)

_SENTENCES = {
    "seat": "the seat is {found}, but it is the turn of seat {due}",
    "deadline": "the deadline is {found}, but the time of this turn ends at {due}",
    "thrown": "the dice thrown are {found}, but the seed gives {due}",
    "dice": "the dice are {found}, but the throw makes them {due}",
    "first_seat": "seat {found} starts, but the order of play says seat {due}",
    "points": "the points are {found}, but the rules give {due}",
    "bonus": "the bonus is {found}, but the rules give {due}",
    "upper_bonus": "the upper bonus is {found}, but the scorecard gives {due}",
    "total": "the total is {found}, but the scorecard adds up to {due}",
    "results": "the results are {found}, but the scorecards give {due}",
}


@dataclass(frozen=True, slots=True)
class Event:
    """One link of the chain."""

    seq: int
    type: str
    data: Json
    at: datetime
    hash: bytes

    def part(self, keys: Sequence[str]) -> dict[str, Json]:
        """Return the data, which must have exactly these keys."""
        return shape.members(self.data, keys, f"the data of {self.type}")

    def hold(self, expected: dict[str, Json]) -> None:
        """Hold the data against what they must be; raises Refused for the first part that differs."""
        part = self.part(tuple(expected))
        for key, due in expected.items():
            sentence = _SENTENCES.get(key, f"{key} is {{found}}, but must be {{due}}")
            shape.equal(part[key], due, sentence)


def read_event(value: Json, seq: int, previous: bytes) -> Event:
    """Read the event that follows a hash; raises Refused."""
    event = shape.members(value, ("seq", "type", "data", "at", "hash"), "the event")
    if not same(event["seq"], seq):
        raise Refused(f"its number is {show(event['seq'])}, so an event is missing or in a wrong place")
    hashed = {key: part for key, part in event.items() if key != "hash"}
    digest = hashlib.sha256(previous + encode(hashed)).digest()
    if shape.hexadecimal(event["hash"], 32, "its hash") != digest:
        raise Refused("its hash does not fit its content and the event before it")
    return Event(
        seq=seq,
        type=shape.text(event["type"], "its type"),
        data=event["data"],
        at=shape.time(event["at"], "its time"),
        hash=digest,
    )
