"""Turns: read, thrown in, scored."""

from uuid import UUID

from drf_spectacular.utils import OpenApiResponse
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.api.serializers import ScoreSerializer, ThrowSerializer
from games.api.shapes import (
    CurrentTurnSerializer,
    RolledSerializer,
    ScoredSerializer,
    ToldTurnSerializer,
    TurnsSerializer,
)
from games.errors import (
    GameNotFound,
    GameNotStarted,
    GameOver,
    NotYourSeat,
    NotYourTurn,
    StandInPlays,
    ThrowWaits,
    TimeIsUp,
    TurnNotFound,
)
from games.players.authentication import signed_in, viewer
from games.players.scopes import PLAY
from games.services import play, presentation, queries, visibility
from rulesets.errors import (
    CategoryFilled,
    CategoryNotLegal,
    FirstRollKeepsNothing,
    InvalidDice,
    KeepNotOnTable,
    KeepsEverything,
    NoRollsLeft,
    NotRolledYet,
    UnknownCategory,
)
from yachtapi.body import given
from yachtapi.schema import operation
from yachtapi.whole import whole

NOT_ABLE_TO_MOVE = [GameNotFound, NotYourSeat, GameNotStarted, GameOver, NotYourTurn, TimeIsUp, StandInPlays]
WAITS = "On a board in lockstep: the keep is noted, and `turn.rolled` comes when all boards have sent theirs."


class Turns(APIView):
    """The turns of a game so far."""

    @operation(
        "turns_list",
        summary="List turns",
        responses={200: TurnsSerializer},
        errors=[GameNotFound],
        examples=[examples.TURNS],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """Every turn in playing order, the one under way last. All of them: a game has at most a few hundred."""
        return Response(whole(queries.turns(visibility.read(viewer(request), game_id))))


class OneTurn(APIView):
    """One turn by its number in the game."""

    @operation(
        "turns_retrieve",
        summary="Read a turn",
        responses={200: ToldTurnSerializer},
        errors=[GameNotFound, TurnNotFound],
        examples=[examples.TOLD_TURN],
    )
    def get(self, request: Request, game_id: UUID, n: int) -> Response:
        """The rolls of a turn and what came of them; `n` counts from 1."""
        return Response(queries.turn(visibility.read(viewer(request), game_id), n))


class Current(APIView):
    """The turn under way."""

    @operation(
        "turns_current",
        summary="Read the turn under way",
        responses={200: CurrentTurnSerializer},
        errors=[GameNotFound, GameNotStarted, GameOver],
        examples=[examples.CURRENT_TURN],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """The dice on the table, the rolls left, and every legal category with its points."""
        return Response(queries.current_turn(visibility.read(viewer(request), game_id)))


class Rolls(APIView):
    """The throws of the turn under way."""

    permission_classes = [IsAuthenticated]

    @operation(
        "turns_roll",
        summary="Throw the dice",
        request=ThrowSerializer,
        responses={201: RolledSerializer, 202: OpenApiResponse(RolledSerializer, WAITS)},
        errors=[
            *NOT_ABLE_TO_MOVE,
            ThrowWaits,
            NoRollsLeft,
            FirstRollKeepsNothing,
            InvalidDice,
            KeepNotOnTable,
            KeepsEverything,
        ],
        examples=[*examples.KEEPS, examples.ROLLED, examples.ROLL_WAITS],
        idempotent=True,
        if_match=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Keep some faces and throw the other dice; the first throw of a turn keeps nothing."""
        keep = tuple(sorted(given(ThrowSerializer, request.data).get("keep", ())))
        version = expected_version(request)
        table = play.roll(player=signed_in(request), game_id=game_id, keep=keep, version=version)
        rolled = presentation.rolled(table)
        return Response(rolled, status=202 if rolled["turn"]["waiting"] else 201)


class Score(APIView):
    """The end of the turn under way."""

    permission_classes = [IsAuthenticated]

    @operation(
        "turns_score",
        summary="Score",
        request=ScoreSerializer,
        responses={201: ScoredSerializer},
        errors=[*NOT_ABLE_TO_MOVE, ThrowWaits, NotRolledYet, UnknownCategory, CategoryFilled, CategoryNotLegal],
        examples=[examples.CATEGORY, examples.SCORED],
        idempotent=True,
        if_match=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Write the dice into a category, be it for 0; the next turn begins, or the game ends."""
        body = given(ScoreSerializer, request.data)
        version = expected_version(request)
        scored = play.score(player=signed_in(request), game_id=game_id, version=version, **body)
        return Response(presentation.scored(*scored), status=201)
