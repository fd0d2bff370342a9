from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.advice import Advice
from ...models.problem import Problem
from ...models.solving import Solving
from ...types import Response


def _get_kwargs(
    game_id: UUID,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game_id}/advice/".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Advice | Problem | Solving | None:
    if response.status_code == 200:
        response_200 = model(Advice, response.json())

        return response_200

    if response.status_code == 202:
        response_202 = model(Solving, response.json())

        return response_202

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Advice | Problem | Solving]:
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
) -> Response[Advice | Problem | Solving]:
    """Ask for advice on your turn

     Every legal action with its exact value and its regret, the best first, if the game's `hints` are
    `always`.

    The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked
    as
    `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.

    Args:
        game_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Advice | Problem | Solving]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Advice | Problem | Solving | None:
    """Ask for advice on your turn

     Every legal action with its exact value and its regret, the best first, if the game's `hints` are
    `always`.

    The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked
    as
    `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.

    Args:
        game_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Advice | Problem | Solving
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Response[Advice | Problem | Solving]:
    """Ask for advice on your turn

     Every legal action with its exact value and its regret, the best first, if the game's `hints` are
    `always`.

    The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked
    as
    `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.

    Args:
        game_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Advice | Problem | Solving]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
) -> Advice | Problem | Solving | None:
    """Ask for advice on your turn

     Every legal action with its exact value and its regret, the best first, if the game's `hints` are
    `always`.

    The values count all that the seat has scored, extra bonuses too. A seat that was advised is marked
    as
    `assisted`. Until the ruleset is solved the answer is 202, and marks nobody.

    Args:
        game_id (UUID):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Advice | Problem | Solving
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
        )
    ).parsed
