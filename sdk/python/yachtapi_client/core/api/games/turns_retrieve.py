from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.told_turn import ToldTurn
from ...types import Response


def _get_kwargs(
    game_id: UUID,
    n: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game_id}/turns/{n}/".format(
            game_id=quote(str(game_id), safe=""),
            n=quote(str(n), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | ToldTurn | None:
    if response.status_code == 200:
        response_200 = model(ToldTurn, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | ToldTurn]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | ToldTurn]:
    """Read a turn

     The rolls of a turn and what came of them; `n` counts from 1.

    Args:
        game_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ToldTurn]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        n=n,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Problem | ToldTurn | None:
    """Read a turn

     The rolls of a turn and what came of them; `n` counts from 1.

    Args:
        game_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ToldTurn
    """

    return sync_detailed(
        game_id=game_id,
        n=n,
        client=client,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | ToldTurn]:
    """Read a turn

     The rolls of a turn and what came of them; `n` counts from 1.

    Args:
        game_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ToldTurn]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        n=n,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    n: int,
    *,
    client: AuthenticatedClient,
) -> Problem | ToldTurn | None:
    """Read a turn

     The rolls of a turn and what came of them; `n` counts from 1.

    Args:
        game_id (UUID):
        n (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ToldTurn
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            n=n,
            client=client,
        )
    ).parsed
