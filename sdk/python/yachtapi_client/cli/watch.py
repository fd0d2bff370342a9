"""`yachtapi watch game ID` and `yachtapi watch tournament ID`: live, to the end."""

from __future__ import annotations

import argparse

from yachtapi_client import Client
from yachtapi_client.cli.accounts import add_options, kept_token
from yachtapi_client.cli.terminal import console
from yachtapi_client.cli.watched_game import watch_game
from yachtapi_client.cli.watched_tournament import watch_tournament


def add(command: argparse.ArgumentParser) -> None:
    """What it takes."""
    command.add_argument("what", choices=("game", "tournament"))
    command.add_argument("id", metavar="ID", help="its id, or a link that ends with it")
    command.add_argument("--name", default="Guest", help="whom you watch as, if such a guest is kept (%(default)s)")
    add_options(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Watch to the end."""
    token = given.token or kept_token(given.server, given.name)
    with Client(given.server, token) as client:
        watch = watch_game if given.what == "game" else watch_tournament
        watch(client, given.id, console())
    return 0
