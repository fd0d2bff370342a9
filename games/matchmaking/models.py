"""The rows of matchmaking. Only ``games.matchmaking.services`` write them."""

from django.conf import settings
from django.db import models
from uuid_utils.compat import uuid7

from games.models import Game


class InvitationRules(models.Model):
    """What a player accepts without being asked; without a row he is asked."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="invitation_rules"
    )
    rules = models.JSONField()

    def __str__(self) -> str:
        return f"invitation rules of {self.player_id}"


class Invitation(models.Model):
    """One player asked to a game, and what came of it."""

    class Status(models.TextChoices):
        WAITING = "waiting"
        ACCEPTED = "accepted"
        DECLINED = "declined"
        WITHDRAWN = "withdrawn"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    game = models.ForeignKey(Game, models.CASCADE, related_name="invitations")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="invitations")
    invited_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="invitations_sent")
    status = models.CharField(max_length=9, choices=Status, default=Status.WAITING)
    by_rules = models.BooleanField(default=False)  # whether the player's rules answered
    reason = models.CharField(max_length=20, blank=True)  # of the rules, for declining
    message = models.CharField(max_length=200, blank=True)  # in the words of whoever declined
    created_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["game", "player"], name="a_player_is_asked_to_a_game_once", condition=models.Q(status="waiting")
            )
        ]

    def __str__(self) -> str:
        return f"invitation of {self.player_id} to {self.game_id}"


class Pool(models.Model):
    """All seeks of one version of a ruleset; its row is held by whoever pairs in it, so nobody is paired twice."""

    ruleset_digest = models.CharField(primary_key=True, max_length=64)

    def __str__(self) -> str:
        return f"pool of {self.ruleset_digest}"


class Seek(models.Model):
    """One player's wish for an opponent, and what came of it."""

    class Status(models.TextChoices):
        WAITING = "waiting"
        MET = "met"
        CANCELLED = "cancelled"
        EXPIRED = "expired"

    class Opponents(models.TextChoices):
        PEOPLE = "people"
        BOTS = "bots"
        ANY = "any"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="seeks")
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    rated = models.BooleanField()
    opponents = models.CharField(max_length=6, choices=Opponents)
    rating_min = models.FloatField(null=True)  # of the opponent: mu among all
    rating_max = models.FloatField(null=True)
    turn_seconds = models.PositiveIntegerField(null=True)
    bank_seconds = models.PositiveIntegerField(null=True)
    engine = models.CharField(max_length=40, blank=True)  # the strategy that comes when nobody else has; none: nobody
    status = models.CharField(max_length=9, choices=Status, default=Status.WAITING)
    game_id = models.UUIDField(null=True)
    created_at = models.DateTimeField()
    due_at = models.DateTimeField()  # when the wait ends, with an engine or without
    ended_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["ruleset_digest", "id"], name="seeks_that_wait", condition=models.Q(status="waiting")),
            models.Index(fields=["due_at"], name="seeks_by_the_end_of_the_wait", condition=models.Q(status="waiting")),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["player"], name="a_player_seeks_one_game_at_once", condition=models.Q(status="waiting")
            ),
            models.CheckConstraint(
                name="a_seek_that_met_has_a_game",
                condition=models.Q(status="met", game_id__isnull=False)
                | (~models.Q(status="met") & models.Q(game_id__isnull=True)),
            ),
        ]

    def __str__(self) -> str:
        return f"seek of {self.player_id} for {self.ruleset}"
