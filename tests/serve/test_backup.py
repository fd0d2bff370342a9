"""A backup made while games are played is a whole installation: they go on from it, and every record verifies."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.serve.conftest import Start
from tests.serve.operator import Databases, done, postgres_answers, refused
from tests.serve.person import keys_of, newcomer
from tests.serve.server import Server

GAMES = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def addresses(request: pytest.FixtureRequest) -> Iterator[list[dict[str, str]]]:
    """The environment of an installation, and of an empty one of the same kind."""
    if request.param == "sqlite":
        yield [{}, {}]
        return
    if not postgres_answers():
        pytest.skip("no PostgreSQL server answers")
    databases = Databases()
    yield [{"DATABASE_URL": databases.make(f"yacht_backup_{os.getpid()}_{n}")} for n in range(2)]
    databases.drop()


def test_everything_goes_on_from_a_backup(start: Start, addresses: list[dict[str, str]], tmp_path: Path) -> None:
    here, there = addresses
    server = start(**here).wait_until_it_serves()
    people = [newcomer(server.port, n) for n in range(GAMES)]
    begun = [person.begin("yacht") for person in people]
    ended = people[0].play("yacht")
    done(server.folder, "rotate_signing_key", **here)
    keys = keys_of(people[0])
    file = tmp_path / "backup"
    said = done(server.folder, "backup", str(file), **here)
    assert "2 signing key(s)" in said
    assert file.stat().st_mode & 0o777 == 0o600
    at_backup = {game["id"]: people[0].get(f"games/{game['id']}/")["version"] for game in begun}
    lost = people[0].finish(begun[0])  # what happened after the backup is not in it
    for person in people:
        person.close()
    server.kill()

    folder = tmp_path / "restored"
    folder.mkdir()
    assert "Restored from the backup" in done(folder, "restore", str(file), **there)
    restored = Server.start(folder, server.port, **there)
    try:
        restored.wait_until_it_serves()
        for person, game in zip(people, begun, strict=True):
            assert person.get("players/me/")["id"]  # the token of before
            assert person.get(f"games/{game['id']}/")["version"] >= at_backup[game["id"]]
        assert people[0].send("GET", f"games/{ended.story['game_id']}/record/") == ended.record
        again = [person.finish(game) for person, game in zip(people, begun, strict=True)]
        assert keys_of(people[0]) == keys
        assert {kept.verdict(keys).verdict for kept in [ended, lost, *again]} == {"fair"}
        fresh = newcomer(server.port, 9)
        assert fresh.play("yatzy").verdict(keys).verdict == "fair"
        for person in [*people, fresh]:
            person.close()
    finally:
        restored.kill()


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with tables and a key."""
    folder = tmp_path_factory.mktemp("used")
    done(folder, "migrate", "--verbosity=0")
    return folder


@pytest.fixture(scope="module")
def backup(used: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it."""
    file = tmp_path_factory.mktemp("backups") / "backup"
    done(used, "backup", str(file))
    return file


def test_a_folder_with_a_database_is_refused(used: Path, backup: Path) -> None:
    assert "holds a database already; restore into an empty DATA_DIR" in refused(used, "restore", str(backup))


def test_a_backup_is_never_replaced(used: Path, backup: Path) -> None:
    assert "exists already" in refused(used, "backup", str(backup))


def test_a_running_server_is_refused(server: Server, backup: Path) -> None:
    assert f"process id {server.process.pid}" in refused(server.folder, "restore", str(backup))


def test_a_damaged_backup_leaves_the_folder_empty(backup: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut"
    cut.write_bytes(backup.read_bytes()[:-2000])
    folder = tmp_path / "data"
    folder.mkdir()
    assert "damaged" in refused(folder, "restore", str(cut))
    assert not (folder / "yacht.sqlite3").exists()
    done(folder, "restore", str(backup))


def test_a_newer_backup_is_refused(used: Path, tmp_path: Path) -> None:
    folder = tmp_path / "newer"
    folder.mkdir()
    done(folder, "migrate", "--verbosity=0")
    with closing(sqlite3.connect(folder / "yacht.sqlite3")) as database, database:
        database.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('games', '9999_x', '2030-01-01')")
    done(folder, "backup", str(tmp_path / "backup"))
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "newer than this one" in refused(empty, "restore", str(tmp_path / "backup"))


def test_another_kind_of_database_is_refused(backup: Path, tmp_path: Path) -> None:
    if not postgres_answers():
        pytest.skip("no PostgreSQL server answers")
    databases = Databases()
    address = databases.make(f"yacht_other_{os.getpid()}")
    assert "is of sqlite, but DATABASE_URL names postgresql" in refused(
        tmp_path, "restore", str(backup), DATABASE_URL=address
    )
    databases.drop()


def test_a_secret_key_that_the_environment_gives_must_be_that_of_the_backup(
    used: Path, backup: Path, tmp_path: Path
) -> None:
    assert "another SECRET_KEY" in refused(tmp_path, "restore", str(backup), SECRET_KEY="another " * 8)
    same = (used / "secret_key").read_text()
    done(tmp_path, "restore", str(backup), SECRET_KEY=same)
    done(tmp_path, "migrate", "--check", SECRET_KEY=same)


def test_a_signing_key_under_a_former_secret_key_is_rotated_first(used: Path, tmp_path: Path) -> None:
    former = (used / "secret_key").read_text()
    changed = {"SECRET_KEY": "another " * 8, "SECRET_KEY_FALLBACKS": former}
    assert "run manage.py rotate_signing_key" in refused(used, "backup", str(tmp_path / "b"), **changed)
