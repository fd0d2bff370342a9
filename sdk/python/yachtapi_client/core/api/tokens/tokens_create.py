from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.issued_token import IssuedToken
from ...models.new_token_request import NewTokenRequest
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: NewTokenRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/tokens/",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> IssuedToken | Problem | None:
    if response.status_code == 201:
        response_201 = model(IssuedToken, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[IssuedToken | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: NewTokenRequest | Unset = UNSET,
) -> Response[IssuedToken | Problem]:
    """Sign in, or make another token

     With a username and a password, sign in; with a token and no password, make another one for
    yourself.

    The other one has no scope that yours lacks, and ends with it at the latest.

    Args:
        body (NewTokenRequest | Unset): Credentials to sign in with, or none for another token of
            the caller.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[IssuedToken | Problem]
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
    body: NewTokenRequest | Unset = UNSET,
) -> IssuedToken | Problem | None:
    """Sign in, or make another token

     With a username and a password, sign in; with a token and no password, make another one for
    yourself.

    The other one has no scope that yours lacks, and ends with it at the latest.

    Args:
        body (NewTokenRequest | Unset): Credentials to sign in with, or none for another token of
            the caller.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        IssuedToken | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: NewTokenRequest | Unset = UNSET,
) -> Response[IssuedToken | Problem]:
    """Sign in, or make another token

     With a username and a password, sign in; with a token and no password, make another one for
    yourself.

    The other one has no scope that yours lacks, and ends with it at the latest.

    Args:
        body (NewTokenRequest | Unset): Credentials to sign in with, or none for another token of
            the caller.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[IssuedToken | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: NewTokenRequest | Unset = UNSET,
) -> IssuedToken | Problem | None:
    """Sign in, or make another token

     With a username and a password, sign in; with a token and no password, make another one for
    yourself.

    The other one has no scope that yours lacks, and ends with it at the latest.

    Args:
        body (NewTokenRequest | Unset): Credentials to sign in with, or none for another token of
            the caller.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        IssuedToken | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
