"""The cast of the scenes in which something is refused."""

import pytest

from tests.games.cast import Cast
from tests.games.conftest import Throws
from tests.games.player import HttpPlayer


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
