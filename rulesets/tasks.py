"""What workers do for rulesets: solving takes from a fraction of a second to minutes, never in a request."""

from celery import shared_task
from django.conf import settings

from rulesets import library


@shared_task
def solve(digest: str) -> None:
    """Solve the ruleset of that digest, if nobody has; raises UnknownRuleset."""
    # Whoever sends this message imports this module, and a web process must not pay for the compiler: a second to
    # start and a hundred megabytes.
    from rulesets.solver.solving import solved_table

    solved_table(settings.DATA_DIR / "tables", library.by_digest(digest))
