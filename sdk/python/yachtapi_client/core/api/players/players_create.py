from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.newcomer_request import NewcomerRequest
from ...models.problem import Problem
from ...models.welcome import Welcome
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: NewcomerRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/players/",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Welcome | None:
    if response.status_code == 201:
        response_201 = model(Welcome, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Welcome]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: NewcomerRequest | Unset = UNSET,
) -> Response[Problem | Welcome]:
    """Become a player

     Make a guest without sign-up, and a first game if you like; the answer's token signs every later
    request.

    Args:
        body (NewcomerRequest | Unset): A guest to be, and a first game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Welcome]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: NewcomerRequest | Unset = UNSET,
) -> Problem | Welcome | None:
    """Become a player

     Make a guest without sign-up, and a first game if you like; the answer's token signs every later
    request.

    Args:
        body (NewcomerRequest | Unset): A guest to be, and a first game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Welcome
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: NewcomerRequest | Unset = UNSET,
) -> Response[Problem | Welcome]:
    """Become a player

     Make a guest without sign-up, and a first game if you like; the answer's token signs every later
    request.

    Args:
        body (NewcomerRequest | Unset): A guest to be, and a first game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Welcome]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: NewcomerRequest | Unset = UNSET,
) -> Problem | Welcome | None:
    """Become a player

     Make a guest without sign-up, and a first game if you like; the answer's token signs every later
    request.

    Args:
        body (NewcomerRequest | Unset): A guest to be, and a first game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Welcome
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
