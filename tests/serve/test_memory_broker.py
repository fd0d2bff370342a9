"""Without a server for messages the web process keeps them, and does the work too."""

from tests.serve.conftest import Start
from tests.serve.server import children


def test_a_bot_moves_and_nothing_but_the_web_process_runs(start: Start):
    server = start(BROKER_URL="memory://localhost/").wait_until_it_serves()
    assert len(children(server.process.pid)) == 1
    seats = [{"kind": "bot", "strategy": "random"}, {"kind": "me"}]
    game = {"ruleset": "yacht", "seats": seats, "order": "seat", "start": True}
    _, made = server.request("POST", "/api/v1/players/", {"name": "Ann", "game": game})
    path = f"/api/v1/games/{made['game']['id']}/events/?wait=20"
    _, news = server.request("GET", f"{path}&after={made['game']['version']}", token=made["token"])
    assert news["events"][0]["type"] == "turn.rolled"
    server.process.terminate()
    assert server.wait_until_it_ends() == 0
    assert server.complained == ""
