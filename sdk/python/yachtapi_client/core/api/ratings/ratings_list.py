from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.paginated_place_list import PaginatedPlaceList
from ...models.problem import Problem
from ...models.rating_kind import RatingKind
from ...types import UNSET, Response, Unset


def _get_kwargs(
    ruleset: str,
    *,
    around: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    kind: RatingKind | Unset = UNSET,
    limit: int | Unset = 50,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["around"] = around

    params["cursor"] = cursor

    json_kind: str | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = kind

    params["kind"] = json_kind

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/ratings/{ruleset}/".format(
            ruleset=quote(str(ruleset), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PaginatedPlaceList | Problem | None:
    if response.status_code == 200:
        response_200 = model(PaginatedPlaceList, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PaginatedPlaceList | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    around: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    kind: RatingKind | Unset = UNSET,
    limit: int | Unset = 50,
) -> Response[PaginatedPlaceList | Problem]:
    """Read a leaderboard

     Who has been rated under these rules, best first; `around` opens it where a player is.

    Rated are finished games that were created with `rated`, of several players on a seat each, without
    help. Who
    resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of
    bots and
    engines alone for `bots` and `all`, a mixed one for `all`.

    Args:
        ruleset (str):
        around (str | Unset):
        cursor (str | Unset):
        kind (RatingKind | Unset):
        limit (int | Unset):  Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedPlaceList | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        around=around,
        cursor=cursor,
        kind=kind,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    around: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    kind: RatingKind | Unset = UNSET,
    limit: int | Unset = 50,
) -> PaginatedPlaceList | Problem | None:
    """Read a leaderboard

     Who has been rated under these rules, best first; `around` opens it where a player is.

    Rated are finished games that were created with `rated`, of several players on a seat each, without
    help. Who
    resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of
    bots and
    engines alone for `bots` and `all`, a mixed one for `all`.

    Args:
        ruleset (str):
        around (str | Unset):
        cursor (str | Unset):
        kind (RatingKind | Unset):
        limit (int | Unset):  Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedPlaceList | Problem
    """

    return sync_detailed(
        ruleset=ruleset,
        client=client,
        around=around,
        cursor=cursor,
        kind=kind,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    around: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    kind: RatingKind | Unset = UNSET,
    limit: int | Unset = 50,
) -> Response[PaginatedPlaceList | Problem]:
    """Read a leaderboard

     Who has been rated under these rules, best first; `around` opens it where a player is.

    Rated are finished games that were created with `rated`, of several players on a seat each, without
    help. Who
    resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of
    bots and
    engines alone for `bots` and `all`, a mixed one for `all`.

    Args:
        ruleset (str):
        around (str | Unset):
        cursor (str | Unset):
        kind (RatingKind | Unset):
        limit (int | Unset):  Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaginatedPlaceList | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        around=around,
        cursor=cursor,
        kind=kind,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    around: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    kind: RatingKind | Unset = UNSET,
    limit: int | Unset = 50,
) -> PaginatedPlaceList | Problem | None:
    """Read a leaderboard

     Who has been rated under these rules, best first; `around` opens it where a player is.

    Rated are finished games that were created with `rated`, of several players on a seat each, without
    help. Who
    resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of
    bots and
    engines alone for `bots` and `all`, a mixed one for `all`.

    Args:
        ruleset (str):
        around (str | Unset):
        cursor (str | Unset):
        kind (RatingKind | Unset):
        limit (int | Unset):  Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaginatedPlaceList | Problem
    """

    return (
        await asyncio_detailed(
            ruleset=ruleset,
            client=client,
            around=around,
            cursor=cursor,
            kind=kind,
            limit=limit,
        )
    ).parsed
