"""A player who goes for good: nothing that he was in waits for him."""

from collections.abc import Callable
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Game
from games.players.models import Player
from games.services import absence, engines
from games.services.audit import audit
from games.services.table import Table
from tests.games.player import HttpPlayer, Shown


def depart(player: HttpPlayer) -> None:
    absence.depart(player=Player.objects.get(pk=player.id))


def statuses(game: Shown) -> list[str]:
    return [seat["status"] for seat in game["seats"]]


def test_an_open_game_of_several_goes_to_the_next_person(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "greedy", "open", "me")
    bob.join(game)
    depart(alice)
    after = bob.read(game)
    assert (after["status"], after["owner_id"]) == ("open", bob.id)
    assert statuses(after) == ["open", "playing", "playing", "open"]


def test_an_open_game_without_another_person_is_over(alice: HttpPlayer) -> None:
    games = [alice.create("me", "greedy", "open"), alice.create("open", "open")]
    depart(alice)
    for game in games:
        after = alice.read(game)
        assert (after["status"], after["abort_reason"]) == ("aborted", "abandoned")


def test_a_guest_leaves_an_open_game_to_its_owner(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    depart(bob)
    after = alice.read(game)
    assert (after["status"], after["owner_id"], statuses(after)) == ("open", alice.id, ["playing", "open"])


def test_every_seat_in_a_running_game_resigns(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "me", "open")
    bob.join(game)
    bob.join(game, seat=3)
    alice.start(game)
    depart(alice)
    after = bob.read(game)
    assert statuses(after) == ["resigned", "playing", "resigned", "playing"]
    assert after["turn"]["seat"] == 1


def test_the_last_but_one_ends_the_game(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "me")
    bob.join(game)
    alice.start(game)
    depart(alice)
    after = bob.read(game)
    assert (after["status"], [result["rank"] for result in after["results"]]) == ("finished", [2, 1, 2])


def test_engines_that_stay_alone_play_to_the_end_in_one_go(alice: HttpPlayer) -> None:
    game = alice.create("me", "random", "random", start=True)
    depart(alice)
    engines.play_engines(game_id=UUID(game["id"]))
    assert alice.read(game)["status"] == "finished"


def test_whoever_has_gone_may_go_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    open_game, running = alice.create("me", "open"), alice.create("me", "open", "open")
    bob.join(open_game)
    bob.join(running)
    bob.join(running, seat=2)
    alice.start(running)
    depart(alice)
    versions = [bob.read(game)["version"] for game in (open_game, running)]
    depart(alice)
    assert [bob.read(game)["version"] for game in (open_game, running)] == versions


def test_after_a_crash_the_same_call_goes_on(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [alice.create("me", "me", start=True) for _ in range(3)]
    lock: Callable[[UUID], Table] = Table.lock
    locked: list[UUID] = []

    def crash_at_the_second(game_id: UUID) -> Table:
        locked.append(game_id)
        if len(locked) == 2:
            raise RuntimeError("the power failed")
        return lock(game_id)

    monkeypatch.setattr(Table, "lock", crash_at_the_second)
    with pytest.raises(RuntimeError):
        depart(alice)
    assert Game.objects.filter(status="playing").count() == 2
    depart(alice)
    assert {alice.read(game)["status"] for game in games} == {"finished"}


def test_several_seats_are_left_in_one_go(alice: HttpPlayer, bob: HttpPlayer) -> None:
    """Feeds that were locked one after the other could be locked the other way round elsewhere."""
    game = alice.create("me", "open", "me", order="seat")
    bob.join(game)
    alice.start(game)
    with CaptureQueriesContext(connection) as captured:
        depart(alice)
    assert sum(query["sql"].startswith("INSERT INTO games_feed") for query in captured) == 1
    assert bob.read(game)["status"] == "finished"
    assert audit(Table.read(UUID(game["id"]))) == bob.read(game)["version"]
