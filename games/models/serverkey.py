"""The keys that sign receipts and records: the one in use, and the public halves of all before it."""

from django.db import models


class ServerKey(models.Model):
    """One key; the private half is sealed with the installation's secret key, and erased when the key retires."""

    key_id = models.CharField(max_length=16, primary_key=True)
    algorithm = models.CharField(max_length=16, default="Ed25519")
    public = models.BinaryField(max_length=32)
    sealed = models.BinaryField(null=True)
    created_at = models.DateTimeField()
    retired_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["algorithm"], condition=models.Q(retired_at=None), name="one_server_key_is_in_use"
            ),
            models.CheckConstraint(
                condition=models.Q(retired_at=None) ^ models.Q(sealed=None), name="a_retired_key_signs_no_more"
            ),
        ]

    def __str__(self) -> str:
        return f"key {self.key_id}"
