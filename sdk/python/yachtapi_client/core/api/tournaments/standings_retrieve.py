from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.standings import Standings
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    round_: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["round"] = round_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/standings/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Standings | None:
    if response.status_code == 200:
        response_200 = model(Standings, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Standings]:
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
    round_: int | Unset = UNSET,
) -> Response[Problem | Standings]:
    """Read the standings

     Everybody's place after the last round that is closed, or after an earlier one, and what it comes
    from.

    Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked
    at.

    Args:
        tournament_id (UUID):
        round_ (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Standings]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        round_=round_,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
) -> Problem | Standings | None:
    """Read the standings

     Everybody's place after the last round that is closed, or after an earlier one, and what it comes
    from.

    Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked
    at.

    Args:
        tournament_id (UUID):
        round_ (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Standings
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        round_=round_,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
) -> Response[Problem | Standings]:
    """Read the standings

     Everybody's place after the last round that is closed, or after an earlier one, and what it comes
    from.

    Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked
    at.

    Args:
        tournament_id (UUID):
        round_ (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Standings]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        round_=round_,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
) -> Problem | Standings | None:
    """Read the standings

     Everybody's place after the last round that is closed, or after an earlier one, and what it comes
    from.

    Tie-breaks stand in their order, each with the terms it is made of, as far as they had to be looked
    at.

    Args:
        tournament_id (UUID):
        round_ (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Standings
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            round_=round_,
        )
    ).parsed
