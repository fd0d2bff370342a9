from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.dice_to_score_request import DiceToScoreRequest
from ...models.problem import Problem
from ...models.scores import Scores
from ...types import Response


def _get_kwargs(
    key: str,
    *,
    body: DiceToScoreRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/rulesets/{key}/scores/".format(
            key=quote(str(key), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Scores | None:
    if response.status_code == 200:
        response_200 = model(Scores, response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Scores]:
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
    body: DiceToScoreRequest,
) -> Response[Problem | Scores]:
    """Score dice

     What the dice would bring in every open category, with the legal ones marked. Nothing is stored.

    Args:
        key (str):
        body (DiceToScoreRequest): Dice to be scored, and the scorecard they are for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Scores]
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
    body: DiceToScoreRequest,
) -> Problem | Scores | None:
    """Score dice

     What the dice would bring in every open category, with the legal ones marked. Nothing is stored.

    Args:
        key (str):
        body (DiceToScoreRequest): Dice to be scored, and the scorecard they are for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Scores
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
    body: DiceToScoreRequest,
) -> Response[Problem | Scores]:
    """Score dice

     What the dice would bring in every open category, with the legal ones marked. Nothing is stored.

    Args:
        key (str):
        body (DiceToScoreRequest): Dice to be scored, and the scorecard they are for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Scores]
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
    body: DiceToScoreRequest,
) -> Problem | Scores | None:
    """Score dice

     What the dice would bring in every open category, with the legal ones marked. Nothing is stored.

    Args:
        key (str):
        body (DiceToScoreRequest): Dice to be scored, and the scorecard they are for.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Scores
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            body=body,
        )
    ).parsed
