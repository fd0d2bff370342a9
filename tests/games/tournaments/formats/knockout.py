"""Plays a knock-out to its end without a game: each match is decided by a word of the test's."""

from collections.abc import Callable, Mapping

from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.history import Entrant, History, How, Pairing, Played, Result

KnockOut = SingleElimination | DoubleElimination
Decide = Callable[[Pairing], str]
ROUNDS = 40  # more than 4,096 entrants need


def seeded(count: int, leaving: Mapping[int, int] | None = None) -> tuple[Entrant, ...]:
    """Entrants e1, e2 … by seed; ``leaving`` says by seed before which round somebody has left."""
    left = leaving or {}
    return tuple(Entrant(f"e{seed}", seed, left.get(seed)) for seed in range(1, count + 1))


def seed(entrant: str) -> int:
    return int(entrant.removeprefix("e"))


def better(pairing: Pairing) -> str:
    return min(pairing.entrants, key=seed)


def worse(pairing: Pairing) -> str:
    return max(pairing.entrants, key=seed)


def play(form: KnockOut, entrants: tuple[Entrant, ...], decide: Decide = better) -> History:
    """The whole event; who has left loses by walkover, as the server has it."""
    history = History(entrants)
    while paired := form.pair(history):
        assert len(history.rounds) < ROUNDS, "the event never ends"
        results = tuple(Played(pairing, result(pairing, history, decide)) for pairing in paired)
        history = History(entrants, (*history.rounds, results))
    return history


def result(pairing: Pairing, history: History, decide: Decide) -> Result:
    points = (0,) * len(pairing.entrants)
    if pairing.is_bye:
        return Result((1,), points, "bye")
    there = {entrant.id for entrant in history.entrants if entrant.plays(history.next_round)}
    present = [entrant for entrant in pairing.entrants if entrant in there]
    if not present:
        return Result((1, 1), points, "void")
    winner = present[0] if len(present) == 1 else decide(pairing)
    how: How = "walkover" if len(present) == 1 else "played"
    return Result(tuple(1 if entrant == winner else 2 for entrant in pairing.entrants), points, how)


def met(history: History) -> list[Played]:
    """All matches of the event in order, byes and void ones left aside."""
    return [match for round_ in history.rounds for match in round_ if match.loser]


def match(history: History, slot: str) -> Played:
    return next(match for round_ in history.rounds for match in round_ if match.pairing.slot == slot)


def losses(history: History) -> dict[str, int]:
    lost = [match.loser for match in met(history)]
    return {entrant.id: lost.count(entrant.id) for entrant in history.entrants}


def nobody_gone(history: History) -> bool:
    """Whether there was somebody to win every match."""
    return all(match.winner for round_ in history.rounds for match in round_)
