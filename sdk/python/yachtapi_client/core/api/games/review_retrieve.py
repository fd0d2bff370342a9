from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.review import Review
from ...models.reviewing import Reviewing
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: UUID,
    *,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game_id}/review/".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Problem | Review | Reviewing | None:
    if response.status_code == 200:
        response_200 = model(Review, response.json())

        return response_200

    if response.status_code == 202:
        response_202 = model(Reviewing, response.json())

        return response_202

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Problem | Review | Reviewing]:
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
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | Review | Reviewing]:
    """Review a game

     Every decision of an ended game beside the best one, the points it lost, and the luck of every
    throw.

    For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under
    perfect
    play, exactly computed. The game's end queues the review; until it is there the answer is 202.

    Args:
        game_id (UUID):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | Review | Reviewing]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | Review | Reviewing | None:
    """Review a game

     Every decision of an ended game beside the best one, the points it lost, and the luck of every
    throw.

    For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under
    perfect
    play, exactly computed. The game's end queues the review; until it is there the answer is 202.

    Args:
        game_id (UUID):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | Review | Reviewing
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | Review | Reviewing]:
    """Review a game

     Every decision of an ended game beside the best one, the points it lost, and the luck of every
    throw.

    For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under
    perfect
    play, exactly computed. The game's end queues the review; until it is there the answer is 202.

    Args:
        game_id (UUID):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | Review | Reviewing]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | Review | Reviewing | None:
    """Review a game

     Every decision of an ended game beside the best one, the points it lost, and the luck of every
    throw.

    For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under
    perfect
    play, exactly computed. The game's end queues the review; until it is there the answer is 202.

    Args:
        game_id (UUID):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | Review | Reviewing
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            if_none_match=if_none_match,
        )
    ).parsed
