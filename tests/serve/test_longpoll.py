"""Reads of events that wait: what is held back, for how long, and for whom."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from tests.serve.client import Exchange
from tests.serve.test_hub import GAME, Shelf
from yachtapi.bridge import Bridge
from yachtapi.hub import Hub
from yachtapi.longpoll import LongPoll, Patience, patience_of

PATH = f"/api/v1/games/{GAME}/events/"


class Log:
    """A game's view: the events after the one named, or a status that stands in for a refusal."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.asked = 0
        self.refuses: str | None = None

    def __call__(self, environ: Any, start: Callable[..., Any]) -> list[bytes]:
        self.asked += 1
        start(self.refuses or "200 OK", [("Content-Type", "application/json")])
        after = int(environ["QUERY_STRING"].partition("after=")[2].partition("&")[0] or 0)
        return [json.dumps({"events": list(range(after + 1, self.shelf.games[GAME] + 1))}).encode()]


class House:
    """A view, a hub and a long poll around one shelf of games."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.view = Log(self.shelf)
        self.hub = Hub(lambda: self.shelf)

    def run(self, exchange: Exchange, meanwhile: Callable[["House", Exchange], None] | None = None) -> float:
        """The seconds until the request was over."""

        async def talk() -> None:
            bridge = Bridge(self.view, threads=1, body_limit=1000)
            if meanwhile is not None:
                asyncio.get_running_loop().call_later(0.1, meanwhile, self, exchange)
            patience = patience_of(exchange.scope)
            assert patience is not None
            await asyncio.wait_for(
                LongPoll(bridge, self.hub)(patience, exchange.scope, exchange.receive, exchange.send), 5
            )
            self.hub.close()
            bridge.close()

        start = time.monotonic()
        asyncio.run(talk())
        return time.monotonic() - start


def test_events_that_are_there_are_given_at_once():
    exchange = Exchange(PATH, query="after=1&wait=3")
    assert House().run(exchange) < 0.5
    assert json.loads(exchange.content) == {"events": [2, 3]}


def test_a_read_without_news_waits_for_the_next_event():
    exchange = Exchange(PATH, query="after=3&wait=3")
    took = House().run(exchange, lambda house, _: house.shelf.games.update({GAME: 4}))
    assert json.loads(exchange.content) == {"events": [4]}
    assert 0.1 <= took < 1


def test_a_wait_in_vain_ends_with_the_views_empty_answer():
    house, exchange = House(), Exchange(PATH, query="after=3&wait=1")
    assert 1 <= house.run(exchange) < 1.5
    assert (exchange.status, json.loads(exchange.content)) == (200, {"events": []})
    assert house.view.asked == 2


def test_a_refusal_is_not_held_back():
    house, exchange = House(), Exchange(PATH, query="after=3&wait=3")
    house.view.refuses = "404 Not Found"
    assert house.run(exchange) < 0.5
    assert exchange.status == 404


def test_a_right_that_is_lost_while_waiting_is_asked_for_again():
    def close_and_move(house: House, _: Exchange) -> None:
        house.view.refuses = "401 Unauthorized"
        house.shelf.games[GAME] = 4

    exchange = Exchange(PATH, query="after=3&wait=3")
    House().run(exchange, close_and_move)
    assert exchange.status == 401


def test_a_reader_who_leaves_is_forgotten():
    house, exchange = House(), Exchange(PATH, query="after=3&wait=4")
    assert house.run(exchange, lambda _, leaving: leaving.left.set()) < 1
    assert (exchange.sent, house.view.asked) == ([], 1)


def test_a_server_that_stops_answers_those_who_wait():
    exchange = Exchange(PATH, query="after=3&wait=4")
    assert House().run(exchange, lambda house, _: house.hub.close()) < 1
    assert json.loads(exchange.content) == {"events": []}


def test_a_version_that_shows_the_reader_nothing_does_not_make_it_ask_without_end():
    house, exchange = House(), Exchange(PATH, query="after=3&wait=1")
    house.shelf.games[GAME] = 3

    class Blind(Log):
        def __call__(self, environ: Any, start: Callable[..., Any]) -> list[bytes]:
            super().__call__(environ, start)
            return [b'{"events": []}']

    house.view = Blind(house.shelf)
    house.run(exchange, lambda blind, _: blind.shelf.games.update({GAME: 4}))
    assert house.view.asked == 3


@pytest.mark.parametrize(
    ("query", "patience"),
    [
        ("after=7&wait=25", Patience(GAME, 7, 25)),
        ("wait=25", Patience(GAME, 0, 25)),
        ("after=7&wait=9999", Patience(GAME, 7, 60)),
        ("after=7", None),
        ("after=7&wait=0", None),
        ("after=7&wait=-1", None),
        ("after=7&wait=soon", None),
        ("after=7&wait=%D9%A3", None),
        ("after=7&wait=10000000000000000000000", None),
    ],
)
def test_who_waits_and_how_long_stands_in_the_query(query, patience):
    assert patience_of(Exchange(PATH, query=query).scope) == patience


@pytest.mark.parametrize(
    "exchange",
    [
        Exchange(PATH, "POST", query="wait=5"),
        Exchange(PATH, "HEAD", query="wait=5"),
        Exchange("/api/v1/games/7/events/", query="wait=5"),
        Exchange(f"/api/v1/games/{GAME}/events", query="wait=5"),
        Exchange(f"/api/v1/games/{GAME}/turns/", query="wait=5"),
    ],
)
def test_nothing_else_waits(exchange):
    assert patience_of(exchange.scope) is None


def test_an_id_in_capitals_is_the_same_game():
    game = UUID("abcdefab-0000-7000-8000-000000000001")
    patience = patience_of(Exchange(f"/api/v1/games/{str(game).upper()}/events/", query="wait=5").scope)
    assert patience is not None and patience.game == game
