"""``manage.py abort_game ID --reason SENTENCE``: end a game that is stuck, for everybody to read why."""

from typing import Any
from uuid import UUID

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.errors import GameNotFound, GameOver
from games.players.names import check_line
from games.services.support import LONGEST_SENTENCE, Keyword, abort_game


class Command(BaseCommand):
    help = "End a game that has not ended. The reason is public: it is signed into the record and stays there."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game_id", type=UUID, help="the game's id")
        parser.add_argument("--reason", required=True, help="a sentence for its players; it names nobody")
        parser.add_argument("--keyword", choices=Keyword.values, default=Keyword.STUCK, help="the same for programs")

    def handle(self, *, game_id: UUID, reason: str, keyword: str, **options: Any) -> None:
        if len(reason) > LONGEST_SENTENCE:
            raise CommandError(f"The reason has more than {LONGEST_SENTENCE} characters.")
        try:
            check_line(reason)
            table = abort_game(game_id=game_id, keyword=keyword, sentence=reason)
        except ValidationError as fault:
            raise CommandError(fault.messages[0]) from fault
        except (GameNotFound, GameOver) as refusal:
            raise CommandError(str(refusal)) from refusal
        self.stdout.write(f"Game {game_id} is aborted: {table.game.abort_reason}")
