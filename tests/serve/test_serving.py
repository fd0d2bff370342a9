"""``manage.py serve`` while all goes well, and what it says when it cannot start."""

import http.client
import socket
from pathlib import Path

from tests.serve.conftest import Start
from tests.serve.server import Server, free_port, wait_for


def test_it_answers(server: Server):
    response, _ = server.request("GET", "/healthz")
    assert response.status == 200


def test_it_says_where_to_go_next(server: Server):
    assert f"http://127.0.0.1:{server.port}/api/docs/" in server.said
    assert f"curl http://127.0.0.1:{server.port}/api/v1/players/" in server.said
    assert len(server.said.splitlines()) < 6


def test_it_complains_of_nothing(server: Server):
    assert server.complained == ""


def test_a_body_that_is_too_large_is_refused_like_any_other_fault(server: Server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("POST", "/api/v1/players/", b"x" * 10_000_000, {"Content-Type": "application/json"})
    response = connection.getresponse()
    assert (response.status, response.headers["Content-Type"]) == (413, "application/problem+json")
    connection.close()


def test_a_second_server_on_the_folder_is_refused_with_the_first_ones_id(server: Server):
    second = Server.start(server.folder / "..", free_port(), DATA_DIR=str(server.folder))
    assert second.wait_until_it_ends() == 1
    assert f"in use by the server with process id {server.process.pid}." in second.complained


def test_a_busy_port_gets_a_sentence_that_says_what_to_do(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        server = Server.start(tmp_path / "data", port)
        assert server.wait_until_it_ends() == 1
    assert server.complained == (
        f"CommandError: Cannot listen on port {port} of 127.0.0.1: Address already in use. "
        f"Stop what uses it, or choose another: PORT={port + 1} make run\n"
    )


def test_two_servers_do_not_disturb_each_other(server: Server, start: Start):
    other = start().wait_until_it_serves()
    other.process.terminate()
    assert other.wait_until_it_ends() == 0
    assert server.request("GET", "/healthz")[0].status == 200


def test_a_read_that_waits_gets_the_event_that_a_bot_causes(server: Server):
    _, guest = server.request("POST", "/api/v1/players/", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "strategy": "random"}]
    asked = {"ruleset": "yacht", "seats": seats, "order": "seat", "start": True}
    _, game = server.request("POST", "/api/v1/games/", asked, guest["token"])
    turn = f"/api/v1/games/{game['id']}/turns/current"
    server.request("POST", f"{turn}/rolls/", {}, guest["token"])
    _, scored = server.request("POST", f"{turn}/score/", {"category": "choice"}, guest["token"])
    events = f"/api/v1/games/{game['id']}/events/?after={scored['version']}&wait=20"
    _, news = server.request("GET", events, token=guest["token"])
    assert news["events"][0]["seq"] == scored["version"] + 1


def test_an_idle_server_stops_within_seconds_and_leaves_no_socket_folder(start: Start):
    server = start().wait_until_it_serves()
    folder = Path((server.folder / "broker" / "socket_folder").read_text())
    assert folder.stat().st_mode & 0o777 == 0o700
    server.process.terminate()
    assert server.wait_until_it_ends() == 0
    wait_for(lambda: not folder.exists(), 1)
