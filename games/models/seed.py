"""Seeds, apart from everything that is served, and the public list of what was committed to."""

from django.db import models

from games.models.game import Game


class Seed(models.Model):
    """The secret of one game; it leaves this table only inside the record of an ended one."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="seed_row")
    seed = models.BinaryField()

    def __str__(self) -> str:
        return f"seed of {self.game_id}"


class Commitment(models.Model):
    """One line of the public list, in the order of commitment; lines are added and never changed.

    It holds no foreign key, so that a game that vanished leaves its line behind.
    """

    number = models.BigAutoField(primary_key=True)
    draw_id = models.UUIDField(unique=True)
    commitment = models.CharField(max_length=64)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"commitment {self.number}"
