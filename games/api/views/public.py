"""What is the same for everybody: commitments, keys, strategies."""

from dataclasses import asdict
from typing import Any

from django.utils.translation import get_language, gettext
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.shapes import CommitmentSerializer, KeysSerializer, StrategiesSerializer
from games.bots import registry, strength
from games.bots.strategy import Strategy
from games.models import Commitment, ServerKey
from games.services import keyring, queries
from yachtapi.languages import ACCEPT_LANGUAGE, CONTENT_LANGUAGE, spoken
from yachtapi.pagination import Pages
from yachtapi.schema import operation
from yachtapi.whole import whole


class InOrder(Pages):
    """Oldest first: the list only grows at its end."""

    ordering = "number"


class Commitments(GenericAPIView[Commitment]):
    """Every seed ever committed to."""

    serializer_class = CommitmentSerializer
    pagination_class = InOrder
    queryset = Commitment.objects.all()

    @operation(
        "commitments_list",
        summary="List commitments",
        responses={200: CommitmentSerializer(many=True)},
        examples=[examples.COMMITMENT],
    )
    def get(self, request: Request) -> Response:
        """Each commitment in the order it was made, with how its game ended, so that none can be hushed up."""
        page = self.paginate_queryset(Commitment.objects.all()) or []
        return self.get_paginated_response(queries.ends(page))


class Keys(APIView):
    """The keys that sign receipts and records."""

    @operation(
        "keys_list",
        summary="List public keys",
        responses={200: KeysSerializer},
        examples=[examples.KEYS],
    )
    def get(self, request: Request) -> Response:
        """The public halves of the signing keys, those that signed before among them; keep a copy before you play."""
        return Response(whole([_public(key) for key in keyring.all_keys()]))


class Strategies(APIView):
    """The built-in players."""

    @operation(
        "strategies_list",
        summary="List strategies",
        parameters=[ACCEPT_LANGUAGE, CONTENT_LANGUAGE],
        responses={200: StrategiesSerializer},
        examples=[examples.STRATEGIES],
    )
    def get(self, request: Request) -> Response:
        """What a seat of kind `bot` can play, from the weakest to the strongest, with what each scores alone."""
        shown = whole([_shown(strategy) for strategy in registry.STRATEGIES.values()])
        return spoken(Response(shown), [get_language()])


def _public(key: ServerKey) -> dict[str, Any]:
    return {
        "key_id": key.key_id,
        "algorithm": key.algorithm,
        "public_key": bytes(key.public).hex(),
        "current": key.retired_at is None,
        "retired_at": key.retired_at,
    }


def _shown(strategy: Strategy) -> dict[str, Any]:
    return {
        "key": strategy.key,
        "version": strategy.version,
        "name": gettext(strategy.name),
        "summary": gettext(strategy.summary),
        "strength": {ruleset: asdict(measured) for ruleset, measured in strength.of(strategy).items()},
    }
