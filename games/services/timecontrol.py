"""The clocks of one game: a turn's own time, the bank behind it, and the last deadline of all."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings

from games import record
from games.models import Game, Seat

SPARE = timedelta(days=1)  # between the last moment that the clocks allow and the last deadline


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What the clocks of a game show ``at`` a moment."""

    game: Game
    seats: Sequence[Seat]
    at: datetime

    def turn_deadline(self, seat: int) -> datetime | None:
        """When a turn of the seat that opens now runs out: after the time for a turn, and the bank behind it."""
        seconds, bank = self.game.turn_seconds, self.bank_left(seat)
        if seconds is None and bank is None:
            return None
        return self.at + timedelta(seconds=seconds or 0) + (bank or timedelta())

    def deadlines(self, seat: int) -> str | None:
        """The same as the log writes it."""
        deadline = self.turn_deadline(seat)
        return None if deadline is None else record.timestamp(deadline)

    def bank_left(self, seat: int) -> timedelta | None:
        """What a seat has left in its bank, the turn under way counted; None without one. Engines spend none."""
        game, left = self.game, self.seats[seat].bank_left
        if left is None or seat != game.turn_seat or game.turn_deadline is None or game.engine_to_move:
            return left
        return min(left, max(timedelta(), game.turn_deadline - self.at))

    def last_deadline(self, categories: int) -> datetime:
        """When a game that begins now is over whatever happens: late enough for all the clocks in it, within a year."""
        turn, bank = (timedelta(seconds=seconds or 0) for seconds in (self.game.turn_seconds, self.game.bank_seconds))
        clocks = len(self.seats) * (categories * turn + bank) + SPARE
        shortest, longest = (timedelta(days=days) for days in (settings.LAST_DEADLINE_DAYS, settings.LONGEST_GAME_DAYS))
        return self.at + min(max(shortest, clocks), longest)
