"""The log of a game: its events while it lasts, its record afterwards."""

from uuid import UUID

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from rest_framework.request import Request
from rest_framework.views import APIView

from games.api import examples, stream
from games.api.errors import TooManyStreams
from games.api.recordshapes import RecordSerializer
from games.api.serializers import EventsQuery
from games.api.shapes import EventsSerializer
from games.errors import DiceStillShared, GameNotFound, RecordNotReady
from games.players.authentication import viewer
from games.services import queries, visibility
from yachtapi.live.topics import Topic
from yachtapi.schema import operation


class Events(stream.StreamView):
    """The events of a game."""

    @operation(
        "events_list",
        summary="Follow a game's events",
        parameters=[EventsQuery, stream.LAST_EVENT_ID],
        responses=stream.responses(EventsSerializer, "Event"),
        errors=[GameNotFound, TooManyStreams],
        examples=[examples.EVENTS],
        cost="stream",
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponseBase:
        """The log after the event you have: a page of JSON, or all of it and what is still to come as a stream.

        With `wait`, a page without events is held back until there is one. Whoever has more than there is, as a backup
        was restored, gets the log from its start, and as a stream a `gap` before it.
        """
        # The waiting itself happens in front of this view, in yachtapi/live, where it costs no thread.
        wanted = stream.place(request)
        game = visibility.read(viewer(request), game_id).game
        events = queries.events(game, after=stream.reached(wanted["after"], game.version))
        state = {"version": game.version, "status": game.status}
        log = stream.Log(Topic("game", game.id), state, events, head=game.version, over=game.is_over)
        return stream.answer(request, log, **wanted)


class Record(APIView):
    """The record of an ended game."""

    @operation(
        "record_retrieve",
        summary="Get the signed record",
        responses={200: RecordSerializer},
        errors=[GameNotFound, RecordNotReady, DiceStillShared],
        examples=[examples.RECORD],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        """The whole game in one signed file, seed included; `python -m yachtapi_verify` checks it offline."""
        game = visibility.read(viewer(request), game_id).game
        return HttpResponse(queries.record(game), content_type="application/json")
