"""A web process of its own, with the database of this run's kind and the source of events that a test wants."""

import http.client
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
from django.db import connection
from psycopg import sql

from tests.serve.server import ROOT, free_port, wait_for

API = "/api/v1/"
Shown = dict[str, Any]


@contextmanager
def database(folder: Path) -> Iterator[str]:
    """The address of an empty database, on the server that the tests themselves use."""
    if connection.vendor == "sqlite":
        yield f"sqlite:///{folder}/yacht.sqlite3"
        return
    at = connection.settings_dict
    name = f"yacht_live_{uuid4().hex[:12]}"
    host, port, user, password = (str(at[key] or "") for key in ("HOST", "PORT", "USER", "PASSWORD"))
    with psycopg.connect(
        host=host, port=port or None, user=user, password=password or None, dbname="postgres", autocommit=True
    ) as line:
        line.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            secret = f":{password}" if password else ""
            yield f"postgres://{user}{secret}@{host}:{port or 5432}/{name}"
        finally:
            line.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@dataclass
class Web:
    """The process on its port."""

    port: int
    process: "subprocess.Popen[bytes]"

    def request(
        self, method: str, path: str, body: Any = None, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status of an answer, and its JSON."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.request(method, API + path, None if body is None else json.dumps(body), _headers(token, headers))
        response = line.getresponse()
        content = response.read()
        line.close()
        return response.status, json.loads(content) if content.startswith(b"{") else content.decode()

    def guest(self, name: str = "Ann") -> tuple[str, Shown]:
        """A new player: the token, and who it is."""
        status, made = self.request("POST", "players/", {"name": name})
        assert status == 201, made
        return made["token"], made["player"]

    def game(self, token: str, *seats: str, **wish: Any) -> Shown:
        """A new game."""
        wishes = [{"kind": seat} for seat in seats or ("me",)]
        status, made = self.request("POST", "games/", {"ruleset": "yacht", "seats": wishes, **wish}, token)
        assert status == 201, made
        return made

    def move(self, token: str, game: Shown, path: str = "turns/current/rolls/", body: Any = None) -> Shown:
        """A change of a game; by default a throw of all dice."""
        status, made = self.request("POST", f"games/{game['id']}/{path}", body or {}, token)
        assert status < 300, made
        return made

    def log(self, token: str, game: Shown) -> list[Shown]:
        """The log as it stands."""
        return list(self.request("GET", f"games/{game['id']}/events/", token=token)[1]["events"])

    def play(self, token: str, game: Shown, turns: int) -> None:
        """Turns of a game in which everybody is the same player."""
        for _ in range(turns):
            rolled = self.move(token, game)
            self.move(token, game)
            category = rolled["turn"]["legal"]["categories"][0]["category"]
            self.move(token, game, "turns/current/score/", {"category": category})

    def follow(self, path: str, token: str = "", form: str = "text/event-stream", **headers: str) -> "Following":
        """A stream that is open."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.request("GET", API + path, headers=_headers(token, {"Accept": form, **_named(headers)}))
        following = Following(line, line.getresponse(), form)
        OPEN.append(following)
        return following

    def stop(self) -> None:
        """End it, and whatever it waits for."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()


@dataclass
class Following:
    """A stream as its reader sees it."""

    line: http.client.HTTPConnection
    response: http.client.HTTPResponse
    form: str

    def __iter__(self) -> Iterator[Shown]:
        """Entries and words, until the stream ends."""
        while line := self.response.readline():
            if self.form == "text/event-stream":
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))
            elif line.strip():
                yield json.loads(line)

    def close(self) -> None:
        """Leave."""
        self.response.close()
        self.line.close()


OPEN: list[Following] = []
"""What the test that runs has opened; ``conftest.py`` closes it."""


@contextmanager
def serving(folder: Path, database_url: str, **environment: str) -> Iterator[Web]:
    """A web process that serves."""
    port = free_port()
    own = {"DATA_DIR": str(folder), "DATABASE_URL": database_url, "PORT": str(port), "RATE_LIMITS": "off"}
    environ = {**os.environ, "BROKER_URL": "", "EVENTS_URL": "", "PYTHONPATH": str(ROOT), **own, **environment}
    subprocess.run([sys.executable, "manage.py", "migrate", "-v0"], cwd=ROOT, env=environ, check=True)
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen([sys.executable, "-m", "yachtapi.web"], cwd=ROOT, env=environ, stderr=said)
    web = Web(port, process)
    try:
        wait_for(lambda: _answers(port), 40)
        yield web
    except BaseException as error:
        error.add_note(f"The web process said:\n{(folder / 'said').read_text()}")
        raise
    finally:
        web.stop()
    complaints = [line for line in (folder / "said").read_text().splitlines() if " INFO " not in line]
    assert not complaints, "\n".join(complaints)


def _answers(port: int) -> bool:
    with suppress(OSError), closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as line:
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    return False


def _headers(token: str, more: dict[str, str] | None) -> dict[str, str]:
    signed = {"Authorization": f"Bearer {token}"} if token else {}
    return {"Content-Type": "application/json", **signed, **(more or {})}


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}
