"""The tree of a knock-out: what feeds every slot, and who stands where as far as an event has come."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.tournaments.formats.history import Entrant, History, Pairing, Played, Reason


class UndecidedMatch(ValueError):
    """A history holds a match of a knock-out that nobody won, though somebody was left: no round can follow it."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """The entrant who begins here: the ``rank``-th strongest, from 1."""

    rank: int


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever won another slot."""

    slot: str


@dataclass(frozen=True, slots=True)
class LoserOf:
    """Whoever lost another slot."""

    slot: str


Feeder = Seeded | WinnerOf | LoserOf
"""Where somebody comes from."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A match of the tree; one feeder is a bye.

    Whoever is out by losing here is placed the better, the higher its ``level``. A match ``after_upset`` is played only
    when who came first in the match that feeds it lost.
    """

    name: str
    feeders: tuple[Feeder, ...]
    level: int
    after_upset: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether it has nobody to meet from the start."""
        return len(self.feeders) == 1


@dataclass(frozen=True, slots=True)
class Tree:
    """All slots of a knock-out, each after those that feed it."""

    slots: tuple[Slot, ...]

    def levels_at_worst(self) -> Mapping[str, int]:
        """By slot, the level at which somebody goes out who loses from there on."""
        worst: dict[str, int] = {}
        falls = {
            feeder.slot: slot.name for slot in self.slots for feeder in slot.feeders if isinstance(feeder, LoserOf)
        }
        for slot in reversed(self.slots):
            worst[slot.name] = worst[falls[slot.name]] if slot.name in falls else slot.level
        return worst


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a match: where it is fed from, and who came; while it is ``open`` that is not known."""

    feeder: Feeder
    entrant: str | None
    open: bool = False


@dataclass(frozen=True, slots=True)
class Node:
    """A slot as it stands in an event."""

    slot: Slot
    sides: tuple[Side, ...]
    played: Played | None = None

    @property
    def entrants(self) -> tuple[str, ...]:
        """Who is here."""
        return tuple(side.entrant for side in self.sides if side.entrant is not None)

    @property
    def is_open(self) -> bool:
        """Whether somebody may still come."""
        return any(side.open for side in self.sides)

    @property
    def is_dead(self) -> bool:
        """Whether nobody ever comes: who should have fed it has gone, or the match is not needed."""
        return not self.is_open and not self.entrants

    @property
    def is_ready(self) -> bool:
        """Whether everybody is here and nothing is decided."""
        return self.played is None and not self.is_open and not self.is_dead


@dataclass(frozen=True, slots=True)
class _Outcome:
    winner: str | None
    loser: str | None
    upset: bool


_NOBODY = _Outcome(None, None, False)


def stand(tree: Tree, history: History) -> tuple[Node, ...]:
    """Every slot of the tree with who has come to it; rounds of another stage in the history are left aside.

    Raises ``UndecidedMatch`` for a match that ended level.
    """
    ranked = by_seed(history)
    played = {match.pairing.slot: match for round_ in history.rounds for match in round_}
    outcomes: dict[str, _Outcome] = {}
    nodes = []
    for slot in tree.slots:
        node = Node(slot, _sides(slot, ranked, outcomes), played.get(slot.name))
        nodes.append(node)
        if node.played:
            outcomes[slot.name] = _outcome(node.played, node)
        elif node.is_dead:
            outcomes[slot.name] = _NOBODY
    return tuple(nodes)


def by_seed(history: History) -> list[Entrant]:
    """The entrants, the strongest first."""
    return sorted(history.entrants, key=lambda entrant: entrant.seed)


def _sides(slot: Slot, ranked: Sequence[Entrant], outcomes: Mapping[str, _Outcome]) -> tuple[Side, ...]:
    return tuple(_side(slot, feeder, ranked, outcomes) for feeder in slot.feeders)


def _side(slot: Slot, feeder: Feeder, ranked: Sequence[Entrant], outcomes: Mapping[str, _Outcome]) -> Side:
    if isinstance(feeder, Seeded):
        return Side(feeder, ranked[feeder.rank - 1].id)
    outcome = outcomes.get(feeder.slot)
    if outcome is None:
        return Side(feeder, None, open=True)
    if slot.after_upset and not outcome.upset:
        return Side(feeder, None)
    return Side(feeder, outcome.winner if isinstance(feeder, WinnerOf) else outcome.loser)


def _outcome(played: Played, node: Node) -> _Outcome:
    if played.result.how == "void":
        return _NOBODY
    if played.winner is None:
        raise UndecidedMatch(f"{node.slot.name} has ended, and nobody has won it: {played.result.ranks}")
    loser = played.loser
    return _Outcome(played.winner, loser, loser is not None and loser == node.sides[0].entrant)


def pairings(tree: Tree, history: History) -> tuple[Pairing, ...]:
    """Every match whose entrants are known and that is not decided; none when the event is over.

    Where the one who should have come is gone, the other has a bye.
    """
    seeds = {entrant.id: entrant.seed for entrant in history.entrants}
    return tuple(
        Pairing(node.slot.name, node.entrants, tuple(_reasons(node, seeds)))
        for node in stand(tree, history)
        if node.is_ready
    )


def _reasons(node: Node, seeds: Mapping[str, int]) -> Iterator[Reason]:
    here = [side for side in node.sides if side.entrant is not None]
    seeded = [seeds[side.entrant] for side in here if side.entrant and isinstance(side.feeder, Seeded)]
    if seeded:
        yield {"code": "seeds", "seeds": seeded}
    for side in here:
        if isinstance(side.feeder, WinnerOf):
            yield {"code": "winner_of", "slot": side.feeder.slot}
        elif isinstance(side.feeder, LoserOf):
            yield {"code": "loser_of", "slot": side.feeder.slot}
    if node.slot.after_upset:
        yield {"code": "second_final"}
    if len(here) == 1:
        yield {"code": "bye", "rule": "top_seeds" if node.slot.is_bye else "opponent_gone"}


_OUT, _ONCE_BEATEN, _UNBEATEN, _WINNER = range(4)


def places(tree: Tree, history: History) -> tuple[tuple[str, int], ...]:
    """Each entrant with its place, best first: until the end, the one that it has for sure and those level share."""
    reached = _reached(tree, history)
    ranked = sorted(by_seed(history), key=lambda entrant: reached[entrant.id], reverse=True)
    table: list[tuple[str, int]] = []
    for count, entrant in enumerate(ranked, start=1):
        level = table and reached[table[-1][0]] == reached[entrant.id]
        table.append((entrant.id, table[-1][1] if level else count))
    return tuple(table)


def _reached(tree: Tree, history: History) -> dict[str, tuple[int, int]]:
    """How far each has come, by the last slot it stands in: the level that it is sure of, and how it is doing there."""
    worst, beaten = tree.levels_at_worst(), set[str]()
    reached: dict[str, tuple[int, int]] = {}
    for node in stand(tree, history):
        sure, slot = worst[node.slot.name], node.slot
        if node.played is None:
            reached |= {entrant: (sure, _ONCE_BEATEN if entrant in beaten else _UNBEATEN) for entrant in node.entrants}
        elif node.played.winner is None:
            reached |= dict.fromkeys(node.entrants, (sure, _OUT))
        else:
            reached[node.played.winner] = (slot.level, _WINNER)
            if loser := node.played.loser:
                beaten.add(loser)
                reached[loser] = (slot.level, _OUT)
    return reached
