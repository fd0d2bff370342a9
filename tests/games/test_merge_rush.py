"""Merges amid moves, joins and other merges of the same accounts: one effect each, no seat left behind."""

from functools import partial
from random import Random
from threading import Event
from time import sleep
from uuid import UUID

import pytest
from django.db import transaction

from games.models import Seat
from games.players.models import Player, Token
from games.services import erasure
from games.services.audit import audit
from games.services.table import Table
from tests.games.player import HttpPlayer
from tests.games.test_rush import Act, apart, at_once, codes, statuses
from tests.games.test_rush import real_database as real_database

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("real_database")]

ROUNDS = 5
ACTIVE = ["open", "playing"]


def token_of(player: HttpPlayer) -> str:
    return player.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")


def merging(player: HttpPlayer, other: HttpPlayer) -> Act:
    return partial(apart(player).post, "players/me/merge/", {"token": token_of(other)})


def newcomer(nobody: HttpPlayer, name: str) -> HttpPlayer:
    made = nobody.post("players/", {"name": name}).json()
    player = apart(nobody)
    player.client.credentials(HTTP_AUTHORIZATION=f"Bearer {made['token']}")
    return HttpPlayer(player.client, made["player"]["id"])


def assert_one(merged: HttpPlayer, heir: HttpPlayer) -> None:
    assert str(Player.objects.get(pk=merged.id).merged_into_id) == heir.id
    assert not Seat.objects.filter(player__id=merged.id).exists()
    assert not Token.objects.filter(user=merged.id).exists()
    assert not Player.objects.get(pk=merged.id).owned_games.exists()


def test_the_same_merge_many_times_at_once_is_one(alice: HttpPlayer, bob: HttpPlayer) -> None:
    answers = at_once([merging(alice, bob) for _ in range(8)])
    assert statuses(answers) == {200: 1, 409: 7}
    assert codes(answers) <= {"same_player", "account_gone"}
    assert_one(bob, alice)


def test_of_two_that_take_in_each_other_one_survives(nobody: HttpPlayer) -> None:
    for _ in range(ROUNDS):
        ann, ben = newcomer(nobody, "Ann"), newcomer(nobody, "Ben")
        answers = at_once([merging(ann, ben), merging(ben, ann)])
        assert statuses(answers) == {200: 1, 409: 1}
        heir, merged = (ann, ben) if answers[0].status_code == 200 else (ben, ann)
        assert_one(merged, heir)


def test_a_merge_amid_moves_joins_and_new_games_leaves_nothing_behind(nobody: HttpPlayer, bob: HttpPlayer) -> None:
    for chance in range(ROUNDS):
        heir, other = newcomer(nobody, "Heir"), newcomer(nobody, "Other")
        running = other.create("me", "open", order="seat")
        bob.join(running)
        other.start(running)
        opened = [bob.create("me", "open") for _ in range(3)]
        wish = {"ruleset": "yacht", "seats": [{"kind": "me"}]}
        roll = f"games/{running['id']}/turns/current/rolls/"
        acts: list[Act] = [merging(heir, other)]
        acts += [partial(apart(other).post, f"games/{game['id']}/seats/", {}, idempotency_key="j") for game in opened]
        acts += [partial(apart(other).post, roll, {}, idempotency_key=f"r{number}") for number in range(3)]
        acts += [partial(apart(other).post, "games/", wish, idempotency_key=f"c{number}") for number in range(3)]
        acts += [partial(apart(other).post, f"games/{opened[0]['id']}/invites/")]
        Random(chance).shuffle(acts)
        answers = at_once(acts)
        assert max(statuses(answers)) < 500
        assert codes(answers) <= {"account_gone", "not_your_seat", "no_open_seat", "busy", "no_rolls_left"}
        assert_one(other, heir)
        for game in heir.get("players/me/games/").json()["results"]:
            assert audit(Table.read(UUID(game["id"]))) == game["version"]


def test_an_account_is_deleted_amid_moves_and_joins(nobody: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    for chance in range(ROUNDS):
        leaver = newcomer(nobody, "Leaver")
        running = leaver.create("me", "open", "open", order="seat")
        for player in (bob, carol):
            player.join(running)
        leaver.start(running)
        opened = [bob.create("me", "open") for _ in range(3)]
        roll = f"games/{running['id']}/turns/current/rolls/"
        acts: list[Act] = [partial(apart(leaver).send, "DELETE", "players/me/", {"confirm": True})]
        acts += [partial(apart(leaver).post, f"games/{game['id']}/seats/", {}) for game in opened]
        acts += [partial(apart(leaver).post, roll, {}, idempotency_key=f"r{number}") for number in range(3)]
        acts += [partial(apart(player).post, f"games/{running['id']}/resignation/", {}) for player in (bob, carol)]
        Random(chance).shuffle(acts)
        answers = at_once(acts)
        assert max(statuses(answers)) < 500
        erasure.finish(player_id=UUID(leaver.id))  # as the sweep does
        assert not Seat.objects.filter(player__id=leaver.id, presence="playing", game__status__in=ACTIVE).exists()
        assert not Token.objects.filter(user__id=leaver.id).exists()
        assert audit(Table.read(UUID(running["id"]))) == bob.read(running)["version"]


def test_a_merge_and_a_rematch_of_an_ended_game_do_not_wait_for_each_other(nobody: HttpPlayer, bob: HttpPlayer) -> None:
    heir, other = newcomer(nobody, "Heir"), newcomer(nobody, "Other")
    ended = other.create("me", "open")
    bob.join(ended)
    other.start(ended)
    other.resign(ended)
    again = other.post(f"games/{ended['id']}/rematch/").json()
    held = Event()

    def rematch() -> None:
        with transaction.atomic():
            Table.lock(UUID(ended["id"]))
            held.set()
            sleep(0.5)  # the merge has locked what it locks first
            Table.lock(UUID(again["id"]))

    def merge() -> int:
        held.wait(10)
        status: int = merging(heir, other)().status_code
        return status

    assert at_once([rematch, merge]) == [None, 200]
    assert_one(other, heir)
