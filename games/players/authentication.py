"""Who sends a request: the bearer token, looked up with one query."""

from contextlib import suppress

from django.db import DatabaseError
from django.db.models import Q, QuerySet
from django.utils import timezone
from knox.auth import TokenAuthentication
from knox.crypto import hash_token
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated
from rest_framework.request import Request

from games.players.errors import ScopeMissing, TokenExpired
from games.players.models import Player, Token, today
from games.players.signals import player_seen
from yachtapi.limits import charge, operation_of


class BearerAuthentication(TokenAuthentication):  # type: ignore[misc]
    """``Authorization: Bearer <token>``; a wrong token is refused even where none is needed.

    Here it is known who asks, before anything is done for him: so here the request is paid for.
    """

    def authenticate(self, request: Request) -> tuple[Player, Token] | None:
        """The player and the token, none for an anonymous request; refusing with anything that is wrong with it."""
        try:
            found: tuple[Player, Token] | None = super().authenticate(request)
        except (AuthenticationFailed, TokenExpired):
            charge(request)
            raise
        charge(request, found[0].pk if found else None)
        if found is not None:
            _check_scopes(request, found[1])
            player_seen.send(Player, player_id=found[0].pk)
        return found

    def authenticate_credentials(self, token: bytes) -> tuple[Player, Token]:
        """The player and the token behind the secret; raises AuthenticationFailed, TokenExpired."""
        # The index is over the digest of a long random secret, so the time of a miss tells nothing.
        digest = hash_token(token.decode("latin-1"))
        found = Token.objects.select_related("user").filter(digest=digest).first()
        if found is None:
            raise AuthenticationFailed
        if found.expiry is not None and found.expiry <= timezone.now():
            raise TokenExpired(expired_at=found.expiry)
        _note_use(found)
        return found.user, found


def usable_tokens() -> QuerySet[Token]:
    """The tokens that sign requests, as a stream that lasts asks for many at once."""
    usable: QuerySet[Token] = Token.objects.filter(Q(expiry=None) | Q(expiry__gt=timezone.now()))
    return usable


def signed_in(request: Request) -> Player:
    """The player who sent the request; raises NotAuthenticated for an anonymous one."""
    if not isinstance(request.user, Player):
        raise NotAuthenticated
    return request.user


def token_in_use(request: Request) -> Token:
    """The token that signs the request; raises NotAuthenticated for an anonymous one."""
    if not isinstance(request.auth, Token):
        raise NotAuthenticated
    return request.auth


def viewer(request: Request) -> Player | None:
    """The player who sent the request, or none for an anonymous one."""
    return request.user if isinstance(request.user, Player) else None


def _check_scopes(request: Request, token: Token) -> None:
    needed = getattr(operation_of(request), "scopes", ())
    if token.missing(needed):
        raise ScopeMissing(needed=list(needed))


def _note_use(token: Token) -> None:
    if token.last_used_on == today():
        return
    with suppress(DatabaseError):  # a disk that is full must not end the reading as well
        Token.objects.filter(pk=token.pk).update(last_used_on=today())
