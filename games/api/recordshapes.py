"""The shape of a record going out."""

from rest_framework import serializers

from games.api.shapes import EventSerializer, ResultSerializer, Shape


class RecordSeatSerializer(Shape):
    index = serializers.IntegerField()
    player_id = serializers.UUIDField()
    strategy = serializers.CharField(allow_null=True)
    strategy_version = serializers.CharField(allow_null=True)


class RecordSerializer(Shape):
    """An ended game, with its seed, signed. Keep the bytes as they are: they are the canonical form (RFC 8785)."""

    format = serializers.CharField()
    game_id = serializers.UUIDField()
    draw_id = serializers.CharField()
    ruleset = serializers.DictField()
    ruleset_digest = serializers.CharField()
    commitment = serializers.CharField()
    seed = serializers.CharField()
    client_seeds = serializers.ListField(child=serializers.CharField(allow_blank=True))
    seats = RecordSeatSerializer(many=True)
    events = EventSerializer(many=True)
    results = ResultSerializer(many=True, allow_null=True)
    key_id = serializers.CharField()
    signature = serializers.CharField()
