"""The signing key changes while games are played, and everything that was ever signed stays verifiable."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from pytest_django import Settings

from games.models import ServerKey
from games.services import keyring
from games.signing import SigningKey
from tests.games.player import HttpPlayer
from yachtapi_verify import verify
from yachtapi_verify.__main__ import main

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def every_look_is_new(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No key of this file outlives the transaction of its test."""
    monkeypatch.setattr(keyring, "FRESH", 0.0)
    yield
    keyring._held = None


def rotate() -> str:
    said = StringIO()
    call_command("rotate_signing_key", stdout=said)
    return said.getvalue()


def test_a_new_database_has_one_key_in_use() -> None:
    (row,) = keyring.all_keys()
    assert (row.key_id, row.retired_at) == (keyring.signing_key().key_id, None)


def test_rotation_retires_the_key_and_signs_with_another() -> None:
    before = keyring.signing_key()
    said = rotate()
    after = keyring.signing_key()
    assert before.key_id != after.key_id
    assert before.key_id in said and after.key_id in said
    new, old = keyring.all_keys()
    assert (new.key_id, new.retired_at) == (after.key_id, None)
    assert (old.key_id, bytes(old.public)) == (before.key_id, before.public)
    assert old.retired_at is not None


def test_of_a_retired_key_the_public_half_alone_is_left() -> None:
    rotate()
    rotate()
    assert [row.sealed is None for row in keyring.all_keys()] == [False, True, True]


def test_a_game_under_way_across_a_rotation_is_fair(alice: HttpPlayer, bob: HttpPlayer, tmp_path: Path) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="bobs")
    alice.start(game)
    alice.roll(game)
    rotate()
    bob.resign(game)
    record = alice.record(game)
    assert game["receipt"]["key_id"] != json.loads(record)["key_id"]
    kept = {"record": record, "keys": alice.get("keys/").content, "receipt": json.dumps(game["receipt"]).encode()}
    files = {name: str(tmp_path / f"{name}.json") for name in kept}
    for name, content in kept.items():
        Path(files[name]).write_bytes(content)
    proofs = [files["record"], "--receipt", files["receipt"], "--client-seed", "1=bobs", "--key", files["keys"]]
    assert main(proofs) == 0
    rotate()
    Path(files["keys"]).write_bytes(alice.get("keys/").content)
    assert main(proofs) == 0


def test_what_was_signed_before_many_rotations_stays_verifiable(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.roll(game)
    alice.resign(game)
    record = alice.record(game)
    for _ in range(3):
        rotate()
    keys = [bytes.fromhex(key["public_key"]) for key in alice.get("keys/").json()["results"]]
    assert len(keys) == 4
    assert verify(record, keys=keys, receipts=[game["receipt"]]).verdict == "fair"


def test_no_answer_and_no_word_of_the_command_has_a_private_key(alice: HttpPlayer) -> None:
    secret = keyring.signing_key().private.private_bytes_raw().hex()
    said = rotate()
    fresh = keyring.signing_key().private.private_bytes_raw().hex()
    shown = said + alice.get("keys/").content.decode() + repr(keyring.signing_key())
    assert secret not in shown and fresh not in shown


def test_the_database_alone_has_no_private_key(settings: Settings) -> None:
    secret = keyring.signing_key().private.private_bytes_raw()
    with connection.cursor() as cursor:
        cursor.execute("SELECT sealed FROM games_serverkey")
        ((sealed,),) = cursor.fetchall()
    assert secret not in bytes(sealed)
    settings.SECRET_KEY = "another " * 8
    keyring._held = None
    with pytest.raises(ImproperlyConfigured, match="sealed with another SECRET_KEY"):
        keyring.signing_key()


def test_a_former_secret_key_still_opens_it_until_the_next_rotation(settings: Settings) -> None:
    settings.SECRET_KEY_FALLBACKS, settings.SECRET_KEY = [settings.SECRET_KEY], "another " * 8
    keyring._held = None
    assert keyring.signing_key()
    rotate()
    settings.SECRET_KEY_FALLBACKS = []
    keyring._held = None
    assert keyring.signing_key()


def test_a_lost_secret_key_costs_the_signing_key_and_no_record(settings: Settings) -> None:
    settings.SECRET_KEY = "another " * 8
    rotate()
    assert keyring.signing_key()
    assert len(keyring.all_keys()) == 2


def test_the_key_in_the_file_of_former_times_is_taken_over(settings: Settings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path
    (tmp_path / "signing_key").write_text("2a" * 32)
    ServerKey.objects.all().delete()
    keyring.ensure_key()
    assert keyring.signing_key().public == SigningKey.from_secret(b"\x2a" * 32).public
    keyring.ensure_key()
    assert len(keyring.all_keys()) == 1


def test_without_a_key_it_says_what_to_do() -> None:
    ServerKey.objects.all().delete()
    with pytest.raises(ImproperlyConfigured, match=r"run manage\.py migrate"):
        keyring.signing_key()


def test_two_keys_are_never_in_use_at_once() -> None:
    with pytest.raises(IntegrityError, match=r"one_server_key|algorithm"), transaction.atomic():
        keyring._create(b"\x2b" * 32)


def test_a_process_looks_again_once_its_key_is_no_longer_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyring, "FRESH", 60.0)
    before = keyring.signing_key()
    rotate()
    assert keyring.signing_key() is before
    monkeypatch.setattr(keyring, "FRESH", 0.0)
    assert keyring.signing_key().key_id != before.key_id
