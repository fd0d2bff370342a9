"""Answers kept so that a repeated request is answered again and not done again."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from uuid_utils.compat import uuid7


class IdempotencyKey(models.Model):
    """One request that a player marked with a key, and its answer once there is one."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    method = models.CharField(max_length=6)
    path = models.CharField(max_length=200)
    key = models.CharField(max_length=255)
    body_sha256 = models.CharField(max_length=64)
    # The row is claimed before the answer is known, and committed only with it.
    status = models.PositiveSmallIntegerField(null=True)
    headers = models.JSONField(default=dict)
    body = models.TextField(default="")
    created_at = models.DateTimeField(db_default=Now(), db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["player", "key", "method", "path"], name="games_idempotency_key_is_used_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.key}"
