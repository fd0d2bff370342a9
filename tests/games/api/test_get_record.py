"""GET games/{id}/record/: the whole of an ended game in one signed file, which a stranger verifies."""

import hashlib
import json
from random import Random
from uuid import UUID

import pytest

from games.models import Event, Seed
from games.services import clock, engines
from rulesets import catalog
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, play_on
from yachtapi_verify import Refused, verify


@pytest.fixture
def keys(nobody: HttpPlayer) -> list[bytes]:
    """What everybody may have kept of the server."""
    return [bytes.fromhex(key["public_key"]) for key in nobody.get("keys/").json()["results"]]


def verdict(record: bytes, game: Shown, keys: list[bytes], **client_seed: str) -> str:
    seeds: dict[int | None, str] = {int(seat.removeprefix("seat")): seed for seat, seed in client_seed.items()}
    return verify(record, receipts=[game["receipt"]], client_seeds=seeds, keys=keys).verdict


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_a_game_of_every_ruleset_against_bots_is_fair_to_whoever_kept_his_proofs(
    alice: HttpPlayer, keys: list[bytes], ruleset: str
) -> None:
    game = alice.create("greedy", "me", "random", ruleset=ruleset, order="roll_off")
    alice.start(game, client_seed="my-lucky-number-17")
    ended = play_on(game, [alice], Random(ruleset))
    assert ended["status"] == "finished"
    record = alice.record(game)
    assert verdict(record, game, keys, seat1="my-lucky-number-17") == "fair"
    assert verify(record).verdict == "consistent"


def test_it_is_the_canonical_form_of_what_was_played(alice: HttpPlayer) -> None:
    game = alice.create("me", "me")
    alice.start(game, client_seed="abc")
    ended = play_on(game, [alice], Random(4))
    answer = alice.get(f"games/{game['id']}/record/")
    assert answer["Content-Type"] == "application/json"
    record = answer.json()
    plain = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert answer.content == plain
    assert record["format"] == "yacht-record/1"
    assert record["game_id"] == record["draw_id"] == game["id"]
    assert record["client_seeds"] == ["abc", "abc"]
    assert record["results"] == ended["results"] == record["events"][-1]["data"]["results"]
    assert record["ruleset"] == catalog.get("yacht").rules
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == record["commitment"] == game["commitment"]
    assert bytes.fromhex(record["seed"]) == bytes(Seed.objects.get(game=game["id"]).seed)


