from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game import Game
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: UUID,
    *,
    receipt: bool | Unset = False,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["receipt"] = receipt

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game_id}/".format(
            game_id=quote(str(game_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Game | Problem | None:
    if response.status_code == 200:
        response_200 = model(Game, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Game | Problem]:
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
    receipt: bool | Unset = False,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Game | Problem]:
    """Read a game

     Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.

    Args:
        game_id (UUID):
        receipt (bool | Unset):  Default: False.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Game | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        receipt=receipt,
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
    receipt: bool | Unset = False,
    if_none_match: str | Unset = UNSET,
) -> Any | Game | Problem | None:
    """Read a game

     Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.

    Args:
        game_id (UUID):
        receipt (bool | Unset):  Default: False.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Game | Problem
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        receipt=receipt,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    receipt: bool | Unset = False,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Game | Problem]:
    """Read a game

     Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.

    Args:
        game_id (UUID):
        receipt (bool | Unset):  Default: False.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Game | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        receipt=receipt,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    receipt: bool | Unset = False,
    if_none_match: str | Unset = UNSET,
) -> Any | Game | Problem | None:
    """Read a game

     Seats, scorecards and the turn under way with everything that is legal; `ETag` names the version.

    Args:
        game_id (UUID):
        receipt (bool | Unset):  Default: False.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Game | Problem
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            receipt=receipt,
            if_none_match=if_none_match,
        )
    ).parsed
