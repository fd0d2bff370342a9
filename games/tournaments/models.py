"""The rows of tournaments. Only ``games.tournaments.services`` write them."""

from typing import Any

from django.conf import settings
from django.db import models
from uuid_utils.compat import uuid7

from games.models import Game, SharedSet
from games.players.models import PlayerKind
from games.record import timestamp


def every_kind() -> list[str]:
    """All kinds of players."""
    return [kind.value for kind in PlayerKind]


class Tournament(models.Model):
    """The head of a tournament: how it was set up, how far it is, where its log ends."""

    class Status(models.TextChoices):
        DRAFT = "draft"
        REGISTRATION = "registration"
        RUNNING = "running"
        FINISHED = "finished"
        CANCELLED = "cancelled"

    class Visibility(models.TextChoices):
        PUBLIC = "public"
        PRIVATE = "private"

    class Entry(models.TextChoices):
        OPEN = "open"
        INVITED = "invited"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="owned_tournaments")
    name = models.CharField(max_length=80)
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    format = models.JSONField()  # with all defaults filled in
    match = models.JSONField()  # likewise
    tie_breaks = models.JSONField()
    visibility = models.CharField(max_length=10, choices=Visibility, default=Visibility.PUBLIC)
    entry = models.CharField(max_length=10, choices=Entry, default=Entry.OPEN)
    admits = models.JSONField(default=every_kind)  # kinds of players
    capacity = models.PositiveIntegerField(null=True)  # entrants; those who come later wait
    check_in = models.BooleanField(default=False)  # whether only those play who said that they are there
    starts_at = models.DateTimeField(null=True)
    turn_seconds = models.PositiveIntegerField(null=True)
    bank_seconds = models.PositiveIntegerField(null=True)
    on_timeout = models.CharField(max_length=10, choices=Game.OnTimeout, default=Game.OnTimeout.FORFEIT)
    latency_seconds = models.PositiveSmallIntegerField(default=0)  # as in a game
    rated = models.BooleanField(default=False)
    rehearsal = models.BooleanField(default=False)  # short clocks, and no rating is touched
    shared_dice = models.BooleanField(default=False)  # all boards of a round play one set
    lockstep = models.BooleanField(default=False)  # no board sees a throw before every board has made its keep

    status = models.CharField(max_length=12, choices=Status, default=Status.DRAFT)
    round = models.PositiveIntegerField(default=0)  # the last that was opened
    version = models.PositiveIntegerField(default=0)
    head = models.CharField(max_length=64)
    created_at = models.DateTimeField()
    last_event_at = models.DateTimeField(null=True)
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    cancel_reason = models.CharField(max_length=200, blank=True)
    places = models.JSONField(null=True)  # the final ones, once it is finished
    sweep_after = models.DateTimeField(null=True)  # set when the sweep failed with this tournament

    class Meta:
        indexes = [
            models.Index(fields=["status", "-id"], name="tournaments_by_status"),
            models.Index(fields=["ruleset", "-id"], name="tournaments_by_ruleset"),
            models.Index(
                fields=["starts_at"], name="tournaments_that_start", condition=models.Q(status="registration")
            ),
        ]
        constraints = [
            models.CheckConstraint(name="a_rehearsal_is_never_rated", condition=~models.Q(rehearsal=True, rated=True)),
            models.CheckConstraint(
                name="shared_dice_are_rated_in_lockstep_alone",
                condition=~models.Q(shared_dice=True, lockstep=False, rated=True),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def is_over(self) -> bool:
        """Whether it has ended, whichever way."""
        return self.status in (self.Status.FINISHED, self.Status.CANCELLED)


class Organiser(models.Model):
    """Somebody who runs a tournament together with its owner."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="organisers")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="organised")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "player"], name="a_player_organises_a_tournament_once")
        ]

    def __str__(self) -> str:
        return f"organiser {self.player_id} of {self.tournament_id}"


class Entrant(models.Model):
    """Who takes part: a player, or one of several copies of a built-in strategy."""

    class Status(models.TextChoices):
        INVITED = "invited"
        REGISTERED = "registered"
        WAITING = "waiting"  # for a place
        WITHDRAWN = "withdrawn"
        DISQUALIFIED = "disqualified"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="entrants")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="entries")
    copy = models.PositiveIntegerField(default=0)  # of a strategy, from 1; 0 for everybody else
    status = models.CharField(max_length=12, choices=Status)
    number = models.PositiveIntegerField()  # in the order of registration, from 1
    checked_in = models.BooleanField(default=False)
    seed = models.PositiveIntegerField(null=True)  # from 1, the strongest first; wished before the start, settled by it
    left_before = models.PositiveIntegerField(null=True)  # the first round that is played without
    reason = models.CharField(max_length=200, blank=True)  # of a disqualification

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "player", "copy"], name="a_player_enters_a_tournament_once"),
            models.UniqueConstraint(fields=["tournament", "number"], name="entrants_are_numbered_once"),
        ]

    def __str__(self) -> str:
        return f"entrant {self.number} of {self.tournament_id}"


class Round(models.Model):
    """One round; it closes once, when all its matches are decided."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="rounds")
    n = models.PositiveIntegerField()
    opened_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["tournament", "n"], name="a_tournament_has_each_round_once")]

    def __str__(self) -> str:
        return f"round {self.n} of {self.tournament_id}"


