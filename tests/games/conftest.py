"""The people at the table, and dice that fall as a test needs them."""

from collections.abc import Callable
from datetime import timedelta
from functools import cache
from typing import Any

import pytest
from django.utils import timezone
from rest_framework.test import APIClient, ForceAuthClientHandler

from games.dicecup import DiceCup
from games.services import time
from tests.conftest import Guest
from tests.games.loaded_cup import Groups
from tests.games.player import HttpPlayer

Throws = dict[tuple[str, int], Groups]
Later = Callable[..., None]


@cache
def _handler() -> ForceAuthClientHandler:
    """One chain of middleware for all clients: each chain made lists the static files anew."""
    return ForceAuthClientHandler()


def _player(guest: Guest, name: str) -> HttpPlayer:
    client, player = guest(name)
    client.handler = _handler()
    return HttpPlayer(client, str(player.pk))


@pytest.fixture
def alice(guest: Guest) -> HttpPlayer:
    """The one who creates the games."""
    return _player(guest, "Alice")


@pytest.fixture
def bob(guest: Guest) -> HttpPlayer:
    """The one who joins them."""
    return _player(guest, "Bob")


@pytest.fixture
def carol(guest: Guest) -> HttpPlayer:
    """The one who has no business in them."""
    return _player(guest, "Carol")


@pytest.fixture
def nobody(db: None) -> HttpPlayer:
    """A client without a token."""
    return HttpPlayer(APIClient())


@pytest.fixture
def throws(monkeypatch: pytest.MonkeyPatch) -> Throws:
    """The groups of a turn by lane and number, for a test to fill in; all others come from the seed."""
    loaded: Throws = {}
    drawn = DiceCup.groups

    def groups(cup: DiceCup, lane: str, turn: int, **shape: Any) -> Groups:
        return loaded.get((lane, turn)) or drawn(cup, lane, turn, **shape)

    monkeypatch.setattr(DiceCup, "groups", groups)
    return loaded


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Puts everybody's clock ahead, by so much more each time: ``later(seconds=61)``; or back: ``later(days=-1)``."""
    now = timezone.now
    ahead = timedelta()

    def move_on(**duration: float) -> None:
        nonlocal ahead
        ahead += timedelta(**duration)

    monkeypatch.setattr(time, "told", lambda moment: moment + ahead)  # the games'
    monkeypatch.setattr(timezone, "now", lambda: now() + ahead)  # the framework's
    return move_on
