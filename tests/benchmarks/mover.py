"""Somebody who moves in games, in a process of his own, and says when each commit had returned.

``python -m tests.benchmarks.mover`` reads commands: ``games N`` makes games, ``move ID`` makes a move in one; each is
answered with a line of JSON.
"""

import json
import sys
import time
from typing import Any
from uuid import UUID

import yachtapi.wsgi  # noqa: F401  # sets Django up, without which the models below cannot be imported

from games.models import Game  # isort: skip
from games.players.services import create_guest  # isort: skip
from games.services import creation, play, presentation  # isort: skip
from games.services.creation import GameWish, SeatWish  # isort: skip
from games.services.table import Table  # isort: skip
from games.signals import events_logged  # isort: skip

SEATS = 10  # a game of many turns

committed: list[float] = []


def note(**_: object) -> None:
    """Take the time; this signal is the first that follows a commit."""
    committed.append(time.perf_counter())


def make(count: int) -> list[tuple[str, int]]:
    """So many running games, with the numbers of their last events."""
    wish = GameWish("yacht", (SeatWish("me"),) * SEATS, start=True)
    # A new owner each: nobody may hold as many seats.
    made = [creation.create_game(owner=create_guest()[0], wish=wish).game for _ in range(count)]
    return [(str(game.id), game.version) for game in made]


def move(game_id: UUID) -> dict[str, Any]:
    """A throw, or a score after three; the last event's number and the time of the commit."""
    table = Table.read(game_id)
    turn = presentation.current_turn(table)
    assert turn is not None, "the game is over"
    player = Game.objects.get(id=game_id).owner
    if turn["rolls_left"]:
        table = play.roll(player=player, game_id=game_id, keep=())
    else:
        category = turn["legal"]["categories"][0]["category"]
        table, _ = play.score(player=player, game_id=game_id, category=category)
    return {"seq": table.game.version, "at": committed[-1]}


def main() -> None:
    """Obey, line by line."""
    events_logged.connect(note)
    for line in sys.stdin:
        command, argument = line.split()
        done = make(int(argument)) if command == "games" else move(UUID(argument))
        print(json.dumps(done), flush=True)


if __name__ == "__main__":
    main()
