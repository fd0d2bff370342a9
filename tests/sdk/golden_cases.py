"""Records for every verifier to agree on, those in ``tests/vectors/records/``, whose README says how to read them."""

import copy
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulesets import catalog
from tests.rulesets import house_rules
from tests.sdk import forge, head_tampers, late, late_tampers, seals, tampers, wrong_bytes, wrong_receipts
from tests.sdk.seals import Document, first, receipt
from tests.sdk.setups import GAMES
from yachtapi_verify import Refused, verify

FOLDER = Path(__file__).parent.parent / "vectors" / "records"
KEY = seals.public(seals.KEY).hex()
ROGUE = seals.public(seals.ROGUE_KEY).hex()


@dataclass(frozen=True)
class Case:
    """A record's bytes, and what to hold them against; what must come out is asked of the verifier."""

    name: str
    data: bytes
    receipts: tuple[Any, ...] = ()
    client_seeds: dict[int | None, str] = field(default_factory=dict)
    keys: tuple[str, ...] = (KEY,)
    of: str = ""
    """The case whose file this one shares."""

    @property
    def file(self) -> str:
        """The name of its file."""
        return re.sub(r"[^a-z0-9]+", "-", (self.of or self.name).lower()).strip("-") + ".json"


def cases() -> Iterator[Case]:
    """All of them, those in order first."""
    for make in (
        _rulesets,
        _house_rules,
        _setups,
        _late,
        _verdicts,
        _tampers,
        _late_tampers,
        _heads,
        _receipts,
        _bytes,
        _keys,
    ):
        yield from make()


def expected(case: Case) -> Document:
    """What the verifier says."""
    try:
        found = verify(
            case.data,
            receipts=case.receipts,
            client_seeds=case.client_seeds,
            keys=[bytes.fromhex(key) for key in case.keys],
        )
    except Refused as refusal:
        # What Python's reader of JSON says of a file is not what another's does.
        reason = "it is not JSON" if refusal.reason.startswith("it is not JSON") else refusal.reason
        return {"verdict": "refused", "event": refusal.event, "reason": reason, "notes": []}
    return {"verdict": found.verdict, "event": None, "reason": None, "notes": list(found.notes)}


def files() -> dict[str, bytes]:
    """Every file of the folder but its README, by name."""
    made, index = dict[str, bytes](), list[Document]()
    for case in cases():
        assert made.setdefault(case.file, case.data) == case.data, f"two files are called {case.file}"
        index.append(
            {
                "name": case.name,
                "file": case.file,
                "sha256": hashlib.sha256(case.data).hexdigest(),
                "keys": list(case.keys),
                "receipts": list(case.receipts),
                "client_seeds": [{"seat": seat, "seed": seed} for seat, seed in case.client_seeds.items()],
                "expected": expected(case),
            }
        )
    return {"index.json": json.dumps(index, indent=1).encode() + b"\n", **made}


def write() -> None:
    """Write all files, and take away what is no longer one."""
    made = files()
    for path in FOLDER.glob("*.json"):
        if path.name not in made:
            path.unlink()
    for name, data in made.items():
        (FOLDER / name).write_bytes(data)


def _rulesets() -> Iterator[Case]:
    for key in sorted(catalog.keys()):
        game = forge.play(ruleset=key, strategies=("random", None, "greedy"), order="roll_off", number=1)
        yield Case(f"{key}: a game with both engines", seals.sealed(game))
        for on_timeout in ("zero", "bot"):
            game = late.play(ruleset=key, on_timeout=on_timeout, stand_in="random", lateness=0.1)
            yield Case(f"{key}: people who let their time pass, {on_timeout}", seals.sealed(game))


def _house_rules() -> Iterator[Case]:
    for rules in house_rules.ALL:
        game = forge.play(rules=rules, strategies=("random", None, "greedy"), number=1)
        yield Case(f"{rules['key']}: a game by house rules", seals.sealed(game))


def _setups() -> Iterator[Case]:
    for name, setup in GAMES.items():
        yield Case(name, seals.sealed(forge.play(**{"ruleset": "traditional-yacht"} | setup)))
    extra = forge.play(ruleset="classic-13", strategies=("greedy", "greedy"), number=26)
    yield Case("an extra bonus", seals.sealed(extra))


def _late() -> Iterator[Case]:
    rules = {"ruleset": "traditional-yacht"}
    yield Case("a bank alone", seals.sealed(late.play(**rules, turn_seconds=None, bank_seconds=400)))
    yield Case("a turn's time and a bank", seals.sealed(late.play(**rules, turn_seconds=20, bank_seconds=100)))
    yield Case("a bank and seats that are forfeited", seals.sealed(late_tampers.forfeits()))
    yield Case("zeros and a bank", seals.sealed(late_tampers.zeros()))
    yield Case("stand-ins and a bank", seals.sealed(late_tampers.stand_ins()))


