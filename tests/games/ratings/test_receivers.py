"""What the end of a game sets in motion, and what a process that serves requests does not load for it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import cache

from games.ratings import receivers, tasks
from tests.games.player import HttpPlayer

Commits = Callable[..., AbstractContextManager[Any]]
SERVING = """
import sys
import yachtapi.wsgi
from django.urls import get_resolver
assert get_resolver().url_patterns
print(sorted({"openskill", "numba"} & set(sys.modules)))
"""


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    messages: list[str] = []
    cache.clear()
    monkeypatch.setattr(receivers, "send", lambda task, expires: messages.append(task.name))
    yield messages
    cache.clear()


def test_the_end_of_a_game_has_it_counted_and_many_ends_are_told_once_a_second(
    alice: HttpPlayer, sent: list[str], django_capture_on_commit_callbacks: Commits
) -> None:
    games = [alice.create("me", start=True) for _ in range(3)]
    assert sent == []
    with django_capture_on_commit_callbacks(execute=True):
        for game in games:
            alice.resign(game)
    assert sent == ["games.ratings.tasks.count_games"]


def test_the_message_waits_with_the_tournaments_and_the_beats_own_does_not() -> None:
    assert settings.CELERY_TASK_ROUTES[tasks.count_games.name] == {"queue": "tournaments"}
    assert settings.CELERY_BEAT_SCHEDULE["ratings"]["options"] == {"expires": 5, "queue": "clock"}


def test_a_process_that_serves_requests_loads_no_model_of_skill() -> None:
    done = subprocess.run([sys.executable, "-c", SERVING], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
