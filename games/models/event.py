"""The log of a game: rows while it is played, one signed record afterwards."""

from typing import Any

from django.db import models

from games.models.game import Game
from games.record import timestamp


class Event(models.Model):
    """One entry of a running game's log."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="events")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=20)
    data = models.JSONField()
    at = models.DateTimeField()
    hash = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "seq"], name="a_log_numbers_its_events_once")]

    def __str__(self) -> str:
        return f"event {self.seq} of {self.game_id}: {self.type}"

    @property
    def entry(self) -> dict[str, Any]:
        """The event as it is delivered and filed."""
        return {"seq": self.seq, "type": self.type, "data": self.data, "at": timestamp(self.at), "hash": self.hash}


class Record(models.Model):
    """The signed document of an ended game, byte for byte; it takes the place of the event rows."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="record")
    body = models.BinaryField()

    def __str__(self) -> str:
        return f"record of {self.game_id}"
