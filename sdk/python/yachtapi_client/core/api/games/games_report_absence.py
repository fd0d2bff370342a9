from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.absence_request import AbsenceRequest
from ...models.game import Game
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: UUID,
    *,
    body: AbsenceRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/games/{game_id}/absence/".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Game | Problem | None:
    if response.status_code == 201:
        response_201 = model(Game, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Game | Problem]:
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
    body: AbsenceRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Report an absent player

     Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24
    hours.

    For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it
    decides alone:
    the game does what it does `on_timeout`, by itself within seconds.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (AbsenceRequest): A seat that others wait for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AbsenceRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Report an absent player

     Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24
    hours.

    For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it
    decides alone:
    the game does what it does `on_timeout`, by itself within seconds.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (AbsenceRequest): A seat that others wait for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AbsenceRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Report an absent player

     Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24
    hours.

    For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it
    decides alone:
    the game does what it does `on_timeout`, by itself within seconds.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (AbsenceRequest): A seat that others wait for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AbsenceRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Report an absent player

     Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24
    hours.

    For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it
    decides alone:
    the game does what it does `on_timeout`, by itself within seconds.

    Args:
        game_id (UUID):
        idempotency_key (str | Unset):
        body (AbsenceRequest): A seat that others wait for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
