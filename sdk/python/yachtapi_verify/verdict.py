"""What can be said of a record, and what of that is proof.

``consistent`` means that nothing in the record is wrong: every throw comes from the seed, every score from the
rules. Whoever holds no more than the file can't say more, since a whole record can be made up.

``fair`` means in addition that the dice were out of the operator's hands once this player had a say. It takes

- a **key**, so that the record and the receipts are the server's own;
- a **receipt** from before ``game.started`` and any throw for the order of play, so that the seed was fixed while
  client seeds could still come in;
- the player's **own client seed**, not empty, so that nobody who knew the seed could foresee the dice alone.

In a game that took no client seeds the operator chose the dice alone, be it blindly. There, a receipt from before
the first throw proves that they were fixed by then and did not answer to anybody's play: ``fair`` says no more than
that, and a note says so. A game with a given seed is never ``fair``: its creator knew the dice. ``fair`` speaks of
dice, not of engines whose decisions could not be recomputed; a note names those.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from yachtapi_verify.canonical import Json
from yachtapi_verify.engines import engine
from yachtapi_verify.keys import Keys, by_id
from yachtapi_verify.log import Event
from yachtapi_verify.receipts import Receipt, check_receipt, read_receipt
from yachtapi_verify.record import Record, read_record
from yachtapi_verify.refusal import Refused
from yachtapi_verify.replay import replay
from yachtapi_verify.state import State

ClientSeeds = Mapping[int | None, str]
"""A player's own client seeds by seat; None when the seat is not known."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A record with nothing wrong in it; the notes say what was proved, and what was not."""

    verdict: Literal["fair", "consistent"]
    notes: tuple[str, ...]


def verify(
    data: bytes,
    *,
    receipts: Iterable[Json] = (),
    client_seeds: ClientSeeds | None = None,
    keys: Iterable[bytes] = (),
) -> Verdict:
    """Verify a record file's bytes with what the player kept: receipts, client seeds, the server's raw public keys.

    Raises Refused with the reason, and with the first wrong event if an event is wrong.
    """
    known = by_id(keys)
    record = read_record(data, known)
    state, events = replay(record)
    kept = [_receipt(value, number, known, record, events) for number, value in enumerate(receipts, start=1)]
    own = {} if client_seeds is None else client_seeds
    for seat, seed in own.items():
        _check_client_seed(record, seat, seed)
    doubts = [*_key_doubts(known), *_receipt_doubts(state, events, kept), *_seed_doubts(state, own)]
    limits = [*_about(state, events), *_limits(state, not doubts)]
    return Verdict("consistent" if doubts else "fair", (*limits, *doubts))


def _receipt(value: Json, number: int, keys: Keys, record: Record, events: Sequence[Event]) -> Receipt:
    try:
        receipt = read_receipt(value, keys)
        check_receipt(receipt, record, events)
    except Refused as refusal:
        raise Refused(f"receipt {number}: {refusal.reason}", event=refusal.event) from None
    return receipt


def _check_client_seed(record: Record, seat: int | None, seed: str) -> None:
    seeds = record.cup.client_seeds
    if seat is None and seed not in seeds:
        raise Refused("your client seed is not among those of the record")
    if seat is not None and (not 0 <= seat < len(seeds) or seeds[seat] != seed):
        raise Refused(f"your client seed is not that of seat {seat} in the record")


def _key_doubts(keys: Keys) -> list[str]:
    return [] if keys else ["Without a key, nobody knows who wrote this file: no signature was checked."]


def _receipt_doubts(state: State, events: Sequence[Event], receipts: Sequence[Receipt]) -> list[str]:
    # Throws for the order of play are made with the client seeds, so whoever logs one knows them all.
    binding = ("order.rolled", "game.started") if state.options.client_seeded else ("turn.rolled",)
    bound = next((event for event in events if event.type in binding), None)
    if bound is None:
        return ["No dice were thrown."]
    if not receipts:
        return ["Without a receipt, nothing shows that the seed was fixed before the game."]
    if min(receipt.seq for receipt in receipts) >= bound.seq:
        return [f"No receipt is from before event {bound.seq}, {bound.type}, so the seed may have been chosen late."]
    return []


def _seed_doubts(state: State, own: ClientSeeds) -> list[str]:
    if state.options.seeded:
        return ["The seed was given by the game's creator, who knew the dice."]
    if state.options.client_seeded and not any(own.values()):
        return ["Without a client seed of your own, the dice may have been chosen by whoever gave the last one."]
    return []


def _about(state: State, events: Sequence[Event]) -> list[str]:
    rules = state.record.rules
    notes = [f"Game {state.record.game_id}, {state.phase} after {len(events)} events."]
    notes.append(f"Ruleset {rules.key}: compare its digest {rules.digest} with the server's rulesets.")
    if state.record.is_shared:
        notes.append(f"Its dice are those of the set {state.record.cup.draw_id}: all its boards must show this seed.")
    seated = {(seat.strategy, seat.strategy_version) for seat in state.seats.values() if seat.strategy is not None}
    unknown = sorted(f"{key} {version}" for key, version in seated | state.engines if engine(key, version) is None)
    notes += [f"The decisions of the engine {name} were not recomputed." for name in unknown]
    return notes


def _limits(state: State, is_fair: bool) -> list[str]:
    if not is_fair:
        return []
    if state.options.client_seeded:
        return ["This holds if you saw the commitment before you sent your client seed."]
    return ["The game took no client seeds: the dice were fixed before the first throw, but by the operator alone."]
