from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.tokens_destroy_all_keep import TokensDestroyAllKeep
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    keep: TokensDestroyAllKeep | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_keep: str | Unset = UNSET
    if not isinstance(keep, Unset):
        json_keep = keep

    params["keep"] = json_keep

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/tokens/",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | None:
    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    keep: TokensDestroyAllKeep | Unset = UNSET,
) -> Response[Any | Problem]:
    """Sign out everywhere

     Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked
    out.

    Args:
        keep (TokensDestroyAllKeep | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        keep=keep,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    keep: TokensDestroyAllKeep | Unset = UNSET,
) -> Any | Problem | None:
    """Sign out everywhere

     Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked
    out.

    Args:
        keep (TokensDestroyAllKeep | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
        keep=keep,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    keep: TokensDestroyAllKeep | Unset = UNSET,
) -> Response[Any | Problem]:
    """Sign out everywhere

     Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked
    out.

    Args:
        keep (TokensDestroyAllKeep | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        keep=keep,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    keep: TokensDestroyAllKeep | Unset = UNSET,
) -> Any | Problem | None:
    """Sign out everywhere

     Revoke all your tokens, or all but the one in use; a guest can only spare it, or would be locked
    out.

    Args:
        keep (TokensDestroyAllKeep | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            keep=keep,
        )
    ).parsed
