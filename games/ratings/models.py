"""The rows of ratings. Only ``games.ratings.services`` write them.

Lines and changes are history: written once, in the order of their numbers, and the truth. Ratings are what they lead
to, kept so that nobody has to add them up. Tallies of what players scored are counters beside them.
"""

from django.conf import settings
from django.db import models


class Kind(models.TextChoices):
    """Whose games a rating comes from: those of people alone, those of bots and engines alone, or every one."""

    PEOPLE = "people"
    BOTS = "bots"
    ALL = "all"


class Ledger(models.Model):
    """The one row that is held by whoever writes here, and how many lines there are."""

    lines = models.PositiveBigIntegerField(default=0)

    def __str__(self) -> str:
        return f"ledger of {self.lines} lines"


class Line(models.Model):
    """A finished game, or the merge of two accounts; numbered without a gap in the order in which they counted."""

    number = models.PositiveBigIntegerField(primary_key=True)
    # No foreign keys: a line outlives a game that vanished, and names an account that was merged by what it was.
    game_id = models.UUIDField(null=True, unique=True)
    merged_id = models.UUIDField(null=True)
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="a_line_is_of_a_game_or_a_merge",
                condition=models.Q(game_id__isnull=False, merged_id__isnull=True)
                | models.Q(game_id__isnull=True, merged_id__isnull=False),
            )
        ]

    def __str__(self) -> str:
        return f"line {self.number}"


class Change(models.Model):
    """What a line made of one player's rating; in a merge, of the surviving account's, which had no seat."""

    line = models.ForeignKey(Line, models.CASCADE, related_name="changes")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="rating_changes")
    kind = models.CharField(max_length=6, choices=Kind)
    seat = models.PositiveSmallIntegerField(null=True)
    rank = models.PositiveSmallIntegerField(null=True)
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    mu_after = models.FloatField()
    sigma_after = models.FloatField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["line", "kind", "player"], name="a_line_changes_a_players_rating_of_a_kind_once"
            ),
            models.CheckConstraint(name="a_change_knows_its_kind", condition=models.Q(kind__in=Kind.values)),
        ]

    def __str__(self) -> str:
        return f"{self.kind} rating of {self.player_id} in line {self.line_id}"


class Rating(models.Model):
    """How strong a player is in one version of a ruleset, among one kind of players."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="ratings")
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    kind = models.CharField(max_length=6, choices=Kind)
    mu = models.FloatField()
    sigma = models.FloatField()
    ordinal = models.FloatField()
    games = models.PositiveIntegerField()
    listed = models.BooleanField()  # false for an account that was deleted

    class Meta:
        indexes = [
            models.Index(
                fields=["ruleset_digest", "kind", "-ordinal", "id"],
                name="leaderboards",
                condition=models.Q(listed=True),
            )
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["player", "ruleset_digest", "kind"], name="a_player_has_one_rating_of_a_kind"
            ),
            models.CheckConstraint(name="a_rating_knows_its_kind", condition=models.Q(kind__in=Kind.values)),
        ]

    def __str__(self) -> str:
        return f"{self.kind} rating of {self.player_id} in {self.ruleset}"


class Tally(models.Model):
    """What a player has scored in one version of a ruleset: counters, so that no read goes through all games."""

    player = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="tallies")
    ruleset = models.CharField(max_length=100)
    ruleset_digest = models.CharField(max_length=64)
    games = models.PositiveIntegerField(default=0)  # seats held in finished games
    left = models.PositiveIntegerField(default=0)  # of these, how many were resigned or timed out
    contests = models.PositiveIntegerField(default=0)  # of these, how many were against others
    wins = models.PositiveIntegerField(default=0)
    draws = models.PositiveIntegerField(default=0)
    cards = models.PositiveIntegerField(default=0)  # scorecards that the player filled alone
    points = models.PositiveBigIntegerField(default=0)  # the sum of their totals
    best = models.PositiveIntegerField(null=True)
    upper_bonuses = models.PositiveIntegerField(default=0)
    extra_bonuses = models.PositiveBigIntegerField(default=0)  # points
    categories = models.JSONField(default=dict)  # by key, the sum of the points and the number of zeros

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["player", "ruleset_digest"], name="a_player_has_one_tally_of_a_ruleset")
        ]

    def __str__(self) -> str:
        return f"tally of {self.player_id} in {self.ruleset}"
