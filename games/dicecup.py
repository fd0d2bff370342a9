"""The dice of a game, drawn from its committed seed: scheme ``dice/1``.

The bytes of one turn are ``HMAC-SHA256(key = seed, message)`` for block 0, 1, 2 … with the ASCII message
``dice/1|{draw_id}|{client_seeds joined by ","}|{lane}|{turn}|{block}``. Every roll of a turn has its own group of
faces, so a kept die never moves a later one, and equal kept dice give equal results.
"""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from rulesets.dice import Face

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is published before the game: SHA-256 of the seed, lower-case hex."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class DiceCup:
    """One game's source of chance; ``repr`` keeps the seed to itself."""

    seed: bytes
    draw_id: str
    client_seeds: tuple[str, ...]
    is_shared: bool = False  # by all boards of a set: then there are no client seeds, and every seat has one lane

    def __repr__(self) -> str:
        return f"DiceCup(draw_id={self.draw_id!r})"

    def lane(self, seat: int) -> str:
        """The lane that a seat throws from."""
        return "shared" if self.is_shared else str(seat)

    def groups(self, lane: str, turn: int, *, rolls: int, dice: int, faces: int) -> tuple[tuple[Face, ...], ...]:
        """The faces of a turn in drawn order, one group a roll; a roll that throws k dice takes the first k."""
        drawn = (number + 1 for number in self._numbers(lane, turn, faces))
        return tuple(tuple(islice(drawn, dice)) for _ in range(rolls))

    def pick(self, lane: str, turn: int, choices: int, *, block: int = 0) -> int:
        """One of ``choices`` equally likely numbers from 0, read from the given block on."""
        return next(self._numbers(lane, turn, choices, block))

    def _numbers(self, lane: str, turn: int, choices: int, block: int = 0) -> Iterator[int]:
        # Bytes beyond the last whole multiple are skipped: a plain remainder would favour the low numbers.
        limit = 256 - 256 % choices
        return (byte % choices for byte in self._bytes(lane, turn, block) if byte < limit)

    def _bytes(self, lane: str, turn: int, block: int) -> Iterator[int]:
        prefix = f"dice/1|{self.draw_id}|{','.join(self.client_seeds)}|{lane}|{turn}|"
        for number in count(block):
            yield from hmac.digest(self.seed, f"{prefix}{number}".encode("ascii"), "sha256")