def test_it_is_the_same_for_everybody_and_every_time(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    assert alice.record(game) == bob.record(game) == nobody.record(game) == alice.record(game)


def test_it_takes_the_place_of_the_rows(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    assert Event.objects.filter(game=game["id"]).count() == game["version"]
    alice.resign(game)
    assert not Event.objects.filter(game=game["id"]).exists()


@pytest.mark.parametrize("start", [False, True])
def test_while_the_game_goes_on_there_is_none(alice: HttpPlayer, start: bool) -> None:
    answer = alice.get(f"games/{alice.create('me', start=start)['id']}/record/")
    assert (answer.status_code, answer.json()["code"]) == (409, "record_not_ready")


def test_a_resigned_game_is_fair(alice: HttpPlayer, bob: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="bobs")
    alice.start(game)
    alice.roll(game)
    bob.resign(game)
    record = alice.record(game)
    assert verdict(record, game, keys, seat1="bobs") == "fair"
    assert [event["type"] for event in json.loads(record)["events"]][-2:] == ["seat.resigned", "game.finished"]


def test_a_game_that_timed_out_is_fair(alice: HttpPlayer, bob: HttpPlayer, keys: list[bytes], later: Later) -> None:
    game = alice.create("me", "open", turn_seconds=60)
    bob.join(game, client_seed="bobs")
    alice.start(game)
    alice.roll(game)
    later(seconds=61)
    assert clock.time_out(game_id=UUID(game["id"]))
    record = alice.record(game)
    assert verdict(record, game, keys, seat1="bobs") == "fair"
    assert json.loads(record)["results"] == [{"seat": 0, "total": 0, "rank": 2}, {"seat": 1, "total": 0, "rank": 1}]


def test_a_move_after_its_time_is_refused_though_no_sweep_has_come(
    alice: HttpPlayer, keys: list[bytes], later: Later
) -> None:
    game = alice.create("me", "me", turn_seconds=60)
    alice.start(game, client_seed="mine")
    later(seconds=61)
    late = alice.post(f"games/{game['id']}/turns/current/rolls/", {})
    assert (late.status_code, late.json()["code"]) == (409, "time_is_up")
    assert clock.time_out(game_id=UUID(game["id"]))
    assert verdict(alice.record(game), game, keys, seat0="mine") == "fair"


def test_a_game_past_its_last_deadline_reveals_its_seed(alice: HttpPlayer, keys: list[bytes], later: Later) -> None:
    game = alice.create("me")
    alice.start(game, client_seed="mine")
    alice.roll(game)
    later(days=31)
    assert clock.expire(game_id=UUID(game["id"]))
    record = alice.record(game)
    assert verdict(record, game, keys, seat0="mine") == "fair"
    assert json.loads(record)["events"][-1]["data"] == {"reason": "deadline"}
    assert alice.read(game)["abort_reason"] == "deadline"


def test_a_game_that_never_started_reveals_its_seed(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me", "greedy")
    alice.delete(f"games/{game['id']}/seats/0/")
    record = alice.record(game)
    assert verify(record, receipts=[game["receipt"]], keys=keys).verdict == "consistent"
    told = json.loads(record)
    assert (told["client_seeds"], told["results"], len(told["seats"])) == ([], None, 1)


def test_a_game_whose_engine_failed_reveals_its_seed(
    alice: HttpPlayer, keys: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("greedy", "me")
    alice.start(game, client_seed="mine")
    monkeypatch.setattr(engines, "MOST_ATTEMPTS", 0)
    engines.play_engines(game_id=UUID(game["id"]))
    assert alice.read(game)["abort_reason"] == "engine_failed"
    assert verify(alice.record(game), receipts=[game["receipt"]], keys=keys).verdict == "consistent"


def test_a_game_of_engines_alone_is_written_at_once_and_is_fair(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("greedy", "random", "greedy", ruleset="yatzy", start=True)
    engines.play_engines(game_id=UUID(game["id"]))
    assert alice.read(game)["status"] == "finished"
    assert verdict(alice.record(game), game, keys) == "fair"


def test_a_game_without_client_seeds_is_fair_as_far_as_that_goes(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me", start=True)
    play_on(game, [alice], Random(9))
    assert verdict(alice.record(game), game, keys) == "fair"


def test_a_seeded_game_is_never_fair(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me", seed="07" * 32)
    alice.start(game, client_seed="mine")
    play_on(game, [alice], Random(9))
    assert verdict(alice.record(game), game, keys, seat0="mine") == "consistent"


def test_a_receipt_of_any_moment_holds_and_one_of_another_game_does_not(alice: HttpPlayer, keys: list[bytes]) -> None:
    game, other = alice.create("me"), alice.create("me")
    started = alice.start(game, client_seed="mine")
    later = alice.get(f"games/{game['id']}/?receipt=true").json()
    play_on(game, [alice], Random(2))
    last = alice.get(f"games/{game['id']}/?receipt=true").json()
    receipts = [kept["receipt"] for kept in (game, started, later, last)]
    assert verify(alice.record(game), receipts=receipts, client_seeds={0: "mine"}, keys=keys).verdict == "fair"
    with pytest.raises(Refused):
        verify(alice.record(game), receipts=[other["receipt"]], keys=keys)


def test_a_wrong_client_seed_is_refused(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me")
    alice.start(game, client_seed="mine")
    alice.resign(game)
    with pytest.raises(Refused, match="client seed"):
        verify(alice.record(game), client_seeds={0: "yours"}, keys=keys)


def test_any_changed_byte_is_refused(alice: HttpPlayer, keys: list[bytes]) -> None:
    game = alice.create("me", "greedy", start=True)
    alice.roll(game)
    alice.resign(game)
    record, chance = alice.record(game), Random(1)
    for place in chance.sample(range(len(record)), 40):
        changed = bytearray(record)
        changed[place] ^= 1 << chance.randrange(8)
        with pytest.raises(Refused):
            verify(bytes(changed), keys=keys)
