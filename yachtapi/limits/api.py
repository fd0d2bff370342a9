"""``GET limits/``: every quota there is, and how much of it the caller has used."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from drf_spectacular.utils import OpenApiExample
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.players.authentication import viewer
from games.players.models import Player, Token
from games.services.allowance import held_by
from games.tournaments.services.allowance import owned_by
from rulesets.models import HouseRuleset
from yachtapi.limits.addresses import address_of
from yachtapi.limits.charging import payer
from yachtapi.limits.spending import left, quota_of
from yachtapi.schema import operation

BY_PAYER = ("read", "move", "create", "heavy", "account", "stream")
BY_ADDRESS = ("new_player", "sign_in_address")
BY_USERNAME = ("sign_in",)
PAYERS = ("player", "address", "username_and_address")
EXAMPLE = {
    "enforced": True,
    "rates": [
        {"policy": "read", "units": 3000, "seconds": 60, "by": "player", "left": 2988, "whole_in": 1},
        {"policy": "new_player", "units": 300, "seconds": 3600, "by": "address", "left": 299, "whole_in": 12},
        {
            "policy": "sign_in",
            "units": 10,
            "seconds": 600,
            "by": "username_and_address",
            "left": None,
            "whole_in": None,
        },
    ],
    "holdings": [
        {"name": "open_games", "limit": 200, "used": 1},
        {"name": "invites_per_game", "limit": 100, "used": None},
    ],
    "body_bytes": 65536,
}


class RateSerializer(serializers.Serializer[Any]):
    """How often something may be asked: so many units in so many seconds, all of which may be spent at once."""

    policy = serializers.CharField(help_text="As the `RateLimit` fields name it.")
    units = serializers.IntegerField(min_value=1)
    seconds = serializers.IntegerField(min_value=1)
    by = serializers.ChoiceField(PAYERS, help_text="Whose quota it is. Without a token it is that of your address.")
    left = serializers.IntegerField(min_value=0, allow_null=True, help_text="Null where it depends on a username.")
    whole_in = serializers.IntegerField(min_value=0, allow_null=True, help_text="Seconds until all are there again.")


class HoldingSerializer(serializers.Serializer[Any]):
    """How much of something there may be at once."""

    name = serializers.CharField()
    limit = serializers.IntegerField(min_value=1)
    used = serializers.IntegerField(min_value=0, allow_null=True, help_text="Null where it is not counted by player.")


class LimitsSerializer(serializers.Serializer[Any]):
    """Every limit."""

    enforced = serializers.BooleanField(help_text="Whether the rates count; an operator can switch them off.")
    rates = RateSerializer(many=True)
    holdings = HoldingSerializer(many=True)
    body_bytes = serializers.IntegerField(help_text="The longest body of a request.")


class Limits(APIView):
    """The limits, as they are for the caller."""

    @operation(
        "limits_retrieve",
        summary="Read the limits",
        responses={200: LimitsSerializer},
        examples=[OpenApiExample("Limits", EXAMPLE)],
    )
    def get(self, request: Request) -> Response:
        """Every quota and what you have left: requests, tokens, games, seats, invites, streams, the size of a body."""
        player = viewer(request)
        return Response(
            {
                "enforced": settings.RATE_LIMITS,
                "rates": [*_rates(request, player)],
                "holdings": [*_holdings(player)],
                "body_bytes": settings.BODY_LIMIT,
            }
        )


def _rates(request: Request, player: Player | None) -> Iterator[dict[str, Any]]:
    by = "address" if player is None else "player"
    for policy in BY_PAYER:
        yield _rate(policy, by, payer(request, None if player is None else player.pk))
    for policy in BY_ADDRESS:
        yield _rate(policy, "address", address_of(request._request))
    for policy in BY_USERNAME:
        yield _rate(policy, "username_and_address", None)


def _rate(policy: str, by: str, key: str | None) -> dict[str, Any]:
    quota = quota_of(policy)
    told = {"policy": policy, "units": quota.units, "seconds": quota.seconds, "by": by}
    if key is None:
        return told | {"left": None, "whole_in": None}
    balance = left(policy, key)
    return told | {"left": balance.left, "whole_in": balance.seconds_until_whole}


def _holdings(player: Player | None) -> Iterator[dict[str, Any]]:
    used: dict[str, int] = {}
    if player is not None:
        used = held_by(player)._asdict() | {
            "tokens": Token.objects.filter(user=player).count(),
            "tournaments": owned_by(player),
            "rulesets": HouseRuleset.objects.filter(owner=player).count(),
        }
    for name, limit in (
        ("open_games", settings.OPEN_GAMES_PER_PLAYER),
        ("games", settings.GAMES_PER_PLAYER),
        ("seats", settings.SEATS_PER_PLAYER),
        ("tournaments", settings.TOURNAMENTS_PER_PLAYER),
        ("tokens", settings.TOKENS_PER_PLAYER),
        ("rulesets", settings.RULESETS_PER_PLAYER),
        ("invites_per_game", settings.INVITES_PER_GAME),
        ("streams", settings.STREAMS_PER_PLAYER),
        ("streams_per_address", settings.STREAMS_PER_ADDRESS),
    ):
        yield {"name": name, "limit": limit, "used": used.get(name)}
