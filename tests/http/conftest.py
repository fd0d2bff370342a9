"""What the tests find that ask for anything at all, and speak to the WSGI application itself."""

from collections.abc import Iterator

import pytest
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, transaction
from pytest_django.plugin import DjangoDbBlocker

from tests.http import scene
from tests.http.scene import Scene


@pytest.fixture(scope="module")
def found(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Scene]:
    """One scene for a whole file, whose tests roll back what they do."""
    with django_db_blocker.unblock(), transaction.atomic():
        yield scene.set_up()
        transaction.set_rollback(True)


@pytest.fixture(autouse=True)
def the_connection_outlives_a_request() -> Iterator[None]:
    """Keep the application from closing the connection of the test's transaction, as Django's test client does."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)
