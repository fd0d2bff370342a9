from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.departure_request import DepartureRequest
from ...models.entered import Entered
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    body: DepartureRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    params: dict[str, Any] = {}

    params["dry_run"] = dry_run

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/tournaments/{tournament_id}/entrants/{entrant_id}/".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entrant_id=quote(str(entrant_id), safe=""),
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
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
    body: DepartureRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
) -> Response[Entered | Problem]:
    """Withdraw or disqualify an entrant

     Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

    Before the start the place goes to the first who waits; later, open matches are forfeited.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):
        dry_run (bool | Unset):  Default: False.
        body (DepartureRequest | Unset): An entrant's end.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entered | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
        body=body,
        dry_run=dry_run,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
    body: DepartureRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
) -> Entered | Problem | None:
    """Withdraw or disqualify an entrant

     Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

    Before the start the place goes to the first who waits; later, open matches are forfeited.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):
        dry_run (bool | Unset):  Default: False.
        body (DepartureRequest | Unset): An entrant's end.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entered | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
        client=client,
        body=body,
        dry_run=dry_run,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
    body: DepartureRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
) -> Response[Entered | Problem]:
    """Withdraw or disqualify an entrant

     Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

    Before the start the place goes to the first who waits; later, open matches are forfeited.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):
        dry_run (bool | Unset):  Default: False.
        body (DepartureRequest | Unset): An entrant's end.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Entered | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        entrant_id=entrant_id,
        body=body,
        dry_run=dry_run,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    entrant_id: UUID,
    *,
    client: AuthenticatedClient,
    body: DepartureRequest | Unset = UNSET,
    dry_run: bool | Unset = False,
) -> Entered | Problem | None:
    """Withdraw or disqualify an entrant

     Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

    Before the start the place goes to the first who waits; later, open matches are forfeited.

    Args:
        tournament_id (UUID):
        entrant_id (UUID):
        dry_run (bool | Unset):  Default: False.
        body (DepartureRequest | Unset): An entrant's end.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Entered | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            entrant_id=entrant_id,
            client=client,
            body=body,
            dry_run=dry_run,
        )
    ).parsed
