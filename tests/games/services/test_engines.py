"""Engines play through the same services as people, whatever happens in between."""

from collections.abc import Callable
from random import Random
from typing import Any
from uuid import UUID

import pytest

from games.models import Event, Game
from games.services import audit, engines, play
from games.services.table import Table
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, take_turn
from tests.games.shortcut import skip


def act(game: Shown) -> None:
    engines.play_engines(game_id=UUID(game["id"]))


def row(game: Shown) -> Game:
    return Game.objects.get(id=game["id"])


def table(game: Shown) -> Table:
    return Table.read(UUID(game["id"]))


def fail(*args: object) -> None:
    raise RuntimeError("the strategy is broken")


def test_an_engine_on_the_first_seat_begins_by_itself(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", start=True)
    assert row(game).engine_to_move
    act(game)
    after = alice.read(game)
    assert (after["turn"]["seat"], after["turn"]["dice"], len(after["seats"][0]["scorecard"])) == (1, None, 1)
    assert not row(game).engine_to_move


def test_engines_in_a_row_all_move_before_the_person_does(alice: HttpPlayer) -> None:
    game = alice.create("me", "random", "greedy", "random", start=True)
    alice.roll(game)
    alice.score(game, "ones")
    act(game)
    after = alice.read(game)
    assert after["turn"]["seat"] == 0
    assert [len(seat["scorecard"]) for seat in after["seats"]] == [1, 1, 1, 1]


def test_a_restart_in_mid_turn_loses_nothing(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", start=True)
    engines._move(table(game))
    half_way = alice.events(game)
    assert half_way[-1]["type"] == "turn.rolled"
    act(game)
    events = alice.events(game)
    assert events[: len(half_way)] == half_way
    assert alice.read(game)["turn"]["seat"] == 1


@pytest.mark.parametrize("strategy", ["greedy", "random"])
def test_interrupted_after_every_move_it_decides_as_if_never_interrupted(alice: HttpPlayer, strategy: str) -> None:
    game = alice.create(strategy, "me", start=True)
    chance = Random(3)
    while (now := alice.read(game))["turn"]:
        if now["turn"]["seat"] == 0:
            engines._move(table(game))
        else:
            take_turn(now, alice, chance)
    events = alice.events(game)
    audit.Replay(
        table(game).ruleset, bytes.fromhex(alice.get(f"games/{game['id']}/record/").json()["seed"]), events
    ).check()
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))


