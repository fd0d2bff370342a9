"""GET commitments/, keys/ and strategies/: what is the same for everybody."""

import hashlib
import json

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from games.models import Game
from rulesets import catalog
from tests.conftest import Solve
from tests.games.player import HttpPlayer, Shown


def commitments(player: HttpPlayer) -> list[Shown]:
    lines: list[Shown] = []
    following = "commitments/?limit=3"
    while following:
        page = player.get(following).json()
        lines += page["results"]
        following = page["next"]
    return lines


def test_every_commitment_is_listed_in_order_private_games_too(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    games = [alice.create("me", visibility=("public", "private")[n % 2]) for n in range(8)]
    lines = commitments(nobody)
    assert [(line["draw_id"], line["commitment"]) for line in lines] == [(g["id"], g["commitment"]) for g in games]
    assert [line["number"] for line in lines] == sorted({line["number"] for line in lines})


def test_a_commitment_says_how_its_game_ended(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    waiting, playing, finished = alice.create("me"), alice.create("me", start=True), alice.create("me", start=True)
    aborted, deleted = alice.create("me"), alice.create("me")
    alice.resign(finished)
    alice.delete(f"games/{aborted['id']}/seats/0/")
    Game.objects.filter(id=deleted["id"]).delete()
    ends = {line["draw_id"]: (line["status"], line["abort_reason"]) for line in commitments(nobody)}
    assert ends == {
        waiting["id"]: ("open", None),
        playing["id"]: ("playing", None),
        finished["id"]: ("finished", None),
        aborted["id"]: ("aborted", "abandoned"),
        deleted["id"]: ("deleted", None),
    }


def test_a_key_is_named_by_its_hash_and_verifies_a_receipt(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    (key,) = nobody.get("keys/").json()["results"]
    public = bytes.fromhex(key["public_key"])
    assert (key["algorithm"], key["key_id"]) == ("Ed25519", hashlib.sha256(public).hexdigest()[:16])
    receipt = alice.create("me")["receipt"]
    signature = bytes.fromhex(receipt.pop("signature"))
    message = b"yacht-receipt/1\n" + json.dumps(receipt, sort_keys=True, separators=(",", ":")).encode()
    Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    assert receipt["key_id"] == key["key_id"]


def test_every_strategy_can_take_a_seat(alice: HttpPlayer, nobody: HttpPlayer, solve: Solve) -> None:
    solve("yacht")
    strategies = nobody.get("strategies/").json()["results"]
    ladder = ["random", "collector", "greedy", "thrifty", "planner", "perfect"]
    assert [strategy["key"] for strategy in strategies] == ladder
    for strategy in strategies:
        (seat,) = alice.create(strategy["key"])["seats"]
        assert seat["player"]["name"] == strategy["name"]
        assert seat["strategy"] == seat["strategy_in_use"] == strategy["key"]


def test_strategies_stand_in_the_order_of_their_measured_strength(nobody: HttpPlayer) -> None:
    strategies = nobody.get("strategies/").json()["results"]
    for ruleset in catalog.keys():  # noqa: SIM118  # a module, no mapping
        strengths = [strategy["strength"][ruleset] for strategy in strategies]
        means = [strength["mean"] for strength in strengths]
        assert means == sorted(means) and len(set(means)) == len(means)
        assert all(strength["games"] >= 10_000 and strength["standard_deviation"] > 0 for strength in strengths)
