from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.entrant_status import EntrantStatus
from ...models.paginated_entrant_list import PaginatedEntrantList
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    status: EntrantStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params["player"] = player

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/entrants/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PaginatedEntrantList | Problem | None:
    if response.status_code == 200:
        response_200 = model(PaginatedEntrantList, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PaginatedEntrantList | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    status: EntrantStatus | Unset = UNSET,
) -> Response[PaginatedEntrantList | Problem]:
    """List the entrants

     All of them in the order of registration, those who left among them.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        status (EntrantStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedEntrantList | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        cursor=cursor,
        limit=limit,
        player=player,
        status=status,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    status: EntrantStatus | Unset = UNSET,
) -> PaginatedEntrantList | Problem | None:
    """List the entrants

     All of them in the order of registration, those who left among them.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        status (EntrantStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedEntrantList | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        cursor=cursor,
        limit=limit,
        player=player,
        status=status,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    status: EntrantStatus | Unset = UNSET,
) -> Response[PaginatedEntrantList | Problem]:
    """List the entrants

     All of them in the order of registration, those who left among them.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        status (EntrantStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedEntrantList | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        cursor=cursor,
        limit=limit,
        player=player,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    player: str | Unset = UNSET,
    status: EntrantStatus | Unset = UNSET,
) -> PaginatedEntrantList | Problem | None:
    """List the entrants

     All of them in the order of registration, those who left among them.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        limit (int | Unset):  Default: 50.
        player (str | Unset):
        status (EntrantStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedEntrantList | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            cursor=cursor,
            limit=limit,
            player=player,
            status=status,
        )
    ).parsed
