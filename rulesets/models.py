"""House rulesets as rows: every version of every document that somebody has posted."""

from django.conf import settings
from django.db import models
from django.db.models import Q

KEY_LENGTH = 100


class HouseRuleset(models.Model):
    """One version of a house ruleset. Its document never changes; whether it is shared or retired may."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="house_rulesets")
    key = models.CharField(max_length=KEY_LENGTH)  # with the owner's id in front
    version = models.PositiveIntegerField()
    digest = models.CharField(max_length=64)  # of the rules part; a corrected word does not change it
    document = models.JSONField()
    shared = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    retired_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["key", "version"], name="rulesets_one_of_a_version")]
        indexes = [
            models.Index(fields=["digest"], name="rulesets_by_digest"),
            models.Index(fields=["owner", "-id"], name="rulesets_by_owner"),
            models.Index(fields=["-id"], name="rulesets_shared", condition=Q(shared=True)),
        ]

    def __str__(self) -> str:
        return f"{self.key} {self.version}"
