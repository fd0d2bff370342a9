"""Games as a whole: listed, created, read, started, played once more."""

from uuid import UUID

from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated, IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.etag import etag, is_known
from games.api.filters import GameFilter
from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.api.serializers import ChangeGameSerializer, GameQuery, NewGameSerializer, StartSerializer
from games.api.shapes import GameSerializer
from games.errors import (
    GameNotFound,
    GameNotOpen,
    GameNotOver,
    GameOver,
    NoOpenSeat,
    NotOwner,
    NotWelcome,
    NotYourSeat,
    RatedGameTakesNoHints,
    RatedGameTakesNoStandIn,
    SeatsOpen,
    SeededGameIsClosed,
    TimeoutNeedsClock,
    TooManyGames,
    TooManyOpenGames,
    TooManySeats,
    UnknownStrategy,
)
from games.models import Game
from games.players.authentication import signed_in, viewer
from games.players.errors import AccountGone
from games.players.scopes import ORGANISE
from games.services import creation, lobby, presentation, visibility, watching
from games.services.table import tables
from rulesets.errors import RulesetRetired, UnknownRuleset
from yachtapi.body import given
from yachtapi.problems import NOT_AUTHENTICATED
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation

NOT_ABLE_TO_CREATE = [
    UnknownRuleset,
    RulesetRetired,
    UnknownStrategy,
    SeatsOpen,
    SeededGameIsClosed,
    RatedGameTakesNoHints,
    RatedGameTakesNoStandIn,
    TimeoutNeedsClock,
    TooManySeats,
]


class Games(GenericAPIView[Game]):
    """The games that the caller may see."""

    permission_classes = [IsAuthenticatedOrReadOnly]
    serializer_class = GameSerializer
    filterset_class = GameFilter
    queryset = Game.objects.none()

    @operation(
        "games_list",
        summary="List games",
        responses={200: GameSerializer(many=True)},
        errors=[NOT_AUTHENTICATED],
        examples=[examples.GAME],
    )
    def get(self, request: Request) -> Response:
        """Public games and your own, newest first; `to_move=me` has those that wait for you."""
        games = self.filter_queryset(visibility.games_of(viewer(request)))
        page = tables([game.pk for game in self.paginate_queryset(games) or []])
        return self.get_paginated_response([presentation.game(table) for table in page])

    @operation(
        "games_create",
        summary="Create a game",
        request=NewGameSerializer,
        responses={201: GameSerializer},
        errors=[*NOT_ABLE_TO_CREATE, TooManyOpenGames, TooManyGames, AccountGone],
        examples=[*examples.NEW_GAMES, examples.GAME_WITH_RECEIPT],
        idempotent=True,
        cost="create",
        scopes=[ORGANISE],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        """Set up a game; its answer commits to the dice. Without `start` it waits for `POST start/`."""
        body = NewGameSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        table = creation.create_game(owner=signed_in(request), wish=body.wish())
        return Response(presentation.game_with_receipt(table), status=201)


class MyGames(GenericAPIView[Game]):
    """The games that the caller sits in."""

    permission_classes = [IsAuthenticated]
    serializer_class = GameSerializer
    filterset_class = GameFilter
    queryset = Game.objects.none()

    @operation(
        "players_me_games_list",
        summary="List my games",
        responses={200: GameSerializer(many=True)},
        examples=[examples.GAME],
    )
    def get(self, request: Request) -> Response:
        """The games you hold a seat in, newest first, the running and the ended."""
        games = self.filter_queryset(Game.objects.filter(visibility.seated(signed_in(request))))
        page = tables([game.pk for game in self.paginate_queryset(games) or []])
        return self.get_paginated_response([presentation.game(table) for table in page])


class OneGame(APIView):
    """One game."""

    permission_classes = [IsAuthenticatedOrReadOnly]

    @operation(
        "games_retrieve",
        summary="Read a game",
        parameters=[GameQuery, IF_NONE_MATCH, ETAG],
        responses={200: GameSerializer, 304: None},
        errors=[GameNotFound],
        examples=[examples.GAME],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version."""
        wanted = given(GameQuery, request.query_params)
        table = visibility.read(viewer(request), game_id)
        tag = etag(request, table)
        if is_known(request, tag) and not wanted["receipt"]:
            return Response(status=304, headers={"ETag": tag})
        shown = presentation.game_with_receipt(table) if wanted["receipt"] else presentation.game(table)
        return Response(shown, headers={"ETag": tag})

    @operation(
        "games_update",
        summary="Say who may watch a game",
        request=ChangeGameSerializer,
        responses={200: GameSerializer},
        errors=[GameNotFound, NotOwner],
        examples=[examples.CLOSED, examples.GAME],
        if_match=True,
        scopes=[ORGANISE],
    )
    def patch(self, request: Request, game_id: UUID) -> Response:
        """Owners only, at any time, after the end too; others see a private game no more from the next look on."""
        body = given(ChangeGameSerializer, request.data)
        version = expected_version(request)
        table = watching.let_watch(player=signed_in(request), game_id=game_id, whom=body["visibility"], version=version)
        return Response(presentation.game(table))

    @operation(
        "games_cancel",
        summary="Cancel a game before it starts",
        responses={204: None},
        errors=[GameNotFound, NotOwner, GameNotOpen, GameOver],
        scopes=[ORGANISE],
    )
    def delete(self, request: Request, game_id: UUID) -> Response:
        """Owners only; the game stays in sight as aborted, and its seed is revealed."""
        lobby.cancel_game(player=signed_in(request), game_id=game_id)
        return Response(status=204)


class Start(APIView):
    """The start of a game."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_start",
        summary="Start a game",
        request=StartSerializer,
        responses={200: GameSerializer},
        errors=[GameNotFound, NotOwner, GameNotOpen, GameOver, SeatsOpen],
        examples=[examples.CLIENT_SEED, examples.GAME_WITH_RECEIPT],
        idempotent=True,
        if_match=True,
        scopes=[ORGANISE],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Freeze the client seeds and open the first turn; every seat must be taken."""
        body = given(StartSerializer, request.data)
        version = expected_version(request)
        table = lobby.start_game(player=signed_in(request), game_id=game_id, version=version, **body)
        return Response(presentation.game_with_receipt(table))


class Rematch(APIView):
    """The same game once more."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_rematch",
        summary="Ask for a rematch",
        responses={200: GameSerializer, 201: GameSerializer},
        errors=[
            GameNotFound,
            NotYourSeat,
            GameNotOver,
            GameNotOpen,
            GameOver,
            NoOpenSeat,
            NotWelcome,
            RulesetRetired,
            TooManyOpenGames,
            TooManyGames,
            TooManySeats,
            AccountGone,
        ],
        examples=[examples.GAME_WITH_RECEIPT],
        idempotent=True,
        cost="create",
        scopes=[ORGANISE],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """The first to ask creates the new game (201); the others get their seats in it (200)."""
        table, created = creation.rematch(player=signed_in(request), game_id=game_id)
        return Response(presentation.game_with_receipt(table), status=201 if created else 200)
