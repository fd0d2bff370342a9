"""`yachtapi bot my_bot.py`: a bot in games, tournaments and invitations, until all of them are over."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.table import Table

from yachtapi_client._async.client import AsyncClient
from yachtapi_client._sync.resources import InvitationRulesResource
from yachtapi_client.bots.goals import Goals
from yachtapi_client.bots.loading import load
from yachtapi_client.bots.player import BotPlayer
from yachtapi_client.bots.turn import Play
from yachtapi_client.cli.accounts import add_options, signed_in
from yachtapi_client.problems import YachtError

# Tries of a request, so that a bot outlives some minutes without a server.
PATIENCE = 40
LINES = 10.0  # seconds between two lines of progress


def add(command: argparse.ArgumentParser) -> None:
    """What it takes."""
    command.add_argument("file", type=Path, help="a Python file with a function `play(turn)`")
    command.add_argument("--name", default="Bot", help="whom it plays as: a guest made once and kept (%(default)s)")
    add_options(command)
    command.add_argument(
        "--play", type=int, default=0, metavar="N", help="practice games; 3, if nothing else is asked for"
    )
    command.add_argument("--ruleset", default="yacht", help="of the practice games (%(default)s)")
    command.add_argument("--against", default="greedy", metavar="STRATEGY", help="in practice games (%(default)s)")
    command.add_argument("--hints", action="store_true", help="practice games tell their perfect play")
    command.add_argument(
        "--game", action="append", default=[], metavar="ID[:INVITE]", help="an open game to join; may be repeated"
    )
    command.add_argument(
        "--seek", type=int, default=0, metavar="N", help="games against whoever seeks one, or after 30 s a strategy"
    )
    command.add_argument("--rated", action="store_true", help="those games are rated")
    command.add_argument("--tournament", action="append", default=[], metavar="ID", help="to enter and play to its end")
    command.add_argument("--invitations", action="store_true", help="accept every invitation; goes on until Ctrl-C")
    command.add_argument(
        "--rules", type=Path, metavar="FILE", help="JSON: which invitations the server accepts for it, from now on"
    )
    command.add_argument("--at-once", type=int, default=8, metavar="N", help="games at a time (%(default)s)")
    command.add_argument("--strict", action="store_true", help="stop at the first decision that can't be played")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play; 1 if the bot ever decided on something that can't be played."""
    play = load(given.file)
    with signed_in(given, "bot") as client:
        token = client.token or ""
        if given.rules:
            client.invitation_rules.update(**rules(given.rules))
    console = Console(file=sys.stdout)
    try:
        player = asyncio.run(_play(given, play, token, console))
    except KeyboardInterrupt:
        console.print("Stopped. What is under way waits for this bot, for as long as its clocks allow.")
        return 130
    console.print(results(player))
    return 1 if player.faults else 0


async def _play(given: argparse.Namespace, play: Play, token: str, console: Console) -> BotPlayer:
    async with AsyncClient(given.server, token, attempts=PATIENCE) as client:
        player = BotPlayer(client, play, given.at_once, console.out, given.strict)
        asked = given.play or given.game or given.tournament or given.invitations or given.seek
        goals = Goals(
            client,
            player,
            ruleset=given.ruleset,
            against=given.against,
            hints=given.hints,
            practice=given.play if asked else 3,
            games=given.game,
            tournaments=given.tournament,
            invitations=given.invitations,
            seeks=given.seek,
            rated=given.rated,
        )
        with Live(console=console, get_renderable=lambda: progress(player), transient=True, refresh_per_second=2):
            pursuit = asyncio.create_task(goals.pursue())
            lines = asyncio.create_task(_lines(player, console))
            try:
                await asyncio.gather(pursuit, player.run(lambda: goals.reached or pursuit.done()))
            finally:
                for task in (pursuit, lines):
                    task.cancel()
                await asyncio.gather(pursuit, lines, return_exceptions=True)
        return player


async def _lines(player: BotPlayer, console: Console) -> None:
    """Say how far it is where nothing can be drawn anew, such as in a log, as often as it has changed."""
    said = ""
    while not console.is_terminal:
        if (line := progress(player)) != said:
            console.out(said := line)
        await asyncio.sleep(LINES)


def rules(path: Path) -> dict[str, Any]:
    """The invitation rules in a file; YachtError says what is wrong with it."""
    try:
        read = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise YachtError(f"{path} holds no rules: {error}") from error
    known = inspect.signature(InvitationRulesResource.update).parameters.keys() - {"self"}
    if not isinstance(read, dict) or not read.keys() <= known:
        raise YachtError(f"{path} holds no rules: a JSON object with some of {', '.join(sorted(known))}.")
    return read


def progress(player: BotPlayer) -> str:
    """A line of how far it is."""
    return f"{player.under_way} games under way, {len(player.results)} over, {player.faults} bad decisions"


def results(player: BotPlayer) -> Table:
    """Every game that has ended, and what they come to."""
    table = Table(title=f"{len(player.results)} games")
    table.add_column("game", no_wrap=True)
    table.add_column("ruleset")
    table.add_column("points", justify="right")
    table.add_column("place")
    for result in player.results.values():
        place = f"{result.rank} of {result.seats}" if result.rank else result.status
        table.add_row(str(result.game_id), result.ruleset, str(result.points), place)
    finished = [result for result in player.results.values() if result.status == "finished"]
    if finished:
        mean = sum(result.points for result in finished) / len(finished)
        table.caption = f"{mean:.1f} points on average, {sum(result.rank == 1 for result in finished)} won"
    return table
