"""Guests, accounts and tokens over HTTP."""

from uuid import UUID

from drf_spectacular.utils import OpenApiExample
from rest_framework.generics import GenericAPIView
from rest_framework.permissions import BasePermission, IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.players import passwords, services
from games.players.api import examples
from games.players.api.attempts import spend_attempt
from games.players.api.serializers import (
    ChangeMeSerializer,
    ChangePasswordSerializer,
    IssuedTokenSerializer,
    MeSerializer,
    NewTokenSerializer,
    PlayerSerializer,
    SignOutQuery,
    TokenSerializer,
)
from games.players.authentication import signed_in, token_in_use
from games.players.errors import (
    AccountGone,
    AlreadyKept,
    NotKept,
    PlayerNotFound,
    ScopeMissing,
    TokenNotFound,
    TooManyTokens,
    UsernameTaken,
    WrongCredentials,
    WrongPassword,
)
from games.players.models import Token
from yachtapi.body import given
from yachtapi.problems import NOT_AUTHENTICATED
from yachtapi.schema import operation

# A token is shown once; no cache and no idempotency key may show it again.
NO_STORE = {"Cache-Control": "no-store"}


class PlayerDetail(APIView):
    """One player, as everybody may see it."""

    @operation(
        "players_retrieve",
        summary="Look up a player",
        responses={200: PlayerSerializer},
        errors=[PlayerNotFound],
        examples=[OpenApiExample("A person", examples.PUBLIC)],
    )
    def get(self, request: Request, player_id: UUID) -> Response:
        """The public side of a player: the name, and who decides for it."""
        return Response(PlayerSerializer(services.get_player(player_id=player_id)).data)


class Me(APIView):
    """The player who asks."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_retrieve",
        summary="Who am I?",
        responses={200: MeSerializer},
        examples=[OpenApiExample("A guest", examples.GUEST)],
    )
    def get(self, request: Request) -> Response:
        """The player that the token belongs to."""
        return Response(MeSerializer(signed_in(request)).data)

    @operation(
        "players_me_update",
        summary="Rename or keep my account",
        request=ChangeMeSerializer,
        responses={200: MeSerializer},
        errors=[UsernameTaken, AlreadyKept, AccountGone],
        examples=[
            OpenApiExample("Another name", {"name": "Ada Lovelace"}, request_only=True),
            OpenApiExample("Keep it", {"username": "ada", "password": "analytical engine"}, request_only=True),
            OpenApiExample("Kept", examples.KEPT, response_only=True),
        ],
    )
    def patch(self, request: Request) -> Response:
        """Change the name, or give a guest a username and a password to sign in with from anywhere."""
        player = signed_in(request)
        player = services.update_account(
            player=player, by=token_in_use(request), **given(ChangeMeSerializer, request.data, player=player)
        )
        return Response(MeSerializer(player).data)


class Password(APIView):
    """The caller's password."""

    permission_classes = [IsAuthenticated]

    @operation(
        "players_me_password_update",
        summary="Change my password",
        request=ChangePasswordSerializer,
        responses={204: None},
        errors=[NotKept, WrongPassword, AccountGone],
        examples=[OpenApiExample("Another password", examples.ANOTHER_PASSWORD, request_only=True)],
    )
    def put(self, request: Request) -> Response:
        """Your other tokens end with the old password, unless you keep them. The same request again changes nothing."""
        player = signed_in(request)
        wish = given(ChangePasswordSerializer, request.data, player=player)
        spend_attempt(request._request, player.username or str(player.pk))
        passwords.change_password(player=player, token=token_in_use(request), **wish)
        return Response(status=204)


class Tokens(GenericAPIView[Token]):
    """The caller's tokens, one for each device or program."""

    queryset = Token.objects.all()
    serializer_class = TokenSerializer

    def get_permissions(self) -> list[BasePermission]:
        """Signing in is for those who hold no token yet."""
        return [] if self.request.method == "POST" else [IsAuthenticated()]

    @operation(
        "tokens_list",
        summary="List my tokens",
        responses={200: TokenSerializer(many=True)},
        examples=[OpenApiExample("One token", examples.TOKEN)],
    )
    def get(self, request: Request) -> Response:
        """Every token of yours that is not revoked, newest first, without its secret."""
        tokens = self.paginate_queryset(self.get_queryset().filter(user=signed_in(request)))
        return self.get_paginated_response(self.get_serializer(tokens, many=True).data)

    @operation(
        "tokens_destroy_all",
        summary="Sign out everywhere",
        responses={204: None},
        parameters=[SignOutQuery],
        errors=[NotKept, AccountGone],
    )
    def delete(self, request: Request) -> Response:
        """Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked out."""
        wish = given(SignOutQuery, request.query_params)
        passwords.sign_out(player=signed_in(request), sparing=token_in_use(request) if "keep" in wish else None)
        return Response(status=204)

    @operation(
        "tokens_create",
        summary="Sign in, or make another token",
        request=NewTokenSerializer,
        responses={201: IssuedTokenSerializer},
        errors=[WrongCredentials, AccountGone, NOT_AUTHENTICATED, ScopeMissing, TooManyTokens],
        scopes=[],
        examples=[
            OpenApiExample("Sign in", {"username": "ada", "password": "analytical engine"}, request_only=True),
            OpenApiExample("Another token", {"label": "phone"}, request_only=True),
            OpenApiExample("One for a bot", examples.BOTS_TOKEN, request_only=True),
            OpenApiExample("The token", examples.ISSUED_TOKEN, response_only=True),
        ],
    )
    def post(self, request: Request) -> Response:
        """With a username and a password, sign in; with a token and no password, make another one for yourself.

        The other one has no scope that yours lacks, and ends with it at the latest.
        """
        asked = given(NewTokenSerializer, request.data)
        if "username" in asked:
            spend_attempt(request._request, asked["username"])
            issued = services.sign_in(**asked)
        else:
            issued = services.create_token(player=signed_in(request), by=token_in_use(request), **asked)
        return Response(IssuedTokenSerializer(issued).data, status=201, headers=NO_STORE)


class TokenDetail(APIView):
    """One token of the caller's."""

    permission_classes = [IsAuthenticated]

    @operation(
        "tokens_destroy",
        summary="Revoke a token",
        responses={204: None},
        errors=[TokenNotFound, ScopeMissing],
        scopes=[],
    )
    def delete(self, request: Request, token_id: UUID) -> Response:
        """The token signs no further request; revoking the one in use, which any token may do, signs you out."""
        services.revoke_token(player=signed_in(request), token_id=token_id, by=token_in_use(request))
        return Response(status=204)
