from http import HTTPStatus
from typing import Any

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.kept_rules import KeptRules
from ...models.problem import Problem
from ...models.rules_request import RulesRequest
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: RulesRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/players/me/invitation-rules/",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> KeptRules | Problem | None:
    if response.status_code == 200:
        response_200 = model(KeptRules, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[KeptRules | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: RulesRequest | Unset = UNSET,
) -> Response[KeptRules | Problem]:
    """Let rules answer my invitations

     From now on an invitation to a game or a tournament is answered at once: accepted if it meets all
    rules, else
    declined with the first that it does not meet as the `reason`, which both sides are told.

    Args:
        body (RulesRequest | Unset): What you accept without being asked; null, or a field left
            out, leaves a thing open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[KeptRules | Problem]
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
    body: RulesRequest | Unset = UNSET,
) -> KeptRules | Problem | None:
    """Let rules answer my invitations

     From now on an invitation to a game or a tournament is answered at once: accepted if it meets all
    rules, else
    declined with the first that it does not meet as the `reason`, which both sides are told.

    Args:
        body (RulesRequest | Unset): What you accept without being asked; null, or a field left
            out, leaves a thing open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        KeptRules | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: RulesRequest | Unset = UNSET,
) -> Response[KeptRules | Problem]:
    """Let rules answer my invitations

     From now on an invitation to a game or a tournament is answered at once: accepted if it meets all
    rules, else
    declined with the first that it does not meet as the `reason`, which both sides are told.

    Args:
        body (RulesRequest | Unset): What you accept without being asked; null, or a field left
            out, leaves a thing open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[KeptRules | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: RulesRequest | Unset = UNSET,
) -> KeptRules | Problem | None:
    """Let rules answer my invitations

     From now on an invitation to a game or a tournament is answered at once: accepted if it meets all
    rules, else
    declined with the first that it does not meet as the `reason`, which both sides are told.

    Args:
        body (RulesRequest | Unset): What you accept without being asked; null, or a field left
            out, leaves a thing open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        KeptRules | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
