"""The Procfile is used: four processes on PostgreSQL and Redis serve whole games, also behind nginx."""

import http.client
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from urllib.request import urlopen

import pytest

from tests.serve.person import Person, keys_of
from tests.serve.server import ROOT, free_port, wait_for
from tests.serve.split import APART, House, Visitor
from tests.stage import postgres, redis

pytestmark = [
    pytest.mark.chaos,
    pytest.mark.skipif(not (postgres.found() and redis.found()), reason="needs PostgreSQL and Redis"),
]


def opened(folder: Path) -> Iterator[House]:
    house = House(folder, settings={"TRUSTED_PROXIES": "1", "RATE_NEW_PLAYER": "50/3600"})
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from opened(tmp_path_factory.mktemp("data"))


@pytest.fixture
def other_house(tmp_path: Path) -> Iterator[House]:
    yield from opened(tmp_path)


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with closing(Visitor(house.port, Random(1), events_port=house.port + APART)) as visitor:
        visitor.token = visitor.post("players/", {})["token"]
        yield visitor


def test_a_whole_game_is_played_over_both_services(visitor: Visitor) -> None:
    kept = visitor.play("yacht")
    assert kept.verdict(keys_of(visitor)).verdict == "fair"
    assert visitor.watch_engines("yatzy").verdict(keys_of(visitor)).verdict == "fair"


def test_who_waits_is_woken_by_a_move_made_elsewhere(visitor: Visitor) -> None:
    game = visitor.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True})
    heard: list[Any] = []
    path = f"games/{game['id']}/events/?after={game['version']}&wait=20"
    reader = Thread(target=lambda: heard.append(visitor.get(path)))
    started = time.monotonic()
    reader.start()
    time.sleep(0.5)
    visitor.post(f"games/{game['id']}/turns/current/rolls/", {})
    reader.join(20)
    assert time.monotonic() - started < 5
    assert [event["type"] for event in heard[0]["events"]] == ["turn.rolled"]


class Proxy:
    """nginx with the configuration that we give out, on ports, names and a certificate of the test's own."""

    def __init__(self, folder: Path, house: House) -> None:
        self.port, self.plain = free_port(), free_port()
        key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
        line = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        subprocess.run([*line, "-keyout", key, "-out", certificate], check=True, capture_output=True)
        site = (ROOT / "yachtapi/deploy/nginx.conf").read_text()
        for old, new in {
            "127.0.0.1:8000": f"127.0.0.1:{house.port}",
            "127.0.0.1:8001": f"127.0.0.1:{house.port + APART}",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "yacht.example.org": "localhost",
            "/etc/ssl/yacht": str(folder),
        }.items():
            assert old in site
            site = site.replace(old, new)
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(
            f"daemon off; user root; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
            f"http {{ access_log off; include {folder}/site.conf; "
            f"client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f; "
            f"uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; }}\n"
        )
        self._line = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        self._process: subprocess.Popen[bytes] | None = None

    def test(self) -> None:
        done = subprocess.run([*self._line, "-t"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        self._process = subprocess.Popen(self._line)
        wait_for(lambda: self.answers("/healthz")[0] == 200)

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def line(self, source: str = "127.0.0.1") -> http.client.HTTPSConnection:
        """A connection through the proxy, from one of this machine's addresses."""
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        return http.client.HTTPSConnection(
            "localhost", self.port, timeout=30, context=trusting, source_address=(source, 0)
        )

    def answers(self, path: str, body: Any = None, source: str = "127.0.0.1", **headers: str) -> tuple[int, Any]:
        """Status and JSON of an answer through the proxy, 0 without one."""
        sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): text for name, text in headers.items()}
        with closing(self.line(source)) as line, suppress(OSError):
            line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), sent)
            answer = line.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if content.startswith(b"{") else None
        return 0, None


