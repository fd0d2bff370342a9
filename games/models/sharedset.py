"""Duplicate dice: one committed seed that many one-seat games, its boards, are played with."""

from django.db import models
from uuid_utils.compat import uuid7


class SharedSet(models.Model):
    """The dice of many boards; its id is their ``draw_id``. They stay hidden from each other until it is revealed."""

    class Status(models.TextChoices):
        OPEN = "open"  # committed to, and not thrown yet
        PLAYING = "playing"
        FINISHED = "finished"  # played and revealed
        ABORTED = "aborted"  # revealed, but never played

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    commitment = models.CharField(max_length=64)
    lockstep = models.BooleanField()  # no throw is shown on any board before every board has sent its keep
    status = models.CharField(max_length=10, choices=Status, default=Status.OPEN)
    created_at = models.DateTimeField()
    revealed_at = models.DateTimeField(null=True)
    unfiled = models.BooleanField(default=False)  # whether boards wait for their records since it was revealed

    class Meta:
        indexes = [models.Index(fields=["id"], name="unfiled_sets", condition=models.Q(unfiled=True))]
        constraints = [
            models.CheckConstraint(
                name="a_set_is_revealed_exactly_when_it_has_ended",
                condition=models.Q(status__in=["open", "playing"], revealed_at__isnull=True)
                | models.Q(status__in=["finished", "aborted"], revealed_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"shared set {self.id}"

    @property
    def is_revealed(self) -> bool:
        """Whether everybody may know the dice."""
        return self.revealed_at is not None


class SetSeed(models.Model):
    """The secret of one set; it leaves this table only inside the records of its boards, once it is revealed."""

    shared_set = models.OneToOneField(SharedSet, models.CASCADE, primary_key=True, related_name="seed_row")
    seed = models.BinaryField()

    def __str__(self) -> str:
        return f"seed of {self.shared_set_id}"
