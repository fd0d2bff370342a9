"""Telling of several games in one transaction: numbers without gaps, and feeds locked in one go."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from games.models import Feed, Notice
from games.players.models import Player
from games.services import notices
from games.services.creation import GameWish, SeatWish, create_game
from tests.games.player import HttpPlayer

WISH = GameWish("yacht", (SeatWish("me"),), start=True)


def test_what_is_told_together_locks_the_feeds_once_and_at_the_end(alice: HttpPlayer, bob: HttpPlayer) -> None:
    with transaction.atomic(), CaptureQueriesContext(connection) as asked, notices.together():
        for player in (bob, alice, bob):
            create_game(owner=Player.objects.get(pk=player.id), wish=WISH)
        assert not Notice.objects.exists()
    assert len([query for query in asked if query["sql"].startswith(f"INSERT INTO {Feed._meta.db_table}")]) == 1
    for player, told in ((alice, 2), (bob, 4)):
        seen = player.get("players/me/events/").json()["events"]
        assert [notice["seq"] for notice in seen] == list(range(1, told + 1))
        assert [notice["type"] for notice in seen] == ["game.started", "turn.started"] * (told // 2)


def test_what_is_told_within_waits_for_the_outermost(alice: HttpPlayer) -> None:
    with transaction.atomic(), notices.together():
        with notices.together():
            create_game(owner=Player.objects.get(pk=alice.id), wish=WISH)
        assert not Notice.objects.exists()
    assert Notice.objects.count() == 2


def test_nothing_is_told_of_what_failed(alice: HttpPlayer) -> None:
    with pytest.raises(ZeroDivisionError), transaction.atomic(), notices.together():
        create_game(owner=Player.objects.get(pk=alice.id), wish=WISH)
        raise ZeroDivisionError
    create_game(owner=Player.objects.get(pk=alice.id), wish=WISH)
    assert Notice.objects.count() == 2
