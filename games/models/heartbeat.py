"""Signs of life that other processes can read."""

from django.db import models


class Heartbeat(models.Model):
    """When something was last seen alive, by the clock of the database."""

    name = models.CharField(max_length=40, primary_key=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} at {self.at}"
