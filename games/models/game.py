"""A game, its seats and the invites to it."""

import uuid
from datetime import timedelta

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from uuid_utils.compat import uuid7

from games.models.sharedset import SharedSet

MOST_SEATS = 10


class Game(models.Model):
    """The head of a game: how it was set up, where its log ends, and the turn under way.

    Past turns live in the log alone; the one under way is kept here, so that a throw writes one row and one event.
    """

    class Status(models.TextChoices):
        OPEN = "open"
        PLAYING = "playing"
        FINISHED = "finished"
        ABORTED = "aborted"

    class Visibility(models.TextChoices):
        PUBLIC = "public"
        PRIVATE = "private"

    class Order(models.TextChoices):
        SEAT = "seat"
        RANDOM = "random"
        ROLL_OFF = "roll_off"

    class OnTimeout(models.TextChoices):
        FORFEIT = "forfeit"
        ZERO = "zero"
        BOT = "bot"

    class Hints(models.TextChoices):
        ALWAYS = "always"
        AFTER_GAME = "after_game"
        NEVER = "never"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="owned_games")
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, related_name="next_game")
    # What the game is played for, if anything; no key of another table, as games know no tournaments.
    tournament_id = models.UUIDField(null=True)
    shared_set = models.ForeignKey(SharedSet, models.PROTECT, null=True, related_name="boards")
    hidden = models.BooleanField(default=False)  # from everybody but its own player, until its set is revealed
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    order = models.CharField(max_length=10, choices=Order)
    visibility = models.CharField(max_length=10, choices=Visibility)
    turn_seconds = models.PositiveIntegerField(null=True)
    bank_seconds = models.PositiveIntegerField(null=True)  # a seat, for the whole game
    # For how long after its deadline a remote bot's move is still taken, which pays for the way to us.
    latency_seconds = models.PositiveSmallIntegerField(default=0)
    on_timeout = models.CharField(max_length=10, choices=OnTimeout, default=OnTimeout.FORFEIT)
    stand_in = models.CharField(max_length=40, blank=True)  # the strategy that is wished for on a time-out
    hints = models.CharField(max_length=10, choices=Hints)
    rated = models.BooleanField()
    seeded = models.BooleanField()
    client_seeded = models.BooleanField()
    commitment = models.CharField(max_length=64)

    status = models.CharField(max_length=10, choices=Status, default=Status.OPEN)
    version = models.PositiveIntegerField(default=0)
    head = models.CharField(max_length=64)
    created_at = models.DateTimeField()
    last_event_at = models.DateTimeField(null=True)
    last_deadline = models.DateTimeField()
    first_seat = models.PositiveSmallIntegerField(null=True)
    results = models.JSONField(null=True)
    abort_reason = models.CharField(max_length=200, blank=True)

    # Whether those who keep count of finished games have this one; theirs to set. A column, so that none is missed, by
    # whichever way it ended, and none has to be looked for among all that were ever played.
    counted = models.BooleanField(default=False)

    sweep_after = models.DateTimeField(null=True)  # set when the sweep failed with this game

    turn_n = models.PositiveIntegerField(null=True)
    turn_seat = models.PositiveSmallIntegerField(null=True)
    turn_rolls = models.JSONField(default=list)
    turn_deadline = models.DateTimeField(null=True)
    # In lockstep: the keep that was sent for the next throw, the time that its seat has left meanwhile, and the first
    # throw, counted through all turns from 1, that no other board may have seen yet.
    turn_keep = models.JSONField(null=True)
    turn_left = models.DurationField(null=True)
    frontier = models.PositiveIntegerField(null=True)
    turn_stand_in = models.JSONField(null=True)  # strategy and version of whoever plays the turn for the seat's player
    engine_attempts = models.PositiveSmallIntegerField(default=0)
    # Set while an engine has to move: when the sweep may look after it, as its message must have got lost by then.
    engine_due_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(
                fields=["engine_due_at"], name="waiting_engines", condition=models.Q(engine_due_at__isnull=False)
            ),
            models.Index(
                fields=["turn_deadline"], name="turn_deadlines", condition=models.Q(turn_deadline__isnull=False)
            ),
            models.Index(
                fields=["last_deadline"], name="last_deadlines", condition=models.Q(status__in=["open", "playing"])
            ),
            models.Index(
                fields=["last_event_at", "id"],
                name="games_to_be_counted",
                condition=models.Q(status="finished", counted=False),
            ),
            models.Index(fields=["status", "-id"], name="games_by_status"),
            models.Index(
                fields=["shared_set", "frontier"],
                name="boards_in_lockstep",
                condition=models.Q(frontier__isnull=False),
            ),
            models.Index(fields=["ruleset", "-id"], name="games_by_ruleset"),
        ]
        constraints = [
            models.CheckConstraint(
                name="a_game_has_a_turn_exactly_while_it_is_played",
                condition=models.Q(status="playing", turn_n__isnull=False, turn_seat__isnull=False)
                | (~models.Q(status="playing") & models.Q(turn_n__isnull=True, turn_seat__isnull=True)),
            ),
            models.CheckConstraint(name="a_seeded_game_is_never_rated", condition=~models.Q(seeded=True, rated=True)),
            models.CheckConstraint(
                name="a_game_with_stand_ins_is_never_rated", condition=~models.Q(on_timeout="bot", rated=True)
            ),
            models.CheckConstraint(
                name="what_happens_on_a_timeout_needs_a_clock",
                condition=models.Q(on_timeout="forfeit")
                | models.Q(turn_seconds__isnull=False)
                | models.Q(bank_seconds__isnull=False),
            ),
            models.CheckConstraint(
                name="boards_of_a_shared_set_alone_wait_for_each_other",
                condition=models.Q(frontier__isnull=True, turn_keep__isnull=True)
                | models.Q(frontier__isnull=False, shared_set__isnull=False, status__in=["open", "playing"]),
            ),
            models.CheckConstraint(
                name="a_board_of_a_shared_set_alone_is_hidden",
                condition=models.Q(hidden=False) | models.Q(shared_set__isnull=False),
            ),
            models.CheckConstraint(
                name="a_game_with_hints_is_never_rated", condition=~models.Q(hints="always", rated=True)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.ruleset} game {self.id}"

    @property
    def draw_id(self) -> uuid.UUID:
        """What names its dice: the shared set that it is a board of, or the game itself."""
        return self.shared_set_id or self.id

    @property
    def engine_to_move(self) -> bool:
        """Whether it is a built-in strategy's turn."""
        return self.engine_due_at is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, whichever way."""
        return self.status in (self.Status.FINISHED, self.Status.ABORTED)


class Seat(models.Model):
    """A place at a game's table; its index never moves."""

    class Presence(models.TextChoices):
        OPEN = "open"
        PLAYING = "playing"
        RESIGNED = "resigned"
        TIMED_OUT = "timed_out"

    game = models.ForeignKey(Game, models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField(validators=[MinValueValidator(0), MaxValueValidator(MOST_SEATS - 1)])
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, null=True, related_name="seats")
    name = models.CharField(max_length=40, blank=True)
    strategy_wish = models.CharField(max_length=40, blank=True)  # another may stand in for it: see ``strategy``
    strategy_version = models.CharField(max_length=20, blank=True)
    client_seed = models.CharField(max_length=64, blank=True)
    presence = models.CharField(max_length=10, choices=Presence, default=Presence.OPEN)
    # A mark and no event: who may ask is in the log's first event, and the log's formats are final. An event would also
    # raise the version, and make stale the If-Match of the very move that was asked about.
    assisted = models.BooleanField(default=False)
    bank_left = models.DurationField(null=True)  # before the turn under way
    missed = models.PositiveSmallIntegerField(default=0)  # turns in a row
    stand_in = models.JSONField(null=True)  # strategy and version of whoever plays the turns to come
    points = models.JSONField(default=dict)
    bonus = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "index"], name="a_seat_has_one_place"),
            models.CheckConstraint(
                name="a_seat_is_open_exactly_while_nobody_holds_it",
                condition=models.Q(presence="open", player__isnull=True)
                | (~models.Q(presence="open") & models.Q(player__isnull=False)),
            ),
            models.CheckConstraint(name="a_bank_is_never_overdrawn", condition=models.Q(bank_left__gte=timedelta())),
        ]

    def __str__(self) -> str:
        return f"seat {self.index} of {self.game_id}"

    @property
    def waits_for_somebody(self) -> bool:
        """Whether a person or a remote bot, and no strategy, plays the turns to come."""
        return self.presence == self.Presence.PLAYING and self.strategy is None and self.stand_in is None

    @property
    def strategy(self) -> str | None:
        """The strategy that really plays the seat, or none for people and remote bots."""
        return None if self.player is None else self.player.strategy


class Invite(models.Model):
    """A ticket into a private game; only its hash is kept."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="invites")
    token_hash = models.CharField(max_length=64, unique=True)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"invite to {self.game_id}"
