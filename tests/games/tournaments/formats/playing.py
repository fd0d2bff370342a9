"""Events that are played out at once."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from games.tournaments.formats.history import Entrant, Format, History, Pairing, Played, Result

Decide = Callable[[Pairing], tuple[int, ...]]
"""The ranks of those who meet."""


def field(count: int) -> tuple[Entrant, ...]:
    """Entrants e1, e2 … by their seeds."""
    return tuple(Entrant(f"e{seed}", seed) for seed in range(1, count + 1))


def seed_of(entrant: str) -> int:
    """The seed of one of ``field``."""
    return int(entrant[1:])


def better_seeds_win(pairing: Pairing) -> tuple[int, ...]:
    """No surprises."""
    order = sorted(pairing.entrants, key=seed_of)
    return tuple(order.index(entrant) + 1 for entrant in pairing.entrants)


def everybody_draws(pairing: Pairing) -> tuple[int, ...]:
    """Nothing is decided."""
    return (1,) * len(pairing.entrants)


def play_round(history: History, pairings: Iterable[Pairing], decide: Decide = better_seeds_win) -> History:
    """The history with one round more; who is gone loses without playing."""
    there = {entrant.id for entrant in history.entrants if entrant.plays(history.next_round)}
    return replace(history, rounds=(*history.rounds, tuple(_decided(pairing, there, decide) for pairing in pairings)))


def play(format_: Format, entrants: tuple[Entrant, ...], decide: Decide = better_seeds_win) -> History:
    """The whole event."""
    history = History(entrants)
    while pairings := format_.pair(history):
        history = play_round(history, pairings, decide)
    return history


def _decided(pairing: Pairing, there: set[str], decide: Decide) -> Played:
    here = [entrant in there for entrant in pairing.entrants]
    points = tuple(
        200 - seed_of(entrant) if is_here else 0 for entrant, is_here in zip(pairing.entrants, here, strict=True)
    )
    if pairing.is_bye:
        return Played(pairing, Result((1,), (0,), "bye"))
    if not any(here):
        return Played(pairing, Result((1,) * len(here), points, "void"))
    if not all(here):
        return Played(pairing, Result(tuple(1 if one else 2 for one in here), points, "walkover"))
    return Played(pairing, Result(decide(pairing), points))
