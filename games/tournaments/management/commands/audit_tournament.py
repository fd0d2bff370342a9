"""``manage.py audit_tournament FILE``: derive an exported tournament again from its log, and say what differs."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.tournaments import document, recount
from rulesets import library


class Command(BaseCommand):
    help = "Check an export of a tournament by itself: signature, log, pairings, standings and places."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="what GET tournaments/{id}/export/ answered")
        parser.add_argument("--key", help="the public key that must have signed it, in hex")
        parser.add_argument(
            "--records",
            type=Path,
            help="a folder with what GET games/{id}/record/ answered, as {id}.json: then results are checked too",
        )

    def handle(self, *, file: Path, key: str | None, records: Path | None, **options: Any) -> None:
        differences = document.audit(file.read_bytes(), key=key)
        if records is not None and not differences:
            filed = {path.stem: path.read_bytes() for path in records.glob("*.json")}
            export = json.loads(file.read_bytes())
            ruleset = library.by_digest(export["setup"]["ruleset_digest"])
            differences = list(recount.audit(export, filed, ruleset))
        if differences:
            raise CommandError("\n".join([f"{file} does not hold:", *map(str, differences)]))
        self.stdout.write(f"{file}: everything in it follows from its log, and its key has signed it.")
