from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.one_round import OneRound
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    tournament_id: UUID,
    n: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/rounds/{n}/".format(
            tournament_id=quote(str(tournament_id), safe=""),
            n=quote(str(n), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OneRound | Problem | None:
    if response.status_code == 200:
        response_200 = model(OneRound, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OneRound | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Response[OneRound | Problem]:
    """Read a round

     All its pairings: who meets and why, what came of it, and the games that were played for it.

    Args:
        tournament_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OneRound | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        n=n,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> OneRound | Problem | None:
    """Read a round

     All its pairings: who meets and why, what came of it, and the games that were played for it.

    Args:
        tournament_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OneRound | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        n=n,
        client=client,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Response[OneRound | Problem]:
    """Read a round

     All its pairings: who meets and why, what came of it, and the games that were played for it.

    Args:
        tournament_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OneRound | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        n=n,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> OneRound | Problem | None:
    """Read a round

     All its pairings: who meets and why, what came of it, and the games that were played for it.

    Args:
        tournament_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OneRound | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            n=n,
            client=client,
        )
    ).parsed
