"""What a request costs, and whose quota pays: the player's who signed it, else that of the address it comes from."""

from collections.abc import Callable
from uuid import UUID

from rest_framework.request import Request

from yachtapi.limits.addresses import address_of
from yachtapi.limits.spending import spend


def charge(request: Request, player_id: UUID | None = None) -> None:
    """Charge a request for the operation that it asks for; raises TooManyRequests."""
    spend(cost_of(request), payer(request, player_id))


def payer(request: Request, player_id: UUID | None) -> str:
    """The key of whoever pays."""
    return f"player {player_id}" if player_id is not None else f"address {address_of(request._request)}"


def cost_of(request: Request) -> str:
    """The cost class of the operation, as ``@operation`` declares it; what is none costs a read."""
    return getattr(operation_of(request), "cost", "read")


def operation_of(request: Request) -> Callable[..., object] | None:
    """The view's method that the request is for."""
    view = (request.parser_context or {}).get("view")
    return getattr(view, (request.method or "").lower(), None)
