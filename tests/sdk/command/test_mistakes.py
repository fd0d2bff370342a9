"""What goes wrong before anything is played: a sentence, and a status that is not 0."""

import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.sdk.command.conftest import Completed, command

Run = Callable[..., Completed]
COMMANDS = [
    ("play",),
    ("watch", "game", "01a22ee8-88e1-744f-887a-8cc285b75e8e"),
    ("watch", "tournament", "01a22ee8-88e1-744f-887a-8cc285b75e8e"),
    ("rehearse",),
]


class _Page(BaseHTTPRequestHandler):
    """Another service than ours."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"hello")

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def stranger() -> Iterator[str]:
    """The address of a server of another kind."""
    server = HTTPServer(("127.0.0.1", 0), _Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_another_service_at_the_address_is_noticed(arguments: tuple[str, ...], stranger: str, yachtapi: Run) -> None:
    run = yachtapi(*arguments, "--server", stranger)
    assert run.returncode == 1
    assert "Yacht API server" in run.stderr
    assert "Traceback" not in run.stderr


def test_a_server_that_is_not_there_is_named(surroundings: dict[str, str], yachtapi: Run) -> None:
    run = yachtapi("play")
    assert run.returncode == 1
    assert surroundings["YACHTAPI_SERVER"] in run.stderr
    assert "--server" in run.stderr


def test_an_address_that_is_none_is_named(yachtapi: Run) -> None:
    run = yachtapi("play", "--server", "http://")
    assert (run.returncode, "Traceback" in run.stderr) == (1, False)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--ruleset", "chess"), "there are yacht, yatzy"),
        (("--against", "clever"), "there are random, collector, greedy"),
        (("--resume", "nonsense"), "is no id"),
        (("--resume", "01a22ee8-88e1-744f-887a-8cc285b75e8e"), "There is no game"),
        (("--resume",), "No game of yours is under way"),
        (("--token", "expired"), "leave --token out"),
    ],
)
def test_what_the_server_does_not_have_is_said(
    arguments: tuple[str, ...], said: str, here: dict[str, str], yachtapi: Run
) -> None:
    run = yachtapi("play", *arguments, env=here)
    assert run.returncode == 1
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


def test_wrong_usage_has_a_status_of_its_own(yachtapi: Run) -> None:
    assert yachtapi("dance").returncode == 2
    assert yachtapi("rehearse", "--format", "chess").returncode == 2
    assert yachtapi("--version").stdout.startswith("yachtapi-client ")


def test_two_commands_at_once_are_one_guest(here: dict[str, str], tmp_path: Path) -> None:
    started = [
        subprocess.Popen(
            command("play", "--against", "random"),
            env=here,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for each in started:
        each.communicate()
    assert len(list((tmp_path / "state" / "yachtapi").glob("*.token"))) == 1


def test_a_guest_whom_the_server_has_forgotten_is_made_anew(
    here: dict[str, str], yachtapi: Run, tmp_path: Path
) -> None:
    yachtapi("play", "--against", "random", env=here)
    [kept] = (tmp_path / "state" / "yachtapi").glob("*.token")
    kept.write_text("forgotten")
    assert "--resume" in yachtapi("play", "--against", "random", env=here).stdout
    assert kept.read_text() != "forgotten"
