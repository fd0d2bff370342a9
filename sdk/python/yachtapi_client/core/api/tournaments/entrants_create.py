from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.entered import Entered
from ...models.entry_request import EntryRequest
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    body: EntryRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    params: dict[str, Any] = {}

    params["dry_run"] = dry_run

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/tournaments/{tournament_id}/entrants/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Entered | Problem | None:
    if response.status_code == 200:
        response_200 = model(Entered, response.json())

        return response_200

    if response.status_code == 201:
        response_201 = model(Entered, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Entered | Problem]:
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
    body: EntryRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Response[Entered | Problem]:
    """Enter a tournament

     Enter yourself, or take an invitation; when all places are taken you wait for one.

    Organisers also invite players, or enter copies of a built-in strategy; that takes the scope
    `organise`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (EntryRequest | Unset): Who is to take part: with an empty body you; players to
            invite, or a built-in strategy, by organisers.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entered | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    body: EntryRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Entered | Problem | None:
    """Enter a tournament

     Enter yourself, or take an invitation; when all places are taken you wait for one.

    Organisers also invite players, or enter copies of a built-in strategy; that takes the scope
    `organise`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (EntryRequest | Unset): Who is to take part: with an empty body you; players to
            invite, or a built-in strategy, by organisers.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entered | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    body: EntryRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Response[Entered | Problem]:
    """Enter a tournament

     Enter yourself, or take an invitation; when all places are taken you wait for one.

    Organisers also invite players, or enter copies of a built-in strategy; that takes the scope
    `organise`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (EntryRequest | Unset): Who is to take part: with an empty body you; players to
            invite, or a built-in strategy, by organisers.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entered | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    body: EntryRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Entered | Problem | None:
    """Enter a tournament

     Enter yourself, or take an invitation; when all places are taken you wait for one.

    Organisers also invite players, or enter copies of a built-in strategy; that takes the scope
    `organise`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (EntryRequest | Unset): Who is to take part: with an empty body you; players to
            invite, or a built-in strategy, by organisers.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entered | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            body=body,
            dry_run=dry_run,
            idempotency_key=idempotency_key,
        )
    ).parsed
