"""Players and the tokens that speak for them."""

from collections.abc import Iterable
from datetime import date

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone
from knox.models import AbstractAuthToken
from uuid_utils.compat import uuid7

from games.players.names import NAME_LENGTH, check_name
from games.players.scopes import NAMES


def today() -> date:
    """The day in UTC."""
    return timezone.now().date()


class PlayerKind(models.TextChoices):
    """Who decides for a player: a person, somebody's own program, or one of the built-in strategies."""

    PERSON = "person"
    BOT = "bot"
    ENGINE = "engine"


class Player(AbstractBaseUser):  # type: ignore[django-manager-missing]  # knox has no types
    """Someone who can take a seat; a guest has neither username nor password."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    name = models.CharField(max_length=NAME_LENGTH, validators=[check_name])
    kind = models.CharField(max_length=6, choices=PlayerKind.choices, default=PlayerKind.PERSON)
    # Kept in lower case, so that a plain unique index tells Alice and alice apart from nobody. The index is partial:
    # of a column in a full one PostgreSQL says that others may refer to it, and has its change wait for all who refer
    # to the row, who may be waiting for the games that a merge holds.
    username = models.CharField(max_length=30, null=True)  # noqa: DJ001 - guests have none
    strategy = models.CharField(max_length=40, unique=True, null=True)  # noqa: DJ001 - only engines have one
    created_at = models.DateTimeField(auto_now_add=True)
    # The account that this one became part of; never one that was merged itself.
    merged_into = models.ForeignKey("self", models.PROTECT, null=True, related_name="merged_players")
    # When the account was deleted; the row stays, as hashed logs name its id, and is nobody's any more.
    erased_at = models.DateTimeField(null=True)
    erasing = models.BooleanField(default=False)
    seen_at = models.DateTimeField(null=True)  # to the minute
    # Whether the player may sign in to the admin site; only a command on the server says so.
    is_staff = models.BooleanField(default=False)
    last_login = None

    objects: models.Manager["Player"] = models.Manager()

    USERNAME_FIELD = "username"

    class Meta:
        indexes = [
            models.Index(fields=["erased_at"], name="players_being_erased", condition=models.Q(erasing=True)),
        ]
        constraints = [
            models.CheckConstraint(
                name="players_sign_in_to_no_deleted_account",
                condition=models.Q(erased_at__isnull=True, erasing=False) | models.Q(username__isnull=True),
            ),
            models.CheckConstraint(
                name="players_on_the_staff_can_sign_in",
                condition=models.Q(is_staff=False) | models.Q(username__isnull=False),
            ),
            models.UniqueConstraint(
                name="players_share_no_username", fields=["username"], condition=models.Q(username__isnull=False)
            ),
            models.CheckConstraint(name="players_kind_is_known", condition=models.Q(kind__in=PlayerKind.values)),
            models.CheckConstraint(
                name="players_username_is_lower_case",
                condition=models.Q(username__isnull=True) | models.Q(username=Lower("username")),
            ),
            models.CheckConstraint(
                name="players_engines_alone_have_a_strategy",
                condition=models.Q(kind=PlayerKind.ENGINE, strategy__isnull=False, username__isnull=True)
                | (~models.Q(kind=PlayerKind.ENGINE) & models.Q(strategy__isnull=True)),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def recoverable(self) -> bool:
        """Whether its owner can sign in again when every token is lost."""
        return self.username is not None

    @property
    def deleted(self) -> bool:
        """Whether the account was deleted."""
        return self.erased_at is not None

    @property
    def survivor(self) -> "Player":
        """The account that speaks for this one by now: itself, unless it was merged."""
        return self if self.merged_into is None else self.merged_into


class Block(models.Model):
    """One player's wish not to be joined by another."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(Player, models.CASCADE, related_name="blocks_against")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["player", "blocked"], name="players_block_another_once"),
            models.CheckConstraint(
                name="players_do_not_block_themselves", condition=~models.Q(player=models.F("blocked"))
            ),
        ]

    def __str__(self) -> str:
        return f"block of {self.blocked_id} by {self.player_id}"


class Token(AbstractAuthToken):  # type: ignore[misc]
    """A bearer token; only its digest is stored, and its id says nothing about either."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    digest = models.CharField(max_length=128, unique=True)
    label = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    scopes = models.CharField(max_length=len(NAMES), default=NAMES)
    # To the day, so that not every read writes; at first the day it was made.
    last_used_on = models.DateField(default=today)

    class Meta:
        indexes = [
            models.Index(fields=["expiry"], name="players_tokens_that_expire", condition=models.Q(expiry__isnull=False))
        ]

    def __str__(self) -> str:
        return self.label or str(self.id)

    @property
    def granted(self) -> frozenset[str]:
        """What it may be used for."""
        return frozenset(self.scopes.split())

    def missing(self, needed: Iterable[str]) -> list[str]:
        """The scopes that it lacks of those that are needed."""
        return sorted(set(needed) - self.granted)
