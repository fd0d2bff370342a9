from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.guide import Guide
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    key: str,
    *,
    digest: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    params: dict[str, Any] = {}

    params["digest"] = digest

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/rulesets/{key}/guide/".format(
            key=quote(str(key), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Guide | Problem | None:
    if response.status_code == 200:
        response_200 = model(Guide, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Guide | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Response[Guide | Problem]:
    """Read how to play

     The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the
    document.

    As JSON, as Markdown, or as a page to read and print, as `Accept` says.

    Args:
        key (str):
        digest (str | Unset):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Guide | Problem]
    """

    kwargs = _get_kwargs(
        key=key,
        digest=digest,
        accept_language=accept_language,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Guide | Problem | None:
    """Read how to play

     The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the
    document.

    As JSON, as Markdown, or as a page to read and print, as `Accept` says.

    Args:
        key (str):
        digest (str | Unset):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Guide | Problem
    """

    return sync_detailed(
        key=key,
        client=client,
        digest=digest,
        accept_language=accept_language,
    ).parsed


async def asyncio_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Response[Guide | Problem]:
    """Read how to play

     The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the
    document.

    As JSON, as Markdown, or as a page to read and print, as `Accept` says.

    Args:
        key (str):
        digest (str | Unset):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Guide | Problem]
    """

    kwargs = _get_kwargs(
        key=key,
        digest=digest,
        accept_language=accept_language,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
    accept_language: str | Unset = UNSET,
) -> Guide | Problem | None:
    """Read how to play

     The basics, the categories with an example each, bonuses, sisters, tips, questions: made from the
    document.

    As JSON, as Markdown, or as a page to read and print, as `Accept` says.

    Args:
        key (str):
        digest (str | Unset):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Guide | Problem
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            digest=digest,
            accept_language=accept_language,
        )
    ).parsed
