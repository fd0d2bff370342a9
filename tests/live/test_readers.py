"""Readers of one process: what they are sent, when they have to go, and what they cost."""

import asyncio
import json
from typing import Any

import pytest

from tests.live.house import ANN, EVENT_STREAM, JSON, JSON_LINES, House, until
from yachtapi.live import feed, hub, open_readers, readers
from yachtapi.live.opening import Places

both_forms = pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])


@pytest.fixture
def house() -> House:
    return House()


@both_forms
def test_a_silent_stream_gives_signs_of_life(house: House, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "HEARTBEAT", 0.02)

    async def scene(house: House) -> None:
        stream = house.follow(form)
        await until(lambda: len(stream.exchange.sent) > 5)
        signs = {event["body"] for event in stream.exchange.sent[2:]}
        assert signs == {b":\n\n" if form == EVENT_STREAM else b"\n"}

    house.live(scene)


def test_many_readers_of_one_log_share_what_is_read_for_them(house: House) -> None:
    async def scene(house: House) -> None:
        streams = [house.follow() for _ in range(500)]
        await until(lambda: open_readers()["event_stream"] == 500 and house.shelf.asked)
        await asyncio.sleep(0.05)
        asked, viewed = house.shelf.asked, house.view.asked
        house.write()
        for stream in streams:
            await stream.until("id: 1\n")
        assert house.shelf.asked <= asked + 2
        assert house.view.asked == viewed
        sent = {id(stream.exchange.sent[-1]["body"]) for stream in streams}
        assert len(sent) == 1  # the very same bytes
        assert len(house.sources) == 1

    house.live(scene)


@both_forms
def test_a_message_that_is_lost_costs_a_moment_and_no_event(
    house: House, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LOOK", 0.1)

    async def scene(house: House) -> None:
        stream = house.follow(form)
        await until(lambda: house.shelf.asked)
        house.write(3, tell=False)
        await stream.until('"seq":3')

    house.live(scene)


def test_an_event_between_the_view_and_the_hub_is_not_lost(house: House) -> None:
    async def scene(house: House) -> None:
        inner = house.readers._bridge.ask

        async def ask(request: Any) -> Any:
            answer = await inner(request)
            house.shelf.write()  # nobody hears of it: no source listens yet
            return answer

        house.readers._bridge.ask = ask  # type: ignore[method-assign]
        await house.follow().until("id: 1\n")

    house.live(scene)


def test_a_database_that_fails_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hub, "PAUSE", 0.01)
    house.shelf.failures = 3

    async def scene(house: House) -> None:
        stream = house.follow()
        await until(lambda: not house.shelf.failures)
        house.write()
        await stream.until("id: 1\n")
        assert house.shelf.closed == 3

    house.live(scene)
    assert "cannot be read" in caplog.text


@both_forms
def test_a_log_that_ends_ends_its_streams_with_a_last_word(house: House, form: str) -> None:
    async def scene(house: House) -> None:
        stream = house.follow(form)
        await until(lambda: house.shelf.asked)
        house.shelf.over = True
        house.write(2)
        assert '{"type":"end","reason":"game_over","after":2}' in (await stream.ended())
        assert not stream.exchange.sent[-1]["more_body"]

    house.live(scene)


@both_forms
def test_a_stream_of_a_log_that_is_over_needs_no_hub(house: House, form: str) -> None:
    house.shelf.write(1200)
    house.shelf.over = True

    async def scene(house: House) -> None:
        text = await house.follow(form).ended()
        assert text.count('"seq":') == 1200
        assert text.rstrip().endswith('{"type":"end","reason":"game_over","after":1200}')
        assert (house.view.asked, house.sources) == (3, [])

    house.live(scene)


@both_forms
def test_whoever_may_not_read_on_gets_no_event_of_afterwards(house: House, form: str) -> None:
    async def scene(house: House) -> None:
        stream = house.follow(form)
        await until(lambda: house.shelf.asked)
        house.shelf.banned.add(ANN)
        house.write()
        text = await stream.ended()
        assert '"seq":1' not in text
        assert '{"type":"end","reason":"refused","after":0}' in text

    house.live(scene)


def test_a_right_that_ends_while_nothing_happens_is_noticed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LOOK", 0.05)

    async def scene(house: House) -> None:
        stream = house.follow()
        await until(lambda: house.shelf.asked)
        house.shelf.banned.add(ANN)
        assert '"reason":"refused"' in await stream.ended()

    house.live(scene)


def test_a_reader_far_behind_is_brought_up_by_the_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "WINDOW", 100)

    async def scene(house: House) -> None:
        first = house.follow()
        await until(lambda: house.shelf.asked)
        for _ in range(10):
            house.write(50)
            await first.until(f"id: {len(house.shelf.entries)}\n")
        late = house.follow(after=3)
        await late.until("id: 500\n")
        house.write()
        await late.until("id: 501\n")
        for text, start in ((first.text, 1), (late.text, 4)):
            numbers = [int(line[4:]) for line in text.splitlines() if line.startswith("id: ")]
            assert numbers == list(range(start, 502))

    house.live(scene)


