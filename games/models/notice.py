"""What a player is told of his games: a log of his own, without gaps, of which old entries are dropped."""

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
    """One entry; it names its game without a foreign key, so that a game that vanished tears no gap."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=20)
    game_id = models.UUIDField()
    data = models.JSONField()
    at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "seq"], name="a_player_is_told_each_number_once")]

    def __str__(self) -> str:
        return f"notice {self.seq} to {self.player_id}: {self.type}"

    @property
    def entry(self) -> dict[str, Any]:
        """The notice as it is delivered."""
        game_id: UUID = self.game_id
        return {
            "seq": self.seq,
            "type": self.type,
            "game_id": str(game_id),
            "data": self.data,
            "at": timestamp(self.at),
        }
