"""What a player is told of his games and tournaments."""

from django.http.response import HttpResponseBase
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request

from games.api import examples, stream
from games.api.errors import TooManyStreams
from games.api.serializers import EventsQuery
from games.api.shapes import NoticesSerializer
from games.players.authentication import signed_in
from games.services import notices
from yachtapi.live.topics import Topic
from yachtapi.schema import operation


class MyEvents(stream.StreamView):
    """The notices of the player who asks."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_events_list",
        summary="Follow what concerns me",
        parameters=[EventsQuery, stream.LAST_EVENT_ID],
        responses=stream.responses(NoticesSerializer, "Notice"),
        errors=[TooManyStreams],
        examples=[examples.NOTICES],
        cost="stream",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """A log of your own, over all your games: `game.started`, `turn.started` when it is your turn, `game.finished`,
        `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours; and over your
        tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
        `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of `match.failed`.

        Read and resumed like a game's events, in the same three forms; entries are kept for a week, and `oldest` says
        from where on. A stream that begins later than it was asked to says so with a `gap`.
        """
        wanted = stream.place(request)
        player = signed_in(request)
        page = notices.read(player, after=wanted["after"])
        log = stream.Log(Topic("player", player.pk), page.state, page.entries, head=page.seq, oldest=page.oldest)
        return stream.answer(request, log, **wanted)
