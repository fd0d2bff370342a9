from http import HTTPStatus
from typing import Any, cast

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.notices import Notices
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
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
        "url": "/api/v1/players/me/events/",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Notices | Problem | None:
    if response.status_code == 200:
        response_200 = model(Notices, response.json())

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
) -> Response[Any | Notices | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Response[Any | Notices | Problem]:
    """Follow what concerns me

     A log of your own, over all your games: `game.started`, `turn.started` when it is your turn,
    `game.finished`,
    `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours;
    and over your
    tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
    `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of
    `match.failed`.

    Read and resumed like a game's events, in the same three forms; entries are kept for a week, and
    `oldest` says
    from where on. A stream that begins later than it was asked to says so with a `gap`.

    Args:
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Notices | Problem]
    """

    kwargs = _get_kwargs(
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Any | Notices | Problem | None:
    """Follow what concerns me

     A log of your own, over all your games: `game.started`, `turn.started` when it is your turn,
    `game.finished`,
    `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours;
    and over your
    tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
    `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of
    `match.failed`.

    Read and resumed like a game's events, in the same three forms; entries are kept for a week, and
    `oldest` says
    from where on. A stream that begins later than it was asked to says so with a `gap`.

    Args:
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Notices | Problem
    """

    return sync_detailed(
        client=client,
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Response[Any | Notices | Problem]:
    """Follow what concerns me

     A log of your own, over all your games: `game.started`, `turn.started` when it is your turn,
    `game.finished`,
    `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours;
    and over your
    tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
    `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of
    `match.failed`.

    Read and resumed like a game's events, in the same three forms; entries are kept for a week, and
    `oldest` says
    from where on. A stream that begins later than it was asked to says so with a `gap`.

    Args:
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Notices | Problem]
    """

    kwargs = _get_kwargs(
        after=after,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    wait: int | Unset = 0,
    last_event_id: str | Unset = UNSET,
) -> Any | Notices | Problem | None:
    """Follow what concerns me

     A log of your own, over all your games: `game.started`, `turn.started` when it is your turn,
    `game.finished`,
    `game.aborted`, and `seat.joined` or `seat.left` when others come or go in an open game of yours;
    and over your
    tournaments: `entrant.…` for your own entry, `match.opened` and `match.decided` for your matches,
    `tournament.started`, `tournament.finished`, `tournament.cancelled`; an organiser also hears of
    `match.failed`.

    Read and resumed like a game's events, in the same three forms; entries are kept for a week, and
    `oldest` says
    from where on. A stream that begins later than it was asked to says so with a `gap`.

    Args:
        after (int | Unset):  Default: 0.
        wait (int | Unset):  Default: 0.
        last_event_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Notices | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            after=after,
            wait=wait,
            last_event_id=last_event_id,
        )
    ).parsed
