"""Many seeks at once against a real database: everybody meets one other, and nobody two."""

from collections import Counter
from functools import partial

import pytest

from games.matchmaking.models import Seek
from games.models import Game, Seat
from tests.conftest import Guest
from tests.games.player import HttpPlayer
from tests.games.test_rush import at_once, real_database

__all__ = ["real_database"]
pytestmark = pytest.mark.django_db(transaction=True)

MANY = 16


def test_everybody_who_seeks_at_once_meets_one_other(guest: Guest) -> None:
    made = [guest(f"Player {number}") for number in range(MANY)]
    players = [HttpPlayer(client, str(player.pk)) for client, player in made]
    answers = at_once([partial(player.post, "seeks/", {"ruleset": "yacht"}) for player in players])
    assert Counter(answer.status_code for answer in answers) == {201: MANY}
    assert set(Seek.objects.values_list("status", flat=True)) == {"met"}
    assert Game.objects.count() == MANY // 2
    assert Counter(Counter(Seat.objects.values_list("player", flat=True)).values()) == {1: MANY}


def test_the_same_player_seeks_once(guest: Guest) -> None:
    client, player = guest("Alice")
    alice = HttpPlayer(client, str(player.pk))
    answers = at_once([partial(alice.post, "seeks/", {"ruleset": "yacht"}) for _ in range(6)])
    assert Counter(answer.status_code for answer in answers) == {201: 1, 409: 5}
    assert Seek.objects.count() == 1
