"""``manage.py play``: built-in strategies against each other by the thousand, or all of them measured."""

from time import perf_counter
from typing import Any

import numpy as np
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bots import registry, strength
from games.bots.cards import Ints
from games.bots.strength import Measured, Strength
from games.models.game import MOST_SEATS
from games.selfplay.playing import play
from games.selfplay.policies import policy
from games.selfplay.quantiles import LEAST_GAMES, distribution
from games.selfplay.results import results
from rulesets import catalog
from rulesets.errors import Refusal
from rulesets.management.bar import Bar
from rulesets.ruleset import Ruleset
from rulesets.solver import distribution as distributions
from rulesets.solver.solving import solved_table


class Command(BaseCommand):
    help = "Let built-in strategies play games in this process, and say what they score and how often they win."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--ruleset", metavar="KEY", help="a ruleset of the catalog")
        parser.add_argument("--seats", metavar="STRATEGY,…", help=f"from {', '.join(registry.STRATEGIES)}")
        parser.add_argument("--games", type=int, default=100_000, help="how many (default: 100000)")
        parser.add_argument("--seed", type=int, default=1, help="the same number, the same dice (default: 1)")
        parser.add_argument(
            "--measure",
            action="store_true",
            help="all strategies alone at all rulesets, into the files of strengths and of perfect play's quantiles",
        )

    def handle(self, *, ruleset: str | None, seats: str | None, games: int, measure: bool, **options: Any) -> None:
        if games < 2 or options["seed"] < 0:
            raise CommandError("There must be at least 2 games, and a seed of 0 or more.")
        if measure == bool(ruleset and seats):
            raise CommandError("Name a --ruleset and --seats, or say --measure.")
        if measure and games < LEAST_GAMES:
            raise CommandError(f"Quantiles need at least {LEAST_GAMES} games.")
        if measure:
            self._measure(games, options["seed"])
        else:
            self._play(str(ruleset), str(seats).split(","), games, options["seed"])

    def _play(self, key: str, seats: list[str], games: int, seed: int) -> None:
        try:
            ruleset, strategies = catalog.get(key), [registry.get(seat).key for seat in seats]
        except Refusal as fault:
            raise CommandError(f"{fault} There are: {', '.join([*catalog.keys(), *registry.STRATEGIES])}.") from fault
        if len(strategies) > MOST_SEATS:
            raise CommandError(f"A game has at most {MOST_SEATS} seats.")
        started = perf_counter()
        scores = [self._scores(ruleset, strategy, games, (seed, seat)) for seat, strategy in enumerate(strategies)]
        took, outcome = perf_counter() - started, results(scores)
        self.stdout.write(f"{ruleset.key}: {games:,} games, seed {seed}, {took:.1f} seconds")
        for strategy, seat in zip(strategies, outcome.seats, strict=True):
            wins = f"  wins {seat.wins:,} ({seat.wins / games:.1%})" if len(strategies) > 1 else ""
            self.stdout.write(
                f"{strategy:>12}  mean {seat.mean:7.2f} ± {seat.margin:.2f} (95 %)  "
                f"standard deviation {seat.standard_deviation:6.2f}{wins}"
            )
        if len(strategies) > 1:
            self.stdout.write(f"{'':>12}  draws {outcome.draws:,} ({outcome.draws / games:.1%})")

    def _measure(self, games: int, seed: int) -> None:
        measured, perfect = [], {}
        for ruleset in map(catalog.get, catalog.keys()):
            for strategy in registry.LADDER:
                # The same dice for all, so that chance favours none.
                scores = self._scores(ruleset, strategy.key, games, (seed, 0))
                if strategy.key == "perfect":
                    perfect[ruleset.digest] = distribution(scores)
                (seat,) = results([scores]).seats
                figures = Strength(round(seat.mean, 2), round(seat.standard_deviation, 2), games)
                measured.append(Measured(ruleset.key, ruleset.digest, strategy.key, strategy.version, figures))
                self.stdout.write(f"{ruleset.key} {strategy.key}: {figures.mean} ± {seat.margin:.2f}")
        strength.write(strength.FILE, measured)
        distributions.write(distributions.FILE, perfect)

    def _scores(self, ruleset: Ruleset, strategy: str, games: int, seed: tuple[int, int]) -> Ints:
        bar = Bar(self.stderr)
        tables = settings.DATA_DIR / "tables"
        chosen = policy(strategy, ruleset, lambda: solved_table(tables, ruleset, bar.show))
        scores = play(ruleset, chosen, games, np.random.default_rng(seed), bar.show)
        bar.clear()
        return scores
