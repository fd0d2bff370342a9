"""When players were last seen, without a write in any request.

Who signs a request is noted in memory; one thread a process writes the notes down every few seconds, each player once
a minute at most. It holds no row that others wait for, and what it cannot write it tries again later.
"""

import logging
import threading
import time as machine
from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import Error, connection, transaction
from django.db.models import Q

from games.models import Seat
from games.players.models import Player
from games.services.time import now

SELDOM = timedelta(minutes=1)  # between two writes for one player
PRESENT_FOR = timedelta(minutes=2)  # after he was seen

logger = logging.getLogger(__name__)


class Attendance:
    """The players that this process has seen, and when it last wrote so."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: set[UUID] = set()
        self._written: dict[UUID, float] = {}
        self._thread: threading.Thread | None = None

    def note(self, player_id: UUID) -> None:
        """A player is there; almost always he was a moment ago, too, and nothing happens."""
        written = self._written.get(player_id)
        if written is not None and machine.monotonic() - written < SELDOM.total_seconds():
            return
        with self._lock:
            self._seen.add(player_id)
            self._written[player_id] = machine.monotonic()
            self._wake()

    def write(self) -> None:
        """Write down who was seen since the last time; who could not be written is seen again."""
        with self._lock:
            seen, self._seen = self._seen, set()
            horizon = machine.monotonic() - SELDOM.total_seconds()
            self._written = {player_id: at for player_id, at in self._written.items() if at > horizon}
        written: set[UUID] = set()
        try:
            written = _write(seen) if seen else written
        finally:
            with self._lock:
                self._seen |= seen - written

    def _wake(self) -> None:
        if settings.PRESENCE_SECONDS and (self._thread is None or not self._thread.is_alive()):
            self._thread = threading.Thread(target=self._run, name="attendance", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        """Write as long as there is anything to write."""
        while True:
            machine.sleep(settings.PRESENCE_SECONDS)
            try:
                self.write()
            except Error:
                logger.warning("Who was seen could not be written down.", exc_info=True)
            finally:
                connection.close()
            with self._lock:
                if not self._seen:
                    self._thread = None
                    return


attendance = Attendance()


def note(*, player_id: UUID, **_: object) -> None:
    """Note that a player is there."""
    if settings.PRESENCE_SECONDS:
        attendance.note(player_id)


def is_present(seat: Seat, at: datetime) -> bool:
    """Whether the holder of a seat was seen a moment ago."""
    seen_at = None if seat.player is None else seat.player.seen_at
    return seen_at is not None and at - seen_at < PRESENT_FOR


@transaction.atomic
def _write(seen: Iterable[UUID]) -> set[UUID]:
    """Date the players whose rows are free; those that were dated, or need not be, come back."""
    moment, some = now(), Player.objects.filter(pk__in=list(seen))
    free = set(some.select_for_update(skip_locked=True, no_key=True).values_list("pk", flat=True))
    stale = Q(seen_at=None) | Q(seen_at__lt=moment - SELDOM) | Q(seen_at__gt=moment)
    Player.objects.filter(stale, pk__in=free).update(seen_at=moment)
    return free
