from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.match_status import MatchStatus
from ...models.paginated_match_list import PaginatedMatchList
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    cursor: str | Unset = UNSET,
    entrant: str | Unset = UNSET,
    limit: int | Unset = 50,
    round_: int | Unset = UNSET,
    status: MatchStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["entrant"] = entrant

    params["limit"] = limit

    params["round"] = round_

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/matches/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PaginatedMatchList | Problem | None:
    if response.status_code == 200:
        response_200 = model(PaginatedMatchList, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PaginatedMatchList | Problem]:
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
    entrant: str | Unset = UNSET,
    limit: int | Unset = 50,
    round_: int | Unset = UNSET,
    status: MatchStatus | Unset = UNSET,
) -> Response[PaginatedMatchList | Problem]:
    """List the matches

     The matches so far, in the order in which they were paired.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        entrant (str | Unset):
        limit (int | Unset):  Default: 50.
        round_ (int | Unset):
        status (MatchStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedMatchList | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        cursor=cursor,
        entrant=entrant,
        limit=limit,
        round_=round_,
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
    entrant: str | Unset = UNSET,
    limit: int | Unset = 50,
    round_: int | Unset = UNSET,
    status: MatchStatus | Unset = UNSET,
) -> PaginatedMatchList | Problem | None:
    """List the matches

     The matches so far, in the order in which they were paired.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        entrant (str | Unset):
        limit (int | Unset):  Default: 50.
        round_ (int | Unset):
        status (MatchStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedMatchList | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        cursor=cursor,
        entrant=entrant,
        limit=limit,
        round_=round_,
        status=status,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    entrant: str | Unset = UNSET,
    limit: int | Unset = 50,
    round_: int | Unset = UNSET,
    status: MatchStatus | Unset = UNSET,
) -> Response[PaginatedMatchList | Problem]:
    """List the matches

     The matches so far, in the order in which they were paired.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        entrant (str | Unset):
        limit (int | Unset):  Default: 50.
        round_ (int | Unset):
        status (MatchStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedMatchList | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        cursor=cursor,
        entrant=entrant,
        limit=limit,
        round_=round_,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    entrant: str | Unset = UNSET,
    limit: int | Unset = 50,
    round_: int | Unset = UNSET,
    status: MatchStatus | Unset = UNSET,
) -> PaginatedMatchList | Problem | None:
    """List the matches

     The matches so far, in the order in which they were paired.

    Args:
        tournament_id (UUID):
        cursor (str | Unset):
        entrant (str | Unset):
        limit (int | Unset):  Default: 50.
        round_ (int | Unset):
        status (MatchStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedMatchList | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            cursor=cursor,
            entrant=entrant,
            limit=limit,
            round_=round_,
            status=status,
        )
    ).parsed
