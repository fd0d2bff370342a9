"""The cast of the scenes in which something is refused."""

import pytest

from tests.games.conftest import Throws
from tests.games.player import HttpPlayer
from tests.games.wrong_request import Cast


@pytest.fixture
def cast(
    alice: HttpPlayer,
    bob: HttpPlayer,
    carol: HttpPlayer,
    nobody: HttpPlayer,
    throws: Throws,
    monkeypatch: pytest.MonkeyPatch,
) -> Cast:
    """Alice, Bob, Carol and nobody."""
    return Cast(alice, bob, carol, nobody, throws, monkeypatch)
