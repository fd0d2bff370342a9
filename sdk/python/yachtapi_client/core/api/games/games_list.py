from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_status import GameStatus
from ...models.games_list_to_move import GamesListToMove
from ...models.paginated_game_list import PaginatedGameList
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    to_move: GamesListToMove | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params["player"] = player

    params["ruleset"] = ruleset

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    json_to_move: str | Unset = UNSET
    if not isinstance(to_move, Unset):
        json_to_move = to_move

    params["to_move"] = json_to_move

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PaginatedGameList | Problem | None:
    if response.status_code == 200:
        response_200 = model(PaginatedGameList, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PaginatedGameList | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    to_move: GamesListToMove | Unset = UNSET,
) -> Response[PaginatedGameList | Problem]:
    """List games

     Public games and your own, newest first; `to_move=me` has those that wait for you.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        ruleset (str | Unset):
        status (GameStatus | Unset):
        to_move (GamesListToMove | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedGameList | Problem]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
        player=player,
        ruleset=ruleset,
        status=status,
        to_move=to_move,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    to_move: GamesListToMove | Unset = UNSET,
) -> PaginatedGameList | Problem | None:
    """List games

     Public games and your own, newest first; `to_move=me` has those that wait for you.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        ruleset (str | Unset):
        status (GameStatus | Unset):
        to_move (GamesListToMove | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedGameList | Problem
    """

    return sync_detailed(
        client=client,
        cursor=cursor,
        limit=limit,
        player=player,
        ruleset=ruleset,
        status=status,
        to_move=to_move,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    to_move: GamesListToMove | Unset = UNSET,
) -> Response[PaginatedGameList | Problem]:
    """List games

     Public games and your own, newest first; `to_move=me` has those that wait for you.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        ruleset (str | Unset):
        status (GameStatus | Unset):
        to_move (GamesListToMove | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedGameList | Problem]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
        player=player,
        ruleset=ruleset,
        status=status,
        to_move=to_move,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    to_move: GamesListToMove | Unset = UNSET,
) -> PaginatedGameList | Problem | None:
    """List games

     Public games and your own, newest first; `to_move=me` has those that wait for you.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        ruleset (str | Unset):
        status (GameStatus | Unset):
        to_move (GamesListToMove | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedGameList | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            cursor=cursor,
            limit=limit,
            player=player,
            ruleset=ruleset,
            status=status,
            to_move=to_move,
        )
    ).parsed
