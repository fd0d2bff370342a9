"""The shapes of games coming in."""

from typing import Any

from django.core.validators import RegexValidator
from django.utils.translation import gettext as _
from rest_framework import serializers

from games.models import Game
from games.models.game import MOST_SEATS
from games.players.api.serializers import NameField, NewPlayerSerializer
from games.services.creation import GameWish, SeatWish
from yachtapi.body import Body, Choice, TextField, TrueOrFalse, WholeNumber

SHORTEST_TURN = 5  # seconds
LONGEST_TURN = 30 * 24 * 3600  # seconds
SHORTEST_BANK = 10  # seconds
LONGEST_BANK = 30 * 24 * 3600  # seconds
CLIENT_SEED = r"^[A-Za-z0-9_-]{0,64}\Z"
SEED = r"^[0-9a-f]{64}\Z"
MOST_DICE = 20
WISH_KINDS = ["me", "open", "bot"]


class ClientSeedField(TextField):
    """A player's own share in the dice."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            allow_blank=True,
            trim_whitespace=False,
            validators=[RegexValidator(CLIENT_SEED, "Up to 64 letters, digits, dashes and underscores are allowed.")],
            help_text="Your share in the dice: up to 64 letters, digits, dashes and underscores.",
            **kwargs,
        )


class SeatWishSerializer(Body):
    """A seat of a game to be: yours, open to others, or a built-in strategy's."""

    kind = Choice(WISH_KINDS)
    strategy = TextField(
        required=False, max_length=40, help_text="For a bot: a key of `GET strategies/`; `greedy` if left out."
    )
    name = NameField(required=False, help_text="What this seat is called, if not like its player.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Only a bot has a strategy, only your own seats have a name of yours."""
        for field, kind in (("strategy", "bot"), ("name", "me")):
            if field in attrs and attrs["kind"] != kind:
                raise serializers.ValidationError(
                    {field: [_("Only a seat of kind {kind} takes this.").format(kind=kind)]}
                )
        return attrs


class NewGameSerializer(Body):
    """A game to be."""

    ruleset = TextField(max_length=100, help_text="A key of `GET rulesets/`.")
    seats = serializers.ListField(child=SeatWishSerializer(), min_length=1, max_length=MOST_SEATS)
    order = Choice(Game.Order.choices, required=False, help_text="Who begins; the ruleset's own order if left out.")
    start = TrueOrFalse(required=False, help_text="Start at once; there are no client seeds then.")
    turn_seconds = WholeNumber(
        required=False,
        allow_null=True,
        min_value=SHORTEST_TURN,
        max_value=LONGEST_TURN,
        help_text="The time for a turn; what a turn takes beyond it is taken from the bank. No limit if left out.",
    )
    bank_seconds = WholeNumber(
        required=False,
        allow_null=True,
        min_value=SHORTEST_BANK,
        max_value=LONGEST_BANK,
        help_text="A seat's time for the whole game beyond its turns' own, or all it has if turns have none.",
    )
    on_timeout = Choice(
        Game.OnTimeout.choices,
        required=False,
        help_text="When a seat's time runs out: with `forfeit` (if left out) it is out; with `zero` the turn scores 0 "
        "where it costs least, and the third such turn in a row forfeits; with `bot` a stand-in plays until the player "
        "takes his seat again, and the game is unrated. The last two need a clock.",
    )
    stand_in = TextField(
        required=False, max_length=40, help_text="With `bot`: a key of `GET strategies/`; `greedy` if left out."
    )
    visibility = Choice(Game.Visibility.choices, required=False)
    hints = Choice(
        Game.Hints.choices,
        required=False,
        help_text="When it tells what perfect play would do; `after_game` if left out. With `always` it is unrated.",
    )
    rated = TrueOrFalse(required=False)
    seed = TextField(
        required=False,
        trim_whitespace=False,
        validators=[RegexValidator(SEED, "A seed has 64 lower-case hex digits.")],
        help_text="64 hex digits, for tests of clients: the game is marked as seeded and closed to others.",
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Nobody stands in where time runs out in another way."""
        if "stand_in" in attrs and attrs.get("on_timeout") != Game.OnTimeout.BOT:
            raise serializers.ValidationError({"stand_in": [_("Only a game with `on_timeout` bot takes this.")]})
        return attrs

    def wish(self) -> GameWish:
        """The validated body as the service takes it."""
        return _game_wish(self.validated_data)


class ChangeGameSerializer(Body):
    """What an owner may change of a game at any time."""

    visibility = Choice(Game.Visibility.choices, help_text="Who may watch: everybody, or only those who belong to it.")


class NewcomerSerializer(NewPlayerSerializer):
    """A guest to be, and a first game."""

    game = NewGameSerializer(required=False, help_text="Create a game in the same request, as `POST games/` does.")

    def guest(self) -> dict[str, Any]:
        """The validated name and kind, as far as they were given."""
        return {name: value for name, value in self.validated_data.items() if name != "game"}

    def game_wish(self) -> GameWish | None:
        """The first game, if one is wished for."""
        game = self.validated_data.get("game")
        return None if game is None else _game_wish(game)


class JoinSerializer(Body):
    """A seat to take, for yourself or, as the owner, for a built-in strategy."""

    seat = WholeNumber(
        required=False, min_value=0, max_value=MOST_SEATS - 1, help_text="The first open one if left out."
    )
    name = NameField(required=False, help_text="What this seat is called, if not like its player.")
    client_seed = ClientSeedField(required=False)
    invite = TextField(required=False, max_length=100, help_text="What `POST invites/` gave out.")
    strategy = TextField(required=False, max_length=40, help_text="Seat this built-in strategy; owners only.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """A strategy takes a seat and nothing else."""
        for field in attrs.keys() - {"seat", "strategy"} if "strategy" in attrs else ():
            raise serializers.ValidationError({field: [_("A strategy takes a seat without this.")]})
        return attrs


class StartSerializer(Body):
    """The start of a game."""

    client_seed = ClientSeedField(required=False)


class ResignationSerializer(Body):
    """A seat to give up."""

    seat = WholeNumber(
        required=False, min_value=0, max_value=MOST_SEATS - 1, help_text="Needed only if you hold several."
    )


class AbsenceSerializer(Body):
    """A seat that others wait for."""

    seat = WholeNumber(min_value=0, max_value=MOST_SEATS - 1, help_text="The seat that has to move.")


class ThrowSerializer(Body):
    """A throw."""

    keep = serializers.ListField(
        child=WholeNumber(),
        required=False,
        max_length=MOST_DICE,
        help_text="The faces to leave on the table, in any order; none if left out, as before the first roll.",
    )


class ScoreSerializer(Body):
    """The end of a turn."""

    category = TextField(max_length=40, help_text="One of the turn's legal categories.")


class EventsQuery(Body):
    """Where to go on in a log."""

    after = serializers.IntegerField(
        required=False, min_value=0, max_value=2**31 - 1, default=0, help_text="The `seq` of the last event you have."
    )
    wait = serializers.IntegerField(
        required=False, min_value=0, max_value=60, default=0, help_text="Seconds to wait for an event if there is none."
    )


class LastEventId(Body):
    """The header with which a reader of a stream comes back."""

    last_event_id = serializers.IntegerField(min_value=0, max_value=2**31 - 1)


class GameQuery(Body):
    """What a game is to come with."""

    receipt = serializers.BooleanField(required=False, default=False, help_text="Add a signed receipt of the log.")


def _game_wish(game: dict[str, Any]) -> GameWish:
    fields = {name: value for name, value in game.items() if name not in ("seats", "seed")}
    seed = bytes.fromhex(game["seed"]) if "seed" in game else None
    return GameWish(seats=tuple(SeatWish(**seat) for seat in game["seats"]), seed=seed, **fields)
