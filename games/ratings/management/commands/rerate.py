"""``manage.py rerate``: the ratings once more from the history that is kept of them."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.ratings.services.replaying import rerate
from rulesets import library
from rulesets.errors import UnknownRuleset


class Command(BaseCommand):
    help = (
        "Compute all ratings anew from the first game on, in the order in which games counted, and write what differs. "
        "Games go on meanwhile. As a rule nothing differs; it will after an update of openskill."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--ruleset", help="only those of this one, by its key")

    def handle(self, *, ruleset: str | None, **options: Any) -> None:
        try:
            digest = None if ruleset is None else library.get(ruleset).digest
        except UnknownRuleset as fault:
            raise CommandError(str(fault)) from fault
        outcome = rerate(ruleset_digest=digest)
        self.stdout.write(
            f"Replayed {outcome.lines} lines; {outcome.changes} changes and {outcome.ratings} ratings were put right."
        )