def _verdicts() -> Iterator[Case]:
    document = forge.play(ruleset="traditional-yacht", client_seeds=("mine", ""))
    data, started = seals.sealed(document), first(document, "game.started")["seq"]
    early, own = (receipt(document, started - 1),), {0: "mine"}
    name = "all that a player kept"
    yield Case(name, data, early, own)
    yield Case("a client seed without its seat", data, early, {None: "mine"}, of=name)
    yield Case("a receipt that came too late", data, (receipt(document, started),), own, of=name)
    yield Case("a late receipt and an early one", data, (receipt(document, started), *early), own, of=name)
    yield Case("no receipt", data, (), own, of=name)
    yield Case("no client seed", data, early, of=name)
    yield Case("no key", data, early, own, keys=(), of=name)
    yield Case("an empty client seed", data, early, {1: ""}, of=name)
    yield Case("an old key too", data, early, own, keys=(ROGUE, KEY), of=name)
    for seat, seed in ((0, "yours"), (1, "mine"), (2, "mine"), (None, "theirs")):
        yield Case(f"a client seed that is not there: {seat}={seed}", data, early, {seat: seed}, of=name)
    rolled_off = forge.play(ruleset="traditional-yacht", order="roll_off", client_seeds=("mine", ""))
    thrown, name = first(rolled_off, "order.rolled")["seq"], "a receipt from before the throws for the order"
    yield Case(name, seals.sealed(rolled_off), (receipt(rolled_off, thrown - 1),), own)
    yield Case(
        "a receipt of a throw for the order", seals.sealed(rolled_off), (receipt(rolled_off, thrown),), own, of=name
    )
    plain = forge.play(ruleset="traditional-yacht", strategies=(None, "random"))
    thrown = first(plain, "turn.rolled")["seq"]
    name = "a game without client seeds"
    yield Case(name, seals.sealed(plain), (receipt(plain, thrown - 1),))
    yield Case("a receipt of the first throw", seals.sealed(plain), (receipt(plain, thrown),), of=name)


def _tampers() -> Iterator[Case]:
    game = tampers.base()
    for name, (change, _) in tampers.TAMPERS.items():
        yield Case(name, _broken(game, change))


def _late_tampers() -> Iterator[Case]:
    games = {game: game() for game, _, _ in late_tampers.TAMPERS.values()}
    for name, (game, change, _) in late_tampers.TAMPERS.items():
        yield Case(f"late: {name}", _broken(games[game], change))


def _broken(document: Document, change: tampers.Change) -> bytes:
    """The record with one event wrong, hashed and signed as if it were right.

    Little of the log is left after that event: no verifier may look there first.
    """
    document = copy.deepcopy(document)
    event = change(document)
    seals.chain(document)
    seq = _refused(document)
    assert seq is not None and event in document["events"]
    started = first(document, "game.started")["seq"]
    del document["events"][max(seq, started) + 2 :]
    return seals.sealed(document)


def _refused(document: Document) -> int | None:
    try:
        verify(seals.sealed(document))
    except Refused as refusal:
        return refusal.event
    raise AssertionError("what was broken is not refused")


def _heads() -> Iterator[Case]:
    for name, (changes, _) in head_tampers.HEAD_TAMPERS.items():
        yield Case(f"head: {name}", seals.sealed(copy.deepcopy(head_tampers.BASE) | changes))
    for missing in sorted(head_tampers.BASE):
        document = {name: value for name, value in head_tampers.BASE.items() if name != missing}
        yield Case(f"head: without {missing}", seals.sealed(document))


def _receipts() -> Iterator[Case]:
    data = seals.sealed(wrong_receipts.SEEDED)
    for name, (wrong, _) in wrong_receipts.WRONG_RECEIPTS.items():
        yield Case(f"receipt: {name}", data, (wrong,), of="receipt: another game")


def _bytes() -> Iterator[Case]:
    for name, data in wrong_bytes.WRONG_BYTES.items():
        yield Case(f"bytes: {name}", data, keys=())
        yield Case(f"bytes: {name}, with a key", data, of=f"bytes: {name}")


def _keys() -> Iterator[Case]:
    data = seals.sealed(wrong_bytes.SMALL)
    name = "keys: another one"
    yield Case(name, data, keys=(ROGUE,))
    yield Case("keys: one too short", data, keys=("00" * 16,), of=name)
    no_point = wrong_bytes.signed_with_no_point()
    yield Case("keys: one that is no point of the curve", no_point, keys=(wrong_bytes.NO_POINT,))
    yield Case("keys: signed by somebody else", seals.sealed(wrong_bytes.SMALL, seals.ROGUE_KEY))
