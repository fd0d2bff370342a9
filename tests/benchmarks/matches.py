"""What a match of a tournament costs in one process, by the size of the event: ``python -m tests.benchmarks.matches``.

The seconds are those of the processor, so that whoever else is on the machine does not count; the database is SQLite,
whose work is done in the same process. Everything counts from the start to the last place: rounds are opened too.
"""

import json
import sys
import time
from typing import Any

from django.core.management import call_command

import yachtapi.wsgi  # noqa: F401  # sets Django up, without which the models below cannot be imported

from django.db import transaction  # isort: skip
from games.players.models import Player  # isort: skip
from games.players.services import create_guest  # isort: skip
from games.tournaments.models import Tournament  # isort: skip
from games.tournaments.services import draft, enginematches, matches, registration, rounds  # isort: skip
from games.tournaments.services.draft import TournamentWish  # isort: skip
from games.tournaments.services.ledger import Ledger  # isort: skip

RULESET = "yacht"


def event(owner: Player, entrants: int, strategy: str) -> Tournament:
    """A knock-out of copies of a strategy, ready to start."""
    wish = TournamentWish(name="Bench", ruleset=RULESET, format={"kind": "single_elimination"})
    cup = draft.create_tournament(owner=owner, wish=wish).tournament
    draft.open_registration(player=owner, tournament_id=cup.pk)
    registration.add_engines(player=owner, tournament_id=cup.pk, strategy=strategy, copies=entrants)
    return cup


def play(cup: Tournament) -> None:
    """Do what one worker does, without a broker."""
    with transaction.atomic():
        rounds.start(Ledger.lock(cup.pk))
    while not Tournament.objects.get(pk=cup.pk).is_over:
        for match_id in matches.to_be_played(tournament_id=cup.pk):
            enginematches.play(match_id=match_id)
        rounds.close_if_done(tournament_id=cup.pk)


def cost(entrants: int, strategy: str, events: int = 1) -> float:
    """Seconds of the processor for a match."""
    owner, _ = create_guest()
    spent = 0.0
    for _ in range(events):
        cup = event(owner, entrants, strategy)
        begun = time.process_time()
        play(cup)
        spent += time.process_time() - begun
    return spent / (events * (entrants - 1))


def main(small: int, large: int, strategy: str) -> dict[str, Any]:
    """The cost of a match in small and large events, in turns: small, large, small."""
    call_command("migrate", interactive=False, verbosity=0)
    cost(small, strategy)  # warms up
    some = max(1, min(16, large // small))
    before, much, after = cost(small, strategy, some), cost(large, strategy), cost(small, strategy, some)
    little = (before + after) / 2
    return {
        "small": small,
        "large": large,
        "strategy": strategy,
        "seconds": [before, much, after],
        "ratio": much / little,
    }


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])))
