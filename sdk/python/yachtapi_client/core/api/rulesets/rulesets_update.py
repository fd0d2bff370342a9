from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.patched_change_ruleset_request import PatchedChangeRulesetRequest
from ...models.problem import Problem
from ...models.ruleset import Ruleset
from ...types import UNSET, Response, Unset


def _get_kwargs(
    key: str,
    *,
    body: PatchedChangeRulesetRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/rulesets/{key}/".format(
            key=quote(str(key), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Ruleset | None:
    if response.status_code == 200:
        response_200 = model(Ruleset, response.json())

        return response_200

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
    key: str,
    *,
    client: AuthenticatedClient,
    body: PatchedChangeRulesetRequest | Unset = UNSET,
) -> Response[Problem | Ruleset]:
    """Share or retire a ruleset

     Owners only, and for every version of the key. Both may be taken back.

    Args:
        key (str):
        body (PatchedChangeRulesetRequest | Unset): What may change about a house ruleset; its
            rules may not.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruleset]
    """

    kwargs = _get_kwargs(
        key=key,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    key: str,
    *,
    client: AuthenticatedClient,
    body: PatchedChangeRulesetRequest | Unset = UNSET,
) -> Problem | Ruleset | None:
    """Share or retire a ruleset

     Owners only, and for every version of the key. Both may be taken back.

    Args:
        key (str):
        body (PatchedChangeRulesetRequest | Unset): What may change about a house ruleset; its
            rules may not.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruleset
    """

    return sync_detailed(
        key=key,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    body: PatchedChangeRulesetRequest | Unset = UNSET,
) -> Response[Problem | Ruleset]:
    """Share or retire a ruleset

     Owners only, and for every version of the key. Both may be taken back.

    Args:
        key (str):
        body (PatchedChangeRulesetRequest | Unset): What may change about a house ruleset; its
            rules may not.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruleset]
    """

    kwargs = _get_kwargs(
        key=key,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    key: str,
    *,
    client: AuthenticatedClient,
    body: PatchedChangeRulesetRequest | Unset = UNSET,
) -> Problem | Ruleset | None:
    """Share or retire a ruleset

     Owners only, and for every version of the key. Both may be taken back.

    Args:
        key (str):
        body (PatchedChangeRulesetRequest | Unset): What may change about a house ruleset; its
            rules may not.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruleset
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            body=body,
        )
    ).parsed
