from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ....lenient import model
from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.advice import Advice
from ...models.advice_question_request import AdviceQuestionRequest
from ...models.problem import Problem
from ...models.solving import Solving
from ...types import Response


def _get_kwargs(
    key: str,
    *,
    body: AdviceQuestionRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/rulesets/{key}/advice/".format(
            key=quote(str(key), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Advice | Problem | Solving | None:
    if response.status_code == 200:
        response_200 = model(Advice, response.json())

        return response_200

    if response.status_code == 202:
        response_202 = model(Solving, response.json())

        return response_202

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Advice | Problem | Solving]:
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
    body: AdviceQuestionRequest,
) -> Response[Advice | Problem | Solving]:
    """Ask for advice

     Every legal action with its exact value and its regret, the best first. Nothing is stored.

    The value is the expected final score under best play from here on, counted from the points given.
    Extra bonuses
    earned so far are not among them: they come on top of every value and change no regret. Actions
    whose values
    differ by no more than a billionth of a point are equal, and the first of them is what perfect play
    does. Until
    the ruleset is solved the answer is 202, and a worker has been asked to solve it.

    Args:
        key (str):
        body (AdviceQuestionRequest): A turn to be advised on.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Advice | Problem | Solving]
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
    body: AdviceQuestionRequest,
) -> Advice | Problem | Solving | None:
    """Ask for advice

     Every legal action with its exact value and its regret, the best first. Nothing is stored.

    The value is the expected final score under best play from here on, counted from the points given.
    Extra bonuses
    earned so far are not among them: they come on top of every value and change no regret. Actions
    whose values
    differ by no more than a billionth of a point are equal, and the first of them is what perfect play
    does. Until
    the ruleset is solved the answer is 202, and a worker has been asked to solve it.

    Args:
        key (str):
        body (AdviceQuestionRequest): A turn to be advised on.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Advice | Problem | Solving
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
    body: AdviceQuestionRequest,
) -> Response[Advice | Problem | Solving]:
    """Ask for advice

     Every legal action with its exact value and its regret, the best first. Nothing is stored.

    The value is the expected final score under best play from here on, counted from the points given.
    Extra bonuses
    earned so far are not among them: they come on top of every value and change no regret. Actions
    whose values
    differ by no more than a billionth of a point are equal, and the first of them is what perfect play
    does. Until
    the ruleset is solved the answer is 202, and a worker has been asked to solve it.

    Args:
        key (str):
        body (AdviceQuestionRequest): A turn to be advised on.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Advice | Problem | Solving]
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
    body: AdviceQuestionRequest,
) -> Advice | Problem | Solving | None:
    """Ask for advice

     Every legal action with its exact value and its regret, the best first. Nothing is stored.

    The value is the expected final score under best play from here on, counted from the points given.
    Extra bonuses
    earned so far are not among them: they come on top of every value and change no regret. Actions
    whose values
    differ by no more than a billionth of a point are equal, and the first of them is what perfect play
    does. Until
    the ruleset is solved the answer is 202, and a worker has been asked to solve it.

    Args:
        key (str):
        body (AdviceQuestionRequest): A turn to be advised on.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Advice | Problem | Solving
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            body=body,
        )
    ).parsed
