"""A dice cup whose throws are laid in beforehand."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.dicecup import DiceCup
from rulesets.dice import Face

Groups = tuple[tuple[Face, ...], ...]


@dataclass(frozen=True)
class LoadedCup(DiceCup):
    """Gives the groups it was loaded with by lane and turn, all others from the seed."""

    seed: bytes = bytes(32)
    draw_id: str = "game"
    client_seeds: tuple[str, ...] = ()
    loaded: Mapping[tuple[str, int], Groups] = field(default_factory=dict)

    def groups(self, lane: str, turn: int, *, rolls: int, dice: int, faces: int) -> Groups:
        if (lane, turn) in self.loaded:
            return self.loaded[lane, turn]
        return DiceCup.groups(self, lane, turn, rolls=rolls, dice=dice, faces=faces)
