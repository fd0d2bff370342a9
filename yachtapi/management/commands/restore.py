"""``manage.py restore FILE``: fill an empty installation from a backup."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from yachtapi.backup.archive import BackupFault
from yachtapi.backup.backing import restore


class Command(BaseCommand):
    help = "Fill an empty DATA_DIR, or an empty PostgreSQL database, from a backup. No server may run."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="a file that manage.py backup wrote")

    def handle(self, *, file: Path, **options: Any) -> None:
        try:
            manifest = restore(file)
        except BackupFault as fault:
            raise CommandError(str(fault)) from None
        self.stdout.write(
            f"Restored from the backup of {manifest.created_at}, version {manifest.version}. "
            "Run manage.py migrate (manage.py serve does so itself), then start the servers."
        )