@both_forms
def test_a_reader_who_takes_nothing_is_told_to_go_once_he_takes_again(
    house: House, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LOOK", 0.02)
    monkeypatch.setattr(hub, "SLOWEST", 0.1)

    async def scene(house: House) -> None:
        slow, quick = house.follow(form), house.follow(form)
        await until(lambda: sum(open_readers().values()) == 2 and house.shelf.asked > 2)
        slow.exchange.takes.clear()
        house.write()
        await quick.until('"seq":1')
        await asyncio.sleep(0.3)
        house.write()
        await quick.until('"seq":2')
        slow.exchange.takes.set()
        text = await slow.ended()
        assert '"seq":1' in text and '"seq":2' not in text
        assert '{"type":"end","reason":"slow","after":1}' in text

    house.live(scene)


def test_a_reader_who_does_not_even_take_the_last_word_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in {"LOOK": 0.02, "SLOWEST": 0.05, "CUT_OFF": 0.1}.items():
        monkeypatch.setattr(hub, name, seconds)

    async def scene(house: House) -> None:
        slow = house.follow()
        await until(lambda: house.shelf.asked > 2)
        slow.exchange.takes.clear()
        house.write()
        await slow.task
        assert set(open_readers().values()) == {0}
        assert len(house.places) == 0

    house.live(scene)


def test_a_reader_who_takes_nothing_of_what_there_was_before_him_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "CUT_OFF", 0.05)

    async def scene(house: House) -> None:
        house.write(1200)
        slow = house.follow()
        slow.exchange.takes.clear()
        await slow.task
        assert (sum(open_readers().values()), len(house.places)) == (0, 0)

    house.live(scene)


def test_a_server_that_stops_does_not_wait_for_a_reader_who_takes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "FAREWELL", 0.05)

    async def scene(house: House) -> None:
        house.write(1200)
        slow = house.follow()
        slow.exchange.takes.clear()
        await until(lambda: sum(open_readers().values()) == 1)
        house.hub.close()
        await slow.task

    house.live(scene)


def test_a_server_that_stops_says_so_to_everybody(house: House) -> None:
    async def scene(house: House) -> None:
        streams = [house.follow(form) for form in (EVENT_STREAM, JSON_LINES) for _ in range(50)]
        poll = house.follow(JSON, wait=30)
        await until(lambda: sum(open_readers().values()) == 101)
        house.hub.close()
        for stream in streams:
            assert '{"type":"end","reason":"server_stops","after":0}' in await stream.ended()
        assert json.loads(await poll.ended()) == {"version": 0, "events": []}
        late = house.follow()
        assert '"reason":"server_stops"' in await late.ended()
        assert set(open_readers().values()) == {0}

    house.live(scene)


def test_a_reader_who_leaves_is_forgotten(house: House) -> None:
    async def scene(house: House) -> None:
        streams = [house.follow(), house.follow(JSON_LINES), house.follow(JSON, wait=30)]
        await until(lambda: sum(open_readers().values()) == 3)
        assert len(house.places) == 2
        for stream in streams:
            stream.exchange.left.set()
        for stream in streams:
            await stream.task
        assert (sum(open_readers().values()), len(house.places)) == (0, 0)
        assert '"end"' not in "".join(stream.text for stream in streams)

    house.live(scene)


def test_nobody_listens_while_nobody_reads(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "IDLE", 0.05)

    async def scene(house: House) -> None:
        for number in (1, 2):
            stream = house.follow()
            await until(lambda number=number: len(house.sources) == number)
            stream.exchange.left.set()
            await stream.task
            await until(lambda: house.sources[-1].closed)
        await until(lambda: house.shelf.closed == 2)  # in the hub's thread, a moment later

    house.live(scene)


@pytest.mark.parametrize("places", [Places(3, 1000), Places(1000, 3)])
def test_there_are_so_many_places_and_one_that_is_left_is_free_again(places: Places) -> None:
    async def scene(house: House) -> None:
        streams = [house.follow() for _ in range(5)]
        await until(lambda: open_readers()["event_stream"] == 3)
        await until(lambda: sum(stream.task.done() for stream in streams) == 2)
        [*kept] = [stream for stream in streams if not stream.task.done()]
        kept[0].exchange.left.set()
        await kept[0].task
        house.follow()
        await until(lambda: open_readers()["event_stream"] == 3)

    House(places=places).live(scene)


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES, JSON])
def test_a_refusal_is_passed_on(house: House, form: str) -> None:
    house.view.status = "404 Not Found"

    async def scene(house: House) -> None:
        stream = house.follow(form, wait=30)
        await stream.task
        assert (stream.exchange.status, stream.text) == (404, "{}")

    house.live(scene)
