"""The shapes of tournaments going out. ``games.tournaments.services`` makes them; here they are declared."""

from typing import Any, get_args

from rest_framework import serializers

from games.api.shapes import EventSerializer, NamedPlayerSerializer
from games.models import Game
from games.players.models import PlayerKind
from games.tournaments.api.serializers import FORMATS, MATCH_KINDS
from games.tournaments.models import Entrant, Match, Tournament
from games.tournaments.scoring import Stopped

Shape = serializers.Serializer[Any]

STOPPED = list(get_args(Stopped))
HOWS = ["played", "roll_off", "walkover", "bye", "override", "void"]


class ShownFormatSerializer(Shape):
    """How entrants meet; the options of other formats are null."""

    kind = serializers.ChoiceField(FORMATS)
    third_place = serializers.BooleanField(allow_null=True)
    second_final = serializers.BooleanField(allow_null=True)
    legs = serializers.IntegerField(allow_null=True)
    groups = serializers.IntegerField(allow_null=True)
    advance = serializers.IntegerField(allow_null=True)
    rounds = serializers.IntegerField(allow_null=True)
    ranking = serializers.CharField(allow_null=True)


class ShownMatchFormatSerializer(Shape):
    kind = serializers.ChoiceField(MATCH_KINDS)
    games = serializers.IntegerField()
    seats = serializers.IntegerField()
    stop_at_margin = serializers.FloatField(allow_null=True)


class EntrantsCountSerializer(Shape):
    """How many entrants there are of each status."""

    invited = serializers.IntegerField()
    registered = serializers.IntegerField()
    waiting = serializers.IntegerField()
    withdrawn = serializers.IntegerField()
    disqualified = serializers.IntegerField()


class OwnEntrySerializer(Shape):
    entrant_id = serializers.UUIDField()
    status = serializers.ChoiceField(Entrant.Status.choices)


class WinnerSerializer(Shape):
    entrant_id = serializers.UUIDField()
    name = serializers.CharField()


class TournamentSerializer(Shape):
    """A tournament with everything that may be seen of it."""

    id = serializers.UUIDField()
    status = serializers.ChoiceField(Tournament.Status.choices)
    version = serializers.IntegerField(help_text="The number of the last event in its log.")
    owner = NamedPlayerSerializer()
    organisers = NamedPlayerSerializer(many=True, help_text="Who runs it beside the owner.")
    name = serializers.CharField()
    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    format = ShownFormatSerializer()
    match = ShownMatchFormatSerializer()
    tie_breaks = serializers.ListField(child=serializers.CharField())
    visibility = serializers.ChoiceField(Tournament.Visibility.choices)
    entry = serializers.ChoiceField(Tournament.Entry.choices)
    admits = serializers.ListField(child=serializers.ChoiceField(PlayerKind.choices))
    capacity = serializers.IntegerField(allow_null=True)
    check_in = serializers.BooleanField()
    starts_at = serializers.DateTimeField(allow_null=True)
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True)
    on_timeout = serializers.ChoiceField(Game.OnTimeout.choices)
    rated = serializers.BooleanField()
    latency_seconds = serializers.IntegerField()
    rehearsal = serializers.BooleanField()
    shared_dice = serializers.BooleanField()
    lockstep = serializers.BooleanField()
    round = serializers.IntegerField(help_text="The last that was opened; 0 before the start.")
    entrants_count = EntrantsCountSerializer()
    checked_in_count = serializers.IntegerField(help_text="Of the registered.")
    mine = OwnEntrySerializer(allow_null=True, help_text="Your own entry.")
    winners = WinnerSerializer(many=True, help_text="Those in the first place, once it is finished; at most 20.")
    created_at = serializers.DateTimeField()
    started_at = serializers.DateTimeField(allow_null=True)
    ended_at = serializers.DateTimeField(allow_null=True)
    cancel_reason = serializers.CharField(allow_null=True)
    server_time = serializers.DateTimeField()


class ProgressSerializer(Shape):
    """How far it is: matches of all rounds that are known so far, those that failed among them."""

    known = serializers.IntegerField()
    decided = serializers.IntegerField()
    failed = serializers.IntegerField()
    per_minute = serializers.FloatField(help_text="Matches decided, of late.")
    expected_end = serializers.DateTimeField(
        allow_null=True, help_text="Of the round under way, at this rate; null while nothing moves."
    )


