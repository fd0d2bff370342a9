"""The log of a tournament: every change, from its draft to its end."""

from uuid import UUID

from django.http.response import HttpResponseBase
from rest_framework.request import Request

from games.api import stream
from games.api.errors import TooManyStreams
from games.api.serializers import EventsQuery
from games.players.authentication import viewer
from games.tournaments.api import examples
from games.tournaments.api.shapes import TournamentEventsSerializer
from games.tournaments.errors import TournamentNotFound
from games.tournaments.services import following, visibility
from yachtapi.live.topics import Topic
from yachtapi.schema import operation


class Events(stream.StreamView):
    """The events of a tournament."""

    @operation(
        "tournament_events_list",
        summary="Follow a tournament's events",
        parameters=[EventsQuery, stream.LAST_EVENT_ID],
        responses=stream.responses(TournamentEventsSerializer, "Event"),
        errors=[TournamentNotFound, TooManyStreams],
        examples=[examples.EVENTS],
        cost="stream",
    )
    def get(self, request: Request, tournament_id: UUID) -> HttpResponseBase:
        """The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and what is
        still to come as a stream, which ends with `tournament_over`.

        With `wait`, a page without events is held back until there is one.
        """
        wanted = stream.place(request)
        tournament = visibility.read(viewer(request), tournament_id)
        page = following.page(tournament, after=stream.reached(wanted["after"], tournament.version))
        head = page.state["version"]
        topic = Topic("tournament", tournament.pk)
        log = stream.Log(topic, page.state, page.entries, head=head, over=tournament.is_over)
        return stream.answer(request, log, **wanted)
