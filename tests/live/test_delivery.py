"""Following a game on a live server: every event once, in order, for as long as the reader may have it."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

from tests.live.web import Shown, Web

EVENT_STREAM, JSON_LINES, JSON = "text/event-stream", "application/x-ndjson", "application/json"
READERS = 300
SPARE = 2  # threads
SOON = 4.0  # seconds in which a lost right is noticed, on a slow machine


def path(game: Shown, query: str = "") -> str:
    return f"games/{game['id']}/events/{query}"


def one_by_one(web: Web, token: str, game: Shown, form: str) -> Iterator[Shown]:
    """The log by a reader who leaves after every single event, and comes back."""
    after = 0
    while True:
        if form == JSON:
            _, page = web.request("GET", path(game, f"?after={after}&wait=20"), token=token)
            found = page["events"][:1]
        else:
            header = {"Last-Event-ID": str(after)} if after % 2 else {}
            stream = web.follow(path(game, f"?after={0 if header else after}"), token, form, **header)
            found = list(islice(stream, 1))
            stream.close()
        yield from found
        after = found[0]["seq"]
        if found[0]["type"] in ("game.finished", "game.aborted"):
            return


def test_cut_at_every_event_of_a_game_under_way_nothing_is_lost_or_doubled(each_web: Web) -> None:
    token, _ = each_web.guest()
    game = each_web.game(token, "me", "me", start=True)

    def play() -> None:
        each_web.play(token, game, turns=10)
        each_web.move(token, game, "resignation/", {"seat": 0})

    with ThreadPoolExecutor(4) as pool:
        followed = {
            form: pool.submit(list, one_by_one(each_web, token, game, form))
            for form in (EVENT_STREAM, JSON_LINES, JSON)
        }
        pool.submit(play).result()
        log = each_web.log(token, game)
        assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
        for form, reader in followed.items():
            assert reader.result(60) == log, form


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_a_reader_who_stays_gets_the_rest_from_every_place_on_and_then_the_last_word(each_web: Web, form: str) -> None:
    token, _ = each_web.guest()
    game = each_web.game(token, start=True)
    each_web.play(token, game, turns=2)
    log = each_web.log(token, game)
    streams = [each_web.follow(path(game, f"?after={after}"), token, form) for after in range(len(log) + 1)]
    each_web.play(token, game, turns=2)
    each_web.move(token, game, "resignation/")
    log = each_web.log(token, game)
    last = {"type": "end", "reason": "game_over", "after": len(log)}
    for after, stream in enumerate(streams):
        assert list(stream) == [*log[after:], last]


def test_hundreds_of_readers_get_an_event_once_and_cost_no_thread_and_no_connection(each_web: Web) -> None:
    token, _ = each_web.guest()
    game = each_web.game(token, start=True)
    version = game["version"]
    first = each_web.follow(path(game, f"?after={version}"))  # starts what readers share
    each_web.request("GET", path(game, f"?after={version}&wait=1"))
    threads, files = threads_of(each_web), files_of(each_web)
    streams = [each_web.follow(path(game, f"?after={version}")) for _ in range(READERS)]
    # A view's thread, with its connection, may have been started meanwhile; and each reader has a socket.
    assert threads_of(each_web) <= threads + SPARE
    assert files_of(each_web) <= files + READERS + 3 * SPARE
    each_web.move(token, game)
    each_web.move(token, game, "resignation/")
    log = each_web.log(token, game)[version:]
    end = {"type": "end", "reason": "game_over", "after": version + len(log)}
    for stream in [first, *streams]:
        assert list(stream) == [*log, end]


def threads_of(web: Web) -> int:
    return len(list(Path(f"/proc/{web.process.pid}/task").iterdir()))


def files_of(web: Web) -> int:
    """The sockets and database files that the process has open."""
    return len(list(Path(f"/proc/{web.process.pid}/fd").iterdir()))


def test_an_event_is_there_soon_after_its_commit(each_web: Web) -> None:
    token, _ = each_web.guest()
    game = each_web.game(token, start=True)
    stream = each_web.follow(path(game, f"?after={game['version']}"), token)
    time.sleep(0.5)
    each_web.move(token, game)
    committed = time.monotonic()
    assert next(iter(stream))["type"] == "turn.rolled"
    assert time.monotonic() - committed < 1.0  # less than the safety look would take
    stream.close()


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_a_revoked_token_ends_its_streams_before_the_next_event(web: Web, form: str) -> None:
    token, _ = web.guest()
    _, other = web.request("POST", "tokens/", {"label": "phone"}, token)
    game = web.game(token, start=True)
    stream = web.follow(path(game, f"?after={game['version']}"), other["token"], form)
    stays = web.follow(path(game, f"?after={game['version']}"), token, form)
    status, _ = web.request("DELETE", f"tokens/{other['id']}/", token=token)
    assert status == 204
    web.move(token, game)
    assert list(stream) == [{"type": "end", "reason": "refused", "after": game["version"]}]
    assert next(iter(stays))["type"] == "turn.rolled"
    stays.close()


def test_a_revoked_token_ends_an_idle_stream_and_a_held_back_answer_within_seconds(web: Web) -> None:
    token, _ = web.guest()
    _, other = web.request("POST", "tokens/", {"label": "phone"}, token)
    game = web.game(token, start=True)
    version, answers = game["version"], []
    stream = web.follow(path(game, f"?after={version}"), other["token"])
    poll = threading.Thread(
        target=lambda: answers.append(web.request("GET", path(game, f"?after={version}&wait=30"), token=other["token"]))
    )
    poll.start()
    time.sleep(0.5)
    web.request("DELETE", f"tokens/{other['id']}/", token=token)
    revoked = time.monotonic()
    assert list(stream) == [{"type": "end", "reason": "refused", "after": version}]
    poll.join(SOON)
    assert time.monotonic() - revoked < SOON
    assert (answers[0][0], answers[0][1]["code"]) == (401, "invalid_token")


def test_a_member_who_is_shown_out_of_a_private_game_does_not_even_see_himself_go(web: Web) -> None:
    ann, _ = web.guest("Ann")
    ben, _ = web.guest("Ben")
    game = web.game(ann, "me", "open", visibility="private")
    ticket = web.move(ann, game, "invites/")["invite"]
    version = web.move(ben, game, "seats/", {"invite": ticket})["version"]
    stream = web.follow(path(game, f"?after={version}"), ben)
    stays = web.follow(path(game, f"?after={version}"), ann)
    web.request("DELETE", f"games/{game['id']}/seats/1/", token=ann)
    assert list(stream) == [{"type": "end", "reason": "refused", "after": version}]
    assert next(iter(stays))["type"] == "seat.left"
    stays.close()


def test_a_game_that_turns_private_loses_its_watchers_within_seconds(web: Web) -> None:
    ann, _ = web.guest("Ann")
    ben, _ = web.guest("Ben")
    game = web.game(ann, start=True)
    streams = [web.follow(path(game, f"?after={game['version']}"), token) for token in ("", ben)]
    status, _ = web.request("PATCH", f"games/{game['id']}/", {"visibility": "private"}, ann)
    assert status == 200
    changed = time.monotonic()
    for stream in streams:
        assert list(stream) == [{"type": "end", "reason": "refused", "after": game["version"]}]
    assert time.monotonic() - changed < SOON


def test_a_refusal_is_the_views_own(web: Web) -> None:
    ann, _ = web.guest("Ann")
    game = web.game(ann, "me", "open", visibility="private")
    stream = web.follow(path(game))
    assert (stream.response.status, stream.response.headers["Content-Type"]) == (404, "application/problem+json")
    assert stream.response.headers["X-Request-ID"]
    stream = web.follow(path(game), "wrong")
    assert (stream.response.status, stream.response.headers["WWW-Authenticate"]) == (401, "Bearer")
    assert web.follow(path(game), ann, "text/html").response.status == 406
    assert web.request("POST", path(game), {}, ann)[0] == 405


def test_a_head_has_the_headers_of_a_stream_and_ends(web: Web) -> None:
    ann, _ = web.guest("Ann")
    status, body = web.request("HEAD", path(web.game(ann)), token=ann, headers={"Accept": EVENT_STREAM})
    assert (status, body) == (200, "")


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES, JSON])
def test_a_player_follows_all_his_games_at_once(each_web: Web, form: str) -> None:
    ann, _ = each_web.guest("Ann")
    ben, _ = each_web.guest("Ben")
    games = [each_web.game(ann, "me", "open") for _ in range(2)]

    def play() -> None:
        for game in games:
            each_web.move(ben, game, "seats/")
            each_web.move(ann, game, "start/")
            each_web.move(ben, game, "resignation/")

    with ThreadPoolExecutor(2) as pool:
        followed = pool.submit(list, notices_of(each_web, ann, form))
        pool.submit(play).result()
        _, page = each_web.request("GET", "players/me/events/", token=ann)
        assert followed.result(30) == page["events"]
    kinds = ["seat.joined", "game.started", "turn.started", "game.finished"]
    assert [notice["type"] for notice in page["events"] if notice["game_id"] == games[1]["id"]] == kinds


def notices_of(web: Web, token: str, form: str) -> Iterator[Shown]:
    """A player's notices up to the end of his second game."""
    ended = after = 0
    while ended < 2:
        if form == JSON:
            found = web.request("GET", f"players/me/events/?after={after}&wait=20", token=token)[1]["events"]
        else:
            stream = web.follow(f"players/me/events/?after={after}", token, form)
            found = list(islice(stream, 1))
            stream.close()
        for notice in found:
            yield notice
            after, ended = notice["seq"], ended + (notice["type"] == "game.finished")
