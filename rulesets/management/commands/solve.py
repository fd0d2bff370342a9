"""``manage.py solve KEY… | --all``: solve rulesets exactly, once; what is solved already is only reported."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulesets import catalog, library
from rulesets.errors import UnknownRuleset
from rulesets.management.bar import Bar
from rulesets.ruleset import Ruleset
from rulesets.solver.solving import solved_table


class Command(BaseCommand):
    help = "Solve rulesets exactly: what every scorecard is worth under best play."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("keys", nargs="*", metavar="KEY", help="a ruleset of the catalog")
        parser.add_argument("--all", action="store_true", help="all rulesets of the catalog")

    def handle(self, *, keys: list[str], all: bool, **options: Any) -> None:
        if all == bool(keys):
            raise CommandError(f"Name rulesets, or say --all. There are: {', '.join(catalog.keys())}.")
        try:
            rulesets = [library.get(key) for key in keys or catalog.keys()]
        except UnknownRuleset as fault:
            raise CommandError(str(fault)) from fault
        for ruleset in rulesets:
            self._solve(ruleset)

    def _solve(self, ruleset: Ruleset) -> None:
        bar = Bar(self.stderr)
        summary = solved_table(settings.DATA_DIR / "tables", ruleset, bar.show).summary
        bar.clear()
        self.stdout.write(
            f"{ruleset.key}: expected score {summary.expected_score:.9f}, "
            f"standard deviation {summary.standard_deviation:.4f}, "
            f"{summary.seconds:.2f} seconds, {summary.states:,} states"
        )
