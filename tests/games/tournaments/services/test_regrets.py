"""Events that look at what was given away against perfect play: settled with each match, in the log and the places."""

import json
from statistics import fmean
from uuid import UUID

import pytest

from games.models import Game, Record
from games.players.models import Player
from games.review import review
from games.services.keyring import signing_key
from games.tournaments import document
from games.tournaments.models import Match, MatchGame, Side, Tournament, TournamentEvent
from games.tournaments.services import export, registration, tables
from rulesets import catalog, optimum
from rulesets.errors import RulesetTooLarge
from tests.conftest import Guest, Solve
from tests.games.tournaments import hall, people

YACHT = catalog.get("yacht")
BY_REGRET = {"kind": "score", "rounds": 2, "ranking": "regret"}
ONE_BOARD = {"games": 1, "seats": 1}


def given_away(game: Game) -> list[float]:
    """What each seat of an ended game gave away, straight from its record."""
    adviser = optimum.adviser(YACHT)
    assert adviser is not None
    log = json.loads(bytes(Record.objects.get(game=game).body))["events"]
    return [seat.regret + seat.unplayed for seat in review(YACHT, adviser, log).seats]


def of_entrant(entrant_id: str) -> float:
    """What an entrant gave away a game, a mean of his matches."""
    matches = Match.objects.filter(sides__entrant_id=entrant_id)
    return fmean(
        fmean(
            given_away(row.game)[row.seats.index(match.sides.get(entrant_id=entrant_id).index)]
            for row in match.games.filter(game__status="finished")
        )
        for match in matches
    )


def finished(cup: Tournament) -> None:
    assert cup.status == Tournament.Status.FINISHED
    assert document.audit(export.signed(cup), key=signing_key().public.hex()) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_a_score_event_is_won_by_whoever_gave_the_least_away(owner: Player, solve: Solve, seats: int) -> None:
    solve("yacht")
    cup = hall.open_event(owner, format=BY_REGRET, match={"games": 2, "seats": seats})
    for strategy in ("random", "collector", "random"):
        hall.enter_engines(cup, 1, strategy)
    hall.start(cup)
    hall.work(cup)
    finished(cup)
    places = {row["entrant"]: row["place"] for row in cup.places or []}
    expected = {entrant: of_entrant(entrant) for entrant in places}
    assert sorted(places, key=places.__getitem__) == sorted(expected, key=expected.__getitem__)
    for row in tables.standings(cup)["standings"]:
        (value,) = [value for value in row["values"] if value["tie_break"] == "regret"]
        assert value["total"] == pytest.approx(expected[row["entrant_id"]], abs=1e-5)
    for event in TournamentEvent.objects.filter(type="match.decided"):
        sides = Side.objects.filter(match=event.data["match"]).order_by("index")
        assert event.data["regrets"] == [side.regret for side in sides]


def test_people_are_reviewed_too_and_who_gives_up_has_given_the_rest_away(
    owner: Player, guest: Guest, solve: Solve
) -> None:
    solve("yacht")
    ann, ben, cleo = (guest(name)[1] for name in ("Ann", "Ben", "Cleo"))
    cup = hall.open_event(owner, format={**BY_REGRET, "rounds": 1}, match=ONE_BOARD)
    _, _, gone = hall.enter(cup, ann, ben, cleo)
    hall.start(cup)
    hall.work(cup)
    registration.withdraw(player=cleo, tournament_id=cup.pk, entrant_id=gone.pk)
    people.resign(Game.objects.get(seats__player=ben), ben)
    people.play_out(Game.objects.get(seats__player=ann))
    hall.work(cup)
    finished(cup)
    names = dict(cup.entrants.values_list("pk", "player__name"))
    placed = {names[UUID(row["entrant"])]: row["place"] for row in cup.places or []}
    assert placed == {"Ann": 1, "Ben": 2, "Cleo": 3}
    regrets = dict(Side.objects.filter(match__tournament=cup).values_list("entrant__player__name", "regret"))
    everything = optimum.optimum(YACHT)
    assert everything is not None
    assert regrets["Ben"] == regrets["Cleo"] == pytest.approx(everything["expected_score"], abs=1e-5)


def test_regret_parts_those_who_are_level_in_a_round_robin(owner: Player, solve: Solve) -> None:
    solve("yacht")
    cup = hall.open_event(owner, format={"kind": "round_robin"}, tie_breaks=["regret"])
    hall.enter_engines(cup, 3, "random")
    hall.start(cup)
    hall.work(cup)
    finished(cup)
    rows = tables.standings(cup)["standings"]
    keys = [(-row["score"], row["values"][0]["total"]) for row in rows]
    assert keys == sorted(keys)
    assert [row["place"] for row in rows] == [1, 2, 3]


def test_no_game_begins_before_the_ruleset_is_solved(owner: Player, guest: Guest, unsolved: list[str]) -> None:
    cup = hall.open_event(owner, format={**BY_REGRET, "rounds": 1}, match=ONE_BOARD)
    hall.enter_engines(cup, 1)
    hall.enter(cup, guest("Ann")[1])
    hall.start(cup)
    hall.work(cup)
    assert unsolved == [YACHT.digest]
    assert not Game.objects.exists()
    assert {match.status for match in Match.objects.all()} == {"playing"}


def test_other_events_review_nothing(owner: Player, unsolved: list[str]) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert unsolved == []
    assert {row.given_away for row in MatchGame.objects.all()} == {None}
    assert "regrets" not in TournamentEvent.objects.get(type="match.decided").data


def test_where_nothing_is_solved_nobody_ranks_by_regret(owner: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optimum, "is_solvable", lambda ruleset: False)
    with pytest.raises(RulesetTooLarge):
        hall.open_event(owner, format=BY_REGRET)
    with pytest.raises(RulesetTooLarge):
        hall.open_event(owner, format={"kind": "swiss"}, tie_breaks=["regret"])
    assert hall.open_event(owner, format={"kind": "swiss"})
