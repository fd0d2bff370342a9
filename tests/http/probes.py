"""A few paths that no game has, to see what happens around every view."""

from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest, HttpResponse
from django.urls import path
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.players.models import Player
from games.players.services import create_guest
from rulesets.errors import NoRollsLeft
from yachtapi.pagination import Pages

handler400 = "yachtapi.problems.bad_request"
handler403 = "yachtapi.problems.permission_denied"
handler404 = "yachtapi.problems.not_found"
handler500 = "yachtapi.problems.internal_error"


class Effects(APIView):
    """Each POST makes a player, so that effects can be counted."""

    @idempotent
    def post(self, request: Request) -> Response:
        player, _ = create_guest(name=dict(request.data).get("name", "Effect"))
        if player.name == "Refused":
            raise NoRollsLeft()
        if player.name == "Faulty":
            raise RuntimeError("a secret of ours")
        status = 409 if player.name == "Answered" else 201
        return Response({"id": player.id, "ä": 1}, status=status, headers={"ETag": 'W/"1-x"'})


class Versions(APIView):
    """Says which version the request expects."""

    def get(self, request: Request) -> Response:
        return Response({"version": expected_version(request)})


class ByName(GenericAPIView[Player]):
    """Players in pages."""

    queryset = Player.objects.all()

    class pagination_class(Pages):
        ordering = "created_at"

    def get(self, request: Request) -> Response:
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response([player.name for player in page or []])


class Never(BaseThrottle):
    """Allows nothing."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        return False

    def wait(self) -> float:
        return 1.2


class Throttled(APIView):
    """Never answers."""

    throttle_classes = [Never]

    def get(self, request: Request) -> Response:
        return Response()


def suspicious(request: HttpRequest) -> HttpResponse:
    """What Django raises when a request looks like an attack."""
    raise SuspiciousOperation("a secret of ours")


urlpatterns = [
    path("effects/", Effects.as_view()),
    path("versions/", Versions.as_view()),
    path("players/", ByName.as_view()),
    path("throttled/", Throttled.as_view()),
    path("suspicious/", suspicious),
]
