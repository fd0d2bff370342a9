from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.done import Done
from ...models.new_tournament_request import NewTournamentRequest
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: NewTournamentRequest,
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
        "url": "/api/v1/tournaments/",
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Done | Problem | None:
    if response.status_code == 200:
        response_200 = model(Done, response.json())

        return response_200

    if response.status_code == 201:
        response_201 = model(Done, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Done | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: NewTournamentRequest,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Response[Done | Problem]:
    """Set up a tournament

     Make a draft that you alone see, until `POST registration/` lets entrants come.

    With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it
    would do.

    Args:
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (NewTournamentRequest): A tournament to be.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Done | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: NewTournamentRequest,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Done | Problem | None:
    """Set up a tournament

     Make a draft that you alone see, until `POST registration/` lets entrants come.

    With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it
    would do.

    Args:
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (NewTournamentRequest): A tournament to be.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Done | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: NewTournamentRequest,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Response[Done | Problem]:
    """Set up a tournament

     Make a draft that you alone see, until `POST registration/` lets entrants come.

    With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it
    would do.

    Args:
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (NewTournamentRequest): A tournament to be.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Done | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: NewTournamentRequest,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
) -> Done | Problem | None:
    """Set up a tournament

     Make a draft that you alone see, until `POST registration/` lets entrants come.

    With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it
    would do.

    Args:
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        body (NewTournamentRequest): A tournament to be.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Done | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            dry_run=dry_run,
            idempotency_key=idempotency_key,
        )
    ).parsed
