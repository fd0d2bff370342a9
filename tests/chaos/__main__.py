"""``make soak``: every stage in turn, with a table in the end. ``STAGE=Redis GAMES=50`` for less."""

import os
import sys
import time
from collections import Counter

from tests.chaos.soak import Outcome, soaked
from tests.stage.stage import EMBEDDED, RABBITMQ, REDIS, missing

PLAN = {EMBEDDED: 50, REDIS: 500, RABBITMQ: 500}
COLUMNS = ("stage", "games", "s", "kills", "lost", "doubled", "records verified", "longest wait s")


def main() -> int:
    """Soak what was asked for; 1 if anything was lost, doubled or unproved."""
    seed = int(os.environ.get("SEED") or time.time())
    print(f"SEED={seed}", flush=True)
    outcomes = []
    for stage, games in PLAN.items():
        if os.environ.get("STAGE", "").lower() not in stage.lower():
            continue
        if lacking := missing(stage):
            print(f"{stage}: left out, as this machine has no {' and no '.join(lacking)}.")
            continue
        outcomes.append(soaked(stage, int(os.environ.get("GAMES") or games), seed))
        print(row(outcomes[-1]), flush=True)
    print(table(outcomes))
    return 0 if all(outcome.sound for outcome in outcomes) else 1


def table(outcomes: list[Outcome]) -> str:
    """All outcomes, as Markdown."""
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}", *map(row, outcomes)]
    return "\n".join(lines)


def row(outcome: Outcome) -> str:
    """One stage's line of the table."""
    longest = max((each.longest_wait.total_seconds() for each in outcome.told), default=0.0)
    cells = [
        *(
            outcome.stage,
            outcome.games,
            f"{outcome.seconds:.0f}",
            f"{outcome.kills.total()}: {_counted(outcome.kills)}",
        ),
        *(outcome.lost, outcome.doubled, outcome.verified, f"{longest:.1f}"),
    ]
    told = {"put off": outcome.put_off, "ended otherwise": outcome.otherwise}
    beside = "".join(f"; {what}: {_counted(things)}" for what, things in told.items() if things)
    return f"| {' | '.join(map(str, cells))} |{beside}"


def _counted(things: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(things.items()))


if __name__ == "__main__":
    sys.exit(main())
