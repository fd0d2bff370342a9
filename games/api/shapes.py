"""The shapes of games going out. ``games.services.presentation`` makes them; here they are declared for the schema."""

from typing import Any

from rest_framework import serializers

from games.models import Game, Seat
from games.players.api.serializers import WARNING_HELP, MeSerializer
from games.players.models import PlayerKind
from yachtapi.whole import WholePageSerializer

Shape = serializers.Serializer[Any]

SEAT_KINDS = ["open", *PlayerKind.values]
TURN_STATUSES = ["playing", "scored", "timed_out", "dropped"]
COMMITMENT_STATUSES = [*Game.Status.values, "deleted"]


class NamedPlayerSerializer(Shape):
    id = serializers.UUIDField()
    name = serializers.CharField()


class SeatSerializer(Shape):
    """A seat and its scorecard; `scorecard` holds the filled categories in the order of the rules."""

    index = serializers.IntegerField()
    kind = serializers.ChoiceField(SEAT_KINDS)
    player = NamedPlayerSerializer(allow_null=True)
    strategy = serializers.CharField(allow_null=True, help_text="The built-in strategy that was asked for.")
    strategy_in_use = serializers.CharField(
        allow_null=True,
        help_text="The one that plays: another than was asked for where that had no solved table yet.",
    )
    scorecard = serializers.DictField(child=serializers.IntegerField())
    upper = serializers.IntegerField()
    upper_bonus = serializers.IntegerField()
    lower = serializers.IntegerField()
    bonus = serializers.IntegerField(help_text="The sum of the extra bonuses.")
    total = serializers.IntegerField()
    rank = serializers.IntegerField(allow_null=True)
    status = serializers.ChoiceField(Seat.Presence.choices)
    assisted = serializers.BooleanField(help_text="Whether it has asked for advice in this game.")
    bank_left = serializers.IntegerField(
        allow_null=True, help_text="Whole seconds left in its bank at `server_time`, the turn under way counted."
    )
    stand_in = serializers.CharField(
        allow_null=True,
        help_text="The strategy that plays its turns to come, as its time ran out.",
    )
    present = serializers.BooleanField(
        allow_null=True, help_text="Whether its player was seen within two minutes; null for strategies and open seats."
    )
    seen_at = serializers.DateTimeField(allow_null=True, help_text="When its player was last seen, to the minute.")


class RollSerializer(Shape):
    """One throw: the faces kept, those thrown in drawn order, and all of them sorted."""

    keep = serializers.ListField(child=serializers.IntegerField())
    thrown = serializers.ListField(child=serializers.IntegerField())
    dice = serializers.ListField(child=serializers.IntegerField())


class LegalCategorySerializer(Shape):
    category = serializers.CharField()
    points = serializers.IntegerField()
    bonus = serializers.IntegerField(help_text="The extra bonus that would come on top.")


class LegalActionsSerializer(Shape):
    """Empty before the first roll, when throwing is all there is to do."""

    categories = LegalCategorySerializer(many=True)


class CurrentTurnSerializer(Shape):
    """The turn under way: `n` counts the game's turns, `number` the seat's own."""

    n = serializers.IntegerField()
    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    deadline = serializers.DateTimeField(
        allow_null=True, help_text="When the mover's time runs out, his bank counted in; null for an engine."
    )
    stand_in = serializers.CharField(allow_null=True, help_text="The strategy that plays this turn for its player.")
    waiting = serializers.BooleanField(
        help_text="Whether its next throw waits until all boards of shared dice have sent their keeps; no time passes."
    )
    keep = serializers.ListField(
        child=serializers.IntegerField(), allow_null=True, help_text="The keep that was sent for a throw that waits."
    )
    rolls_left = serializers.IntegerField()
    dice = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    rolls = RollSerializer(many=True)
    legal = LegalActionsSerializer()


class ToldTurnSerializer(Shape):
    """A turn as the log tells it; a dropped one was given up by its seat, a timed out one scored 0."""

    n = serializers.IntegerField()
    number = serializers.IntegerField()
    seat = serializers.IntegerField()
    status = serializers.ChoiceField(TURN_STATUSES)
    dice = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    rolls = RollSerializer(many=True)
    category = serializers.CharField(allow_null=True)
    points = serializers.IntegerField(allow_null=True)
    bonus = serializers.IntegerField(allow_null=True)


class ResultSerializer(Shape):
    seat = serializers.IntegerField()
    total = serializers.IntegerField()
    rank = serializers.IntegerField(help_text="1, 1, 3: equal totals share a rank; leavers share the last.")


class ReceiptSerializer(Shape):
    """The signed head of a log; keep it, and nothing before it can be changed unnoticed."""

    game_id = serializers.UUIDField()
    commitment = serializers.CharField()
    seq = serializers.IntegerField()
    hash = serializers.CharField()
    key_id = serializers.CharField()
    signature = serializers.CharField()


