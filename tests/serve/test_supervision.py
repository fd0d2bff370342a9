"""What dies is started again; what is stopped, or killed, leaves nothing running."""

import os
import signal
from contextlib import suppress

import pytest

from tests.serve.conftest import Start
from tests.serve.server import Server, children, is_alive, wait_for


def family(server: Server) -> list[int]:
    """All processes of a server that has its broker, web, worker with two children, and beat."""

    def complete() -> list[int]:
        living = [one for one in children(server.process.pid) if is_alive(one)]
        return living if len(living) == 6 else []

    return wait_for(complete)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_ends_everything_with_success(start: Start, number: signal.Signals):
    server = start().wait_until_it_serves()
    processes = family(server)
    server.process.send_signal(number)
    assert server.wait_until_it_ends() == 0
    assert [one for one in processes if is_alive(one)] == []


def test_a_killed_supervisor_leaves_no_process_and_the_next_server_goes_on(start: Start):
    server = start().wait_until_it_serves()
    processes = family(server)
    _, guest = server.request("POST", "/api/v1/players/", {"name": "Ann"})
    server.process.kill()
    server.process.wait()
    wait_for(lambda: not any(is_alive(one) for one in processes), 5)
    next_server = start(DATA_DIR=str(server.folder), PORT=str(server.port))
    next_server.port = server.port
    next_server.wait_until_it_serves()
    assert next_server.request("GET", "/api/v1/players/me/", token=guest["token"])[1]["name"] == "Ann"


@pytest.mark.parametrize("part", [" worker --queues", " beat --loglevel", "yachtapi.web", "unixsocket"])
def test_what_is_killed_is_started_again(server: Server, part: str):
    family(server)
    killed = wait_for(lambda: server.program(part))
    dependents = children(killed)
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: not any(is_alive(one) for one in [killed, *dependents]), 2)
    wait_for(lambda: server.program(part))
    wait_for(lambda: answers(server))
    family(server)


def test_a_killed_child_of_the_pool_is_replaced(server: Server):
    family(server)
    killed, _ = wait_for(lambda: pool(server))
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: killed not in (both := pool(server)) and both)


def pool(server: Server) -> list[int]:
    """The two children of the worker, once it has them."""
    worker = server.program(" worker --queues")
    found = children(worker) if worker else []
    return found if len(found) == 2 else []


def answers(server: Server) -> bool:
    with suppress(OSError):
        return server.request("GET", "/healthz")[0].status == 200
    return False
