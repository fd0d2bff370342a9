"""The audit: a log replayed is the game that the rows show; a changed one is named by its first wrong event."""

import json
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction
from rest_framework.test import APIClient

from games import record
from games.models import Event, Game, Seat
from games.players.services import create_guest
from games.services.audit import AuditFailed, Replay
from games.services.keyring import signing_key
from games.services.table import Table
from rulesets import catalog
from tests.games.player import HttpPlayer, Shown, play_on
from tests.games.shortcut import skip
from tests.games.tampering import TAMPERINGS, Log
from yachtapi_verify import Refused, verify

ZERO = "00000000-0000-0000-0000-000000000000"


@pytest.fixture(scope="module")
def played(django_db_setup: None, django_db_blocker: Any) -> Shown:
    """The record of a finished game of Alice, a random and a third seat that resigns out of turn."""
    with django_db_blocker.unblock(), pytest.MonkeyPatch.context() as patch, transaction.atomic():
        # With the id the dice are the same in every run, so no tampering meets its own result by chance.
        patch.setattr(Game._meta.get_field("id"), "_get_default", lambda: UUID(int=7))
        told = play()
        transaction.set_rollback(True)
    return told


def play() -> Shown:
    player, secret = create_guest(name="Alice")
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
    alice = HttpPlayer(client, str(player.pk))
    game = alice.create("me", "random", "me", order="roll_off", seed="07" * 32)
    alice.start(game, client_seed="lucky")
    chance = Random(8)
    now = play_on(game, [alice], chance, turns=14)
    while now["turn"]["seat"] != 0:
        now = play_on(game, [alice], chance, turns=now["turn"]["n"])
    alice.resign(game, seat=2)
    play_on(game, [alice], chance)
    told: Shown = json.loads(alice.record(game))
    return told


def replay(told: Shown, events: Any = None) -> Replay:
    ruleset = catalog.by_digest(told["ruleset_digest"])
    return Replay(ruleset, bytes.fromhex(told["seed"]), told["events"] if events is None else events)


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [("yacht", ["me"]), ("yatzy", ["me"] * 4), *((key, ["greedy", "me", "random"]) for key in catalog.keys())],  # noqa: SIM118
)
def test_a_replay_equals_the_rows(alice: HttpPlayer, ruleset: str, seats: list[str]) -> None:
    game = alice.create(*seats, ruleset=ruleset, order="random")
    alice.start(game, client_seed="lucky")
    skip(game, 9, ruleset)
    if len(seats) > 3:
        alice.resign(game, seat=1)
    skip(game, 60, ruleset)
    ended = alice.read(game)
    replayed = replay(json.loads(alice.record(game)))
    replayed.check()
    table = Table.read(UUID(game["id"]))
    assert replayed.state is not None
    assert replayed.state.seats == table.state.seats
    assert replayed.state.first_seat == table.game.first_seat
    results = [{"seat": row.seat, "total": row.total, "rank": row.rank} for row in replayed.state.results or ()]
    assert results == ended["results"]


def test_the_replay_of_a_running_game_is_its_state(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", start=True)
    play_on(game, [alice], Random(5), turns=8)
    alice.roll(game)
    table = Table.read(UUID(game["id"]))
    replayed = Replay(table.ruleset, table.cup.seed, alice.events(game))
    replayed.check()
    assert replayed.state == table.state


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_changed_log_is_named_by_its_first_wrong_event(played: Shown, what: str) -> None:
    log = Log(played["events"], bytes.fromhex(played["seed"]))
    expected = TAMPERINGS[what](log)
    with pytest.raises(AuditFailed) as failed:
        replay(played, log.hash_anew()).check()
    assert failed.value.seq == expected, str(failed.value)


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_stranger_refuses_the_same_log_though_it_is_signed(played: Shown, what: str) -> None:
    log = Log(played["events"], bytes.fromhex(played["seed"]))
    TAMPERINGS[what](log)
    forged = record.record(played["game_id"], played["ruleset"], log.seed, log.hash_anew(), signing_key())
    with pytest.raises(Refused):
        verify(forged, keys=[signing_key().public])


@pytest.mark.parametrize("member", ["seq", "type", "at", "hash", "data"])
def test_a_change_that_is_not_hashed_anew_is_named_at_once(played: Shown, member: str) -> None:
    log = Log(played["events"], b"")
    changed = {"seq": 99, "type": "turn.undone", "at": "2020-01-01T00:00:00.000000Z", "hash": "ab" * 32, "data": {}}
    for place in (0, 5, len(log.events) - 1):
        events = [*log.events[:place], log.events[place] | {member: changed[member]}, *log.events[place + 1 :]]
        with pytest.raises(AuditFailed) as failed:
            replay(played, events).check()
        assert failed.value.seq == place + 1


def test_another_seed_is_named_by_the_commitment(played: Shown) -> None:
    with pytest.raises(AuditFailed) as failed:
        replay(played | {"seed": "08" * 32}).check()
    assert failed.value.seq == 1


def test_a_deadline_is_held_by_the_hashes_alone(played: Shown) -> None:
    log = Log(played["events"], b"")
    log.change(log.find("turn.started", 2), deadline="2026-11-30T12:00:00.000000Z")
    replay(played, log.hash_anew()).check()


def test_decisions_of_a_version_that_nobody_has_any_more_are_not_recomputed(played: Shown) -> None:
    log = Log(played["events"], b"")
    log.change(log.find("seat.joined", strategy="random"), strategy_version="0")
    replay(played, log.hash_anew()).check()


def test_the_command_says_that_all_is_well(alice: HttpPlayer, capsys: pytest.CaptureFixture[str]) -> None:
    game = alice.create("me", "greedy", start=True)
    play_on(game, [alice], Random(5), turns=4)
    call_command("audit_game", game["id"])
    assert f"{alice.read(game)['version']} events follow" in capsys.readouterr().out
    play_on(game, [alice], Random(5))
    call_command("audit_game", game["id"])
    assert "finished" in capsys.readouterr().out


def test_the_command_names_the_wrong_event(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.roll(game)
    event = Event.objects.get(game=game["id"], type="turn.rolled")
    Event.objects.filter(pk=event.pk).update(data=event.data | {"dice": [6, 6, 6, 6, 6]})
    with pytest.raises(CommandError, match=f"Event {event.seq} is wrong"):
        call_command("audit_game", game["id"])


def test_the_command_notices_a_log_that_was_cut(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.roll(game)
    Event.objects.filter(game=game["id"], type="turn.rolled").delete()
    with pytest.raises(CommandError):
        call_command("audit_game", game["id"])


def test_the_command_notices_points_that_the_log_does_not_lead_to(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.roll(game)
    alice.score(game, "choice")
    Seat.objects.filter(game=game["id"]).update(points={"choice": 30, "yacht": 50})
    with pytest.raises(CommandError):
        call_command("audit_game", game["id"])


def test_the_command_knows_no_other_games(db: None) -> None:
    with pytest.raises(CommandError, match="There is no game"):
        call_command("audit_game", ZERO)