def test_a_message_that_comes_twice_changes_nothing(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", start=True)
    act(game)
    version = row(game).version
    act(game)
    act(game)
    assert row(game).version == version
    assert row(game).engine_attempts == 0


def test_a_message_for_a_game_that_waits_for_a_person_or_is_gone_changes_nothing(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", start=True)
    act(game)
    assert alice.read(game)["version"] == game["version"]
    Game.objects.filter(id=game["id"]).delete()
    act(game)


def test_a_worker_that_is_overtaken_stops(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = alice.create("greedy", "me", start=True)
    decide = engines.decide

    def overtaken(*position: Any) -> Any:
        monkeypatch.setattr(engines, "decide", decide)
        act(game)
        return decide(*position)

    monkeypatch.setattr(engines, "decide", overtaken)
    act(game)
    assert [event["type"] for event in alice.events(game)].count("turn.scored") == 1
    assert alice.read(game)["turn"]["seat"] == 1


def test_engines_alone_play_the_whole_game_at_once(alice: HttpPlayer) -> None:
    game = alice.create("random", "greedy", "random", start=True)
    act(game)
    after = alice.read(game)
    assert (after["status"], after["turn"]) == ("finished", None)
    assert all(len(seat["scorecard"]) == 12 for seat in after["seats"])
    assert not Event.objects.filter(game=game["id"]).exists()


def test_one_engine_plays_alone(alice: HttpPlayer) -> None:
    game = alice.create("greedy", start=True)
    act(game)
    assert alice.read(game)["results"][0]["rank"] == 1


def test_when_the_last_person_leaves_the_engines_finish_the_game(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "greedy", "open", "random")
    bob.join(game)
    alice.start(game)
    alice.roll(game)
    alice.resign(game)
    act(game)
    bob.resign(game)
    assert row(game).engine_to_move
    act(game)
    after = bob.read(game)
    assert after["status"] == "finished"
    assert [seat["status"] for seat in after["seats"]] == ["resigned", "playing", "resigned", "playing"]
    assert [len(seat["scorecard"]) for seat in after["seats"]] == [0, 12, 0, 12]


def test_a_person_who_resigns_during_an_engines_turn_does_not_stop_it(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("greedy", "me", "open", start=False)
    bob.join(game)
    alice.start(game)
    engines._move(table(game))
    alice.resign(game)
    act(game)
    assert alice.read(game)["turn"]["seat"] == 2


def test_a_person_who_resigns_while_it_decides_does_not_stop_it(
    alice: HttpPlayer, bob: HttpPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("greedy", "me", "open")
    bob.join(game)
    alice.start(game)
    decide = engines.decide

    def interrupted(*position: Any) -> Any:
        monkeypatch.setattr(engines, "decide", decide)
        alice.resign(game)
        return decide(*position)

    monkeypatch.setattr(engines, "decide", interrupted)
    act(game)
    assert alice.read(game)["turn"]["seat"] == 2, "the engine waits for the sweep"


def test_every_attempt_is_counted_before_it_can_fail(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("greedy", "me", start=True)
    monkeypatch.setattr(engines, "decide", fail)
    for attempt in (1, 2):
        with pytest.raises(RuntimeError):
            act(game)
        assert row(game).engine_attempts == attempt
        later(minutes=1)


def test_a_move_that_succeeds_clears_the_count(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("greedy", "me", start=True)
    with monkeypatch.context() as broken:
        broken.setattr(engines, "decide", fail)
        with pytest.raises(RuntimeError):
            act(game)
    later(minutes=1)
    act(game)
    assert row(game).engine_attempts == 0
    assert alice.read(game)["turn"]["seat"] == 1


@pytest.mark.parametrize("seats", [["greedy", "me"], ["greedy", "greedy"]])
def test_an_engine_that_always_fails_ends_the_game_for_everybody_to_see(
    alice: HttpPlayer,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    seats: list[str],
) -> None:
    game, other = alice.create(*seats, start=True), alice.create("greedy", "me", start=True)
    with monkeypatch.context() as broken:
        broken.setattr(engines, "decide", fail)
        for _ in range(engines.MOST_ATTEMPTS):
            with pytest.raises(RuntimeError):
                act(game)
            later(minutes=1)
        assert row(game).status == Game.Status.PLAYING
        act(game)
    after = alice.read(game)
    assert (after["status"], after["abort_reason"], after["results"]) == ("aborted", "engine_failed", None)
    assert alice.record(game)
    assert game["id"] in caplog.text
    act(other)
    assert alice.read(other)["turn"]["seat"] == 1


def test_engines_move_through_the_services_of_people(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = alice.create("greedy", "me", start=True)
    moves: list[str] = []

    def noted(name: str, service: Callable[..., Any]) -> Callable[..., Any]:
        def move(*asked: Any) -> Any:
            moves.append(name)
            return service(*asked)

        return move

    for name in ("throw", "fill"):
        monkeypatch.setattr(play, name, noted(name, getattr(play, name)))
    act(game)
    assert moves[0] == "throw" and moves[-1] == "fill"


def test_an_engines_turn_may_not_be_taken_by_anybody_else(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", start=True)
    answer = alice.post(f"games/{game['id']}/turns/current/rolls/", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_your_turn")


def test_twenty_games_side_by_side_all_end(alice: HttpPlayer) -> None:
    games = [alice.create("random", "me", start=True) for _ in range(20)]
    for number, game in enumerate(games):
        skip(game, number)
        alice.resign(game)
        act(game)
        assert alice.read(game)["status"] == "finished"
