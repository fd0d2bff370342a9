from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.found_seek import FoundSeek
from ...models.problem import Problem
from ...models.seek_request import SeekRequest
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/seeks/",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> FoundSeek | Problem | None:
    if response.status_code == 201:
        response_201 = model(FoundSeek, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[FoundSeek | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[FoundSeek | Problem]:
    """Pair me now

     Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if
    each is
    what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are
    told of
    `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays
    you.

    Args:
        idempotency_key (str | Unset):
        body (SeekRequest): A game that you would like to play now.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FoundSeek | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: SeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> FoundSeek | Problem | None:
    """Pair me now

     Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if
    each is
    what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are
    told of
    `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays
    you.

    Args:
        idempotency_key (str | Unset):
        body (SeekRequest): A game that you would like to play now.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FoundSeek | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: SeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[FoundSeek | Problem]:
    """Pair me now

     Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if
    each is
    what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are
    told of
    `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays
    you.

    Args:
        idempotency_key (str | Unset):
        body (SeekRequest): A game that you would like to play now.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FoundSeek | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: SeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> FoundSeek | Problem | None:
    """Pair me now

     Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if
    each is
    what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are
    told of
    `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays
    you.

    Args:
        idempotency_key (str | Unset):
        body (SeekRequest): A game that you would like to play now.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FoundSeek | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