class OneTournamentSerializer(TournamentSerializer):
    """A tournament with how far it is, and its rules."""

    progress = ProgressSerializer(allow_null=True, help_text="Null before the start.")
    rules = serializers.CharField(help_text="How it is played and what decides, in plain words.")


class EntrantSerializer(Shape):
    """Who takes part; `seed` is wished for before the start, and settled by it."""

    id = serializers.UUIDField()
    number = serializers.IntegerField(help_text="In the order of registration.")
    name = serializers.CharField(help_text="The player's; a copy of a strategy has its number behind it.")
    player = NamedPlayerSerializer()
    kind = serializers.ChoiceField(PlayerKind.choices)
    strategy = serializers.CharField(allow_null=True)
    copy = serializers.IntegerField(help_text="Which of a strategy's, from 1; 0 for everybody else.")
    status = serializers.ChoiceField(Entrant.Status.choices)
    checked_in = serializers.BooleanField()
    seed = serializers.IntegerField(allow_null=True)
    left_before = serializers.IntegerField(allow_null=True, help_text="The first round that is played without him.")
    reason = serializers.CharField(allow_null=True, help_text="Of a disqualification.")


class DoneSerializer(TournamentSerializer):
    """The tournament after an action, or as it would be after it, and the events that it appended to the log."""

    dry_run = serializers.BooleanField(help_text="Whether nothing of it was done.")
    events = EventSerializer(many=True, help_text="At most 500; the log has them all.")


class EnteredSerializer(DoneSerializer):
    """The same with those who came, left or changed."""

    entrants = EntrantSerializer(many=True, help_text="At most 500.")


class MatchesCountSerializer(Shape):
    total = serializers.IntegerField()
    decided = serializers.IntegerField()
    failed = serializers.IntegerField()


class RoundSerializer(Shape):
    """A round and how far it is."""

    n = serializers.IntegerField()
    opened_at = serializers.DateTimeField()
    closed_at = serializers.DateTimeField(allow_null=True)
    matches = MatchesCountSerializer()


class SideSerializer(Shape):
    """One entrant of a match.

    `regret` is what he gave away a game against perfect play, where the tournament looks at it.
    """

    index = serializers.IntegerField()
    entrant_id = serializers.UUIDField()
    name = serializers.CharField()
    seed = serializers.IntegerField(allow_null=True)
    rank = serializers.IntegerField(allow_null=True)
    points = serializers.IntegerField(allow_null=True)
    regret = serializers.FloatField(allow_null=True)


class MatchGameSerializer(Shape):
    """A game of a match; `seats` are the places in the match by the game's seats."""

    number = serializers.IntegerField()
    game_id = serializers.UUIDField()
    seats = serializers.ListField(child=serializers.IntegerField())
    status = serializers.ChoiceField(Game.Status.choices)


class MatchSerializer(Shape):
    """Who meets and why, what came of it, and its games."""

    id = serializers.UUIDField()
    round = serializers.IntegerField()
    number = serializers.IntegerField(help_text="Within its round.")
    slot = serializers.CharField(help_text="Its place in the event: `W1.3` is the third match of the first round.")
    status = serializers.ChoiceField(Match.Status.choices)
    how = serializers.ChoiceField(HOWS, allow_null=True, help_text="How it was decided.")
    reason = serializers.CharField(allow_null=True, help_text="Why it failed, or was decided by an organiser.")
    stopped = serializers.ChoiceField(
        STOPPED,
        allow_null=True,
        help_text="Why its stopping rule ended it early: it is sure that this side plays better, or that neither does.",
    )
    why = serializers.ListField(child=serializers.DictField())
    entrants = SideSerializer(many=True)
    games = MatchGameSerializer(many=True)
    decided_at = serializers.DateTimeField(allow_null=True)


class RuledSerializer(DoneSerializer):
    """The tournament after a ruling, its events, and the match it was about."""

    ruled = MatchSerializer(help_text="The match.")


class OneRoundSerializer(RoundSerializer):
    """A round with all its pairings."""

    pairings = MatchSerializer(many=True)


