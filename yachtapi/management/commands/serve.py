"""``manage.py serve``: everything that a game needs, in one command."""

import http.client
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError
from django.db import OperationalError, connection, connections

from yachtapi import messaging, metricsfolder
from yachtapi.broker import MEMORY, EmbeddedBroker, servers
from yachtapi.folderlock import FolderFault, held
from yachtapi.signalbox import SignalBox
from yachtapi.supervisor import STOP_SIGNALS, Child, Program, Supervisor

PORT_PATIENCE = 1.0  # seconds for the port of a server that was killed to be free again
BROKER_PATIENCE = 30.0  # seconds for the broker to have read its files
LOOK = 0.05  # seconds between two looks whether a program serves

FIRST_GAME = {
    "name": "Ann",
    "game": {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}], "start": True},
}
NEXT_STEPS = """\
The Yacht API serves at {url}/ (data in {data}; Ctrl-C stops it).
  Read on:  {url}/api/docs/
  Play:     curl {url}/api/v1/players/ -H 'Content-Type: application/json' -d '{game}'
"""
NO_BROKER = """\
Warning: no Valkey or Redis server runs on this machine, so messages are kept in the web process's memory, and bots
think there too. Set BROKER_URL, or install valkey-server or redis-server, for more than trying it out.
"""
UNTIL_THEN = "Bots and deadlines wait until it does; people can play, and nothing is lost."


class Command(BaseCommand):
    """Runs web, worker, beat and broker under one supervisor until it is told to stop."""

    help = (
        "Serve the API with all it needs. "
        "Honours HOST, PORT, DATA_DIR, DATABASE_URL, BROKER_URL, EVENTS_URL and WORKERS."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        with ExitStack() as stack:
            try:
                stack.enter_context(held(settings.DATA_DIR))
            except FolderFault as error:
                raise CommandError(str(error)) from None
            check_port_is_free()
            bring_up_to_date()
            signals = stack.enter_context(SignalBox({*STOP_SIGNALS, signal.SIGCHLD}))
            supervisor = Supervisor(signals)
            broker_url = self.look_for_broker() or self.start_broker(supervisor, stack)
            numbers = stack.enter_context(metricsfolder.made())
            stack.callback(supervisor.stop)
            web, *_ = supervisor.start(*programs(broker_url, numbers))
            if wait_until(web_serves, web, supervisor):
                self.say_what_next()
            elif web.deaths:
                raise CommandError("The web process does not start; what it said stands above.")
            while not supervisor.stopping:
                supervisor.watch(seconds=3600)

    def look_for_broker(self) -> str:
        """The address that is configured, if one is; whoever is away there will be waited for, but told of."""
        address = str(settings.BROKER_URL)
        if address and (reason := messaging.absence(address)):
            self.stderr.write(f"Warning: {reason} {UNTIL_THEN}")
        return address

    def start_broker(self, supervisor: Supervisor, stack: ExitStack) -> str:
        """The address of an embedded broker that serves, else of the one in memory."""
        for server in servers():
            broker = EmbeddedBroker(server, settings.DATA_DIR / "broker")
            (child,) = supervisor.start(Program("broker", broker.arguments(), os.environ))
            if wait_until(broker.answers, child, supervisor, seconds=BROKER_PATIENCE):
                stack.callback(broker.close)
                return broker.url
            supervisor.drop()
            broker.close()
            self.stderr.write(f"Warning: {server} does not start; {broker.log} may say why.")
        self.stderr.write(NO_BROKER)
        return MEMORY

    def say_what_next(self) -> None:
        """Tell a newcomer where to go."""
        self.stdout.write(NEXT_STEPS.format(url=url(), data=settings.DATA_DIR, game=json.dumps(FIRST_GAME)))
        self.stdout.flush()


def programs(broker_url: str, numbers: Path) -> list[Program]:
    """What runs beside the broker: the web first; the memory broker's worker and beat are inside it."""
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": os.environ.get("DJANGO_SETTINGS_MODULE", "yachtapi.settings"),
        "PYTHONPATH": os.pathsep.join(filter(None, [str(settings.BASE_DIR), os.environ.get("PYTHONPATH")])),
        "DATA_DIR": str(settings.DATA_DIR),
        "BROKER_URL": broker_url,
        metricsfolder.VARIABLE: str(numbers),
    }
    # Celery warns of root because of pickled messages, of which we take none.
    python = [sys.executable, "-W", "ignore:You're running the worker"]
    celery = [*python, "-m", "celery", "-A", "yachtapi.celery", "--quiet"]
    web = Program("web", [sys.executable, "-m", "yachtapi.web"], environment)
    worker = [*celery, "worker", "--queues", ",".join(messaging.QUEUES), "--concurrency", str(settings.WORKERS)]
    worker += ["--loglevel", "WARNING", "--without-gossip", "--without-mingle", "--without-heartbeat"]
    beat = [*celery, "beat", "--loglevel", "WARNING", "--pidfile="]
    if broker_url.startswith("memory:"):
        return [web]
    return [web, Program("worker", worker, environment), Program("beat", beat, environment)]


def wait_until(
    ready: Callable[[], bool], child: Child, supervisor: Supervisor, *, seconds: float = float("inf")
) -> bool:
    """Whether a child got ready before it died, its time was up or the supervisor was told to stop."""
    until = time.monotonic() + seconds
    while not (supervisor.stopping or child.deaths or time.monotonic() > until):
        if ready():
            return True
        supervisor.watch(LOOK)
    return False


def bring_up_to_date() -> None:
    """Give the database the tables of this version."""
    try:
        check_database()
        call_command("migrate", interactive=False, verbosity=0)
    except OperationalError as error:
        raise CommandError(f"The database of DATABASE_URL cannot be used: {str(error).strip()}") from None
    connections.close_all()
    close_pools()  # no child may inherit its connections, nor this process keep its threads


def check_database() -> None:
    """Connect once by hand: a pool would only say that it got no connection; raises OperationalError."""
    wrapper: Any = connection
    with wrapper.wrap_database_errors:
        wrapper.Database.connect(**wrapper.get_connection_params()).close()


def close_pools() -> None:
    """End what outlives the connections: the pool, if the database has one."""
    close = getattr(connection, "close_pool", None)
    if close is not None:
        close()


def check_port_is_free() -> None:
    """Refuse a port that somebody listens on."""
    until = time.monotonic() + PORT_PATIENCE
    while True:
        try:
            with socket.create_server((settings.HOST, settings.PORT)):
                return
        except OSError as error:
            if time.monotonic() > until:
                raise CommandError(
                    f"Cannot listen on port {settings.PORT} of {settings.HOST}: {_reason(error)}. "
                    f"Stop what uses it, or choose another: PORT={settings.PORT + 1} make run"
                ) from None
            time.sleep(LOOK)


def _reason(error: OSError) -> str:
    # The numbers of address faults are negative and none of the system's.
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)


def web_serves() -> bool:
    """Whether the web process answers."""
    connection = http.client.HTTPConnection(reachable_host(), settings.PORT, timeout=5)
    with suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.client.OK
    return False


def reachable_host() -> str:
    """A host under which this machine reaches itself, also when all its addresses are served."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.HOST, settings.HOST)


def url() -> str:
    """Where a browser on this machine finds the server."""
    host = reachable_host()
    return f"http://[{host}]:{settings.PORT}" if ":" in host else f"http://{host}:{settings.PORT}"
