"""Games that tournaments arrange count like all others: boards of shared dice when they are shown, matches at once."""

from uuid import uuid4

import pytest

from games.models import Game
from games.players.models import Player
from games.ratings.models import Line, Rating, Tally
from games.services import enginegames, filing
from games.services.arranged import Terms
from games.services.engines import engine_of
from games.services.time import now
from rulesets import catalog
from tests.games.boards import boards
from tests.games.player import HttpPlayer
from tests.games.ratings.arena import count_all
from tests.games.shortcut import skip

pytestmark = pytest.mark.django_db

EVERYTHING = 1000  # turns
YACHT = catalog.get("yacht")


def test_a_board_of_shared_dice_counts_when_its_set_is_revealed(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    on = boards(carol)
    ours, theirs = on.open(alice), on.open(bob)
    skip(ours, EVERYTHING)
    count_all()
    assert not Tally.objects.exists() and not Line.objects.exists()
    skip(theirs, EVERYTHING)
    on.reveal()
    count_all()
    assert not Tally.objects.exists()
    filing.file_boards(set_id=on.shared.id)
    count_all()
    assert set(Tally.objects.values_list("player__name", "games", "cards")) == {("Alice", 1, 1), ("Bob", 1, 1)}
    assert not Rating.objects.exists()  # one seat a board


@pytest.mark.parametrize("rated", [True, False])
def test_matches_of_strategies_that_are_written_together_count(alice: HttpPlayer, rated: bool) -> None:
    players = [engine_of("greedy", YACHT), engine_of("random", YACHT)]
    terms = Terms(uuid4(), Player.objects.get(pk=alice.id), YACHT, Game.Visibility.PUBLIC, rated=rated)
    draws = [enginegames.Draw(uuid4(), bytes([n]) * 32) for n in range(3)]
    enginegames.write([enginegames.prepare(terms, enginegames.play(terms, draw, players), now()) for draw in draws])
    count_all()
    assert set(Tally.objects.values_list("player__strategy", "games", "cards")) == {("greedy", 3, 3), ("random", 3, 3)}
    found = set(Rating.objects.values_list("player__strategy", "kind", "games"))
    assert found == ({(who, kind, 3) for who in ("greedy", "random") for kind in ("all", "bots")} if rated else set())


def test_a_match_that_was_called_off_counts_for_nothing(alice: HttpPlayer) -> None:
    players = [engine_of("greedy", YACHT), engine_of("random", YACHT)]
    terms = Terms(uuid4(), Player.objects.get(pk=alice.id), YACHT, Game.Visibility.PUBLIC, rated=True)
    sheet = enginegames.called_off(enginegames.Draw(uuid4(), b"\x01" * 32), players, "cancelled")
    enginegames.write([enginegames.prepare(terms, sheet, now())])
    count_all()
    assert not Line.objects.exists()
