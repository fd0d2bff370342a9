"""Advice on the turn under way."""

from uuid import UUID

from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.views.turns import NOT_ABLE_TO_MOVE
from games.errors import HintsNotAllowed
from games.players.authentication import signed_in
from games.services import hints
from rulesets.api import advice
from rulesets.api.advice import RETRY_AFTER_HEADER, AdviceSerializer, SolvingSerializer
from rulesets.errors import RulesetTooLarge
from yachtapi.schema import operation


class Advice(APIView):
    """What perfect play would do now."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_advice",
        summary="Ask for advice on your turn",
        responses={200: AdviceSerializer, 202: SolvingSerializer},
        parameters=[RETRY_AFTER_HEADER],
        errors=[*NOT_ABLE_TO_MOVE, HintsNotAllowed, RulesetTooLarge],
        examples=[examples.ADVICE, examples.SOLVING],
        cost="heavy",
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """Every legal action with its exact value and its regret, the best first, if the game's `hints` are `always`.

        The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked as
        `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.
        """
        table, given = hints.advice(player=signed_in(request), game_id=game_id)
        return advice.answer(table.ruleset, given)
