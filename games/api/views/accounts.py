"""What a player does with the whole account: take in another one, take everything home, be forgotten."""

from django.http import StreamingHttpResponse
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.accountshapes import EraseSerializer, ExportSerializer, MergeSerializer
from games.api.idempotency import idempotent
from games.errors import SameTable, SameTournament
from games.players.api.attempts import spend_attempt
from games.players.api.serializers import MeSerializer
from games.players.api.views import Me
from games.players.authentication import signed_in, token_in_use
from games.players.errors import AccountGone, KindsDiffer, NotConfirmed, SamePlayer, WrongPassword, WrongToken
from games.players.scopes import ALL
from games.services import erasure, export, merging
from yachtapi.body import given
from yachtapi.schema import operation


class Account(Me):
    """The player who asks, and the end of the account."""

    @operation(
        "players_me_destroy",
        summary="Delete my account",
        request=EraseSerializer,
        responses={204: None},
        errors=[NotConfirmed, WrongPassword, AccountGone],
        examples=[*examples.ERASURES],
        cost="account",
    )
    def delete(self, request: Request) -> Response:
        """You leave all games and tournaments, and are forgotten for good: name, username, password, tokens, blocks.

        What you played stays, as a deleted player's, so that the records of those who played with you still verify.
        """
        body, player = given(EraseSerializer, request.data), signed_in(request)
        if "password" in body:
            spend_attempt(request._request, player.username or str(player.pk))
        erasure.erase(player=player, by=token_in_use(request), **body)
        return Response(status=204)


class Merge(APIView):
    """Two accounts made one."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_merge",
        summary="Take in another account of mine",
        request=MergeSerializer,
        responses={200: MeSerializer},
        errors=[WrongToken, SamePlayer, KindsDiffer, SameTable, SameTournament, AccountGone],
        examples=[*examples.MERGE],
        idempotent=True,
        cost="account",
    )
    @idempotent
    def post(self, request: Request) -> Response:
        """Seats, games, invites, blocks and tokens of the other come to you; its id leads here for ever."""
        player = merging.merge(player=signed_in(request), **given(MergeSerializer, request.data))
        return Response(MeSerializer(player).data)


class Export(APIView):
    """What is kept about the caller."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_export",
        summary="Export everything about me",
        responses={200: ExportSerializer},
        examples=[examples.EXPORT],
        cost="account",
        scopes=ALL,
    )
    def get(self, request: Request) -> StreamingHttpResponse:
        """Everything that is kept about you in one document; it is sent while it is made, so it may be long."""
        return StreamingHttpResponse(
            export.export(signed_in(request)),
            content_type="application/json",
            headers={"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="yacht-export.json"'},
        )
