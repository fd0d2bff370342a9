from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.done import Done
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    dry_run: bool | Unset = False,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    params: dict[str, Any] = {}

    params["dry_run"] = dry_run

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/tournaments/{tournament_id}/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Done | Problem | None:
    if response.status_code == 200:
        response_200 = model(Done, response.json())

        return response_200

    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Done | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    if_match: str | Unset = UNSET,
) -> Response[Any | Done | Problem]:
    """Delete a draft

     Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Done | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        dry_run=dry_run,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    if_match: str | Unset = UNSET,
) -> Any | Done | Problem | None:
    """Delete a draft

     Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Done | Problem
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        dry_run=dry_run,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    if_match: str | Unset = UNSET,
) -> Response[Any | Done | Problem]:
    """Delete a draft

     Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Done | Problem]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        dry_run=dry_run,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    if_match: str | Unset = UNSET,
) -> Any | Done | Problem | None:
    """Delete a draft

     Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`.

    Args:
        tournament_id (UUID):
        dry_run (bool | Unset):  Default: False.
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Done | Problem
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            dry_run=dry_run,
            if_match=if_match,
        )
    ).parsed
