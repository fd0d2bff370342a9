"""The disk of the data folder is full: what can't be written is refused, the rest goes on, and nothing is spoilt."""

import http.client
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.serve.operator import done, manage
from tests.serve.person import Person, keys_of, newcomer
from tests.serve.server import Server, free_port, wait_for

pytestmark = pytest.mark.chaos

SIZE = "24m"
FULL = (503, "storage_full")
REFUSALS = 10  # in a row, until the disk counts as full
SOLO = {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True}


class Disk:
    """A small file system of its own, and what fills it up."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._ballast: int | None = None

    def mount(self) -> None:
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", self.place], capture_output=True, check=False
        )
        if done.returncode:
            pytest.skip("only root may mount a small file system")

    def fill(self) -> None:
        """Leave not a byte."""
        if self._ballast is None:
            self._ballast = os.open(self.place / "ballast", os.O_CREAT | os.O_WRONLY)
        for size in (65536, 4096, 1):
            try:
                while True:
                    os.write(self._ballast, b"x" * size)
            except OSError:
                continue

    def make_room(self) -> None:
        assert self._ballast is not None
        os.ftruncate(self._ballast, 0)

    def unmount(self) -> None:
        if self._ballast is not None:
            os.close(self._ballast)
        subprocess.run(["umount", "--lazy", self.place], check=False)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path)
    disk.mount()
    yield disk
    disk.unmount()


@pytest.fixture
def server(disk: Disk) -> Iterator[Server]:
    server = Server.start(disk.place / "data", free_port(), RATE_LIMITS="off")
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()


def outcome(answer: tuple[http.client.HTTPResponse, Any]) -> tuple[int, str | None]:
    response, body = answer
    if response.status == 503:
        assert response.headers["Content-Type"] == "application/problem+json"
        assert int(response.headers["Retry-After"]) > 0
    return response.status, body.get("code")


def fill_up(disk: Disk, server: Server, person: Person) -> int:
    """Fill the disk until nothing is taken any more, also not into what SQLite has in reserve; the games made so.

    SQLite uses its reserve again when it gets the chance, so one refusal proves little, and a small change may fit in
    where a large one did not.
    """
    made = refused = 0
    while refused < REFUSALS:
        disk.fill()
        game = outcome(server.request("POST", "/api/v1/games/", SOLO, person.token))
        guest = outcome(server.request("POST", "/api/v1/players/", {}))
        assert {game, guest} <= {FULL, (201, None)}
        made += game != FULL
        refused = refused + 1 if game == guest == FULL else 0
        assert made < 2000, "the disk is never full"
    return made


def test_a_full_disk_refuses_writes_and_nothing_else(disk: Disk, server: Server) -> None:
    people = [newcomer(server.port, n) for n in range(2)]
    ended, begun = people[0].play("yacht"), [person.begin("yacht") for person in people]
    path = f"/api/v1/games/{begun[0]['id']}/"
    made = fill_up(disk, server, people[0])
    before = server.request("GET", path, None, people[0].token)[1]

    assert outcome(server.request("POST", "/api/v1/players/", {})) == FULL
    for method, below, body in [("POST", "turns/current/rolls/", {}), ("POST", "resignation/", {})]:
        assert outcome(server.request(method, path + below, body, people[0].token)) == FULL
    for read in [path, f"{path}events/?after=0", "/api/v1/games/", "/api/v1/keys/", "/api/v1/commitments/"]:
        assert server.request("GET", read, None, people[0].token)[0].status == 200
    assert people[0].send("GET", f"games/{ended.story['game_id']}/record/") == ended.record
    after = server.request("GET", path, None, people[0].token)[1]
    assert after | {"server_time": ""} == before | {"server_time": ""}

    disk.make_room()
    wait_for(lambda: outcome(server.request("POST", "/api/v1/players/", {})) == (201, None), 10)
    kept = [person.finish(game) for person, game in zip(people, begun, strict=True)]
    kept.append(people[1].watch_engines("yacht"))
    keys = keys_of(people[0])
    assert {each.verdict(keys).verdict for each in [ended, *kept]} == {"fair"}
    for person in people:
        person.close()
    assert_nothing_is_half_written(server.folder / "yacht.sqlite3", made)


def test_on_a_full_disk_commands_say_so_and_do_nothing(disk: Disk) -> None:
    used, fresh = disk.place / "used", disk.place / "fresh"
    for folder in (used, fresh):
        folder.mkdir()
    done(used, "migrate", "--verbosity=0")
    disk.fill()
    for folder, command in [(used, "serve"), (fresh, "serve"), (used, "rotate_signing_key")]:
        run = manage(folder, command)
        assert run.returncode == 1 and "Traceback" not in run.stderr, run.stderr
        assert len(run.stderr.strip().splitlines()) == 1
    assert "Traceback" not in manage(used, "backup", str(disk.place / "backup")).stderr
    assert not (disk.place / "backup").exists() and list(fresh.iterdir()) == []
    disk.make_room()
    assert "signs from now on" in done(used, "rotate_signing_key")
    done(used, "backup", str(disk.place / "backup"))


def assert_nothing_is_half_written(path: Path, made: int) -> None:
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        playing = "SELECT id, version FROM games_game WHERE status = 'playing'"
        events = "(SELECT count(*) FROM games_event WHERE game_id = games_game.id)"
        logs = f"{playing} AND version = {events}"
        assert len(database.execute(logs).fetchall()) == len(database.execute(playing).fetchall()) == made
        for table in ("games_seed", "games_commitment", "games_game"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (made + 4,)
