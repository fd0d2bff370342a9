"""In lockstep a throw is shown on no board before every board has sent its keep for it, or is out of time."""

from random import Random
from typing import Any
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import tasks
from games.models import Game
from games.services import clock, engines, releasing
from games.services.audit import audit
from games.services.table import Table
from games.signals import board_moved
from rulesets.dice import keeps
from tests.games.boards import Boards, boards, row
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown


@pytest.fixture
def on(carol: HttpPlayer) -> Boards:
    """A set whose boards Carol opens for others."""
    return boards(carol, lockstep=True)


def send(player: HttpPlayer, board: Shown, *keep: int, status: int = 202, **headers: str) -> Any:
    """A keep, and the answer's body."""
    answer = player.post(f"games/{board['id']}/turns/current/rolls/", {"keep": keep}, **headers)
    assert answer.status_code == status, answer.content
    return answer.json()


def thrown(player: HttpPlayer, board: Shown) -> list[tuple[int, int]]:
    """The throws on a board so far, by turn and roll."""
    return [(e["data"]["turn"], e["data"]["roll"]) for e in player.events(board) if e["type"] == "turn.rolled"]


def test_a_throw_waits_until_every_board_has_sent_its_keep(alice: HttpPlayer, bob: HttpPlayer, on: Boards) -> None:
    ours, theirs = on.open(alice), on.open(bob)
    on.start()
    waiting = send(alice, ours)["turn"]
    assert (waiting["waiting"], waiting["keep"], waiting["dice"], waiting["rolls"]) == (True, [], None, [])
    assert alice.get("games/?to_move=me").json()["results"] == []
    assert on.release() == 0 and thrown(alice, ours) == []
    send(bob, theirs)
    assert on.release() == 2 and on.release() == 0
    assert thrown(alice, ours) == thrown(bob, theirs) == [(1, 1)]
    assert alice.read(ours)["turn"]["dice"] == bob.read(theirs)["turn"]["dice"]
    assert alice.read(ours)["turn"]["waiting"] is False


def test_a_board_that_scored_early_counts_as_having_sent(alice: HttpPlayer, bob: HttpPlayer, on: Boards) -> None:
    ours, theirs = on.open(alice), on.open(bob)
    on.start()
    send(alice, ours), send(bob, theirs)
    on.release()
    alice.score(ours, "choice")
    send(bob, theirs)
    assert on.release() == 1 and thrown(bob, theirs) == [(1, 1), (1, 2)]
    send(alice, ours)  # for the next turn, which Bob has not come to
    assert on.release() == 0
    send(bob, theirs)
    assert on.release() == 1 and thrown(bob, theirs)[-1] == (1, 3)
    bob.score(theirs, "ones")
    assert on.release() == 0
    send(bob, theirs)
    assert on.release() == 2 and thrown(alice, ours)[-1] == thrown(bob, theirs)[-1] == (2, 1)


def test_nobody_waits_for_a_board_that_is_over(alice: HttpPlayer, bob: HttpPlayer, on: Boards) -> None:
    ours, theirs = on.open(alice), on.open(bob)
    on.start()
    send(alice, ours)
    bob.resign(theirs)
    assert on.release() == 1 and thrown(alice, ours) == [(1, 1)]


def test_before_all_boards_are_there_nothing_is_thrown_and_afterwards_none_comes(
    alice: HttpPlayer, bob: HttpPlayer, on: Boards
) -> None:
    ours = on.open(alice)
    send(alice, ours)
    assert on.release() == 0
    on.start()
    with pytest.raises(ValueError, match="before any throws"):
        on.open(bob)
    assert on.release() == 1
    on.start()  # a second call does nothing


def test_the_same_keep_again_is_the_same_wish_and_another_is_refused(
    alice: HttpPlayer, bob: HttpPlayer, on: Boards
) -> None:
    ours, theirs = on.open(alice), on.open(bob)
    on.start()
    send(alice, ours), send(bob, theirs)
    on.release()
    dice, version = alice.read(ours)["turn"]["dice"], alice.read(ours)["version"]
    tag = alice.get(f"games/{ours['id']}/")["ETag"]
    first = send(alice, ours, dice[0], if_match=f'"{version}"', idempotency_key="k")
    assert send(alice, ours, dice[0], if_match=f'"{version}"', idempotency_key="k") == first
    assert send(alice, ours, dice[0], if_match=f'"{version}"')["turn"]["keep"] == [dice[0]]
    assert alice.get(f"games/{ours['id']}/")["ETag"] != tag
    assert send(alice, ours, status=409)["code"] == "throw_waits"
    send(bob, theirs)
    assert on.release() == 2
    assert send(alice, ours, dice[0], if_match=f'"{version}"', status=412)["code"] == "stale_version"
    assert thrown(alice, ours) == [(1, 1), (1, 2)]


