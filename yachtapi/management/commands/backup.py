"""``manage.py backup FILE``: database, seeds, signing keys and secret key in one file, while the server runs."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from yachtapi.backup.archive import BackupFault
from yachtapi.backup.backing import back_up


class Command(BaseCommand):
    help = "Write everything that cannot be made again into one file, which only you may read. The server may run."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the file to write; it must not exist")

    def handle(self, *, file: Path, **options: Any) -> None:
        try:
            manifest = back_up(file)
        except BackupFault as fault:
            raise CommandError(str(fault)) from None
        self.stdout.write(
            f"{file}: {file.stat().st_size} bytes, the {manifest.engine} database with its seeds, {len(manifest.keys)} "
            "signing key(s) and the secret key. Whoever has it can sign in your name: keep it private."
        )
