from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.tournament_events import TournamentEvents
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: UUID,
    *,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    params: dict[str, Any] = {}

    params["after"] = after

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tournaments/{tournament_id}/events/".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Problem | TournamentEvents | None:
    if response.status_code == 200:
        response_200 = model(TournamentEvents, response.json())

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
) -> Response[Any | Problem | TournamentEvents]:
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
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Response[Any | Problem | TournamentEvents]:
    """Follow a tournament's events

     The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and
    what is
    still to come as a stream, which ends with `tournament_over`.

    With `wait`, a page without events is held back until there is one.

    Args:
        tournament_id (UUID):
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | TournamentEvents]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Any | Problem | TournamentEvents | None:
    """Follow a tournament's events

     The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and
    what is
    still to come as a stream, which ends with `tournament_over`.

    With `wait`, a page without events is held back until there is one.

    Args:
        tournament_id (UUID):
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | TournamentEvents
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Response[Any | Problem | TournamentEvents]:
    """Follow a tournament's events

     The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and
    what is
    still to come as a stream, which ends with `tournament_over`.

    With `wait`, a page without events is held back until there is one.

    Args:
        tournament_id (UUID):
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | TournamentEvents]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Any | Problem | TournamentEvents | None:
    """Follow a tournament's events

     The log after the event you have, read and resumed like a game's: a page of JSON, or all of it and
    what is
    still to come as a stream, which ends with `tournament_over`.

    With `wait`, a page without events is held back until there is one.

    Args:
        tournament_id (UUID):
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | TournamentEvents
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            after=after,
            wait=wait,
            last_event_id=last_event_id,
        )
    ).parsed
