"""What perfect play says about an ended game, kept as it is sent."""

from django.db import models

from games.models.game import Game


class Review(models.Model):
    """The review of an ended game as the JSON that is sent, so that a read makes nothing anew."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="review")
    body = models.BinaryField()

    def __str__(self) -> str:
        return f"review of {self.game_id}"