@pytest.fixture(scope="module")
def proxy(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    if None in map(shutil.which, ("nginx", "openssl")):
        pytest.skip("needs nginx and openssl")
    proxy = Proxy(tmp_path_factory.mktemp("nginx"), house)
    try:
        proxy.test()
        proxy.start()
        yield proxy
    finally:
        proxy.close()


def test_behind_nginx_a_wait_reaches_the_events_service(proxy: Proxy, visitor: Visitor) -> None:
    game = visitor.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True})
    path = f"/api/v1/games/{game['id']}/events/?after={game['version']}&wait=20"
    heard: list[Any] = []
    reader = Thread(target=lambda: heard.append(proxy.answers(path, Authorization=f"Bearer {visitor.token}")))
    reader.start()
    time.sleep(0.5)
    move = f"/api/v1/games/{game['id']}/turns/current/rolls/"
    assert proxy.answers(move, {}, Authorization=f"Bearer {visitor.token}")[0] == 201
    reader.join(20)
    assert heard[0][0] == 200
    assert [event["type"] for event in heard[0][1]["events"]] == ["turn.rolled"]


def test_behind_nginx_a_stream_arrives_event_by_event(proxy: Proxy, visitor: Visitor) -> None:
    game = visitor.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True})
    asked = {"Authorization": f"Bearer {visitor.token}", "Accept": "text/event-stream"}
    with closing(proxy.line()) as line:
        line.request("GET", f"/api/v1/games/{game['id']}/events/?after={game['version']}", headers=asked)
        stream = line.getresponse()
        assert (stream.status, stream.headers["Content-Type"].partition(";")[0]) == (200, "text/event-stream")
        for roll in (1, 2, 3):
            visitor.post(f"games/{game['id']}/turns/current/rolls/", {})
            started = time.monotonic()
            told = next(text for text in stream if text.startswith(b"data:"))
            assert time.monotonic() - started < 3
            assert json.loads(told.removeprefix(b"data:"))["data"]["roll"] == roll


def test_it_is_ready_and_the_processes_of_a_machine_share_their_numbers(house: House) -> None:
    def asked(path: str) -> bytes:
        with urlopen(f"http://127.0.0.1:{house.port}{path}", timeout=10) as answer:
            return bytes(answer.read())

    wait_for(lambda: json.loads(asked("/readyz"))["ready"], 20)
    numbers = asked("/metrics").decode()
    assert {"web", "worker", "beat"} <= set(re.findall(r'yacht_processes\{role="(\w+)"\} [1-9]', numbers))


def test_behind_nginx_links_are_https_and_a_large_body_is_a_problem_of_ours(proxy: Proxy, visitor: Visitor) -> None:
    for _ in range(2):
        visitor.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]})
    _, page = proxy.answers("/api/v1/commitments/?limit=1")
    assert page["next"].startswith("https://localhost")
    assert proxy.answers("/api/v1/players/", {"name": "x" * 70_000})[1]["code"] == "body_too_large"
    assert proxy.answers("/metrics") == (404, None)


def test_behind_nginx_nobody_chooses_the_address_that_he_is_counted_by(proxy: Proxy) -> None:
    for n in range(60):
        status, _ = proxy.answers("/api/v1/players/", {}, "127.0.0.2", X_Forwarded_For=f"198.51.100.{n}")
        if status == 429:
            return
    raise AssertionError("a made-up X-Forwarded-For is a way around the limit")


def test_two_beats_do_no_harm(house: House, visitor: Visitor) -> None:
    environment = {**house.environment, "DATA_DIR": str(house.folder)}
    line = ["celery", "-A", "yachtapi.celery", "--quiet", "beat", "--loglevel", "WARNING", "--pidfile="]
    second = subprocess.Popen(line, cwd=ROOT, env={"HOME": str(house.folder), **environment})
    try:
        kept = visitor.watch_engines("yacht"), visitor.play("yacht")
    finally:
        second.terminate()
        second.wait()
    assert {each.verdict(keys_of(visitor)).verdict for each in kept} == {"fair"}


def test_it_stops_at_once_though_somebody_waits(other_house: House) -> None:
    person = Person(other_house.port + APART, Random(3))
    with closing(person):
        game = person.post("players/", {"game": {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True}})
        person.token = game["token"]
        path = f"games/{game['game']['id']}/events/?after={game['game']['version']}&wait=50"
        reader = Thread(target=lambda: person.get(path))
        reader.start()
        time.sleep(1)
        started = time.monotonic()
        assert other_house.stop() == []
        assert time.monotonic() - started < 10
        reader.join(5)
        assert not reader.is_alive()
    assert "Traceback" not in other_house.complained
