"""The shapes of tournaments going out. ``games.tournaments.services`` makes them; here they are declared."""

from typing import Any

from rest_framework import serializers

from games.api.shapes import EventSerializer
from games.tournaments.models import Tournament

Shape = serializers.Serializer[Any]


class TournamentEventsSerializer(Shape):
    """The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`."""

    version = serializers.IntegerField()
    status = serializers.ChoiceField(Tournament.Status.choices, help_text="Once it is over, nothing follows `version`.")
    events = EventSerializer(many=True)
