"""The shapes of tournaments coming in."""

from collections.abc import Mapping
from math import isfinite
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from games.api.serializers import LONGEST_BANK, LONGEST_TURN, SHORTEST_BANK, SHORTEST_TURN
from games.models import Game
from games.players.models import PlayerKind
from games.players.names import check_line
from games.services import time
from games.tournaments.formats.documents import MOST_GAMES, MOST_SEATS, OPTIONS, WIDEST_MARGIN
from games.tournaments.formats.history import MOST_ENTRANTS
from games.tournaments.models import Tournament
from games.tournaments.services.draft import TournamentWish
from games.tournaments.tiebreaks import TIE_BREAKS
from yachtapi.body import Body, Choice, IdField, TextField, TrueOrFalse, WholeNumber

NAME_LENGTH = 80
REASON_LENGTH = 200
MOST_ROUNDS = 1000
LONGEST_LATENCY = 60  # seconds
MOST_INVITED = 100  # at once
RANKINGS = ["points", "regret"]
MATCH_KINDS = ["best_of", "points"]
FORMATS = list(OPTIONS)


class ReasonField(TextField):
    """Why something is done, for everybody to read."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(max_length=REASON_LENGTH, validators=[check_line], **kwargs)


class FormatSerializer(Body):
    """How entrants meet; an option of another format than the one that is chosen is refused."""

    kind = Choice(FORMATS)
    third_place = TrueOrFalse(
        required=False, help_text="Whether the losers of the semi-finals meet: single_elimination, round_robin."
    )
    second_final = TrueOrFalse(
        required=False,
        help_text="Whether there is another final if the unbeaten entrant loses the first: double_elimination.",
    )
    legs = WholeNumber(required=False, min_value=1, max_value=2, help_text="How often two meet: round_robin.")
    groups = WholeNumber(required=False, min_value=1, max_value=MOST_ENTRANTS // 2, help_text="For round_robin.")
    advance = WholeNumber(
        required=False,
        min_value=0,
        max_value=MOST_ENTRANTS,
        help_text="How many of each group go on to a single elimination: round_robin.",
    )
    rounds = WholeNumber(
        required=False,
        allow_null=True,
        min_value=1,
        max_value=MOST_ROUNDS,
        help_text="For swiss, where null lets the number of entrants say; and for score.",
    )
    ranking = Choice(RANKINGS, required=False, help_text="What counts: score.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """No format takes the options of another."""
        for field in attrs.keys() - {"kind", *OPTIONS[attrs["kind"]]}:
            raise serializers.ValidationError(
                {field: [_("The format {kind} has no such option.").format(kind=attrs["kind"])]}
            )
        if attrs["kind"] == "score" and attrs.get("rounds", 1) is None:
            raise serializers.ValidationError({"rounds": [_("The format score needs a number.")]})
        return attrs


class MatchFormatSerializer(Body):
    """What a match is: the best of n games, or n games of which the points are added up."""

    kind = Choice(MATCH_KINDS, required=False)
    games = WholeNumber(required=False, min_value=1, max_value=MOST_GAMES, help_text="Odd for best_of.")
    seats = WholeNumber(
        required=False, min_value=1, max_value=MOST_SEATS, help_text="At a table; others than 2 for score alone."
    )
    stop_at_margin = serializers.FloatField(
        required=False,
        allow_null=True,
        min_value=0,
        max_value=WIDEST_MARGIN,
        help_text="End a match of two for points as soon as it is sure who plays better, or that neither does by more "
        "than so many points a game. Whoever is told falsely is in at most 5 % of the matches. Null: play all games.",
    )


class DraftSerializer(Body):
    """What can be set up of a tournament."""

    name = TextField(max_length=NAME_LENGTH, validators=[check_line])
    ruleset = TextField(max_length=100, help_text="A key of `GET rulesets/`.")
    format = FormatSerializer()
    match = MatchFormatSerializer(required=False)
    tie_breaks = serializers.ListField(
        child=Choice(TIE_BREAKS),
        required=False,
        max_length=len(TIE_BREAKS),
        help_text="What parts those who are level, in this order; the format's own if left out.",
    )
    visibility = Choice(Tournament.Visibility.choices, required=False, help_text="Who may watch it, once it is open.")
    entry = Choice(Tournament.Entry.choices, required=False, help_text="Who may enter: all, or those invited.")
    admits = serializers.ListField(
        child=Choice(PlayerKind.choices), required=False, min_length=1, max_length=3, help_text="Kinds of players; all."
    )
    capacity = WholeNumber(
        required=False,
        allow_null=True,
        min_value=2,
        max_value=MOST_ENTRANTS,
        help_text="Those who enter after so many wait for a place that comes free.",
    )
    check_in = TrueOrFalse(required=False, help_text="Whether only those play who say before the start that they do.")
    starts_at = serializers.DateTimeField(
        required=False, allow_null=True, help_text="When it starts by itself; null: when an organiser starts it."
    )
    turn_seconds = WholeNumber(required=False, allow_null=True, min_value=SHORTEST_TURN, max_value=LONGEST_TURN)
    bank_seconds = WholeNumber(required=False, allow_null=True, min_value=SHORTEST_BANK, max_value=LONGEST_BANK)
    on_timeout = Choice(Game.OnTimeout.choices, required=False, help_text="As in a game.")
    rated = TrueOrFalse(required=False)
    latency_seconds = WholeNumber(
        required=False,
        min_value=0,
        max_value=LONGEST_LATENCY,
        help_text="For how long after its deadline a remote bot's move is still taken: the time that the way may take. "
        "The deadline that everybody is shown stays what it is; 0 if left out.",
    )
    rehearsal = TrueOrFalse(
        required=False,
        help_text="To try a bot out: unrated, and where no clock is set a turn has ten seconds.",
    )
    shared_dice = TrueOrFalse(required=False, help_text="Whether all boards of a round play the same dice.")
    lockstep = TrueOrFalse(
        required=False, help_text="Whether no board sees a throw of the shared dice before all have made their keeps."
    )

    def validate_starts_at(self, moment: Any) -> Any:
        """A start lies ahead."""
        if moment is not None and moment <= time.now():
            raise serializers.ValidationError(_("This moment is over."))
        return moment


class NewTournamentSerializer(DraftSerializer):
    """A tournament to be."""

    def wish(self) -> TournamentWish:
        """The validated body as the service takes it."""
        return TournamentWish(**_plain(self.validated_data))


class ChangeTournamentSerializer(DraftSerializer):
    """What is to be changed of a tournament; all else stays."""

    name = TextField(required=False, max_length=NAME_LENGTH, validators=[check_line])
    ruleset = TextField(required=False, max_length=100, help_text="A key of `GET rulesets/`.")
    format = FormatSerializer(required=False)

    def changes(self) -> dict[str, Any]:
        """The validated fields that were given."""
        return _plain(self.validated_data)


class DryRunQuery(Body):
    """Whether an action is only to be tried out."""

    dry_run = serializers.BooleanField(
        required=False,
        default=False,
        help_text="Change nothing, tell nobody, and answer with what the action would do.",
    )


class MarginQuery(Body):
    """How sure one wants to be."""

    margin = serializers.FloatField(
        required=False,
        min_value=0.01,
        max_value=WIDEST_MARGIN,
        help_text="Points a game: how far from the mean the ends of the interval are to be, at most.",
    )

    def validate_margin(self, margin: float) -> float:
        """A number that one can be near to."""
        if not isfinite(margin):
            raise serializers.ValidationError(_("A valid number is required."))
        return margin


class StandingsQuery(Body):
    """After which round."""

    round = serializers.IntegerField(
        required=False, min_value=0, max_value=MOST_ROUNDS, help_text="A closed one; the last if left out."
    )


class CancellationSerializer(Body):
    """The end of a tournament that nobody wins."""

    reason = ReasonField(help_text="Shown to everybody.")


class EntrySerializer(Body):
    """Who is to take part: with an empty body you; players to invite, or a built-in strategy, by organisers."""

    invite = serializers.ListField(
        child=IdField(), required=False, min_length=1, max_length=MOST_INVITED, help_text="Players' ids."
    )
    strategy = TextField(required=False, max_length=40, help_text="A key of `GET strategies/`.")
    copies = WholeNumber(
        required=False, min_value=1, max_value=MOST_ENTRANTS, help_text="How many entrants of the strategy; 1."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """One kind of entrants at once."""
        if "copies" in attrs and "strategy" not in attrs:
            raise serializers.ValidationError({"copies": [_("Only a strategy has copies.")]})
        if "invite" in attrs and "strategy" in attrs:
            raise serializers.ValidationError({"invite": [_("Invite players in a request of its own.")]})
        return attrs


class ChangeEntrantSerializer(Body):
    """What an organiser may say of an entrant before the start."""

    seed = WholeNumber(
        allow_null=True,
        min_value=1,
        max_value=MOST_ENTRANTS,
        help_text="Where to seed him, from 1, the strongest; null: after all those of whom it is said.",
    )


class DepartureSerializer(Body):
    """An entrant's end."""

    reason = ReasonField(
        required=False, help_text="With it, it is a disqualification, by organisers alone; without, a withdrawal."
    )


class ForfeitSerializer(Body):
    """Who is to lose a match."""

    entrant_id = IdField()


class OverrideSerializer(Body):
    """How a match ended, by an organiser's word."""

    ranks = serializers.ListField(
        child=WholeNumber(min_value=1, max_value=MOST_SEATS),
        min_length=1,
        max_length=MOST_SEATS,
        help_text="The rank of each side in the match's order: 1, 1, 3; in a bracket one side alone is first.",
    )
    reason = ReasonField(help_text="Shown to everybody.")


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    documents = {name: dict(data[name]) for name in ("format", "match") if name in data}
    return {**data, **documents}
