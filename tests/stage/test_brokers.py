"""The same server on each broker: bots play, and no message matters so much that losing it does."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest

from tests.chaos import havoc
from tests.chaos.disorder import post_of
from tests.serve.person import Person, Shown, keys_of, newcomer
from tests.serve.server import wait_for
from tests.stage import rabbitmq, redis
from tests.stage.rabbitmq import RabbitMQ
from tests.stage.redis import Redis
from tests.stage.stage import Stage

BROKERS: dict[str, Callable[[], Redis | RabbitMQ] | None] = {"embedded": None, "Redis": Redis, "RabbitMQ": RabbitMQ}
FOUND = {"embedded": lambda: True, "Redis": redis.found, "RabbitMQ": rabbitmq.found}
SWEPT = 25  # seconds in which the sweep has repaired whatever was lost, on a slow machine
LOST_TWICE = 2  # processes that a task may kill


@contextmanager
def staged(broker: str, folder_of: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage on SQLite, with one of the brokers; not open yet."""
    if not FOUND[broker]():
        pytest.skip(f"{broker}: not on this machine")
    made = BROKERS[broker]
    settings = {"DJANGO_SETTINGS_MODULE": "tests.stage.poisoned"}
    stage = Stage(broker, folder_of.mktemp("data"), None, made() if made else None, settings)
    try:
        yield stage
    finally:
        stage.close()


@pytest.fixture(
    scope="module",
    params=["embedded", *(pytest.param(own, marks=pytest.mark.services) for own in ("Redis", "RabbitMQ"))],
)
def stage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server that serves, on each of the brokers."""
    with staged(request.param, tmp_path_factory) as stage:
        stage.open()
        yield stage


@pytest.fixture
def person(stage: Stage) -> Iterator[Person]:
    """Somebody who plays."""
    with closing(newcomer(stage.port, 7)) as person:
        yield person


def begin(person: Person) -> Shown:
    """A game in which the engine's first turn has just been made possible."""
    seats = [{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}]
    created: Shown = person.post("games/", {"ruleset": "yacht", "seats": seats, "order": "seat", "start": True})
    return created


def pass_the_turn(person: Person, game: Shown) -> int:
    """Make the engine have to move; the game's version then."""
    person.post(f"games/{game['id']}/turns/current/rolls/", {})
    return int(person.post(f"games/{game['id']}/turns/current/score/", {"category": "choice"})["version"])


def engine_moves(person: Person, game: Shown, version: int) -> None:
    """The engine moves, sooner or later."""
    wait_for(lambda: person.get(f"games/{game['id']}/")["version"] > version, SWEPT)


def killed(stage: Stage, what: str) -> int:
    """How many the poison has killed."""
    file = stage.folder / f"killed_{what}"
    return len(file.read_text()) if file.exists() else 0


def test_a_whole_game_is_played_and_proved_fair(stage: Stage, person: Person) -> None:
    assert person.play("yacht").verdict(keys_of(person)).verdict == "fair"


def test_engines_play_a_whole_game_alone(stage: Stage, person: Person) -> None:
    assert person.watch_engines("yacht").verdict(keys_of(person)).verdict == "fair"


def test_what_a_lost_message_asked_for_is_done_all_the_same(stage: Stage, person: Person) -> None:
    game = begin(person)
    with havoc.stopped(*havoc.workers(stage)):
        version = pass_the_turn(person, game)
        havoc.end_broker(stage, losing_messages=True)
    if stage.broker is not None:
        stage.broker.start()
    engine_moves(person, game, version)


def test_what_a_killed_worker_had_to_do_is_done_by_the_next(stage: Stage, person: Person) -> None:
    game = begin(person)
    worker, *pool = havoc.workers(stage)
    with havoc.stopped(worker, *pool):
        version = pass_the_turn(person, game)
        os.kill(worker, signal.SIGKILL)
    engine_moves(person, game, version)


def test_a_task_that_kills_its_process_does_so_twice_and_no_other_waits_for_it(stage: Stage, person: Person) -> None:
    with post_of(stage.broker_url) as post:
        post.send_task("tests.stage.poison.kill_the_process", queue="turns")
    wait_for(lambda: killed(stage, "processes"))
    assert person.play("yacht").verdict(keys_of(person)).verdict == "fair"
    wait_for(lambda: "kill_the_process() has lost its process again, and is given up" in stage.server.complained)
    assert killed(stage, "processes") == LOST_TWICE


def test_rabbitmq_gives_up_a_task_that_kills_whole_workers_and_says_so(stage: Stage, person: Person) -> None:
    if not isinstance(stage.broker, RabbitMQ):
        pytest.skip("the other brokers give such a task to the next worker once a minute")
    with post_of(stage.broker_url) as post:
        post.send_task("tests.stage.poison.kill_the_worker", queue="turns")
    wait_for(lambda: "RabbitMQ gave up tests.stage.poison.kill_the_worker" in stage.server.complained, 90)
    assert person.watch_engines("yacht").verdict(keys_of(person)).verdict == "fair"


def test_a_broker_that_says_nothing_keeps_nobody_from_playing(stage: Stage, person: Person) -> None:
    if stage.broker is None:
        pytest.skip("the embedded broker is watched by its supervisor")
    games = [begin(person) for _ in range(5)]
    stage.broker.freeze()
    start = time.monotonic()
    versions = [pass_the_turn(person, game) for game in games]
    took = time.monotonic() - start
    stage.broker.thaw()
    assert took < 20
    for game, version in zip(games, versions, strict=True):
        engine_moves(person, game, version)


@pytest.mark.services
@pytest.mark.parametrize("broker", ["Redis", "RabbitMQ"])
def test_a_server_whose_broker_comes_later_says_so_once_and_serves(
    broker: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with staged(broker, tmp_path_factory) as stage:
        stage.start_server()
        warnings = [line for line in stage.server.complained.splitlines() if line.startswith("Warning: No message")]
        assert len(warnings) == 1
        assert "Bots and deadlines wait until it does" in warnings[0]
        with closing(newcomer(stage.port, 7)) as person:
            game = begin(person)
            version = pass_the_turn(person, game)
            assert stage.broker is not None
            stage.broker.start()
            engine_moves(person, game, version)
