"""``manage.py audit_tournament FILE``: derive an exported tournament again from its log, and say what differs."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.tournaments import document


class Command(BaseCommand):
    help = "Check an export of a tournament by itself: signature, log, pairings, standings and places."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="what GET tournaments/{id}/export/ answered")
        parser.add_argument("--key", help="the public key that must have signed it, in hex")

    def handle(self, *, file: Path, key: str | None, **options: Any) -> None:
        differences = document.audit(file.read_bytes(), key=key)
        if differences:
            raise CommandError("\n".join([f"{file} does not hold:", *map(str, differences)]))
        self.stdout.write(f"{file}: everything in it follows from its log, and its key has signed it.")
