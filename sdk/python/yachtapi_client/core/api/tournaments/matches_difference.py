from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.difference import Difference
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    match_id: UUID,
    *,
    margin: float | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["margin"] = margin

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/matches/{match_id}/difference/".format(
            tournament_id=quote(str(tournament_id), safe=""),
            match_id=quote(str(match_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Difference | Problem | None:
    if response.status_code == 200:
        response_200 = model(Difference, response.json())

        return response_200

    if response.status_code == 202:
        response_202 = model(Difference, response.json())

        return response_202

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Difference | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: UUID,
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    margin: float | Unset = UNSET,
) -> Response[Difference | Problem]:
    """Tell how sure a match's result is

     The first side's points less the second's in a game, each mean with its 95 % interval.

    `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play
    instead, which
    is the same on average, but without the luck: a narrower interval. With `margin`, each says how many
    more games
    it would take until it is that narrow. Only games count that both sides played to their end; the
    first reader
    has them reviewed, and until then the answer is 202.

    Args:
        tournament_id (UUID):
        match_id (UUID):
        margin (float | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Difference | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        match_id=match_id,
        margin=margin,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    margin: float | Unset = UNSET,
) -> Difference | Problem | None:
    """Tell how sure a match's result is

     The first side's points less the second's in a game, each mean with its 95 % interval.

    `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play
    instead, which
    is the same on average, but without the luck: a narrower interval. With `margin`, each says how many
    more games
    it would take until it is that narrow. Only games count that both sides played to their end; the
    first reader
    has them reviewed, and until then the answer is 202.

    Args:
        tournament_id (UUID):
        match_id (UUID):
        margin (float | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Difference | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        match_id=match_id,
        client=client,
        margin=margin,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    margin: float | Unset = UNSET,
) -> Response[Difference | Problem]:
    """Tell how sure a match's result is

     The first side's points less the second's in a game, each mean with its 95 % interval.

    `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play
    instead, which
    is the same on average, but without the luck: a narrower interval. With `margin`, each says how many
    more games
    it would take until it is that narrow. Only games count that both sides played to their end; the
    first reader
    has them reviewed, and until then the answer is 202.

    Args:
        tournament_id (UUID):
        match_id (UUID):
        margin (float | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Difference | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        match_id=match_id,
        margin=margin,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    margin: float | Unset = UNSET,
) -> Difference | Problem | None:
    """Tell how sure a match's result is

     The first side's points less the second's in a game, each mean with its 95 % interval.

    `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play
    instead, which
    is the same on average, but without the luck: a narrower interval. With `margin`, each says how many
    more games
    it would take until it is that narrow. Only games count that both sides played to their end; the
    first reader
    has them reviewed, and until then the answer is 202.

    Args:
        tournament_id (UUID):
        match_id (UUID):
        margin (float | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Difference | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            match_id=match_id,
            client=client,
            margin=margin,
        )
    ).parsed
