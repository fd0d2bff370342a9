"""`yachtapi rehearse`: an unrated, fast tournament of built-in strategies, to see how one runs or how a bot does."""

from __future__ import annotations

import argparse
import asyncio
import threading
from collections import Counter
from itertools import cycle, islice
from pathlib import Path

from rich.console import Console

from yachtapi_client import AsyncClient, Client, YachtError
from yachtapi_client.bots.goals import Goals
from yachtapi_client.bots.loading import load
from yachtapi_client.bots.player import BotPlayer
from yachtapi_client.bots.turn import Play
from yachtapi_client.cli.accounts import add_options, signed_in, token_for
from yachtapi_client.cli.choices import check_ruleset, check_strategies
from yachtapi_client.cli.terminal import console
from yachtapi_client.cli.watched_tournament import watch_tournament
from yachtapi_client.core.models.format_kind import FORMAT_KIND_VALUES

STRATEGIES = ("greedy", "thrifty", "collector", "random")


def add(command: argparse.ArgumentParser) -> None:
    """What it takes."""
    command.add_argument(
        "--bots", type=int, default=4, metavar="N", help="entrants of built-in strategies (%(default)s)"
    )
    command.add_argument(
        "--strategy",
        action="append",
        metavar="STRATEGY",
        help=f"of theirs, in turn; {', '.join(STRATEGIES)} if left out",
    )
    command.add_argument(
        "--format", choices=sorted(FORMAT_KIND_VALUES), default="swiss", help="how they meet (%(default)s)"
    )
    command.add_argument("--rounds", type=int, help="of the formats swiss and score")
    command.add_argument("--ruleset", default="yacht", help="(%(default)s)")
    command.add_argument("--with", type=Path, dest="bot", metavar="my_bot.py", help="a bot that takes part")
    command.add_argument("--name", default="Guest", help="who organises it: a guest made once and kept (%(default)s)")
    add_options(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Set it up, let it run and show the standings; 0 if it came to its end."""
    if given.bots < 0 or given.bots + bool(given.bot) < 2:
        raise YachtError("A tournament takes two entrants at least: ask for more --bots.")
    play = load(given.bot) if given.bot else None
    with signed_in(given) as client:
        tournament = _set_up(client, given)
        runner = _Runner(given, play, console()) if play is not None else None
        if runner is not None:
            runner.enter(client, tournament)
        client.tournaments.start(tournament)
        if runner is not None:
            runner.start(tournament)
        ended = watch_tournament(client, tournament, console())
        return 0 if ended.status == "finished" and not (runner and runner.faults) else 1


def _set_up(client: Client, given: argparse.Namespace) -> str:
    names = given.strategy or STRATEGIES
    check_strategies(client, names)
    check_ruleset(client, given.ruleset)
    form = {"kind": given.format} | ({"rounds": given.rounds} if given.rounds else {})
    made = client.tournaments.create(
        name="Rehearsal", ruleset=given.ruleset, format_=form, visibility="private", rehearsal=True
    )
    client.tournaments.open(made.id)
    for strategy, copies in Counter(islice(cycle(names), given.bots)).items():
        client.entrants.create(made.id, strategy=strategy, copies=copies)
    return str(made.id)


class _Runner:
    """The bot of a file, which plays in a thread of its own while the tournament is shown."""

    def __init__(self, given: argparse.Namespace, play: Play, output: Console) -> None:
        self._play, self._console = play, output
        self._server, self._token = given.server, token_for(given.server, given.bot.stem[:40], "bot")
        self.faults = 0

    def enter(self, organiser: Client, tournament: str) -> None:
        """Take the bot in: the event is private, so that it is invited."""
        with Client(self._server, self._token) as bot:
            organiser.entrants.create(tournament, invite=[bot.me.get().id])
            bot.entrants.create(tournament)

    def start(self, tournament: str) -> None:
        """Play until the tournament is over; a thread that the end of the command doesn't wait for."""
        threading.Thread(target=lambda: asyncio.run(self._run(tournament)), daemon=True).start()

    async def _run(self, tournament: str) -> None:
        async with AsyncClient(self._server, self._token) as client:
            player = BotPlayer(client, self._play, told=self._told)
            goals = Goals(client, player, tournaments=[tournament])
            pursuit = asyncio.create_task(goals.pursue())
            await asyncio.gather(pursuit, player.run(lambda: goals.reached or pursuit.done()))

    def _told(self, line: str) -> None:
        self.faults += 1
        self._console.print(line)
