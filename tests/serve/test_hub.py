"""Readers who wait for a game, and the one thread that looks for them."""

import asyncio
import threading
import time
from collections.abc import Collection, Mapping
from uuid import UUID

from django.db import OperationalError

from yachtapi import hub
from yachtapi.hub import Hub

GAME, OTHER = UUID(int=1), UUID(int=2)


class Shelf:
    """Versions of games that a test moves."""

    interval = 0.005

    def __init__(self) -> None:
        self.games = {GAME: 3, OTHER: 8}
        self.reads = 0
        self.failures = 0
        self.closed = 0
        self._told = dict[UUID, int]()

    def changed(self) -> bool:
        before, self._told = self._told, dict(self.games)
        return before != self.games

    def read(self, games: Collection[UUID]) -> Mapping[UUID, int]:
        self.reads += 1
        if self.failures:
            self.failures -= 1
            raise OperationalError
        return {game: self.games[game] for game in games if game in self.games}

    def close(self) -> None:
        self.closed += 1


def hub_threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "hub"}


async def moved(readers: Hub, game: UUID, seen: int, seconds: float = 2) -> int | None:
    with readers.watch(game, seen) as version:
        return await asyncio.wait_for(version, seconds)


def test_a_reader_wakes_when_its_game_moves_and_not_when_another_does():
    async def wait() -> None:
        shelf = Shelf()
        readers = Hub(lambda: shelf)
        with readers.watch(GAME, 3) as version:
            shelf.games[OTHER] = 9
            await asyncio.sleep(0.05)
            assert not version.done()
            shelf.games[GAME] = 4
            assert await asyncio.wait_for(version, 2) == 4
        readers.close()

    asyncio.run(wait())


def test_a_game_that_has_already_moved_wakes_at_once():
    shelf = Shelf()
    assert asyncio.run(moved(Hub(lambda: shelf), GAME, 2)) == 3


def test_a_newcomer_is_looked_after_though_nothing_is_written():
    async def wait() -> None:
        shelf = Shelf()
        readers = Hub(lambda: shelf)
        with readers.watch(OTHER, 8):
            await asyncio.sleep(0.05)
            assert await moved(readers, GAME, 2) == 3
        readers.close()

    asyncio.run(wait())


def test_nothing_is_read_while_nothing_is_written():
    async def wait() -> None:
        shelf = Shelf()
        readers = Hub(lambda: shelf)
        with readers.watch(GAME, 3):
            await asyncio.sleep(0.2)
        assert shelf.reads == 1
        readers.close()

    asyncio.run(wait())


def test_a_thousand_readers_share_one_thread_and_one_query():
    async def wait() -> None:
        shelf, before = Shelf(), hub_threads()
        readers = Hub(lambda: shelf)
        waiting = [asyncio.ensure_future(moved(readers, GAME, 3)) for _ in range(1000)]
        await asyncio.sleep(0.1)
        assert len(hub_threads() - before) == 1
        reads = shelf.reads
        shelf.games[GAME] = 4
        assert set(await asyncio.gather(*waiting)) == {4}
        assert shelf.reads <= reads + 2
        readers.close()

    asyncio.run(wait())


def test_the_thread_ends_when_nobody_waits_and_starts_again_for_the_next(monkeypatch):
    monkeypatch.setattr(hub, "IDLE", 0.05)
    shelf, before = Shelf(), hub_threads()
    readers = Hub(lambda: shelf)
    assert asyncio.run(moved(readers, GAME, 2)) == 3
    until = time.monotonic() + 2
    while hub_threads() - before and time.monotonic() < until:
        time.sleep(0.01)
    assert (hub_threads() - before, shelf.closed) == (set(), 1)
    assert asyncio.run(moved(readers, GAME, 2)) == 3
    readers.close()


def test_a_database_that_fails_is_tried_again(monkeypatch):
    monkeypatch.setattr(hub, "PAUSE", 0.01)
    shelf = Shelf()
    shelf.failures = 2
    readers = Hub(lambda: shelf)
    assert asyncio.run(moved(readers, GAME, 2)) == 3
    readers.close()


def test_closing_wakes_all_and_lets_nobody_wait_any_more():
    async def wait() -> None:
        readers = Hub(Shelf)
        with readers.watch(GAME, 3) as version:
            readers.close()
            assert await asyncio.wait_for(version, 2) is None
        assert await moved(readers, GAME, 3) is None

    asyncio.run(wait())
