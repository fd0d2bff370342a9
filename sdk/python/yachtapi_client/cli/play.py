"""`yachtapi play`: a game in the terminal, against built-in strategies."""

from __future__ import annotations

import argparse
import secrets

from yachtapi_client import Client, Game, YachtError
from yachtapi_client.cli.accounts import add_options, signed_in
from yachtapi_client.cli.choices import check_ruleset, check_strategies
from yachtapi_client.cli.proof import Proof
from yachtapi_client.cli.seat_at_table import SeatAtTable
from yachtapi_client.cli.terminal import console, id_from
from yachtapi_client.codes import GameNotFound

LATEST = "latest"


def add(command: argparse.ArgumentParser) -> None:
    """What it takes."""
    command.add_argument("--ruleset", default="yacht", help="of the game (%(default)s)")
    command.add_argument(
        "--against",
        action="append",
        metavar="STRATEGY",
        help="a built-in strategy (greedy); may be repeated, for more opponents",
    )
    command.add_argument("--hints", action="store_true", help="let `advice` tell perfect play")
    command.add_argument(
        "--resume", nargs="?", const=LATEST, metavar="ID", help="go on with a game; the latest, without an ID"
    )
    command.add_argument("--name", default="Guest", help="whom you play as: a guest made once and kept (%(default)s)")
    add_options(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play to the end; 0 when the game is over and fair, or was left on purpose."""
    with signed_in(given) as client:
        game = _resumed(client, given.resume) if given.resume else _new(client, given)
        return SeatAtTable(client, game, console()).play()


def _new(client: Client, given: argparse.Namespace) -> Game:
    strategies = given.against or ["greedy"]
    check_strategies(client, strategies)
    check_ruleset(client, given.ruleset)
    game = client.games.create(
        ruleset=given.ruleset,
        seats=[{"kind": "me"}, *({"kind": "bot", "strategy": strategy} for strategy in strategies)],
        hints="always" if given.hints else "after_game",
    )
    return _start(client, game)


def _start(client: Client, game: Game) -> Game:
    client_seed = secrets.token_hex(8)
    Proof.of(game.id).keep(client, game, client_seed)
    return game.start(client_seed=client_seed)


def _resumed(client: Client, wanted: str) -> Game:
    game = _latest(client) if wanted == LATEST else _named(client, wanted)
    if game.seat_of(client.me.get().id) is None:
        raise YachtError(
            f"You have no seat in the game {game.id}. To watch it: yachtapi watch game {game.id}. "
            "If you play it as somebody else, name him with --name or --token."
        )
    if game.status == "open":
        return _start(client, client.games.get(game.id, receipt=True))
    return game


def _named(client: Client, wanted: str) -> Game:
    try:
        return client.games.get(id_from(wanted))
    except GameNotFound as problem:
        raise YachtError(
            f"There is no game {wanted} on {client.address}, or it is private and you have no seat in it."
        ) from problem


def _latest(client: Client) -> Game:
    game = client.me.games(status="playing").first()
    if game is None:
        raise YachtError(f"No game of yours is under way on {client.address}; yachtapi play begins one.")
    return game
