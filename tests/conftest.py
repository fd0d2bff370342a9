"""Who sends the requests of a test: nobody (``api``), or players made as they are needed (``guest``).

Whoever sends them, each answer must be one that the OpenAPI document describes.
"""

from collections.abc import Callable, Iterator

import pytest
from django.test import RequestFactory
from rest_framework.test import APIClient

from games.players import services
from games.players.models import Player
from tests import contract

Guest = Callable[..., tuple[APIClient, Player]]


@pytest.fixture(scope="session", autouse=True)
def every_answer_is_documented() -> Iterator[None]:
    """Hold every exchange of the whole suite against the OpenAPI document."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RequestFactory, "generic", contract.watched(RequestFactory.generic))
        yield


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
