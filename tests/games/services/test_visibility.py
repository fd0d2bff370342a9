"""Who may see a game, asked for one player and for many games at once: the same answer."""

import pytest

from games.models import Game
from games.players.models import Player
from games.services import visibility
from tests.games.player import HttpPlayer


@pytest.mark.parametrize("visible", ["public", "private"])
def test_both_ways_to_ask_agree(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, visible: str) -> None:
    first = alice.create("me", "open", visibility=visible)
    bob.join(first) if visible == "public" else bob.join(
        first, invite=alice.post(f"games/{first['id']}/invites/").json()["invite"]
    )
    alice.start(first)
    alice.resign(first)
    alice.post(f"games/{first['id']}/rematch/")
    carol.create("me", visibility=visible)
    games = list(Game.objects.all())
    viewers = visibility.viewers([game.id for game in games])
    for player in Player.objects.all():
        seen = set(visibility.games_of(player).values_list("id", flat=True))
        assert {key for key, allowed in viewers.items() if allowed is None or player.pk in allowed} == seen
    public = set(visibility.games_of(None).values_list("id", flat=True))
    assert {key for key, allowed in viewers.items() if allowed is None} == public
