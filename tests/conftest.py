"""Who sends the requests of a test: nobody (``api``), or players made as they are needed (``guest``).

Whoever sends them, each answer must be one that the OpenAPI document describes.
"""

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connections
from django.test import RequestFactory, override_settings
from pytest_django import Settings
from rest_framework.test import APIClient

from games.players import services
from games.players.models import Player
from games.services import keyring
from rulesets import optimum
from rulesets.signals import table_wanted
from tests import contract

Guest = Callable[..., tuple[APIClient, Player]]
Solve = Callable[[str], None]

MOST_THREADS = 30


@pytest.fixture(scope="session", autouse=True)
def every_answer_is_documented() -> Iterator[None]:
    """Hold every exchange of the whole suite against the OpenAPI document."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RequestFactory, "generic", contract.watched(RequestFactory.generic))
        yield


@pytest.fixture(scope="session", autouse=True)
def keys_are_read_once() -> Iterator[None]:
    """Keep a look whether the signing key has changed out of the queries that a test counts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keyring, "FRESH", float("inf"))
        yield


@pytest.fixture(scope="session", autouse=True)
def everybody_may_ask_as_often_as_he_likes() -> Iterator[None]:
    """Count no requests: the whole suite sends its thousands from one address."""
    with override_settings(RATE_LIMITS=False):
        yield


@pytest.fixture(scope="session", autouse=True)
def nobody_is_seen_by_a_thread() -> Iterator[None]:
    """Write no presence from beside a test: it would wait for the test's transaction."""
    with override_settings(PRESENCE_SECONDS=0):
        yield


@pytest.fixture(scope="session")
def django_db_modify_db_settings() -> None:
    """Give every thread of a test that has more of them than a server has a connection of its own."""
    pool = connections["default"].settings_dict["OPTIONS"].get("pool")
    if pool:
        pool["max_size"] = MOST_THREADS


@pytest.fixture
def api() -> APIClient:
    """A client without a token."""
    return APIClient()


@pytest.fixture
def guest(db: None) -> Guest:
    """Makes a player and the client that speaks for it."""

    def make(name: str = "Alice", kind: str = "person") -> tuple[APIClient, Player]:
        player, secret = services.create_guest(name=name, kind=kind)
        client = APIClient()
        client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
        return client, player

    return make


@pytest.fixture(scope="session")
def solved_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder for the tables of the whole session."""
    return tmp_path_factory.mktemp("solved")


@pytest.fixture(scope="session")
def tables_folder(solved_data: Path) -> Path:
    """Where those tables are, each solved once."""
    return solved_data / "tables"


@pytest.fixture
def solve(solved_data: Path, settings: Settings) -> Solve:
    """Solves a ruleset for the test, unless another test had it solved."""
    settings.DATA_DIR = solved_data

    def solve(key: str) -> None:
        call_command("solve", key, stdout=StringIO())

    return solve


@pytest.fixture
def unsolved(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """No ruleset is solved, and nobody has asked yet; the digests of those asked for."""
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(optimum, "_asked_at", {})
    wanted: list[str] = []

    def note(*, digest: str, **_: object) -> None:
        wanted.append(digest)

    table_wanted.connect(note)
    yield wanted
    table_wanted.disconnect(note)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look at the end whether the suite's answers were like the examples of the OpenAPI document."""
    items.sort(key=lambda item: item.path.name == "test_examples.py")
