"""Who organises the tournaments."""

import pytest

from games.players.models import Player
from tests.conftest import Guest


@pytest.fixture
def owner(guest: Guest) -> Player:
    """Somebody who organises tournaments and plays in none."""
    return guest("Olga")[1]
