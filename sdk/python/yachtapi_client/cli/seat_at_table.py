"""A seat in a game, and whoever types its moves."""

from __future__ import annotations

import sys

from rich.console import Console

from yachtapi_client import Client, Game
from yachtapi_client.cli import ending, words
from yachtapi_client.cli.dice import faces
from yachtapi_client.cli.moves import Keep, Score, Table, Unclear, Word, understand
from yachtapi_client.cli.narration import Narrator
from yachtapi_client.cli.picture import picture
from yachtapi_client.cli.scorecards import name_of, scorecards
from yachtapi_client.cli.terminal import plain
from yachtapi_client.core import models
from yachtapi_client.problems import Problem


class Left(Exception):
    """The player gets up; the game waits."""


class SeatAtTable:
    """Shows the game, asks for moves, and tells what the others do, until the game is over."""

    def __init__(self, client: Client, game: Game, console: Console) -> None:
        self._client, self._game, self._console = client, game, console
        self._ruleset = client.rulesets.get(game.ruleset)
        self._me = client.me.get().id
        self._names = {category.key: plain(category.name) for category in self._ruleset.categories}
        self._shown = ""  # what was drawn last

    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit status."""
        self._say(f"Game {self._game.id}, {plain(self._ruleset.name)}. Type ? for what can be typed.")
        try:
            while self._game.status == "playing":
                if self._is_mine():
                    self._decide()
                else:
                    self._listen()
        except Left:
            self._say(self._way_back())
            return 0
        except EOFError:
            self._say(f"\nNothing more was typed. {self._way_back()}")
            return 1
        except KeyboardInterrupt:
            self._say(f"\n{self._way_back()}")
            return 130
        self._console.print(scorecards(self._ruleset, self._game.seats, width=self._console.width))
        return ending.tell(self._game, self._me, self._console)

    def _is_mine(self) -> bool:
        turn = self._game.turn
        if turn is None or turn.stand_in:
            return False
        mover = self._game.seats[turn.seat].player
        return mover is not None and mover.id == self._me

    def _decide(self) -> None:
        turn = self._game.turn
        assert turn is not None
        try:
            if turn.dice is None:
                self._game.roll(if_match=self._game.version)  # nothing else can be done, so nobody is asked
            else:
                self._show(turn)
                self._ask(turn)
        except Problem as problem:
            if problem.status not in (403, 409, 412, 422):
                raise
            self._say(str(problem))
            self._game.refresh()

    def _ask(self, turn: models.CurrentTurn) -> None:
        said = understand(self._typed(self._prompt(turn)), self._table(turn))
        if isinstance(said, Keep):
            self._game.roll(keep=said.faces, if_match=self._game.version)
        elif isinstance(said, Score):
            self._score(said.category)
        elif isinstance(said, Word):
            self._heed(said.name)
        elif isinstance(said, Unclear):
            self._say(said.sentence)

    def _score(self, category: str) -> None:
        scored = self._game.score(category, if_match=self._game.version).turn
        points = (scored.points or 0) + (scored.bonus or 0)
        self._say(f"You score {points} in {self._names[category]}.")

    def _table(self, turn: models.CurrentTurn) -> Table:
        legal = [each.category for each in turn.legal.categories]
        return Table(turn.dice or [], turn.rolls_left, self._names, legal)

    def _prompt(self, turn: models.CurrentTurn) -> str:
        if turn.rolls_left == 0:
            return "Score> "
        return f"Keep (throws left: {turn.rolls_left}) or score> "

    def _heed(self, word: str) -> None:
        match word:
            case "help":
                self._say(words.HELP if self._game.hints == "always" else words.HELP_WITHOUT_HINTS)
            case "rules":
                self._say(words.rules(self._ruleset))
            case "card":
                self._shown = ""
            case "advice":
                self._say(words.advice(self._game.advice(), self._names))
            case "resign":
                self._resign()
            case "leave":
                raise Left

    def _resign(self) -> None:
        if self._typed("Give up this game? Type yes> ").strip().casefold() in ("yes", "y"):
            self._game.resign()

    def _listen(self) -> None:
        """Tell what the others do, until it is this seat's turn."""
        narrator = Narrator([name_of(seat) for seat in self._game.seats], self._names)
        for event in self._game.follow():
            if line := narrator.line(event):
                self._say(line)
            if event.type_ == "turn.started" and self._is_seat_of_mine(event.data["seat"]):
                break
        self._game.refresh()

    def _is_seat_of_mine(self, index: int) -> bool:
        player = self._game.seats[index].player
        return player is not None and player.id == self._me

    def _show(self, turn: models.CurrentTurn) -> None:
        """Draw the table, unless it was drawn just now."""
        state = f"{turn.n} {len(turn.rolls)}"
        if state == self._shown:
            return
        self._shown = state
        cards = scorecards(self._ruleset, self._game.seats, turn.legal, self._console.width)
        self._console.print(picture(self._console, cards, turn.dice or []))
        self._say(f"On the table: {faces(turn.dice or [])}")

    def _typed(self, prompt: str) -> str:
        line = self._console.input(prompt)
        if not sys.stdin.isatty():
            self._say(line)  # what comes from a pipe is seen by nobody otherwise
        return line

    def _say(self, text: str) -> None:
        self._console.print(text)

    def _way_back(self) -> str:
        return f"The game waits for you: yachtapi play --resume {self._game.id}"
