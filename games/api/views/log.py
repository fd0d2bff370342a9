"""The log of a game: its events while it lasts, its record afterwards."""

from uuid import UUID

from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.serializers import EventsQuery
from games.api.shapes import EventsSerializer, RecordSerializer
from games.errors import GameNotFound, RecordNotReady
from games.players.authentication import viewer
from games.services import queries, visibility
from yachtapi.body import given
from yachtapi.schema import operation


class Events(APIView):
    """The events of a game."""

    @operation(
        "events_list",
        summary="Follow a game's events",
        parameters=[EventsQuery],
        responses={200: EventsSerializer},
        errors=[GameNotFound],
        examples=[examples.EVENTS],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """The log after the event you have. With `wait` an answer without events is held back until there is one."""
        # The waiting itself happens in front of this view, in yachtapi/longpoll.py, where it costs no thread.
        wanted = given(EventsQuery, request.query_params)
        game = visibility.read(viewer(request), game_id).game
        return Response(
            {"version": game.version, "status": game.status, "events": queries.events(game, after=wanted["after"])}
        )


class Record(APIView):
    """The record of an ended game."""

    @operation(
        "record_retrieve",
        summary="Get the signed record",
        responses={200: RecordSerializer},
        errors=[GameNotFound, RecordNotReady],
        examples=[examples.RECORD],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        """The whole game in one signed file, seed included; `python -m yachtapi_verify` checks it offline."""
        game = visibility.read(viewer(request), game_id).game
        return HttpResponse(queries.record(game), content_type="application/json")