class GameSerializer(Shape):
    """A game with everything that may be seen of it."""

    id = serializers.UUIDField()
    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    status = serializers.ChoiceField(Game.Status.choices)
    version = serializers.IntegerField(help_text="The `seq` of the log's last event.")
    owner_id = serializers.UUIDField()
    order = serializers.ChoiceField(Game.Order.choices)
    visibility = serializers.ChoiceField(Game.Visibility.choices)
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True, help_text="What each seat had in its bank at the start.")
    on_timeout = serializers.ChoiceField(Game.OnTimeout.choices, help_text="What happens when a seat's time runs out.")
    stand_in = serializers.CharField(allow_null=True, help_text="With `bot`: the strategy that then plays on.")
    hints = serializers.ChoiceField(
        Game.Hints.choices, help_text="When the game tells what perfect play would do; with `always` it is unrated."
    )
    rated = serializers.BooleanField()
    seeded = serializers.BooleanField()
    client_seeded = serializers.BooleanField(help_text="Whether the players could add their share to the dice.")
    draw_id = serializers.UUIDField(help_text="What the dice are drawn for: the game, or a set that it shares.")
    commitment = serializers.CharField(help_text="SHA-256 of the seed, in hex.")
    hidden = serializers.BooleanField(
        help_text="A board of shared dice, which its own player alone may see until all boards are over."
    )
    tournament_id = serializers.UUIDField(allow_null=True, help_text="What it is played for, if anything.")
    rematch_of = serializers.UUIDField(allow_null=True)
    created_at = serializers.DateTimeField()
    deadline = serializers.DateTimeField(allow_null=True, help_text="When the turn or the whole game runs out.")
    server_time = serializers.DateTimeField()
    first_seat = serializers.IntegerField(allow_null=True)
    abort_reason = serializers.CharField(
        allow_null=True,
        help_text="`cancelled`, `abandoned`, `deadline`, `engine_failed`; or an operator's: `operator/`, a word, a "
        "colon and a sentence.",
    )
    results = ResultSerializer(many=True, allow_null=True)
    seats = SeatSerializer(many=True)
    turn = CurrentTurnSerializer(allow_null=True)
    receipt = ReceiptSerializer(
        allow_null=True, help_text="In the answers to create, join and start; elsewhere if asked for."
    )


class WelcomeSerializer(Shape):
    """A new player with the token to play with, which is shown this once, and the first game if one was asked for."""

    player = MeSerializer()
    token = serializers.CharField()
    warning = serializers.CharField(help_text=WARNING_HELP)
    game = GameSerializer(allow_null=True)


class JoinedGameSerializer(GameSerializer):
    """The game joined, and where."""

    seat = serializers.IntegerField(help_text="The index of the seat taken.")


class RolledSerializer(Shape):
    turn = CurrentTurnSerializer()
    version = serializers.IntegerField()


class ScoredSerializer(Shape):
    """The turn that ended, its seat, and what comes next: a turn or the results."""

    turn = ToldTurnSerializer()
    seat = SeatSerializer()
    next_turn = CurrentTurnSerializer(allow_null=True)
    results = ResultSerializer(many=True, allow_null=True)
    version = serializers.IntegerField()


class InviteSerializer(Shape):
    invite = serializers.CharField(help_text="Hand it on; it is shown this once and works until the game starts.")


class EventSerializer(Shape):
    """One entry of the log; `hash` follows from the previous hash and this entry."""

    seq = serializers.IntegerField()
    type = serializers.CharField()
    data = serializers.DictField()  # type: ignore[assignment] # the declaration is taken off the class
    at = serializers.DateTimeField()
    hash = serializers.CharField()


class EventsSerializer(Shape):
    """The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`."""

    version = serializers.IntegerField()
    status = serializers.ChoiceField(Game.Status.choices, help_text="Once it is over, no event follows `version`.")
    events = EventSerializer(many=True)


class NoticeSerializer(Shape):
    """One entry of a player's own log; `data` depends on the `type`, as in the game's and the tournament's."""

    seq = serializers.IntegerField()
    type = serializers.CharField()
    game_id = serializers.UUIDField(allow_null=True)
    tournament_id = serializers.UUIDField(allow_null=True)
    data = serializers.DictField()  # type: ignore[assignment] # the declaration is taken off the class
    at = serializers.DateTimeField()


class NoticesSerializer(Shape):
    """The entries after the one you have, at most 500; there may be more while the last is below `seq`."""

    seq = serializers.IntegerField(help_text="The number of your last notice; 0 before the first.")
    oldest = serializers.IntegerField(help_text="The oldest that is still kept; what was before is gone.")
    events = NoticeSerializer(many=True)


class CommitmentSerializer(Shape):
    """One line of the public list, and how its game, or its shared dice, ended; `deleted` is a game that is no more."""

    number = serializers.IntegerField()
    draw_id = serializers.UUIDField()
    commitment = serializers.CharField()
    at = serializers.DateTimeField()
    status = serializers.ChoiceField(COMMITMENT_STATUSES)
    abort_reason = serializers.CharField(allow_null=True)


class KeySerializer(Shape):
    """A public key for receipts and records; `key_id` is the start of its SHA-256."""

    key_id = serializers.CharField()
    algorithm = serializers.CharField()
    public_key = serializers.CharField(help_text="32 bytes in hex.")
    current = serializers.BooleanField(help_text="Whether it signs what is signed now.")
    retired_at = serializers.DateTimeField(
        allow_null=True, help_text="When another took its place; what it signed stays verifiable."
    )


class StrengthSerializer(Shape):
    """What solo games of a strategy scored, measured."""

    mean = serializers.FloatField(help_text="Points.")
    standard_deviation = serializers.FloatField(help_text="Points, of one game.")
    games = serializers.IntegerField(help_text="How many were played.")


class StrategySerializer(Shape):
    """A built-in player; `strength` is by ruleset, as far as this version of it was measured under these rules."""

    key = serializers.CharField()
    version = serializers.CharField()
    name = serializers.CharField()
    summary = serializers.CharField()
    strength = serializers.DictField(child=StrengthSerializer())


class TurnsSerializer(WholePageSerializer):
    """All the turns of a game so far."""

    results = ToldTurnSerializer(many=True)


class KeysSerializer(WholePageSerializer):
    """All the keys."""

    results = KeySerializer(many=True)


class StrategiesSerializer(WholePageSerializer):
    """All the built-in players."""

    results = StrategySerializer(many=True)
