"""What all processes of a real server count, shown in one place."""

import http.client
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from tests.scrape import Numbers, parsed
from tests.serve.conftest import Start
from tests.serve.server import ROOT, Server, children, free_port, wait_for

PLAYED = ("yacht_task_seconds_count", "success", "games.tasks.play_engines")
SWEPT = ("yacht_task_seconds_count", "success", "games.tasks.sweep")
ALL = {"web": 1, "worker": 1, "pool": 2, "beat": 1}
ENGINES = {"ruleset": "yacht", "seats": [{"kind": "bot", "strategy": "greedy"}] * 2, "start": True}

OPEN = {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "open"}]}


def scrape(server: Server) -> Numbers:
    response, text = server.request("GET", "/metrics")
    assert response.status == 200
    return parsed(text.decode())


def play(server: Server) -> None:
    """Let a worker play a game."""
    server.request("POST", "/api/v1/players/", {"name": "Ann", "game": ENGINES})


def pool(server: Server) -> list[int]:
    return children(server.program(" worker --queues"))


def processes(shown: Numbers) -> dict[str, float]:
    """How many there are of each part."""
    return {key[1]: value for key, value in shown.items() if key[0] == "yacht_processes"}


def test_the_web_shows_what_workers_beat_and_web_count(server: Server) -> None:
    play(server)
    # A pool may be short of a process for a moment, while another takes its place.
    shown = wait_for(lambda: (now := scrape(server)).get(PLAYED) and now.get(SWEPT) and processes(now) == ALL and now)
    assert shown["yacht_events_written_total", "game.finished"] >= 1
    assert shown["yacht_task_wait_seconds_count", "games.tasks.play_engines"] >= 1
    assert shown["yacht_requests_total", "POST", "players_create", "2xx"] >= 1
    assert shown["yacht_process_resident_memory_bytes", "pool"] > 10_000_000
    assert shown["yacht_heartbeat_age_seconds", "sweep"] < 15


def test_those_who_listen_are_counted_while_they_do(server: Server) -> None:
    _, made = server.request("POST", "/api/v1/players/", {"name": "Ann", "game": OPEN})
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request("GET", f"/api/v1/games/{made['game']['id']}/events/", headers={"Accept": "text/event-stream"})
    assert line.getresponse().status == 200
    wait_for(lambda: scrape(server)["yacht_live_readers", "event_stream"] == 1)
    line.close()
    wait_for(lambda: scrape(server)["yacht_live_readers", "event_stream"] == 0)


def test_what_a_killed_process_counted_remains_and_its_present_goes(server: Server) -> None:
    play(server)
    before = wait_for(lambda: (now := scrape(server)).get(PLAYED) and now)
    for process in wait_for(lambda: pool(server)):
        os.kill(process, signal.SIGKILL)
    wait_for(lambda: scrape(server).get(("yacht_processes", "pool")) == 2)
    assert scrape(server)[PLAYED] >= before[PLAYED]


def folder_of(server: Server) -> Path:
    """Where its processes share their numbers, as they were told."""
    told = Path(f"/proc/{server.program('yachtapi.web')}/environ").read_bytes().split(b"\0")
    return Path(next(each for each in told if each.startswith(b"PROMETHEUS_MULTIPROC_DIR=")).decode().partition("=")[2])


def test_a_server_starts_at_zero_and_leaves_no_folder(server: Server, start: Start) -> None:
    killed = start().wait_until_it_serves()
    first = folder_of(killed)
    assert first.stat().st_mode & 0o777 == 0o700
    play(killed)
    wait_for(lambda: scrape(killed).get(PLAYED))
    killed.process.kill()  # it can remove nothing
    killed.process.wait()
    assert first.exists()
    following = start(DATA_DIR=str(killed.folder), PORT=str(killed.port))
    following.port = killed.port
    following.wait_until_it_serves()
    assert not first.exists()
    assert folder_of(server).exists()  # another server lives, and keeps its own
    assert ("yacht_requests_total", "POST", "players_create", "2xx") not in scrape(following)
    second = folder_of(following)
    following.process.terminate()
    assert following.wait_until_it_ends() == 0
    assert not second.exists()


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[int]:
    """The port of a worker that runs as a service of its own."""
    port, numbers = free_port(), tmp_path / "numbers"
    numbers.mkdir()
    environment = {
        **os.environ,
        "DATA_DIR": str(tmp_path),
        "DATABASE_URL": "",
        "BROKER_URL": "memory://localhost/",
        "METRICS_PORT": str(port),
        "METRICS_TOKEN": "a-word",
        "PROMETHEUS_MULTIPROC_DIR": str(numbers),
    }
    command = [sys.executable, "-m", "celery", "-A", "yachtapi.celery", "--quiet", "worker", "--concurrency", "1"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            yield port
        finally:
            process.kill()


def test_a_worker_by_itself_shows_its_numbers_on_a_port_of_its_own(worker: int) -> None:
    def ask(token: str) -> bytes:
        with urlopen(
            Request(f"http://127.0.0.1:{worker}/metrics", headers={"Authorization": f"Bearer {token}"})
        ) as got:
            shown: bytes = got.read()
            return shown

    def answer() -> bytes | None:
        try:
            return ask("a-word")
        except URLError:
            return None

    shown = wait_for(answer, 30)
    assert parsed(shown.decode())["yacht_processes", "worker"] == 1
    with pytest.raises(HTTPError, match="404"):
        ask("another-word")


def test_a_port_without_a_folder_for_the_pool_is_refused_at_the_start(start: Start) -> None:
    server = start(METRICS_PORT="9101", PROMETHEUS_MULTIPROC_DIR="")
    assert server.wait_until_it_ends() == 1
    assert server.complained == (
        "METRICS_PORT needs PROMETHEUS_MULTIPROC_DIR: an empty folder in memory, such as /run/yacht.\n"
    )