class TournamentEventsSerializer(Shape):
    """The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`."""

    version = serializers.IntegerField()
    status = serializers.ChoiceField(Tournament.Status.choices, help_text="Once it is over, no event follows.")
    events = EventSerializer(many=True)


class TieBreakSerializer(Shape):
    """One tie-break of an entrant; its terms say what it is made of."""

    tie_break = serializers.CharField()
    total = serializers.FloatField(allow_null=True, help_text="Null where it does not apply to him.")
    terms = serializers.ListField(child=serializers.DictField())


class StandingSerializer(Shape):
    """One entrant's line; those whom nothing parts share a place, and the next are left out: 1, 1, 3."""

    entrant_id = serializers.UUIDField()
    name = serializers.CharField()
    place = serializers.IntegerField()
    score = serializers.FloatField(help_text="Opponents beaten, and half of those level.")
    values = TieBreakSerializer(many=True)


class StandingsSerializer(Shape):
    """Everybody, best first."""

    version = serializers.IntegerField()
    status = serializers.ChoiceField(Tournament.Status.choices)
    round = serializers.IntegerField(help_text="The last that counts; 0 before the first was closed.")
    tie_breaks = serializers.ListField(child=serializers.CharField())
    standings = StandingSerializer(many=True)


class TournamentExportSerializer(Shape):
    """A whole tournament, signed; the file is exactly the RFC 8785 form of its JSON."""

    format = serializers.CharField(help_text="`yacht-tournament/1`.")
    tournament_id = serializers.UUIDField()
    setup = serializers.DictField(help_text="As it was set up in the end.")
    entrants = serializers.ListField(child=serializers.DictField(), help_text="By ids alone.")
    events = EventSerializer(many=True, help_text="The whole log.")
    rounds = serializers.ListField(child=serializers.DictField(), help_text="Every pairing, why, and what came of it.")
    standings = serializers.ListField(child=serializers.DictField())
    places = serializers.ListField(child=serializers.DictField(), allow_null=True)
    games = serializers.DictField(
        child=serializers.CharField(allow_null=True),
        help_text="SHA-256 of each game's record, in hex; null for a board of shared dice whose record is not out yet.",
    )
    key_id = serializers.CharField()
    public_key = serializers.CharField(help_text="32 bytes in hex; compare it with `GET keys/`.")
    signature = serializers.CharField(
        help_text="Ed25519 over `yacht-tournament/1`, a line feed, and the SHA-256 of the rest's RFC 8785 form."
    )


class ComparedSideSerializer(Shape):
    index = serializers.IntegerField()
    entrant_id = serializers.UUIDField()
    name = serializers.CharField()


class SampleSerializer(Shape):
    """What the games say of a difference, in points a game."""

    games = serializers.IntegerField(help_text="That were counted.")
    mean = serializers.FloatField(allow_null=True, help_text="Null without games.")
    deviation = serializers.FloatField(
        allow_null=True, help_text="The standard deviation of one game; null of fewer than two."
    )
    interval = serializers.ListField(
        child=serializers.FloatField(),
        allow_null=True,
        min_length=2,
        max_length=2,
        help_text="Its ends; null where too few games differ to say.",
    )
    more_games = serializers.IntegerField(
        allow_null=True, help_text="Until the interval is as narrow as `margin`; null where that cannot be said."
    )


class DifferenceSerializer(Shape):
    """The first side's points less the second's in a game, and how sure that is."""

    match_id = serializers.UUIDField()
    status = serializers.ChoiceField(Match.Status.choices)
    stopped = serializers.ChoiceField(STOPPED, allow_null=True, help_text="What its stopping rule ended it for.")
    entrants = ComparedSideSerializer(many=True, help_text="The first and the second side.")
    confidence = serializers.FloatField()
    margin = serializers.FloatField(allow_null=True, help_text="As asked for.")
    scored = SampleSerializer(help_text="As the dice fell.")
    luck_adjusted = SampleSerializer(
        allow_null=True, help_text="What the second gave away against perfect play less what the first did."
    )
    not_luck_adjusted = serializers.CharField(allow_null=True, help_text="Why there is none: `ruleset_too_large`.")
    pending = serializers.IntegerField(help_text="Games whose review is still to come, while the status is 202.")
