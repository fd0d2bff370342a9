"""A seat whose player is gone is not waited for for ever; one whose player is there is nobody's to take."""

import json
from datetime import datetime, timedelta
from random import Random
from uuid import UUID

import pytest

from games.players.models import Player
from games.services import audit, time
from games.services.keyring import signing_key
from games.services.table import Table
from tests.games.conftest import Later
from tests.games.player import Answer, HttpPlayer, Shown, play_on
from tests.sdk import seals
from yachtapi_verify import Refused, verify


def report(player: HttpPlayer, game: Shown, seat: int) -> Answer:
    return player.post(f"games/{game['id']}/absence/", {"seat": seat})


def seen(player: HttpPlayer) -> None:
    Player.objects.filter(pk=player.id).update(seen_at=time.now())


def refused(answer: Answer) -> Shown:
    problem: Shown = answer.json()
    assert (answer.status_code, problem["code"]) == (409, "player_not_absent"), problem
    return problem


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> Shown:
    """A game of Alice, Bob and Carol without a clock, in which Bob has to move."""
    game = alice.create("me", "open", "open")
    bob.join(game)
    carol.join(game)
    alice.start(game)
    return play_on(game, [alice], Random(1), turns=1)


@pytest.mark.parametrize("who", ["alice", "carol"])
def test_owner_and_opponent_may_end_the_waiting_after_a_day(
    alice: HttpPlayer, carol: HttpPlayer, game: Shown, later: Later, who: str
) -> None:
    member = alice if who == "alice" else carol
    later(hours=23, minutes=59)
    problem = refused(report(member, game, 1))
    left = datetime.fromisoformat(problem["possible_at"]) - time.now()
    assert timedelta() < left < timedelta(minutes=1)
    later(minutes=2)
    answer = report(member, game, 1)
    assert (answer.status_code, answer.json()["seats"][1]["status"]) == (201, "timed_out")
    assert answer.json()["turn"]["seat"] == 2
    assert alice.events(game)[-2]["type"] == "seat.forfeited"
    assert alice.events(game)[-2]["data"] == {"seat": 1, "by": member.id}


def test_a_game_with_a_reported_seat_verifies(alice: HttpPlayer, carol: HttpPlayer, game: Shown, later: Later) -> None:
    later(hours=25)
    report(alice, game, 1)
    play_on(game, [alice, carol], Random(2))
    body = alice.record(game)
    assert json.loads(body)["format"] == "yacht-record/2"
    assert verify(body, keys=[signing_key().public]).verdict == "consistent"
    audit.audit(Table.read(UUID(game["id"])))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seat": 0}, "the seat is"),
        ({"by": "own"}, "nobody reports himself"),
        ({"by": "|"}, "wrong form"),
        ({"n": 1}, "does not belong"),
    ],
)
def test_another_report_is_refused_offline(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, game: Shown, later: Later, changes: Shown, reason: str
) -> None:
    later(hours=25)
    report(alice, game, 1)
    carol.resign(game)
    document = json.loads(alice.record(game))
    event = seals.first(document, "seat.forfeited")
    event["data"] |= {name: bob.id if value == "own" else value for name, value in changes.items()}
    seals.chain(document)
    with pytest.raises(Refused, match=reason) as refused:
        verify(seals.sealed(document))
    assert refused.value.event == event["seq"]


@pytest.mark.parametrize("changes", [{"format": "yacht-record/1"}, {}])
def test_format_1_knows_no_reports(
    alice: HttpPlayer, carol: HttpPlayer, game: Shown, later: Later, changes: Shown
) -> None:
    later(hours=25)
    report(alice, game, 1)
    carol.resign(game)
    document = seals.sealed(json.loads(alice.record(game)) | changes)
    if changes:
        with pytest.raises(Refused, match="can't come here"):
            verify(document)
    else:
        assert verify(document).verdict == "consistent"


def test_a_player_who_was_seen_is_not_thrown_out(alice: HttpPlayer, bob: HttpPlayer, game: Shown, later: Later) -> None:
    later(hours=20)
    seen(bob)
    later(hours=20)
    refused(report(alice, game, 1))
    later(hours=5)
    assert report(alice, game, 1).status_code == 201


def test_a_player_who_has_moved_is_not_thrown_out(
    alice: HttpPlayer, bob: HttpPlayer, game: Shown, later: Later
) -> None:
    later(hours=20)
    bob.roll(game)
    later(hours=20)
    refused(report(alice, game, 1))


def test_only_the_seat_that_has_to_move_is_waited_for(
    alice: HttpPlayer, bob: HttpPlayer, game: Shown, later: Later
) -> None:
    later(days=3)
    assert refused(report(alice, game, 2))["possible_at"] is None
    assert refused(report(bob, game, 1))["possible_at"] is None, "nobody reports himself"


def test_a_strategy_is_never_absent(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("greedy", "me", start=True)
    later(days=3)
    assert refused(report(alice, game, 0))["possible_at"] is None


def test_where_a_clock_runs_it_decides_alone(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "open", turn_seconds=7 * 24 * 3600, on_timeout="zero")
    bob.join(game)
    game = alice.start(game)
    later(days=6)
    assert refused(report(bob, game, 0))["possible_at"] == game["turn"]["deadline"]
    later(days=2)  # and the sweep is late
    after = report(bob, game, 0)
    assert (after.status_code, after.json()["seats"][0]["scorecard"]) == (201, {"ones": 0})


def test_strangers_and_leavers_have_no_say(
    alice: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, game: Shown, later: Later
) -> None:
    later(days=3)
    carol.resign(game)
    later(days=3)
    answer = report(carol, game, 1)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    assert report(nobody, game, 1).status_code == 401
    assert alice.read(game)["seats"][1]["status"] == "playing"


def test_a_game_that_is_not_played_has_nobody_to_wait_for(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "open")
    later(days=3)
    assert report(alice, game, 0).json()["code"] == "game_not_started"
    assert alice.post(f"games/{game['id']}/absence/", {}).status_code == 422
