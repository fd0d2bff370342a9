"""GET games/{id}/events/ as a stream, where no server keeps its readers: what there is, and where to go on."""

import pytest

from tests.contract import STREAMS
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip

EVENT_STREAM, JSON_LINES = "text/event-stream", "application/x-ndjson"
both_forms = pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])


def read(player: HttpPlayer, game: Shown, form: str, query: str = "", **headers: str) -> list[Shown]:
    """The entries and words of a stream."""
    answer = player.get(f"games/{game['id']}/events/{query}", accept=form, **headers)
    assert (answer.status_code, answer["Content-Type"]) == (200, form)
    return STREAMS[form](answer.content.decode())


@both_forms
def test_a_stream_has_the_entries_of_the_log_and_says_where_to_go_on(alice: HttpPlayer, form: str) -> None:
    game = alice.create("me", "greedy", start=True)
    *entries, last = read(alice, game, form)
    assert entries == alice.events(game)
    assert last == {"type": "end", "reason": "no_waiting", "after": entries[-1]["seq"]}


@both_forms
def test_cut_at_every_event_it_goes_on_without_a_gap_or_a_double(alice: HttpPlayer, form: str) -> None:
    game = alice.create("me", "greedy", start=True)
    whole = alice.events(game)
    for cut in range(len(whole) + 1):
        for came_back in (
            read(alice, game, form, f"?after={cut}"),
            read(alice, game, form, last_event_id=str(cut)),
            read(alice, game, form, "?after=1", last_event_id=str(cut)),  # the header wins
        ):
            assert whole[:cut] + came_back[:-1] == whole


@both_forms
@pytest.mark.parametrize("over", [False, True])
def test_who_has_more_than_there_is_gets_everything_behind_a_gap(alice: HttpPlayer, form: str, over: bool) -> None:
    game = alice.create("me", start=True)
    if over:
        alice.resign(game)
    whole = alice.events(game)
    for came_back in (
        read(alice, game, form, f"?after={len(whole) + 1}"),
        read(alice, game, form, last_event_id=str(len(whole) + 1)),
    ):
        gap, *entries, last = came_back
        assert gap == {"type": "gap", "after": len(whole) + 1, "oldest": 1}
        assert entries == whole == alice.events(game, len(whole) + 1)
        assert last["after"] == len(whole)


def test_json_goes_on_after_the_header_too(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    answer = alice.get(f"games/{game['id']}/events/?after=1", last_event_id="3")
    assert answer.json()["events"] == alice.events(game, 3)


@both_forms
def test_the_stream_of_an_ended_game_ends_with_it(alice: HttpPlayer, form: str) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    *entries, last = read(alice, game, form)
    assert entries[-1]["type"] == "game.finished"
    assert last == {"type": "end", "reason": "game_over", "after": entries[-1]["seq"]}


def test_a_browser_that_has_all_of_an_ended_game_is_told_to_come_no_more(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    version = alice.read(game)["version"]
    path = f"games/{game['id']}/events/"
    assert alice.get(path, accept=EVENT_STREAM, last_event_id=str(version)).status_code == 204
    assert alice.get(path, accept=EVENT_STREAM, last_event_id=str(version - 1)).status_code == 200
    assert alice.get(f"{path}?after={version}", accept=EVENT_STREAM).status_code == 200
    assert alice.get(path, accept=JSON_LINES, last_event_id=str(version)).status_code == 200


@both_forms
def test_a_long_log_comes_in_pages_that_say_where_the_next_begins(alice: HttpPlayer, form: str) -> None:
    game = alice.create(*["me"] * 10, ruleset="yatzy", start=True)
    skip(game, 145)
    found: list[Shown] = []
    while True:
        *entries, last = read(alice, game, form, f"?after={len(found)}")
        found += entries
        if not entries:
            break
        assert last["after"] == len(found)
    assert [entry["seq"] for entry in found] == list(range(1, alice.read(game)["version"] + 1))


@pytest.mark.parametrize("header", ["-1", "x", "1.5", "2147483648", "9" * 50, "\xb2"])
def test_a_faulty_last_event_id_is_named(alice: HttpPlayer, header: str) -> None:
    answer = alice.get(f"games/{alice.create('me')['id']}/events/", last_event_id=header)
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, "Last-Event-ID")


@both_forms
def test_what_is_refused_is_an_ordinary_problem(
    alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer, form: str
) -> None:
    private = alice.create("me", "open", visibility="private")
    hidden = bob.get(f"games/{private['id']}/events/", accept=form)
    assert (hidden.status_code, hidden["Content-Type"]) == (404, "application/problem+json")
    unknown = nobody.get(f"games/{private['id']}/events/", accept=form, authorization="Bearer nobody")
    assert (unknown.status_code, unknown["Content-Type"]) == (401, "application/problem+json")
    query = alice.get(f"games/{private['id']}/events/?after=-1", accept=form)
    assert (query.status_code, query["Content-Type"]) == (422, "application/problem+json")


def test_another_form_is_not_acceptable_and_another_method_not_allowed(alice: HttpPlayer) -> None:
    path = f"games/{alice.create('me')['id']}/events/"
    assert alice.get(path, accept="text/html").status_code == 406
    assert alice.post(path).status_code == 405
    assert alice.send("HEAD", path, headers={"Accept": EVENT_STREAM}).status_code == 200
    options = alice.send("OPTIONS", path)
    assert (options.status_code, options["Content-Type"]) == (200, "application/json")
    assert "GET" in options["Allow"]


def test_a_stream_is_not_kept_by_caches_and_not_held_back_by_proxies(alice: HttpPlayer) -> None:
    answer = alice.get(f"games/{alice.create('me')['id']}/events/", accept=EVENT_STREAM)
    assert (answer["Cache-Control"], answer["X-Accel-Buffering"]) == ("no-cache", "no")
    assert "Accept" in answer["Vary"]
