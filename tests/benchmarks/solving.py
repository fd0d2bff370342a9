"""What a round of the solver's benchmark does in a process of its own: ``python -m tests.benchmarks.solving WHAT``."""

import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, ParamSpec, TypeVar

from rulesets import catalog
from rulesets.scorecard import Scorecard, fill
from rulesets.turn import scores
from tests.benchmarks.solver import TWINS, Seconds

SITUATIONS, REPEATS = 60, 20
GAMES = 50_000
P = ParamSpec("P")
T = TypeVar("T")


def start() -> dict[str, Any]:
    """The seconds until the smallest ruleset is solved: imports, and compiling where nothing is stored."""
    begin = time.perf_counter()
    from rulesets.solver import solution

    solution.solve(catalog.get("yahtzee-upper-first"))
    return {"start": time.perf_counter() - begin}


def ours() -> dict[str, Any]:
    """The seconds for the values of each ruleset, and for its standard deviation on top; and the peak memory."""
    started = start()
    from rulesets.solver import solution
    from rulesets.solver.statespace import state_space

    states, values, deviation = {}, {}, {}
    for key in catalog.keys():  # noqa: SIM118  # a module, no mapping
        # Ordering the states counts too; only the score tables are the catalog's.
        space, ordering = timed(state_space, catalog.get(key))
        solved, sweeping = timed(solution.solve_values, space)
        _, deviation[key] = timed(solution.solve_moments, space, solved)
        values[key] = (ordering[0] + sweeping[0], ordering[1] + sweeping[1])
        states[key] = space.size
    return {**started, "states": states, "values": values, "deviation": deviation, "peak": peak()}


def theirs() -> dict[str, Any]:
    """The seconds that yatzy-solver takes for the same values."""
    import yatzy_solver

    build = yatzy_solver.Solver.build
    return {"values": {key: timed(build, yatzy_solver.Variant(variant))[1] for key, variant in TWINS.items()}}


def decisions() -> dict[str, float]:
    """By ruleset, the median seconds for all actions of a turn with two rolls left, in games played at random."""
    from rulesets.solver.advice import Adviser
    from rulesets.solver.solving import solved_table

    measured = {}
    with tempfile.TemporaryDirectory() as folder:
        for key in catalog.keys():  # noqa: SIM118
            adviser = Adviser(solved_table(Path(folder), catalog.get(key)))
            turns = [situation(key, seed) for seed in range(SITUATIONS)]
            measured[key] = median(
                min(timed(adviser.actions, card, dice, 2)[1][0] for _ in range(REPEATS)) for card, dice in turns
            )
    return measured


def selfplay() -> dict[str, Any]:
    """By ruleset, the perfect solo games a second of one processor: ours, and those of yatzy-solver."""
    import numpy as np
    import yatzy_solver

    from games.selfplay.playing import play
    from games.selfplay.policies import policy
    from rulesets.solver.solving import solved_table

    rates = {}
    with tempfile.TemporaryDirectory() as folder:
        for key, variant in TWINS.items():
            ruleset = catalog.get(key)
            table = solved_table(Path(folder), ruleset)
            perfect = policy("perfect", ruleset, lambda table=table: table)
            other = yatzy_solver.Solver.build(yatzy_solver.Variant(variant))
            _, ours = timed(play, ruleset, perfect, GAMES, np.random.default_rng(1))
            _, theirs = timed(other.simulate, GAMES)
            rates[key] = (GAMES / ours[1], GAMES / theirs[1])
    return rates


def situation(key: str, seed: int) -> tuple[Scorecard, tuple[int, ...]]:
    """A scorecard somewhere in a game, and a roll."""
    chance, ruleset, card = random.Random(seed), catalog.get(key), Scorecard()
    for _ in range(seed % len(ruleset.categories)):
        one = chance.choice([one for one in scores(ruleset, card, throw(chance)) if one.legal])
        card = fill(ruleset, card, one.category, one.points, one.bonus)
    return card, throw(chance)


def throw(chance: random.Random) -> tuple[int, ...]:
    return tuple(sorted(chance.choices(range(1, 7), k=5)))


def timed(act: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> tuple[T, Seconds]:
    """What an act gives, and its seconds by the clock and of all processors."""
    clock, processors = time.perf_counter(), time.process_time()
    given = act(*arguments, **named)
    return given, (time.perf_counter() - clock, time.process_time() - processors)


def peak() -> float:
    """The most memory that this process has held, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


if __name__ == "__main__":
    print(
        json.dumps(
            {"start": start, "ours": ours, "theirs": theirs, "decisions": decisions, "selfplay": selfplay}[
                sys.argv[1]
            ]()
        )
    )
