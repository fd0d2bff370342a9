"""What a player is told: a log of his own, without gaps, of which old entries are dropped."""

from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import models

from games.record import timestamp


class Feed(models.Model):
    """The end of a player's log; its row is the lock that keeps the numbers without gaps."""

    player = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="feed")
    seq = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"feed of {self.player_id} up to {self.seq}"


class Notice(models.Model):
    """One entry; it names what it tells of without a foreign key, so that a game that vanished tears no gap."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=30)
    game_id = models.UUIDField(null=True)
    tournament_id = models.UUIDField(null=True)
    data = models.JSONField()
    at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "seq"], name="a_player_is_told_each_number_once")]

    def __str__(self) -> str:
        return f"notice {self.seq} to {self.player_id}: {self.type}"

    @property
    def entry(self) -> dict[str, Any]:
        """The notice as it is delivered."""
        return {
            "seq": self.seq,
            "type": self.type,
            "game_id": _text(self.game_id),
            "tournament_id": _text(self.tournament_id),
            "data": self.data,
            "at": timestamp(self.at),
        }


def _text(subject: UUID | None) -> str | None:
    return None if subject is None else str(subject)
