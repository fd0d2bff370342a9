"""Following a tournament on a live server: every event once, in order, for as long as the reader may have it."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from tests.live.test_delivery import EVENT_STREAM, JSON, JSON_LINES, SOON
from tests.live.web import Shown, Web

WISH = {"name": "Friday cup", "ruleset": "yacht", "format": {"kind": "single_elimination"}}


def path(tournament: Shown, query: str = "") -> str:
    return f"tournaments/{tournament['id']}/events/{query}"


def act(web: Web, token: str, tournament: Shown, below: str, body: Any = None) -> Shown:
    status, answer = web.request("POST", f"tournaments/{tournament['id']}/{below}", body or {}, token)
    assert status < 300, answer
    shown: Shown = answer
    return shown


def opened(web: Web, token: str, **wish: Any) -> Shown:
    """A tournament that takes entrants."""
    status, made = web.request("POST", "tournaments/", {**WISH, **wish}, token)
    assert status == 201, made
    return act(web, token, made, "registration/")


def log(web: Web, token: str, tournament: Shown) -> list[Shown]:
    return list(web.request("GET", path(tournament), token=token)[1]["events"])


def one_by_one(web: Web, token: str, tournament: Shown, form: str) -> Iterator[Shown]:
    """The log by a reader who leaves after every single event, and comes back."""
    after = 0
    while True:
        if form == JSON:
            _, page = web.request("GET", path(tournament, f"?after={after}&wait=20"), token=token)
            found = page["events"][:1]
        else:
            header = {"Last-Event-ID": str(after)} if after % 2 else {}
            stream = web.follow(path(tournament, f"?after={0 if header else after}"), token, form, **header)
            found = list(islice(stream, 1))
            stream.close()
        yield from found
        after = found[0]["seq"]
        if found[0]["type"] == "tournament.cancelled":
            return


def test_cut_at_every_event_of_a_tournament_under_way_nothing_is_lost_or_doubled(each_web: Web) -> None:
    token, _ = each_web.guest()
    cup = opened(each_web, token)

    def organise() -> None:
        for _ in range(5):
            guest, _ = each_web.guest()
            act(each_web, guest, cup, "entrants/")
        act(each_web, token, cup, "entrants/", {"strategy": "greedy", "copies": 3})
        act(each_web, token, cup, "cancellation/", {"reason": "It rains."})

    with ThreadPoolExecutor(4) as pool:
        followed = {
            form: pool.submit(list, one_by_one(each_web, token, cup, form)) for form in (EVENT_STREAM, JSON_LINES, JSON)
        }
        pool.submit(organise).result()
        whole = log(each_web, token, cup)
        assert [event["seq"] for event in whole] == list(range(1, len(whole) + 1))
        for form, reader in followed.items():
            assert reader.result(60) == whole, form


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_a_reader_who_stays_gets_the_rest_from_every_place_on_and_then_the_last_word(each_web: Web, form: str) -> None:
    token, _ = each_web.guest()
    cup = opened(each_web, token)
    act(each_web, token, cup, "entrants/")
    streams = [each_web.follow(path(cup, f"?after={after}"), token, form) for after in range(4)]
    act(each_web, token, cup, "cancellation/", {"reason": "It rains."})
    whole = log(each_web, token, cup)
    for after, stream in enumerate(streams):
        assert list(stream) == [*whole[after:], {"type": "end", "reason": "tournament_over", "after": len(whole)}]


def test_an_event_is_there_soon_after_its_commit(each_web: Web) -> None:
    token, _ = each_web.guest()
    cup = opened(each_web, token)
    stream = each_web.follow(path(cup, f"?after={cup['version']}"), token)
    time.sleep(0.5)
    act(each_web, token, cup, "entrants/")
    committed = time.monotonic()
    assert next(iter(stream))["type"] == "entrant.registered"
    assert time.monotonic() - committed < 1.0  # less than the safety look would take


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_a_revoked_token_ends_its_streams_before_the_next_event(web: Web, form: str) -> None:
    token, _ = web.guest()
    _, other = web.request("POST", "tokens/", {"label": "phone"}, token)
    cup = opened(web, token)
    stream = web.follow(path(cup, f"?after={cup['version']}"), other["token"], form)
    assert web.request("DELETE", f"tokens/{other['id']}/", token=token)[0] == 204
    act(web, token, cup, "entrants/")
    assert list(stream) == [{"type": "end", "reason": "refused", "after": cup["version"]}]


def test_a_tournament_that_turns_private_loses_its_watchers_within_seconds_and_keeps_its_entrants(web: Web) -> None:
    ann, _ = web.guest("Ann")
    ben, _ = web.guest("Ben")
    cup = opened(web, ann)
    act(web, ben, cup, "entrants/")
    version = len(log(web, ann, cup))
    watchers = [web.follow(path(cup, f"?after={version}"), token) for token in ("", web.guest("Cleo")[0])]
    entrant = web.follow(path(cup, f"?after={version}"), ben)
    assert web.request("PATCH", f"tournaments/{cup['id']}/", {"visibility": "private"}, ann)[0] == 200
    changed = time.monotonic()
    for stream in watchers:
        assert list(stream) == [{"type": "end", "reason": "refused", "after": version}]
    assert time.monotonic() - changed < SOON
    assert next(iter(entrant))["type"] == "tournament.changed"


def test_an_entrant_is_told_on_his_own_stream_as_soon(each_web: Web) -> None:
    ann, _ = each_web.guest("Ann")
    ben, player = each_web.guest("Ben")
    cup = opened(each_web, ann)
    stream = each_web.follow("players/me/events/?after=0", ben)
    time.sleep(0.5)
    act(each_web, ann, cup, "entrants/", {"invite": [player["id"]]})
    committed = time.monotonic()
    notice = next(iter(stream))
    assert time.monotonic() - committed < 1.0
    assert (notice["type"], notice["tournament_id"], notice["game_id"]) == ("entrant.invited", cup["id"], None)


def test_who_is_asked_to_a_game_is_told_as_soon(each_web: Web) -> None:
    ann, _ = each_web.guest("Ann")
    ben, player = each_web.guest("Ben")
    game = each_web.game(ann, "me", "open")
    stream = each_web.follow("players/me/events/?after=0", ben)
    time.sleep(0.5)
    each_web.move(ann, game, "invitations/", {"player_id": player["id"]})
    committed = time.monotonic()
    assert next(iter(stream))["type"] == "invitation.received"
    assert time.monotonic() - committed < 1.0
