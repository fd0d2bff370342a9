"""A game of others, as it goes on."""

from __future__ import annotations

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from yachtapi_client import Client, Game, YachtError
from yachtapi_client.cli.ending import points
from yachtapi_client.cli.narration import Narrator
from yachtapi_client.cli.picture import LOW, picture
from yachtapi_client.cli.scorecards import name_of, scorecards
from yachtapi_client.cli.terminal import id_from, plain
from yachtapi_client.codes import GameNotFound
from yachtapi_client.core import models

LINES = 4  # of what happened last, below the dice


def watch_game(client: Client, wanted: str, console: Console) -> None:
    """Show a game until it is over: redrawn on a terminal, and line by line elsewhere."""
    try:
        game = client.games.get(id_from(wanted))
        ruleset = client.rulesets.get(game.ruleset)
        if console.is_terminal:
            _redraw(game, ruleset, console)
        else:
            _recount(game, ruleset, console)
    except GameNotFound as problem:
        raise YachtError(
            f"There is no game {plain(wanted)} on {client.address}, or it is private: its players and those with an "
            "invite see it, with their token after --token."
        ) from problem
    console.print(scorecards(ruleset, game.seats, width=console.width))
    console.print(f"The game was called off ({game.abort_reason})." if game.status == "aborted" else points(game))


def _redraw(game: Game, ruleset: models.Ruleset, console: Console) -> None:
    lines: list[str] = []
    narrator = _narrator(game, ruleset)
    with Live(console=console, transient=True, auto_refresh=False) as live:
        live.update(_picture(game, ruleset, lines, console), refresh=True)
        for event in game.follow():
            narrator.names = [name_of(seat) for seat in game.seats]
            if line := narrator.line(event):
                lines.append(line)
            if event.seq > game.version:  # a picture shows all that had happened when it was taken
                game.refresh()
                live.update(_picture(game, ruleset, lines, console), refresh=True)
    game.refresh()


def _recount(game: Game, ruleset: models.Ruleset, console: Console) -> None:
    narrator = _narrator(game, ruleset)
    for event in game.follow(after=0):
        if event.type_ == "seat.joined" and event.seq > game.version:
            game.refresh()
            narrator.names = [name_of(seat) for seat in game.seats]
        if line := narrator.line(event):
            console.print(line)
            console.file.flush()
    game.refresh()


def _narrator(game: Game, ruleset: models.Ruleset) -> Narrator:
    categories = {category.key: plain(category.name) for category in ruleset.categories}
    return Narrator([name_of(seat) for seat in game.seats], categories)


def _picture(game: Game, ruleset: models.Ruleset, lines: list[str], console: Console) -> Group:
    turn = game.turn
    dice = turn.dice if turn is not None and turn.dice else []
    cards = scorecards(ruleset, game.seats, width=console.width)
    happened = "\n".join(lines[-LINES:]) if console.height >= LOW else "".join(lines[-1:])
    return Group(_status(game), picture(console, cards, dice), Text(happened))


def _status(game: Game) -> str:
    if game.status == "open":
        return "Waiting for the start."
    if game.turn is None:
        return "Over."
    return f"{name_of(game.seats[game.turn.seat])}, turn {game.turn.number}, throws left: {game.turn.rolls_left}"
