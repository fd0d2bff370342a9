"""``manage.py audit_game ID``: replay a game's log, running or ended, from its seed."""

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.errors import GameNotFound
from games.services.audit import AuditFailed, audit
from games.services.table import Table
from rulesets.solver.errors import TableMissing


class Command(BaseCommand):
    help = "Replay a game's log from its seed: every throw, every engine's decision, every point and total."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game_id", type=UUID, help="the game's id")

    def handle(self, *, game_id: UUID, **options: Any) -> None:
        try:
            table = Table.read(game_id)
            events = audit(table)
        except (GameNotFound, AuditFailed) as fault:
            raise CommandError(str(fault)) from fault
        except TableMissing as fault:
            raise CommandError(f"The engines can't be recomputed: {fault}. Run `manage.py solve` first.") from fault
        self.stdout.write(
            f"Game {game_id} ({table.game.status}): all {events} events follow from the rules and the seed."
        )
