"""``manage.py audit_game ID``: replay a game's log, running or ended, from its seed."""

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.models import Game, Seed
from games.services import queries
from games.services.audit import AuditFailed, Replay
from games.services.table import Table


class Command(BaseCommand):
    help = "Replay a game's log from its seed: every throw, every engine's decision, every point and total."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game_id", type=UUID, help="the game's id")

    def handle(self, *, game_id: UUID, **options: Any) -> None:
        game = Game.objects.filter(id=game_id).first()
        if game is None:
            raise CommandError(f"There is no game {game_id}.")
        events = queries.events(game, after=0, limit=game.version)
        ruleset = Table.read(game_id).ruleset
        try:
            Replay(ruleset, bytes(Seed.objects.get(game=game).seed), events).check()
        except AuditFailed as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(
            f"Game {game_id} ({game.status}): all {len(events)} events follow from the rules and the seed."
        )
