"""Where quotas stand when the database counts them."""

from django.db import models


class Allowance(models.Model):
    """When a caller's quota will be whole again; a row whose time has passed says nothing and may go."""

    key = models.CharField(max_length=80, primary_key=True)
    whole_at = models.BigIntegerField(db_index=True)  # microseconds since 1970

    def __str__(self) -> str:
        return self.key
