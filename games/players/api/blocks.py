"""Whom the caller does not want to play with, over HTTP."""

from uuid import UUID

from drf_spectacular.utils import OpenApiExample
from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.players import blocks
from games.players.api import examples
from games.players.api.serializers import BlockSerializer
from games.players.authentication import signed_in
from games.players.errors import AccountGone, NotBlockable, PlayerNotFound, TooManyBlocks
from games.players.models import Block
from yachtapi.schema import operation


class Blocks(GenericAPIView[Block]):
    """The players whom the caller blocks."""

    permission_classes = [IsAuthenticated]
    queryset = Block.objects.all()
    serializer_class = BlockSerializer

    @operation(
        "players_me_blocks_list",
        summary="List whom I block",
        responses={200: BlockSerializer(many=True)},
        examples=[OpenApiExample("One player", examples.BLOCK)],
    )
    def get(self, request: Request) -> Response:
        """Everybody you block, the latest first; nobody else sees this list."""
        mine = Block.objects.filter(player=signed_in(request)).select_related("blocked")
        page = self.paginate_queryset(mine)
        return self.get_paginated_response(self.get_serializer(page, many=True).data)


class Blocked(APIView):
    """One player whom the caller blocks, or not."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_blocks_update",
        summary="Block a player",
        responses={204: None},
        errors=[PlayerNotFound, NotBlockable, TooManyBlocks, AccountGone],
    )
    def put(self, request: Request, player_id: UUID) -> Response:
        """The player can join no game that you own or sit in, nor use your invites; running games go on."""
        blocks.block(player=signed_in(request), player_id=player_id)
        return Response(status=204)

    @operation(
        "players_me_blocks_destroy",
        summary="Unblock a player",
        responses={204: None},
        errors=[PlayerNotFound],
    )
    def delete(self, request: Request, player_id: UUID) -> Response:
        """The player may join again; nothing happens if you did not block him."""
        blocks.unblock(player=signed_in(request), player_id=player_id)
        return Response(status=204)
