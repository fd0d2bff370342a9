"""Matches that are level after all games: thrown for with the dice of the last one, for everybody to throw again."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.models import Game, Record
from games.players.models import Player
from games.services import play
from games.tournaments import recount
from games.tournaments.models import MatchGame, Tournament, TournamentEvent
from games.tournaments.scoring import GamePlayed, MatchRules
from games.tournaments.services import export
from rulesets import catalog
from tests.conftest import Guest
from tests.games.tournaments import hall
from yachtapi_verify import dice

YACHT = catalog.get("yacht")
Shown = dict[str, Any]


@pytest.fixture
def always_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is a draw."""
    monkeypatch.setattr(GamePlayed, "is_ahead", lambda game, one, other: False)


def decided(tournament: Tournament) -> Shown:
    """What the log says of the only match."""
    event: Shown = TournamentEvent.objects.get(tournament=tournament, type="match.decided").data
    return event


def records(*game_ids: str) -> list[Shown]:
    """The records of ended games."""
    found = {str(row.game_id): json.loads(bytes(row.body)) for row in Record.objects.filter(game_id__in=game_ids)}
    return [found[game_id] for game_id in game_ids]


def faults(tournament: Tournament, said: Shown) -> list[str]:
    return list(recount.faults(YACHT, MatchRules(**tournament.match), said, records(*said["games"])))


def played_by_engines(owner: Player) -> Tournament:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    hall.work(cup)
    return cup


def test_the_log_has_the_throws_and_a_stranger_throws_the_same(owner: Player, always_level: None) -> None:
    cup = played_by_engines(owner)
    said = decided(cup)
    assert (said["how"], len(said["games"])) == ("roll_off", 2)
    last = records(*said["games"])[-1]
    cup_of_last = dice.Cup(bytes.fromhex(last["seed"]), last["draw_id"], tuple(last["client_seeds"]))
    throws, seat = dice.roll_off(cup_of_last, (0, 1), 5, lane="decider")
    assert said["rolls"] == [{"attempt": one.attempt, "seat": one.seat, "dice": list(one.dice)} for one in throws]
    seats = MatchGame.objects.get(number=2).seats
    assert said["ranks"].index(1) == seats[seat]
    assert faults(cup, said) == []


def test_people_throw_with_the_seeds_that_they_gave(owner: Player, guest: Guest, always_level: None) -> None:
    people = [guest(name)[1] for name in ("Ann", "Ben")]
    cup = hall.open_event(owner)
    hall.enter(cup, *people)
    hall.start(cup)
    for _ in range(2):
        hall.work(cup)
        game = Game.objects.get(status="playing")
        play.resign(player=people[0], game_id=game.pk)
    hall.work(cup)
    said = decided(cup)
    assert (said["how"], {roll["seat"] for roll in said["rolls"]}) == ("roll_off", {0, 1})
    assert faults(cup, said) == []


def test_whatever_does_not_follow_from_the_records_is_found(owner: Player, always_level: None) -> None:
    cup = played_by_engines(owner)
    said = decided(cup)
    first = {**said["rolls"][0], "dice": [6, 6, 6, 6, 6]}
    for field, forged in {
        "ranks": said["ranks"][::-1],
        "points": [points + 1 for points in said["points"]],
        "rolls": [first, *said["rolls"][1:]],
    }.items():
        assert faults(cup, {**said, field: forged}) == [field]
    without = {name: value for name, value in said.items() if name != "rolls"}
    assert faults(cup, without) == ["rolls"]
    true_records = records(*said["games"])
    assert recount.faults(YACHT, MatchRules(), {**said, "games": said["games"][::-1]}, true_records) == ["games"]
    assert recount.faults(YACHT, MatchRules(), {**said, "games": said["games"][:1]}, true_records[:1]) == ["how"]


def test_a_match_that_play_decides_follows_from_its_records(owner: Player) -> None:
    cup = hall.open_event(owner, match={"kind": "best_of", "games": 3})
    hall.enter_engines(cup, 2)
    hall.start(cup)
    hall.work(cup)
    said = decided(cup)
    assert "rolls" not in said
    assert faults(cup, said) == []
    assert faults(cup, {**said, "ranks": said["ranks"][::-1]}) == ["ranks"]


def test_the_audit_of_an_export_throws_again(owner: Player, always_level: None, tmp_path: Path) -> None:
    cup = played_by_engines(owner)
    file, folder = tmp_path / "cup.json", tmp_path / "records"
    file.write_bytes(export.signed(cup))
    folder.mkdir()
    for row in Record.objects.all():
        (folder / f"{row.game_id}.json").write_bytes(bytes(row.body))
    call_command("audit_tournament", str(file), "--records", str(folder), stdout=StringIO())
    whole = json.loads(file.read_bytes())
    filed = {path.stem: path.read_bytes() for path in folder.iterdir()}
    said = next(event["data"] for event in whole["events"] if event["type"] == "match.decided")
    said["rolls"][0]["dice"] = [6, 6, 6, 6, 6] if said["rolls"][0]["dice"] != [6] * 5 else [1] * 5
    assert [each.where for each in recount.audit(whole, filed, catalog.get("yacht"))] == ["match W1.1, rolls"]
    filed[said["games"][-1]] += b" "
    assert [each.where for each in recount.audit(whole, filed, catalog.get("yacht"))] == ["the records of match W1.1"]
    next(folder.iterdir()).unlink()
    with pytest.raises(CommandError, match=r"the records of match W1\.1"):
        call_command("audit_tournament", str(file), "--records", str(folder))


def test_what_an_organiser_says_follows_from_nothing(owner: Player) -> None:
    assert recount.faults(YACHT, MatchRules(), {"how": "override", "ranks": [1, 2]}, []) == []
