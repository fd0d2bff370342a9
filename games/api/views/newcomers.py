"""The way in: a guest, and with the same request a first game."""

from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.serializers import NewcomerSerializer
from games.api.shapes import WelcomeSerializer
from games.api.views.games import NOT_ABLE_TO_CREATE
from games.players import services
from games.players.api.serializers import UNRECOVERABLE, MeSerializer
from games.players.api.views import NO_STORE
from games.players.models import Player
from games.services import creation, presentation
from yachtapi.limits import address_of, spend
from yachtapi.schema import operation


class Players(APIView):
    """Everybody who plays."""

    @operation(
        "players_create",
        summary="Become a player",
        request=NewcomerSerializer,
        responses={201: WelcomeSerializer},
        errors=NOT_ABLE_TO_CREATE,
        examples=[*examples.NEWCOMERS, examples.WELCOME],
        scopes=[],
    )
    def post(self, request: Request) -> Response:
        """Make a guest without sign-up, and a first game if you like; the answer's token signs every later request."""
        body = NewcomerSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        spend("new_player", address_of(request._request))
        return Response(_welcome(body), status=201, headers=NO_STORE)


def _welcome(body: NewcomerSerializer) -> dict[str, Any]:
    wish = body.game_wish()
    if wish is None:
        player, token = services.create_guest(**body.guest())
        return _shown(player, token, None)
    player, token, table = creation.welcome(wish=wish, **body.guest())
    return _shown(player, token, presentation.game_with_receipt(table))


def _shown(player: Player, token: str, game: presentation.Shown | None) -> dict[str, Any]:
    return {"player": MeSerializer(player).data, "token": token, "warning": UNRECOVERABLE, "game": game}