def test_a_keep_that_is_refused_is_not_waited_for(alice: HttpPlayer, on: Boards) -> None:
    ours = on.open(alice)
    on.start()
    assert send(alice, ours, 3, status=422)["code"] == "first_roll_keeps_nothing"
    assert row(ours).turn_keep is None


def test_no_time_passes_while_others_are_waited_for(
    alice: HttpPlayer, bob: HttpPlayer, on: Boards, later: Later
) -> None:
    ours, theirs = on.open(alice, turn_seconds=60), on.open(bob, turn_seconds=600)
    on.start()
    later(seconds=50)
    assert send(alice, ours)["turn"]["deadline"] is None
    later(seconds=500)
    assert row(ours).id not in clock.overdue_turns()
    send(bob, theirs)
    on.release()
    left = Table.read(UUID(ours["id"]))
    assert left.game.turn_deadline is not None
    assert 8 < (left.game.turn_deadline - left.now).total_seconds() <= 10
    later(seconds=11)
    assert clock.time_out(game_id=row(ours).id)
    assert row(ours).is_over


@pytest.mark.parametrize("on_timeout", ["forfeit", "zero", "bot"])
def test_whoever_lets_his_time_pass_holds_nobody_up(
    alice: HttpPlayer, bob: HttpPlayer, on: Boards, later: Later, on_timeout: str
) -> None:
    ours, theirs = (on.open(player, turn_seconds=60, on_timeout=on_timeout) for player in (alice, bob))
    on.start()
    send(alice, ours)
    later(seconds=61)
    assert clock.time_out(game_id=row(theirs).id)
    engines.play_engines(game_id=row(theirs).id)
    assert on.release() >= 1 and thrown(alice, ours) == [(1, 1)]
    assert audit(Table.read(row(ours).id)) and audit(Table.read(row(theirs).id))


def test_strategies_take_part(alice: HttpPlayer, on: Boards) -> None:
    ours, machine = on.open(alice), on.open("greedy")
    engines.play_engines(game_id=row(machine).id)
    assert row(machine).turn_keep == [] and not row(machine).engine_to_move
    on.start()
    send(alice, ours)
    assert on.release() == 2
    assert row(machine).engine_to_move
    engines.play_engines(game_id=row(machine).id)
    assert row(machine).turn_keep is not None and not row(machine).engine_to_move  # it has decided
    alice.resign(ours)
    for _ in range(40):
        on.release()
        engines.play_engines(game_id=row(machine).id)
    assert row(machine).status == Game.Status.FINISHED


def test_a_moved_board_has_a_worker_look_and_the_sweep_does_so_too(
    alice: HttpPlayer, bob: HttpPlayer, on: Boards, django_capture_on_commit_callbacks: Any
) -> None:
    ours, theirs = on.open(alice), on.open(bob)
    on.start()
    moved = list[UUID]()

    def note(*, set_id: UUID, **_: object) -> None:
        moved.append(set_id)

    board_moved.connect(note)
    with django_capture_on_commit_callbacks(execute=True):
        send(alice, ours)
        send(bob, theirs)
    board_moved.disconnect(note)
    assert set(moved) == {on.shared.id}
    assert releasing.held_up() == [on.shared.id]
    tasks.release_throws(str(on.shared.id))
    assert releasing.held_up() == [] and thrown(bob, theirs) == [(1, 1)]


@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(chance=st.integers(0, 2**32))
def test_no_board_is_ahead_of_another_whatever_the_order_of_play(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, chance: int
) -> None:
    random, on = Random(chance), boards(carol, lockstep=True)
    played = {player: on.open(player) for player in (alice, bob, carol)}
    on.start()
    asked: dict[HttpPlayer, int] = dict.fromkeys(played, 0)  # the last throw that each has asked for, or passed
    for _ in range(45):
        player = random.choice(list(played))
        shown = player.read(played[player])
        if shown["status"] == "playing":
            _act(player, shown, random, asked)
        else:
            asked[player] = 1000
        if random.random() < 0.7:
            on.release()
        for each, board in played.items():
            for turn, roll in thrown(each, board):
                assert all((turn - 1) * 3 + roll <= done for done in asked.values())
    for player, board in played.items():
        assert audit(Table.read(row(board).id)) == player.read(board)["version"]


def _act(player: HttpPlayer, shown: Shown, random: Random, asked: dict[HttpPlayer, int]) -> None:
    turn = shown["turn"]
    rolls, first = len(turn["rolls"]), (turn["number"] - 1) * 3
    if turn["waiting"]:
        return
    if random.random() < 0.02:
        player.resign(shown)
        asked[player] = 1000
    elif rolls == 0 or (turn["rolls_left"] and random.random() < 0.6):
        keep = random.choice(keeps(tuple(turn["dice"]))) if rolls else ()
        send(player, shown, *keep)
        asked[player] = first + rolls + 1
    else:
        following = player.score(shown, random.choice(turn["legal"]["categories"])["category"])["next_turn"]
        asked[player] = first + 3 if following else 1000
