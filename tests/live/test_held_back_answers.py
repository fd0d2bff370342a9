"""Long polls of one process: an answer without events is held back until there is one, or the wait is over."""

import json

import pytest

from tests.live.house import ANN, JSON, House, until
from yachtapi.live import open_readers


@pytest.fixture
def house() -> House:
    return House()


def test_an_answer_without_events_is_held_back_until_there_is_one(house: House) -> None:
    async def scene(house: House) -> None:
        poll = house.follow(JSON, wait=5)
        await until(lambda: open_readers()["long_poll"] == 1)
        house.write(2)
        document = json.loads(await poll.ended())
        assert (document["version"], [event["seq"] for event in document["events"]]) == (2, [1, 2])
        assert house.view.asked == 1

    house.live(scene)


def test_a_wait_in_vain_ends_with_the_views_empty_answer(house: House) -> None:
    async def scene(house: House) -> None:
        assert json.loads(await house.follow(JSON, wait=1).ended()) == {"version": 0, "events": []}
        assert house.view.asked == 1

    house.live(scene)


def test_an_answer_is_held_back_only_if_it_was_asked_for_and_has_no_events(house: House) -> None:
    house.shelf.write()

    async def scene(house: House) -> None:
        assert json.loads(await house.follow(JSON).ended())["events"]
        assert json.loads(await house.follow(JSON, wait=30).ended())["events"]
        assert json.loads(await house.follow(JSON, after=1).ended())["events"] == []
        house.shelf.over = True
        assert json.loads(await house.follow(JSON, after=1, wait=30).ended())["events"] == []

    house.live(scene)


def test_a_right_that_ends_while_an_answer_is_held_back_is_refused_by_the_view(house: House) -> None:
    async def scene(house: House) -> None:
        poll = house.follow(JSON, wait=30)
        await until(lambda: open_readers()["long_poll"] == 1)
        house.shelf.banned.add(ANN)
        house.view.status = "401 Unauthorized"
        house.write()
        await poll.task
        assert poll.exchange.status == 401

    house.live(scene)
