from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.shown_document import ShownDocument
from ...types import UNSET, Response, Unset


def _get_kwargs(
    key: str,
    *,
    digest: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["digest"] = digest

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/rulesets/{key}/document/".format(
            key=quote(str(key), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | ShownDocument | None:
    if response.status_code == 200:
        response_200 = model(ShownDocument, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | ShownDocument]:
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
) -> Response[Problem | ShownDocument]:
    """Read a ruleset's document

     Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of
    your own.

    Args:
        key (str):
        digest (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ShownDocument]
    """

    kwargs = _get_kwargs(
        key=key,
        digest=digest,
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
) -> Problem | ShownDocument | None:
    """Read a ruleset's document

     Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of
    your own.

    Args:
        key (str):
        digest (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ShownDocument
    """

    return sync_detailed(
        key=key,
        client=client,
        digest=digest,
    ).parsed


async def asyncio_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
) -> Response[Problem | ShownDocument]:
    """Read a ruleset's document

     Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of
    your own.

    Args:
        key (str):
        digest (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ShownDocument]
    """

    kwargs = _get_kwargs(
        key=key,
        digest=digest,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    key: str,
    *,
    client: AuthenticatedClient,
    digest: str | Unset = UNSET,
) -> Problem | ShownDocument | None:
    """Read a ruleset's document

     Rules, all texts, source and examples, as `POST rulesets/` takes them: the start of a ruleset of
    your own.

    Args:
        key (str):
        digest (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ShownDocument
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            digest=digest,
        )
    ).parsed
