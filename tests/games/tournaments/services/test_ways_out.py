"""Every way out during a round: nobody waits for whoever has gone, and the round closes."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from games.models import Game
from games.players.models import Player
from games.services import absence, erasure
from games.tournaments.models import Match, Round, Tournament
from games.tournaments.services import draft, enginematches, registration
from tests.conftest import Guest
from tests.games.conftest import Later
from tests.games.tournaments import hall
from tests.games.tournaments.people import resign


@dataclass
class Scene:
    """A first round in which Ann meets Dan, and Ben meets Cleo."""

    cup: Tournament
    ann: Player
    dan: Player
    later: Later

    @property
    def game(self) -> Game:
        return Game.objects.get(seats__player=self.ann, status="playing")


def withdraw(scene: Scene, player: Player) -> None:
    entrant = scene.cup.entrants.get(player=player)
    registration.withdraw(player=player, tournament_id=scene.cup.pk, entrant_id=entrant.pk)


def disqualify(scene: Scene) -> None:
    entrant = scene.cup.entrants.get(player=scene.ann)
    registration.disqualify(player=scene.cup.owner, tournament_id=scene.cup.pk, entrant_id=entrant.pk, reason="cheats")


def sleep(scene: Scene) -> None:
    for _ in range(4):
        scene.later(seconds=61)
        hall.time_runs_out()


WAYS: dict[str, Callable[[Scene], object]] = {
    "resigns": lambda scene: resign(scene.game, scene.ann),
    "withdraws": lambda scene: withdraw(scene, scene.ann),
    "is disqualified": disqualify,
    "both withdraw": lambda scene: [withdraw(scene, scene.ann), withdraw(scene, scene.dan)],
    "leaves all games": lambda scene: absence.depart(player=scene.ann),
    "deletes the account": lambda scene: erasure.erase(player=scene.ann, confirm=True),
    "sleeps": sleep,
    "sleeps for ever": lambda scene: [scene.later(days=400), sleep(scene)],
}
UNSEATED = ("is disqualified", "deletes the account")
"""What can be done before a game has begun, too."""


@pytest.mark.parametrize(
    ("way", "begun"),
    [*((way, True) for way in WAYS), *((way, False) for way in WAYS if "withdraw" in way or way in UNSEATED)],
)
def test_the_round_closes_and_the_event_ends(owner: Player, guest: Guest, later: Later, way: str, begun: bool) -> None:
    cup = hall.open_event(owner, turn_seconds=60)
    people = [guest(name)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]
    hall.enter(cup, *people)
    hall.start(cup)
    if begun:
        hall.work(cup)
    WAYS[way](Scene(cup, people[0], people[3], later))
    hall.work(cup)
    for game in Game.objects.filter(status="playing").exclude(seats__player=people[0]):
        resign(game, people[2])
    hall.work(cup)
    assert Round.objects.get(n=1).closed_at is not None
    for _ in range(10):
        later(seconds=61)
        hall.time_runs_out()
        hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert not Game.objects.filter(status="playing").exists()
    assert not Match.objects.exclude(status=Match.Status.DECIDED).exists()


def test_who_withdraws_loses_his_match_to_the_other(owner: Player, guest: Guest, later: Later) -> None:
    cup = hall.open_event(owner)
    ann, ben = (guest(name)[1] for name in ("Ann", "Ben"))
    hall.enter(cup, ann, ben)
    hall.start(cup)
    hall.work(cup)
    withdraw(Scene(cup, ann, ben, later), ann)
    match = Match.objects.get()
    assert (match.status, match.how) == ("decided", "walkover")
    assert list(match.sides.order_by("index").values_list("rank", flat=True)) == [2, 1]
    game = Game.objects.get()
    assert (game.status, [row["rank"] for row in game.results]) == ("finished", [2, 1])


def test_a_match_of_two_who_have_gone_is_void(owner: Player, guest: Guest, later: Later) -> None:
    cup = hall.open_event(owner)
    people = [guest(name)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]
    hall.enter(cup, *people)
    hall.start(cup)
    scene = Scene(cup, people[0], people[3], later)
    for player in (people[0], people[3], people[1], people[2]):
        withdraw(scene, player)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED


def test_strategies_that_are_disqualified_show_the_dice_that_were_committed_to_for_them(owner: Player) -> None:
    cup = hall.open_event(owner)
    entrants = hall.enter_engines(cup, 2)
    hall.start(cup)
    claim = enginematches._claim(Match.objects.get().pk)
    assert claim is not None and Match.objects.get().reservations.count() == 1
    registration.disqualify(player=owner, tournament_id=cup.pk, entrant_id=entrants[0].pk, reason="cheats")
    game = Game.objects.get()
    assert (game.status, game.abort_reason) == ("aborted", "walkover")
    assert game.pk == claim.draws[0].game_id
    assert not Match.objects.get().reservations.exists()
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED


def test_an_event_that_is_called_off_ends_its_games(owner: Player, guest: Guest) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, *(guest(name)[1] for name in ("Ann", "Ben")))
    hall.start(cup)
    hall.work(cup)
    draft.cancel(player=owner, tournament_id=cup.pk, reason="rain")
    hall.work(cup)
    assert [game.status for game in Game.objects.all()] == ["aborted"]
    assert cup.status == Tournament.Status.CANCELLED
