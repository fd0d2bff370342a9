from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.ruleset_document_request import RulesetDocumentRequest
from ...models.validated import Validated
from ...types import UNSET, Response, Unset


def _get_kwargs(
    key: str,
    *,
    body: RulesetDocumentRequest,
    scores: bool | Unset = False,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    params: dict[str, Any] = {}

    params["scores"] = scores

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/rulesets/{key}/validate/".format(
            key=quote(str(key), safe=""),
        ),
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Validated | None:
    if response.status_code == 200:
        response_200 = model(Validated, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Validated]:
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
    body: RulesetDocumentRequest,
    scores: bool | Unset = False,
) -> Response[Problem | Validated]:
    """Check a ruleset before posting it

     What `POST rulesets/` would make of the document under this key. Nothing is stored.

    Args:
        key (str):
        scores (bool | Unset):  Default: False.
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Validated]
    """

    kwargs = _get_kwargs(
        key=key,
        body=body,
        scores=scores,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    key: str,
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
    scores: bool | Unset = False,
) -> Problem | Validated | None:
    """Check a ruleset before posting it

     What `POST rulesets/` would make of the document under this key. Nothing is stored.

    Args:
        key (str):
        scores (bool | Unset):  Default: False.
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Validated
    """

    return sync_detailed(
        key=key,
        client=client,
        body=body,
        scores=scores,
    ).parsed


async def asyncio_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
    scores: bool | Unset = False,
) -> Response[Problem | Validated]:
    """Check a ruleset before posting it

     What `POST rulesets/` would make of the document under this key. Nothing is stored.

    Args:
        key (str):
        scores (bool | Unset):  Default: False.
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Validated]
    """

    kwargs = _get_kwargs(
        key=key,
        body=body,
        scores=scores,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    key: str,
    *,
    client: AuthenticatedClient,
    body: RulesetDocumentRequest,
    scores: bool | Unset = False,
) -> Problem | Validated | None:
    """Check a ruleset before posting it

     What `POST rulesets/` would make of the document under this key. Nothing is stored.

    Args:
        key (str):
        scores (bool | Unset):  Default: False.
        body (RulesetDocumentRequest): A ruleset as `GET rulesets/{key}/document/` shows it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Validated
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            body=body,
            scores=scores,
        )
    ).parsed
