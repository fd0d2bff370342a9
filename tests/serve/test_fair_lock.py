"""Writers of an SQLite database wait in the order in which they came, and a file that takes no changes says so."""

import fcntl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.db import IntegrityError, OperationalError
from django.db.transaction import Atomic
from django.db.utils import ConnectionHandler

from yachtapi.outages import Outage, outage_of
from yachtapi.sqlite.base import DatabaseWrapper


class Database:
    """A database file of its own, with one connection a thread."""

    def __init__(self, name: str) -> None:
        settings = {
            "ENGINE": "yachtapi.sqlite",
            "NAME": name,
            "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 0.2, "init_command": "PRAGMA journal_mode=WAL"},
        }
        self._handler = ConnectionHandler({"default": settings})

    @property
    def connection(self) -> DatabaseWrapper:
        return self._handler["default"]

    def execute(self, sql: str) -> list[Any]:
        with self.connection.cursor() as cursor:
            return cursor.execute(sql).fetchall()


class Transaction(Atomic):
    """``atomic`` on a connection that the settings do not know."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("django.db.transaction.get_connection", lambda using=None: database.connection)
        super().__init__(None, savepoint=True, durable=False)


@pytest.fixture(autouse=True)
def own_databases(django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        yield


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(str(tmp_path / "dice.sqlite3"))
    database.execute("CREATE TABLE throw (id INTEGER PRIMARY KEY, who TEXT UNIQUE)")
    yield database
    database.connection.close()


def is_free(database: Database) -> bool:
    with open(f"{database.connection.settings_dict['NAME']}.lock", "a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def test_the_turn_is_held_during_a_transaction_and_left_after_its_commit(database, monkeypatch):
    with Transaction(database, monkeypatch):
        assert not is_free(database)
    assert is_free(database)


def test_the_turn_is_left_after_a_rollback(database, monkeypatch):
    with pytest.raises(KeyError), Transaction(database, monkeypatch):
        raise KeyError
    assert is_free(database)


def test_a_savepoint_keeps_the_turn(database, monkeypatch):
    with Transaction(database, monkeypatch):
        with pytest.raises(IntegrityError), Transaction(database, monkeypatch):
            database.execute("INSERT INTO throw (who) VALUES ('a'), ('a')")
        assert not is_free(database)
    assert is_free(database)


def test_the_turn_is_left_when_the_connection_is_lost_in_mid_transaction(database, monkeypatch):
    with Transaction(database, monkeypatch):
        database.connection.close()
        assert is_free(database)
    database.execute("SELECT 1")


def test_the_turn_is_left_when_the_transaction_cannot_begin(database, monkeypatch):
    stranger = Database(database.connection.settings_dict["NAME"])  # one that writes without a turn
    stranger.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(OperationalError, match="locked"), Transaction(database, monkeypatch):
            pass
        assert is_free(database)
    finally:
        stranger.connection.close()


def test_the_turn_is_left_when_the_commit_fails(database, monkeypatch):
    database.execute("CREATE TABLE score (throw INTEGER REFERENCES throw (id) DEFERRABLE INITIALLY DEFERRED)")
    with pytest.raises(IntegrityError), Transaction(database, monkeypatch):
        database.execute("INSERT INTO score VALUES (7)")
    assert is_free(database)
    assert database.execute("SELECT count(*) FROM score") == [(0,)]


def test_a_read_takes_no_turn(database, monkeypatch):
    with Transaction(database, monkeypatch):
        threading_read = ThreadPoolExecutor(1).submit(_read_and_close, database)
        assert threading_read.result(timeout=5) == [(0,)]


def _read_and_close(database: Database) -> list[Any]:
    try:
        return database.execute("SELECT count(*) FROM throw")
    finally:
        database.connection.close()


def waiting(lock: Path) -> int:
    """How many wait for the lock, as the kernel tells."""
    file = f":{lock.stat().st_ino} "
    return sum("->" in line and file in line for line in Path("/proc/locks").read_text().splitlines())


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="only Linux tells who waits for a lock")
def test_writers_wait_longer_than_the_timeout_of_sqlite_and_in_the_order_of_arrival(database, tmp_path, monkeypatch):
    done: list[int] = []

    def write(number: int) -> None:
        with Transaction(database, monkeypatch):
            done.append(number)
        database.connection.close()

    with Transaction(database, monkeypatch):
        writers = [threading.Thread(target=write, args=[number]) for number in range(6)]
        for number, writer in enumerate(writers):
            writer.start()
            while waiting(tmp_path / "dice.sqlite3.lock") <= number:
                time.sleep(0.01)
        time.sleep(0.3)
    for writer in writers:
        writer.join()
    assert done == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", [":memory:", "file:apart?mode=memory&cache=shared"])
def test_a_database_in_memory_has_no_lock_file(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    database = Database(name)
    with Transaction(database, monkeypatch):
        database.execute("CREATE TABLE throw (id INTEGER PRIMARY KEY)")
    assert list(tmp_path.iterdir()) == []


def closed_to_writers(database: Database) -> OperationalError:
    database.execute("PRAGMA query_only=ON")
    with pytest.raises(OperationalError) as raised:
        database.execute("INSERT INTO throw (who) VALUES ('a')")
    return raised.value


def test_a_file_that_takes_no_changes_says_so_and_is_read(database):
    assert outage_of(closed_to_writers(database)) is Outage.READ_ONLY
    assert database.execute("SELECT count(*) FROM throw") == [(0,)]


def test_after_a_fault_the_file_is_opened_anew(database):
    closed_to_writers(database)
    database.connection.close_if_unusable_or_obsolete()
    database.execute("INSERT INTO throw (who) VALUES ('a')")


def test_a_queue_that_cannot_be_opened_is_an_outage(database, monkeypatch):
    def fail(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("yachtapi.sqlite.base.os.open", fail)
    with pytest.raises(OperationalError) as raised, Transaction(database, monkeypatch):
        pass
    assert outage_of(raised.value) is Outage.READ_ONLY
