"""GET games/{id}/review/: an ended game beside perfect play, made once by a worker, then read as it is stored."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest
from pytest_django import Settings

from games import receivers, tasks
from games.models import Review
from games.services import clock, reviews
from rulesets.tasks import solve as solve_now
from tests.conftest import Solve
from tests.games.api.test_queries import READ, costs
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, play_on
from tests.games.shortcut import skip

Commits = Callable[..., AbstractContextManager[Any]]
RULESET = "traditional-yacht"  # the quickest to solve


@pytest.fixture(autouse=True)
def queued(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose review was asked for."""
    games: list[str] = []

    def send(task: Any, game_id: str) -> None:
        if task is tasks.review_game:
            games.append(game_id)

    monkeypatch.setattr(receivers, "send", send)
    return games


@pytest.fixture
def solved(solve: Solve) -> None:
    """A server that has solved the ruleset."""
    solve(RULESET)


def ended(alice: HttpPlayer, *seats: str, **wish: Any) -> Shown:
    game = alice.create(*(seats or ("me", "greedy")), ruleset=RULESET, start=True, **wish)
    skip(game, turns=1000)
    return alice.read(game)


def read(player: HttpPlayer, game: Shown, **headers: str) -> Any:
    return player.get(f"games/{game['id']}/review/", **headers)


def work(game: Shown) -> None:
    tasks.review_game(game["id"])


@pytest.mark.usefixtures("solved")
def test_it_is_made_when_it_is_first_read_and_then_there(alice: HttpPlayer, queued: list[str]) -> None:
    game = ended(alice)
    answer = read(alice, game)
    assert (answer.status_code, answer.json(), answer["Retry-After"]) == (202, {"status": "reviewing"}, "2")
    assert queued == [game["id"]]
    work(game)
    answer = read(alice, game)
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/json")
    review = answer.json()
    assert (review["game_id"], review["ruleset_digest"]) == (game["id"], game["ruleset_digest"])
    for seat, played in zip(review["seats"], game["seats"], strict=True):
        assert (seat["seat"], seat["score"], seat["complete"]) == (played["index"], played["total"], True)
        split = seat["optimum"] + seat["luck"] - seat["regret"] - seat["unplayed"]
        assert split == pytest.approx(seat["score"], abs=1e-6)
        assert {turn["category"]: turn["points"] for turn in seat["turns"]} == played["scorecard"]


