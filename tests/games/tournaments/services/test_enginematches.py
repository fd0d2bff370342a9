"""Matches between strategies, played by a worker in one go."""

import json

from games.models import Commitment, Event, Game, Record
from games.players.models import Player
from games.services import audit
from games.services.table import Table
from games.tournaments.models import Match, Tournament
from tests.games.tournaments import hall


def test_a_bracket_of_strategies_is_played_to_its_end(owner: Player) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 5)
    hall.start(cup)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert sorted(row["place"] for row in cup.places or []) == [1, 2, 3, 3, 5]
    assert Game.objects.filter(tournament_id=cup.pk, status="finished").count() >= 4  # level ones are replayed
    assert not Event.objects.exists()
    for game in Game.objects.all():
        assert audit.audit(Table.read(game.pk))


def test_what_was_played_is_on_the_public_list_before(owner: Player) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    hall.work(cup)
    line = Commitment.objects.earliest("number")
    record = json.loads(bytes(Record.objects.get(game=line.draw_id).body))
    assert (str(line.draw_id), line.commitment) == (record["game_id"], record["commitment"])
    assert Match.objects.get().reservations.count() == 0
