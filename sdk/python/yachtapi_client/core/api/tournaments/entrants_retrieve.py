from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.entrant import Entrant
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    tournament_id: UUID,
    entrant_id: UUID,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entrant_id=quote(str(entrant_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Entrant | Problem | None:
    if response.status_code == 200:
        response_200 = model(Entrant, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Entrant | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Response[Entrant | Problem]:
    """Read an entrant

     Who it is, and whether he is in it.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entrant | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Entrant | Problem | None:
    """Read an entrant

     Who it is, and whether he is in it.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entrant | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Response[Entrant | Problem]:
    """Read an entrant

     Who it is, and whether he is in it.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entrant | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Entrant | Problem | None:
    """Read an entrant

     Who it is, and whether he is in it.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entrant | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            entrant_id=entrant_id,
            client=client,
        )
    ).parsed
