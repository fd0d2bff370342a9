from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_invitation import GameInvitation
from ...models.invitation_request import InvitationRequest
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: UUID,
    *,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/games/{game_id}/invitations/".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameInvitation | Problem | None:
    if response.status_code == 201:
        response_201 = model(GameInvitation, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[GameInvitation | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[GameInvitation | Problem]:
    """Ask a player to a game

     Owners and members, before the start. A player who has left rules answers at once; `accepted` sits
    at the
    table then. Whoever has not is told, and may answer until the game starts.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (InvitationRequest): Whom you ask to the game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameInvitation | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> GameInvitation | Problem | None:
    """Ask a player to a game

     Owners and members, before the start. A player who has left rules answers at once; `accepted` sits
    at the
    table then. Whoever has not is told, and may answer until the game starts.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (InvitationRequest): Whom you ask to the game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameInvitation | Problem
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[GameInvitation | Problem]:
    """Ask a player to a game

     Owners and members, before the start. A player who has left rules answers at once; `accepted` sits
    at the
    table then. Whoever has not is told, and may answer until the game starts.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (InvitationRequest): Whom you ask to the game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameInvitation | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> GameInvitation | Problem | None:
    """Ask a player to a game

     Owners and members, before the start. A player who has left rules answers at once; `accepted` sits
    at the
    table then. Whoever has not is told, and may answer until the game starts.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (InvitationRequest): Whom you ask to the game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameInvitation | Problem
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
