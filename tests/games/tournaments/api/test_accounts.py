"""DELETE players/me/ and POST players/me/merge/: what becomes of the tournaments of an account."""

import json
from uuid import UUID

from games.players.models import Player
from games.players.services import create_token
from games.tournaments.models import Entrant, Tournament
from tests.games.player import HttpPlayer
from tests.games.tournaments.host import act, done, enter, log, new, opened, read, refused


def erase(player: HttpPlayer) -> None:
    assert player.send("DELETE", "players/me/", {"confirm": True}).status_code == 204


def token_of(player: HttpPlayer) -> str:
    return create_token(player=Player.objects.get(pk=player.id)).secret


def test_whoever_deletes_his_account_withdraws_from_what_has_not_started(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup = opened(alice, capacity=2)
    enter(alice, cup)
    enter(bob, cup)
    enter(carol, cup)
    erase(bob)
    assert [(each["name"], each["status"]) for each in read(alice, cup, "entrants/")["results"]] == [
        ("Alice", "registered"),
        ("Deleted player", "withdrawn"),
        ("Carol", "registered"),
    ]


def test_whoever_deletes_his_account_forfeits_what_runs(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    enter(alice, cup)
    enter(bob, cup)
    act(alice, cup, "start/")
    erase(bob)
    assert log(alice, cup)[-2:] == ["entrant.withdrawn", "match.decided"]
    (match,) = read(alice, cup, "matches/")["results"]
    assert match["how"] == "walkover"


def test_an_owner_who_goes_leaves_it_to_the_first_organiser(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    done(alice.send("PUT", f"tournaments/{cup['id']}/organisers/{bob.id}/"), 200)
    erase(alice)
    left = read(bob, cup)
    assert (left["owner"]["id"], left["organisers"], left["status"]) == (bob.id, [], "registration")
    assert log(bob, cup)[-1] == "owner.changed"


def test_what_nobody_organises_any_more_is_called_off_before_it_starts(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup, draft = opened(alice), new(alice)
    enter(bob, cup)
    erase(alice)
    assert read(bob, cup)["cancel_reason"] == "abandoned"
    assert not Tournament.objects.filter(pk=draft["id"]).exists()


def test_an_organiser_who_goes_is_none_any_more(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    done(alice.send("PUT", f"tournaments/{cup['id']}/organisers/{bob.id}/"), 200)
    erase(bob)
    assert read(alice, cup)["organisers"] == []
    assert log(alice, cup)[-1] == "organiser.removed"


def test_a_merged_account_brings_its_entries_and_its_tournaments(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup, own = opened(alice), opened(bob)
    (entrant,) = enter(bob, cup)["entrants"]
    done(alice.send("PUT", f"tournaments/{cup['id']}/organisers/{bob.id}/"), 200)
    done(carol.post("players/me/merge/", {"token": token_of(bob)}), 200)
    assert read(carol, cup)["mine"]["entrant_id"] == entrant["id"]
    assert read(carol, cup)["organisers"][0]["id"] == carol.id
    assert read(carol, own)["owner"]["id"] == carol.id
    listed = done(carol.get(f"tournaments/?player={bob.id}"), 200)["results"]
    assert [each["id"] for each in listed] == [cup["id"]], "an id that was merged leads to the survivor's"


def test_two_who_play_in_the_same_one_stay_two(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    cup = opened(alice)
    enter(bob, cup)
    enter(carol, cup)
    problem = refused(carol.post("players/me/merge/", {"token": token_of(bob)}), 409, "same_tournament")
    assert problem["tournament_id"] == cup["id"]
    act(alice, cup, "cancellation/", {"reason": "Over."}, 201)
    done(carol.post("players/me/merge/", {"token": token_of(bob)}), 200)
    assert Entrant.objects.filter(tournament=UUID(cup["id"]), player_id=bob.id).exists(), "it stays under its id"


def test_an_organiser_of_the_own_tournament_becomes_its_owner_alone(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    done(alice.send("PUT", f"tournaments/{cup['id']}/organisers/{bob.id}/"), 200)
    done(alice.post("players/me/merge/", {"token": token_of(bob)}), 200)
    assert read(alice, cup)["organisers"] == []


def test_an_export_shows_them(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    enter(alice, cup)
    answer = alice.get("players/me/export/")
    shown = json.loads(b"".join(answer.streaming_content))
    assert [each["id"] for each in shown["tournaments"]] == [cup["id"]]
    assert [each["status"] for each in shown["entries"]] == ["registered"]
