"""Every way out in every state: afterwards the game has ended, or somebody has to move and has a deadline."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

import pytest

from games import tasks
from games.models import Game
from games.players.models import Player
from games.services import absence, audit, engines
from games.services.table import Table
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip


@dataclass
class Room:
    """Who is there, and the game."""

    alice: HttpPlayer
    bob: HttpPlayer
    later: Later
    game: Shown

    def path(self, rest: str) -> str:
        return f"games/{self.game['id']}/{rest}"


WAYS: dict[str, Callable[[Room], object]] = {
    "leaves": lambda room: room.alice.delete(room.path("seats/0/")),
    "is shown out": lambda room: room.alice.delete(room.path("seats/1/")),
    "guest leaves": lambda room: room.bob.delete(room.path("seats/1/")),
    "cancels": lambda room: room.alice.delete(room.path("")),
    "resigns": lambda room: room.alice.post(room.path("resignation/"), {"seat": 0}),
    "opponent resigns": lambda room: room.bob.post(room.path("resignation/"), {"seat": 1}),
    "both resign": lambda room: [
        room.alice.post(room.path("resignation/"), {"seat": 0}),
        room.bob.post(room.path("resignation/"), {"seat": 1}),
    ],
    "departs": lambda room: absence.depart(player=Player.objects.get(pk=room.alice.id)),
    "opponent departs": lambda room: absence.depart(player=Player.objects.get(pk=room.bob.id)),
    "both depart": lambda room: [
        absence.depart(player=Player.objects.get(pk=player.id)) for player in (room.alice, room.bob)
    ],
    "is reported": lambda room: [room.later(days=2), room.bob.post(room.path("absence/"), {"seat": 0})],
    "deletes the account": lambda room: room.alice.send("DELETE", "players/me/", {"confirm": True}),
    "sleeps": lambda room: room.later(days=2),
    "sleeps for ever": lambda room: room.later(days=400),
}
STATES: dict[str, list[str]] = {
    "open": ["me", "open", "greedy", "open"],
    "two play": ["me", "open"],
    "three seats play": ["me", "open", "me"],
    "engines play along": ["me", "open", "random", "greedy"],
}
CLOCKS = {
    "no clock": {},
    "forfeit": {"turn_seconds": 60},
    "zero": {"turn_seconds": 60, "on_timeout": "zero"},
    "bot": {"bank_seconds": 60, "on_timeout": "bot"},
}


# Every way in every state, the clocks in turn, so that each way and each state meets each of them.
CASES = [
    (way, state, [*CLOCKS][(row + column) % len(CLOCKS)])
    for row, way in enumerate(WAYS)
    for column, state in enumerate(STATES)
]


@pytest.mark.parametrize(("way", "state", "clocks"), CASES)
def test_nothing_waits_afterwards(
    alice: HttpPlayer,
    bob: HttpPlayer,
    carol: HttpPlayer,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    state: str,
    clocks: str,
) -> None:
    woken = list[str]()
    monkeypatch.setattr(tasks, "send", lambda task, game_id, **_: woken.append(game_id))
    game = alice.create(*STATES[state], **CLOCKS[clocks])
    bob.join(game)
    if not state.startswith("open"):
        alice.start(game)
        skip(game, len(STATES[state]))
    WAYS[way](Room(alice, bob, later, game))
    version, now = 0, {"version": -1}
    while now["version"] != version:  # whoever sleeps is out in the end
        version = now["version"]
        tasks.sweep()
        for game_id in {*woken, *waiting(game)}:
            engines.play_engines(game_id=UUID(game_id))
        now = carol.read(game)
        assert_waits_for_nobody(now)
        later(seconds=61)
    if clocks != "no clock" and not state.startswith("open"):
        assert now["status"] != "playing"
    audit.audit(Table.read(UUID(game["id"])))
    later(days=400)
    tasks.sweep()
    assert carol.read(game)["status"] in ("finished", "aborted")


def waiting(game: Shown) -> list[str]:
    return [str(row.id) for row in Game.objects.filter(id=game["id"], engine_due_at__isnull=False)]


def assert_waits_for_nobody(game: Shown) -> None:
    if game["status"] in ("finished", "aborted"):
        assert (game["turn"], game["deadline"]) == (None, None)
        return
    assert game["deadline"] is not None
    if game["status"] == "playing":
        mover = game["seats"][game["turn"]["seat"]]
        assert mover["status"] == "playing" and mover["kind"] == "person" and game["turn"]["stand_in"] is None
        assert (game["turn"]["deadline"] is None) == (game["turn_seconds"] is None and game["bank_seconds"] is None)
    else:
        owner = game["owner_id"]
        assert any(seat["player"] and seat["player"]["id"] == owner for seat in game["seats"])
