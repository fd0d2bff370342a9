"""The API and the bare view in turns, so that a machine that gets busy gets busy for both."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean, median
from typing import TypeAlias

from tests.benchmarks.load import Sample, Samples, Script, drive

WARM_UP = 2.0  # seconds

Sizes: TypeAlias = Mapping[str, int]
"""The bytes of an answer's body by the request's name."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long a benchmark takes: its rounds, and the seconds of each."""

    rounds: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Bench:
    """What is measured: the connections' scripts, and those that ask the bare view for as many bytes."""

    ours: Callable[[int], list[Script]]
    bare: Callable[[int, Sizes], list[Script]]


@dataclass(frozen=True, slots=True)
class Round:
    """One kind of request in one round."""

    connections: int
    seconds: tuple[float, ...]  # of each request, sorted

    @classmethod
    def of(cls, connections: int, samples: Sequence[Sample]) -> "Round":
        """The round in which these were answered."""
        return cls(connections, tuple(sorted(sample.seconds for sample in samples)))

    @property
    def rate(self) -> float:
        """Requests a second: what so many connections get that send nothing else and never pause."""
        return self.connections / fmean(self.seconds)

    def percentile(self, percent: int) -> float:
        """The seconds within which so many percent were answered (nearest rank)."""
        return self.seconds[ceil(len(self.seconds) * percent / 100) - 1]


@dataclass(frozen=True, slots=True)
class Pair:
    """A kind of request beside the bare view, round by round."""

    name: str
    ours: tuple[Round, ...]
    bare: tuple[Round, ...]

    @property
    def ratios(self) -> list[float]:
        """How much of the bare view's rate is left, in each pair of rounds."""
        return [ours.rate / bare.rate for ours, bare in zip(self.ours, self.bare, strict=True)]


def measure(port: int, bench: Bench, connections: int, plan: Plan) -> Iterator[Pair]:
    """Run a benchmark: a single connection warms up and tells the sizes, then both take turns."""
    sizes = _sizes(drive(port, bench.ours(1), WARM_UP))
    rounds = [
        (
            drive(port, bench.ours(connections), plan.seconds),
            drive(port, bench.bare(connections, sizes), plan.seconds),
        )
        for _ in range(plan.rounds)
    ]
    for name in sizes:
        yield Pair(
            name,
            ours=tuple(Round.of(connections, samples[name]) for samples, _ in rounds),
            bare=tuple(Round.of(connections, samples[name]) for _, samples in rounds),
        )


def middle(rounds: Sequence[Round], what: Callable[[Round], float]) -> float:
    """The median over the rounds."""
    return median(map(what, rounds))


def _sizes(samples: Samples) -> Sizes:
    return {name: round(fmean(sample.size for sample in found)) for name, found in samples.items()}
