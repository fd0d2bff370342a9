"""Boards in lockstep whose players, and the workers behind them, all act in one moment."""

from functools import partial
from uuid import UUID

import pytest

from games.models import Event
from games.services import releasing
from games.services.audit import audit
from games.services.table import Table
from tests.conftest import Guest
from tests.games.boards import boards
from tests.games.player import HttpPlayer
from tests.games.test_rush import apart, at_once, real_database, statuses  # noqa: F401

pytestmark = pytest.mark.django_db(transaction=True)

PLAYERS = 5


def test_keeps_that_come_at_once_are_all_thrown_for_once(guest: Guest) -> None:
    players = [HttpPlayer(client, str(player.pk)) for client, player in (guest(f"P{n}") for n in range(PLAYERS))]
    on = boards(players[0], lockstep=True)
    played = [on.open(player) for player in players]
    on.start()
    for roll in range(1, 4):
        keeps = [
            [] if roll == 1 else player.read(board)["turn"]["dice"][:2]
            for player, board in zip(players, played, strict=True)
        ]
        paths = [f"games/{board['id']}/turns/current/rolls/" for board in played]
        sends = [
            partial(apart(player).post, path, {"keep": keep})
            for player, path, keep in zip(players * 2, paths * 2, keeps * 2, strict=True)
        ]
        assert statuses(at_once(sends)) == {202: 2 * PLAYERS}
        assert sum(at_once([partial(releasing.release, set_id=on.shared.id)] * 3)) == PLAYERS
        assert Event.objects.filter(type="turn.rolled").count() == roll * PLAYERS
        assert (
            len({tuple(player.read(board)["turn"]["dice"]) for player, board in zip(players, played, strict=True)}) == 1
        )
    for board in played:
        assert audit(Table.read(UUID(board["id"])))
