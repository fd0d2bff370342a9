"""The end of a game: who won, and whether the dice were what the server had committed to."""

from __future__ import annotations

import argparse
import shlex
from uuid import UUID

from rich.console import Console

from yachtapi_client import Game
from yachtapi_client.cli.proof import Proof
from yachtapi_client.cli.scorecards import name_of
from yachtapi_client.core import models
from yachtapi_verify.__main__ import add_arguments
from yachtapi_verify.__main__ import run as verify


def tell(game: Game, player_id: UUID, console: Console) -> int:
    """Say how it ended, keep the record and verify it; 0 if it holds."""
    console.print(result(game, player_id))
    mine = game.seat_of(player_id)
    proof = Proof.of(game.id)
    proof.keep_record(game.record())
    arguments = proof.arguments(mine.index if mine else 0)
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    status = verify(parser.parse_args(arguments))
    console.print(f"To check it once more, offline: yachtapi verify {shlex.join(arguments)}")
    return status


def result(game: Game, player_id: UUID) -> str:
    """Who won, in a sentence."""
    if game.status == "aborted":
        return f"The game was called off ({game.abort_reason})."
    return f"{_verdict(game, game.seat_of(player_id))} {points(game)}"


def points(game: Game) -> str:
    """Everybody's points, the first first."""
    order = sorted(game.seats, key=lambda seat: (seat.rank or len(game.seats), -seat.total))
    return f"{', '.join(f'{name_of(seat)} {seat.total}' for seat in order)}."


def _verdict(game: Game, mine: models.Seat | None) -> str:
    if mine is None:
        return "It is over:"
    if mine.status in ("resigned", "timed_out"):
        return "You are out:"
    first = [seat for seat in game.seats if seat.rank == 1]
    if mine not in first:
        return f"You are number {mine.rank}:" if len(game.seats) > 2 else "You lose:"
    return "You win:" if len(first) == 1 else "It is a tie:"
