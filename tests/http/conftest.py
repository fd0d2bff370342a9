"""What the tests find that ask for anything at all."""

from collections.abc import Iterator

import pytest
from django.db import transaction
from pytest_django.plugin import DjangoDbBlocker

from tests.http import scene
from tests.http.scene import Scene


@pytest.fixture(scope="module")
def found(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Scene]:
    """One scene for a whole file, whose tests roll back what they do."""
    with django_db_blocker.unblock(), transaction.atomic():
        yield scene.set_up()
        transaction.set_rollback(True)
