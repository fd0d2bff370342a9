"""Who sends a request: the bearer token, looked up with one query."""

from knox.auth import TokenAuthentication
from knox.crypto import hash_token
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated
from rest_framework.request import Request

from games.players.models import Player, Token
from yachtapi.limits import charge


class BearerAuthentication(TokenAuthentication):  # type: ignore[misc]
    """``Authorization: Bearer <token>``; a wrong token is refused even where none is needed.

    Here it is known who asks, before anything is done for him: so here the request is paid for.
    """

    def authenticate(self, request: Request) -> tuple[Player, Token] | None:
        """The player and the token, none for an anonymous request; raises AuthenticationFailed, TooManyRequests."""
        try:
            found: tuple[Player, Token] | None = super().authenticate(request)
        except AuthenticationFailed:
            charge(request)
            raise
        charge(request, found[0].pk if found else None)
        return found

    def authenticate_credentials(self, token: bytes) -> tuple[Player, Token]:
        """The player and the token behind the secret; raises AuthenticationFailed."""
        # The index is over the digest of a long random secret, so the time of a miss tells nothing.
        digest = hash_token(token.decode("latin-1"))
        found = Token.objects.select_related("user").filter(digest=digest).first()
        if found is None:
            raise AuthenticationFailed
        return found.user, found


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
