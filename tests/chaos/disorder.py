"""Messages that come twice, late and in any order, as a broker that was restarted or torn apart may deliver them."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

from celery import Celery

from tests.stage.stage import Stage
from yachtapi import messaging

PAUSE = 0.5  # seconds between two bursts
GAMES = """
    SELECT coalesce(string_agg(CAST(id AS text), ','), '') FROM games_game WHERE status IN ('playing', 'finished')
"""
GAMES_OF_SQLITE = "SELECT coalesce(group_concat(id), '') FROM games_game WHERE status IN ('playing', 'finished')"
MOST = 40  # games in one burst


@contextmanager
def sown(stage: Stage, chance: Random) -> Iterator[list[str]]:
    """Send every task of the games twice and shuffled, again and again; the names of what was sent so far."""
    ended = threading.Event()
    sent: list[str] = []
    thread = threading.Thread(target=_sow, args=(stage, chance, ended, sent))
    thread.start()
    try:
        yield sent
    finally:
        ended.set()
        thread.join()


def _sow(stage: Stage, chance: Random, ended: threading.Event, sent: list[str]) -> None:
    while not ended.wait(PAUSE):
        # The database or the broker may just be dead; there is always a next time.
        with suppress(Exception), post_of(stage.broker_url) as post:
            for task, queue, arguments in _burst(stage, chance):
                post.send_task(task, arguments, queue=queue)
                sent.append(task)


def post_of(broker_url: str) -> Celery:
    """What sends messages to a broker as the server does."""
    post = Celery("disorder", broker=broker_url, set_as_current=False)
    post.conf.task_queues = messaging.queues(broker_url)
    post.conf.broker_transport_options = messaging.transport_options(broker_url)
    post.conf.task_publish_retry = False
    return post


def _burst(stage: Stage, chance: Random) -> list[tuple[str, str, list[str]]]:
    told: str = stage.ask(GAMES if stage.database else GAMES_OF_SQLITE)
    games = told.split(",") if told else []
    some = chance.sample(games, min(len(games), MOST))
    messages = [("games.tasks.play_engines", "turns", [game]) for game in some]
    messages += [("games.tasks.review_game", "solver", [game]) for game in some[:2]]
    messages += [("games.tasks.sweep", "clock", [])]
    messages *= 2
    chance.shuffle(messages)
    return messages
