"""A tournament as a table, as a picture, and as a document to take home."""

from uuid import UUID
from zlib import crc32

from django.http import HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiResponse
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.etag import is_known
from games.api.stream import JsonLinesRenderer
from games.players.authentication import viewer
from games.tournaments.api import examples
from games.tournaments.api.serializers import StandingsQuery
from games.tournaments.api.shapes import StandingsSerializer, TournamentExportSerializer
from games.tournaments.errors import RoundNotFound, TooFewToDraw, TournamentNotFound
from games.tournaments.services import export, picture, tables, visibility
from yachtapi.body import given
from yachtapi.live.frames import JSON_LINES
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation

# Its styles stand in it; opened as a page it loads nothing.
PICTURE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
LINES = OpenApiResponse(
    {
        "type": "string",
        "description": "The same in lines: first `document` with what is there once, then each entry of each list, "
        "as the one member of an object that is named like the list.",
        "x-items": {"type": "object", "additionalProperties": True},
    }
)


class Standings(APIView):
    """The standings of a tournament."""

    @operation(
        "standings_retrieve",
        summary="Read the standings",
        parameters=[StandingsQuery],
        responses={200: StandingsSerializer},
        errors=[TournamentNotFound, RoundNotFound],
        examples=[examples.STANDINGS],
    )
    def get(self, request: Request, tournament_id: UUID) -> Response:
        """Everybody's place after the last round that is closed, or after an earlier one, and what it comes from.

        Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked at.
        """
        wanted = given(StandingsQuery, request.query_params)
        tournament = visibility.read(viewer(request), tournament_id)
        return Response(tables.standings(tournament, after=wanted.get("round")))


class SvgRenderer(BaseRenderer):
    """Lets a picture be asked for; the view draws it."""

    media_type = "image/svg+xml"
    format = "svg"
    charset = None


class Bracket(APIView):
    """A tournament as a picture."""

    renderer_classes = [SvgRenderer]
    metadata_class = None  # what OPTIONS would say is no picture

    @operation(
        "tournaments_bracket",
        summary="See the bracket",
        parameters=[IF_NONE_MATCH, ETAG],
        responses={(200, "image/svg+xml"): OpenApiResponse({"type": "string"}), 304: None},
        errors=[TournamentNotFound, TooFewToDraw],
    )
    def get(self, request: Request, tournament_id: UUID) -> HttpResponse:
        """The bracket with its byes and results so far, or the tables of a format without one, as SVG.

        Before the start it shows who would meet now; whoever shows it live asks again with `If-None-Match`.
        """
        tournament = visibility.read(viewer(request), tournament_id)
        drawn = picture.svg(tournament)
        tag = f'W/"{tournament.version}-{crc32(drawn.encode()):08x}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Content-Security-Policy": PICTURE}
        if is_known(request, tag):
            return HttpResponse(status=304, headers=headers)
        return HttpResponse(drawn, content_type="image/svg+xml", headers=headers)


class Export(APIView):
    """A whole tournament as one document."""

    renderer_classes = [JSONRenderer, JsonLinesRenderer]
    metadata_class = None  # what OPTIONS would say is no line

    @operation(
        "tournaments_export",
        summary="Take a tournament home",
        responses={(200, "application/json"): TournamentExportSerializer, (200, JSON_LINES): LINES},
        errors=[TournamentNotFound],
        examples=[examples.EXPORT],
        cost="heavy",
    )
    def get(self, request: Request, tournament_id: UUID) -> HttpResponseBase:
        """Setup, entrants, log, rounds, standings, places and the digests of all records, signed by the server.

        `manage.py audit_tournament` derives pairings, standings and places again from it alone.
        """
        tournament = visibility.read(viewer(request), tournament_id)
        if request.accepted_renderer.media_type == JSON_LINES:
            return StreamingHttpResponse(export.lines(tournament), content_type=JSON_LINES)
        return HttpResponse(export.signed(tournament), content_type="application/json")