class Match(models.Model):
    """A pairing as it is played. ``slot`` and ``why`` are the format's own."""

    class Status(models.TextChoices):
        PLAYING = "playing"
        DECIDED = "decided"
        FAILED = "failed"  # until an organiser has it replayed or decides it

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="matches")
    round = models.ForeignKey(Round, models.CASCADE, related_name="matches")
    slot = models.CharField(max_length=20)
    number = models.PositiveIntegerField()  # within its round, from 1
    why = models.JSONField()
    engines_only = models.BooleanField()  # played by a worker in one go
    status = models.CharField(max_length=8, choices=Status)
    how = models.CharField(max_length=10, blank=True)  # how it was decided: formats.history.How
    reason = models.CharField(max_length=200, blank=True)  # why it failed, or was overridden
    stopped = models.CharField(max_length=10, blank=True)  # why before its last game: scoring.Stopped
    attempts = models.PositiveSmallIntegerField(default=0)
    due_at = models.DateTimeField(null=True)  # when the sweep may look after it; none once it is decided or has failed
    decided_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["round"], name="matches_not_decided", condition=~models.Q(status="decided")),
            models.Index(fields=["due_at"], name="matches_due", condition=models.Q(due_at__isnull=False)),
            models.Index(fields=["tournament", "round", "number"], name="matches_in_order"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["tournament", "slot"], name="a_slot_is_played_once"),
        ]

    def __str__(self) -> str:
        return f"match {self.slot} of {self.tournament_id}"


class Side(models.Model):
    """One entrant's place in a match, and what came of it."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="sides")
    entrant = models.ForeignKey(Entrant, models.CASCADE, related_name="sides")
    index = models.PositiveSmallIntegerField()
    rank = models.PositiveSmallIntegerField(null=True)
    points = models.IntegerField(null=True)  # thrown in all games of the match
    regret = models.FloatField(null=True)  # points given away a game; settled only where the event looks at it

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["match", "index"], name="a_match_has_each_side_once"),
            models.UniqueConstraint(fields=["match", "entrant"], name="nobody_meets_himself"),
        ]

    def __str__(self) -> str:
        return f"side {self.index} of {self.match_id}"


class MatchGame(models.Model):
    """A game that is part of a match; ``seats`` are the entrants' places in the match by the game's seat."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="games")
    game = models.OneToOneField(Game, models.CASCADE, related_name="match_game")
    number = models.PositiveSmallIntegerField()  # from 1
    seats = models.JSONField()
    given_away = models.JSONField(null=True)  # points by seat against perfect play; none before it was reviewed

    class Meta:
        constraints = [models.UniqueConstraint(fields=["match", "number"], name="a_match_has_each_game_once")]

    def __str__(self) -> str:
        return f"game {self.number} of {self.match_id}"


class RoundSet(models.Model):
    """The dice that all boards of a round play with, in one game of its matches; the round may be one to come."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="round_sets")
    round = models.PositiveIntegerField()
    game = models.PositiveSmallIntegerField()  # of each match, from 1
    shared_set = models.OneToOneField(SharedSet, models.PROTECT, related_name="round_set")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "round", "game"], name="a_game_of_a_round_has_one_set")
        ]

    def __str__(self) -> str:
        return f"dice of round {self.round} of {self.tournament_id}"


class Reservation(models.Model):
    """Dice that are committed to for a game of a match that a worker is to play; a secret, as a game's seed is."""

    game_id = models.UUIDField(primary_key=True, editable=False)
    match = models.ForeignKey(Match, models.CASCADE, related_name="reservations")
    seed = models.BinaryField()

    def __str__(self) -> str:
        return f"reservation for {self.match_id}"


class TournamentEvent(models.Model):
    """One entry of a tournament's log, numbered and hashed like a game's."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="events")
    seq = models.PositiveIntegerField()
    type = models.CharField(max_length=30)
    data = models.JSONField()
    at = models.DateTimeField()
    hash = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["tournament", "seq"], name="a_tournament_numbers_its_events_once")
        ]

    def __str__(self) -> str:
        return f"event {self.seq} of {self.tournament_id}: {self.type}"

    @property
    def entry(self) -> dict[str, Any]:
        """The event as it is delivered and exported."""
        return {"seq": self.seq, "type": self.type, "data": self.data, "at": timestamp(self.at), "hash": self.hash}
