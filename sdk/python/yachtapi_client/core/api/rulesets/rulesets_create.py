from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.ruleset import Ruleset
from ...models.ruleset_document_request import RulesetDocumentRequest
from ...types import Response


def _get_kwargs(
    *,
    body: RulesetDocumentRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/rulesets/",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Ruleset | None:
    if response.status_code == 200:
        response_200 = model(Ruleset, response.json())

        return response_200

    if response.status_code == 201:
        response_201 = model(Ruleset, response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Ruleset]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
) -> Response[Problem | Ruleset]:
    """Post a house ruleset

     Rules of your own, played, advised and rated like those of the catalog.

    Its key is yours, with your id in front. What a key names never changes: other rules or other words
    under the
    same key are its next version, and games go on by the rules they began with. The same document again
    is answered
    with 200 and changes nothing.

    Args:
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruleset]
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
    body: RulesetDocumentRequest,
) -> Problem | Ruleset | None:
    """Post a house ruleset

     Rules of your own, played, advised and rated like those of the catalog.

    Its key is yours, with your id in front. What a key names never changes: other rules or other words
    under the
    same key are its next version, and games go on by the rules they began with. The same document again
    is answered
    with 200 and changes nothing.

    Args:
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruleset
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
) -> Response[Problem | Ruleset]:
    """Post a house ruleset

     Rules of your own, played, advised and rated like those of the catalog.

    Its key is yours, with your id in front. What a key names never changes: other rules or other words
    under the
    same key are its next version, and games go on by the rules they began with. The same document again
    is answered
    with 200 and changes nothing.

    Args:
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruleset]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
) -> Problem | Ruleset | None:
    """Post a house ruleset

     Rules of your own, played, advised and rated like those of the catalog.

    Its key is yours, with your id in front. What a key names never changes: other rules or other words
    under the
    same key are its next version, and games go on by the rules they began with. The same document again
    is answered
    with 200 and changes nothing.

    Args:
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruleset
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
