from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.paginated_tournament_list import PaginatedTournamentList
from ...models.problem import Problem
from ...models.tournament_status import TournamentStatus
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    organiser: str | Unset = UNSET,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: TournamentStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params["organiser"] = organiser

    params["player"] = player

    params["ruleset"] = ruleset

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PaginatedTournamentList | Problem | None:
    if response.status_code == 200:
        response_200 = model(PaginatedTournamentList, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PaginatedTournamentList | Problem]:
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
    organiser: str | Unset = UNSET,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: TournamentStatus | Unset = UNSET,
) -> Response[PaginatedTournamentList | Problem]:
    """List tournaments

     Public tournaments and your own, newest first; `player=me` has those that you have entered.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        organiser (str | Unset):
        player (str | Unset):
        ruleset (str | Unset):
        status (TournamentStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedTournamentList | Problem]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
        organiser=organiser,
        player=player,
        ruleset=ruleset,
        status=status,
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
    organiser: str | Unset = UNSET,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: TournamentStatus | Unset = UNSET,
) -> PaginatedTournamentList | Problem | None:
    """List tournaments

     Public tournaments and your own, newest first; `player=me` has those that you have entered.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        organiser (str | Unset):
        player (str | Unset):
        ruleset (str | Unset):
        status (TournamentStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedTournamentList | Problem
    """

    return sync_detailed(
        client=client,
        cursor=cursor,
        limit=limit,
        organiser=organiser,
        player=player,
        ruleset=ruleset,
        status=status,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    organiser: str | Unset = UNSET,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: TournamentStatus | Unset = UNSET,
) -> Response[PaginatedTournamentList | Problem]:
    """List tournaments

     Public tournaments and your own, newest first; `player=me` has those that you have entered.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        organiser (str | Unset):
        player (str | Unset):
        ruleset (str | Unset):
        status (TournamentStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedTournamentList | Problem]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        limit=limit,
        organiser=organiser,
        player=player,
        ruleset=ruleset,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    organiser: str | Unset = UNSET,
    player: str | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    status: TournamentStatus | Unset = UNSET,
) -> PaginatedTournamentList | Problem | None:
    """List tournaments

     Public tournaments and your own, newest first; `player=me` has those that you have entered.

    Args:
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        organiser (str | Unset):
        player (str | Unset):
        ruleset (str | Unset):
        status (TournamentStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedTournamentList | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            cursor=cursor,
            limit=limit,
            organiser=organiser,
            player=player,
            ruleset=ruleset,
            status=status,
        )
    ).parsed
