"""dice/1: every throw of a game from its seed.

The bytes of one turn are ``HMAC-SHA256(seed, "dice/1|draw|seeds|lane|turn|block")`` for block 0, 1, 2 and so on.
Bytes from 252 are skipped, each other one gives the face ``byte % 6 + 1``, so that no face is likelier than another.
"""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

Dice = tuple[int, ...]

FACES = 6


@dataclass(frozen=True, slots=True)
class Cup:
    """All that the dice of one game depend on, ``client_seeds`` in the order of the seats."""

    seed: bytes
    draw_id: str
    client_seeds: tuple[str, ...]

    def octets(self, lane: str, turn: int, first_block: int = 0) -> Iterator[int]:
        """Yield the bytes of one lane and turn without end."""
        seeds = ",".join(self.client_seeds)
        for block in count(first_block):
            message = f"dice/1|{self.draw_id}|{seeds}|{lane}|{turn}|{block}".encode("ascii")
            yield from hmac.digest(self.seed, message, hashlib.sha256)

    def groups(self, lane: str, turn: int, rolls: int, dice: int) -> tuple[Dice, ...]:
        """Return the dice of each roll of one turn in the order in which they are thrown."""
        even = 256 - 256 % FACES
        faces = (octet % FACES + 1 for octet in self.octets(lane, turn) if octet < even)
        return tuple(tuple(islice(faces, dice)) for _ in range(rolls))

    def below(self, bound: int, lane: str, turn: int, first_block: int = 0) -> int:
        """Draw an even number below ``bound``, which is 256 at most."""
        even = 256 - 256 % bound
        return next(octet for octet in self.octets(lane, turn, first_block) if octet < even) % bound


@dataclass(frozen=True, slots=True)
class OrderThrow:
    """One seat's throw in a roll-off."""

    attempt: int
    seat: int
    dice: Dice


def roll_off(cup: Cup, seats: tuple[int, ...], dice: int, lane: str = "order") -> tuple[tuple[OrderThrow, ...], int]:
    """Return all throws of a roll-off, and the seat that wins it.

    Lane ``order`` is the order of play, and its winner starts; ``decider`` decides a level match of a tournament, from
    the cup of its last game.
    """
    throws: list[OrderThrow] = []
    tied = seats
    for attempt in count(1):
        now = [OrderThrow(attempt, seat, _order_dice(cup, lane, attempt, seat, dice)) for seat in tied]
        throws += now
        highest = max(sum(throw.dice) for throw in now)
        tied = tuple(throw.seat for throw in now if sum(throw.dice) == highest)
        if len(tied) == 1:
            break
    return tuple(throws), tied[0]


def drawn_seat(cup: Cup, seats: tuple[int, ...]) -> int:
    """Return the seat that starts when the order of play is random."""
    return seats[cup.below(len(seats), "order0", 1)]


def _order_dice(cup: Cup, lane: str, attempt: int, seat: int, dice: int) -> Dice:
    (thrown,) = cup.groups(f"{lane}{attempt}", seat + 1, 1, dice)
    return tuple(sorted(thrown))