@pytest.mark.usefixtures("solved")
def test_it_tells_the_turns_as_they_were_played(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", ruleset=RULESET, start=True)
    play_on(game, [alice], Random(6))
    work(game)
    told = alice.get(f"games/{game['id']}/turns/").json()["results"]
    turns = {turn["n"]: turn for seat in read(alice, game).json()["seats"] for turn in seat["turns"]}
    for turn in told:
        rolls = turns[turn["n"]]["rolls"]
        assert [(roll["keep"], roll["dice"]) for roll in rolls] == [
            (roll["keep"], roll["dice"]) for roll in turn["rolls"]
        ]
        done = [roll["decision"]["done"] for roll in rolls]
        assert [each["keep"] for each in done[:-1]] == [roll["keep"] for roll in turn["rolls"][1:]]
        assert done[-1]["category"] == turn["category"]


@pytest.mark.usefixtures("solved")
def test_the_end_of_a_game_queues_it(
    alice: HttpPlayer, queued: list[str], django_capture_on_commit_callbacks: Commits
) -> None:
    game = alice.create("me", "me", ruleset=RULESET, start=True)
    with django_capture_on_commit_callbacks(execute=True):
        alice.roll(game)
    assert queued == []
    with django_capture_on_commit_callbacks(execute=True):
        alice.resign(game, seat=1)
    assert queued == [game["id"]]
    work(game)
    assert read(alice, game).status_code == 200


@pytest.mark.usefixtures("solved")
def test_made_twice_it_is_stored_once_and_unchanged(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ended(alice)
    work(game)
    first = bytes(Review.objects.get().body)
    work(game)
    monkeypatch.setattr(json, "dumps", lambda *args, **options: "{}")
    work(game)
    assert bytes(Review.objects.get().body) == first == read(alice, game).content


@pytest.mark.usefixtures("solved")
def test_of_two_workers_at_once_the_first_is_kept(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game, make = ended(alice), reviews.review

    def overtaken(*arguments: Any) -> Any:
        Review.objects.create(game_id=game["id"], body=b'"the other\'s"')
        return make(*arguments)

    monkeypatch.setattr(reviews, "review", overtaken)
    work(game)
    assert bytes(Review.objects.get().body) == b'"the other\'s"'


@pytest.mark.usefixtures("solved")
def test_many_readers_ask_a_worker_once_in_a_while(alice: HttpPlayer, queued: list[str]) -> None:
    game, other = ended(alice), ended(alice)
    for _ in range(3):
        assert read(alice, game).status_code == 202
    read(alice, other)
    assert queued == [game["id"], other["id"]]


def test_without_a_table_the_ruleset_is_solved_first(
    alice: HttpPlayer, unsolved: list[str], settings: Settings
) -> None:
    game = ended(alice)
    work(game)
    assert unsolved == [game["ruleset_digest"]]
    assert read(alice, game).status_code == 202
    solve_now(game["ruleset_digest"])
    work(game)
    assert unsolved == [game["ruleset_digest"]]
    assert read(alice, game).status_code == 200


@pytest.mark.parametrize("file", ["npy", "json"])
def test_a_damaged_table_counts_as_none(alice: HttpPlayer, unsolved: list[str], settings: Settings, file: str) -> None:
    game = ended(alice)
    solve_now(game["ruleset_digest"])
    damaged = settings.DATA_DIR / "tables" / f"{game['ruleset_digest']}.{file}"
    damaged.write_bytes(damaged.read_bytes()[:-9])
    work(game)
    assert unsolved == [game["ruleset_digest"]]
    assert read(alice, game).status_code == 202
    solve_now(game["ruleset_digest"])
    work(game)
    assert read(alice, game).status_code == 200


@pytest.mark.usefixtures("solved")
def test_a_review_that_is_there_needs_no_table(alice: HttpPlayer, settings: Settings, tmp_path: Path) -> None:
    game = ended(alice)
    work(game)
    settings.DATA_DIR = tmp_path
    assert read(alice, game).status_code == 200


def test_a_ruleset_too_large_to_solve_is_refused(
    alice: HttpPlayer, unsolved: list[str], queued: list[str], settings: Settings
) -> None:
    settings.SOLVED_STATES = 100
    game = ended(alice)
    answer = read(alice, game)
    assert (answer.status_code, answer.json()["code"]) == (422, "ruleset_too_large")
    assert queued == []


@pytest.mark.parametrize("start", [False, True])
def test_before_the_end_there_is_none(alice: HttpPlayer, queued: list[str], start: bool) -> None:
    game = alice.create("me", start=start)
    work(game)
    answer = read(alice, game)
    assert (answer.status_code, answer.json()["code"]) == (409, "game_not_over")
    assert queued == []
    assert not Review.objects.exists()


@pytest.mark.usefixtures("solved")
def test_a_game_that_never_gives_hints_has_none(alice: HttpPlayer, queued: list[str]) -> None:
    game = ended(alice, hints="never")
    work(game)
    answer = read(alice, game)
    assert (answer.status_code, answer.json()["code"]) == (409, "hints_not_allowed")
    assert queued == []
    assert not Review.objects.exists()


@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("hints", ["always", "after_game"])
def test_every_other_game_has_one(alice: HttpPlayer, hints: str) -> None:
    game = ended(alice, hints=hints)
    work(game)
    assert read(alice, game).status_code == 200


@pytest.mark.usefixtures("solved")
def test_it_has_a_tag_that_never_changes(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    game = ended(alice)
    assert read(alice, game, if_none_match="*").status_code == 202
    work(game)
    tag = read(alice, game)["ETag"]
    answer = read(alice, game, if_none_match=tag)
    assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", tag)
    alice.send("PATCH", "players/me/", {"name": "Alicia"})
    assert read(nobody, game)["ETag"] == read(alice, game)["ETag"] == tag
    assert read(alice, game, if_none_match='W/"1"').status_code == 200


@pytest.mark.usefixtures("solved")
def test_whoever_sees_the_game_sees_it_and_nobody_else(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    public, private = ended(alice), ended(alice, visibility="private")
    for game in (public, private):
        work(game)
    assert [read(player, public).status_code for player in (alice, bob, nobody)] == [200, 200, 200]
    assert [read(player, private).status_code for player in (alice, bob, nobody)] == [200, 404, 404]


@pytest.mark.usefixtures("solved")
def test_an_aborted_game_is_reviewed_as_far_as_it_went(alice: HttpPlayer, later: Later) -> None:
    game, waiting = alice.create("me", ruleset=RULESET, start=True), alice.create("me", "open", ruleset=RULESET)
    alice.roll(game)
    later(days=31)
    for each in (game, waiting):
        assert clock.expire(game_id=UUID(each["id"]))
        work(each)
    (seat,) = read(alice, game).json()["seats"]
    assert seat["turns"][0]["rolls"][0]["decision"] is None
    assert seat["optimum"] + seat["luck"] == pytest.approx(seat["unplayed"])
    (seat,) = read(alice, waiting).json()["seats"]
    assert (seat["turns"], seat["unplayed"]) == ([], seat["optimum"])


@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("seats", [1, 10])
def test_a_read_costs_one_query_more_than_the_game(alice: HttpPlayer, seats: int) -> None:
    game = ended(alice, *["me"] * seats)
    with costs(READ + 1):
        read(alice, game)
    work(game)
    with costs(READ + 1):
        assert len(read(alice, game).json()["seats"]) == seats
