"""entrants/ and check-in/: who comes, waits, checks in and goes."""

from typing import Any

import pytest

from games.players.models import Player
from games.players.services import create_token
from tests.games.player import HttpPlayer
from tests.games.tournaments.host import act, done, enter, log, new, opened, read, refused


def leave(player: HttpPlayer, tournament: Any, entrant: Any, body: Any = None) -> Any:
    return player.send("DELETE", f"tournaments/{tournament['id']}/entrants/{entrant['id']}/", body)


def seed(player: HttpPlayer, tournament: Any, entrant: Any, wished: Any) -> Any:
    return player.send("PATCH", f"tournaments/{tournament['id']}/entrants/{entrant['id']}/", {"seed": wished})


def statuses(player: HttpPlayer, tournament: Any) -> dict[str, str]:
    return {each["name"]: each["status"] for each in read(player, tournament, "entrants/")["results"]}


def test_a_player_enters_himself(alice: HttpPlayer, bob: HttpPlayer) -> None:
    entered = enter(bob, opened(alice))
    (entrant,) = entered["entrants"]
    assert (entrant["name"], entrant["status"], entrant["number"], entrant["copy"]) == ("Bob", "registered", 1, 0)
    assert entered["mine"] == {"entrant_id": entrant["id"], "status": "registered"}
    assert entered["entrants_count"]["registered"] == 1
    assert entered["events"][0]["data"] == {"entrant": entrant["id"], "player_id": bob.id}


def test_nobody_enters_twice(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    entered = enter(bob, cup)
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {}), 409, "already_entered")
    assert read(alice, cup)["version"] == entered["version"]


def test_nobody_enters_a_draft_nor_what_is_over(alice: HttpPlayer) -> None:
    draft = new(alice)
    refused(alice.post(f"tournaments/{draft['id']}/entrants/", {}), 409, "wrong_stage")
    act(alice, draft, "cancellation/", {"reason": "No."}, 201)
    refused(alice.post(f"tournaments/{draft['id']}/entrants/", {}), 409, "wrong_stage")


def test_copies_of_a_strategy_are_numbered_on(alice: HttpPlayer) -> None:
    cup = opened(alice)
    assert [each["name"] for each in enter(alice, cup, strategy="greedy", copies=2)["entrants"]] == [
        "Greedy 1",
        "Greedy 2",
    ]
    (third,) = enter(alice, cup, strategy="greedy")["entrants"]
    assert (third["name"], third["copy"], third["number"], third["strategy"]) == ("Greedy 3", 3, 3, "greedy")
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", {"strategy": "psychic"}), 422, "unknown_strategy")


def test_thousands_of_copies_come_at_once_and_no_more_than_there_may_be(alice: HttpPlayer) -> None:
    cup = opened(alice)
    entered = enter(alice, cup, strategy="random", copies=4096)
    assert (entered["entrants_count"]["registered"], entered["version"]) == (4096, 2 + 4096)
    assert (len(entered["entrants"]), len(entered["events"])) == (500, 500)
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", {}), 409, "too_many_entrants")
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", {"strategy": "greedy"}), 409, "too_many_entrants")


def test_only_organisers_bring_others(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {"strategy": "greedy"}), 403, "not_organiser")
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {"invite": [alice.id]}), 403, "not_organiser")


def test_whoever_comes_late_waits_and_gets_the_place_of_whoever_goes(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup = opened(alice, capacity=2)
    enter(alice, cup, strategy="greedy")
    (first,) = enter(alice, cup)["entrants"]
    assert enter(bob, cup)["entrants"][0]["status"] == "waiting"
    assert enter(carol, cup)["entrants"][0]["status"] == "waiting"
    gone = done(leave(alice, cup, first), 200)
    assert [event["type"] for event in gone["events"]] == ["entrant.withdrawn", "entrant.promoted"]
    assert statuses(alice, cup) == {
        "Greedy 1": "registered",
        "Alice": "withdrawn",
        "Bob": "registered",
        "Carol": "waiting",
    }


def test_more_places_are_for_those_who_wait(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice, capacity=2)
    enter(alice, cup, strategy="greedy", copies=2)
    enter(bob, cup)
    changed = done(alice.send("PATCH", f"tournaments/{cup['id']}/", {"capacity": None}), 200)
    assert [event["type"] for event in changed["events"]] == ["tournament.changed", "entrant.promoted"]
    assert statuses(alice, cup)["Bob"] == "registered"


def test_whoever_withdrew_may_come_again_behind_the_others(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    (entrant,) = enter(bob, cup)["entrants"]
    enter(alice, cup)
    done(leave(bob, cup, entrant), 200)
    refused(leave(bob, cup, entrant), 409, "entrant_gone")
    (again,) = enter(bob, cup)["entrants"]
    assert (again["id"], again["number"], again["left_before"]) == (entrant["id"], 3, None)


def test_nobody_withdraws_another(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    cup = opened(alice)
    (entrant,) = enter(bob, cup)["entrants"]
    refused(leave(carol, cup, entrant), 403, "not_your_entry")
    refused(leave(carol, cup, entrant, {"reason": "I do not like him."}), 403, "not_organiser")
    stranger = {"id": "00000000-0000-0000-0000-000000000000"}
    refused(leave(alice, cup, stranger), 404, "entrant_not_found")


def test_whoever_is_disqualified_stays_away(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    (entrant,) = enter(bob, cup)["entrants"]
    gone = done(leave(alice, cup, entrant, {"reason": "Two accounts."}), 200)
    assert gone["events"][0]["data"]["reason"] == gone["entrants"][0]["reason"] == "Two accounts."
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {}), 409, "entrant_gone")


def test_the_invited_alone_enter_where_it_is_by_invitation(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    cup = opened(alice, entry="invited", visibility="private")
    refused(carol.get(f"tournaments/{cup['id']}/"), 404, "tournament_not_found")
    invited = enter(alice, cup, invite=[bob.id])
    assert invited["entrants"][0]["status"] == "invited"
    assert read(bob, cup)["mine"]["status"] == "invited"
    assert enter(alice, cup, invite=[bob.id])["events"] == [], "once is enough"
    assert enter(bob, cup)["entrants"][0]["status"] == "registered"
    assert log(bob, cup)[-2:] == ["entrant.invited", "entrant.registered"]


def test_an_open_door_needs_no_invitation_and_a_closed_one_says_so(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob.post(f"tournaments/{opened(alice, entry='invited')['id']}/entrants/", {}), 403, "not_invited")


def test_an_invitation_can_be_declined(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    (entrant,) = enter(alice, cup, invite=[bob.id])["entrants"]
    assert done(leave(bob, cup, entrant), 200)["entrants"][0]["status"] == "withdrawn"


def test_kinds_that_are_not_admitted_stay_out(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice, admits=["bot", "engine"])
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {}), 403, "not_admitted")
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", {"invite": [bob.id]}), 403, "not_admitted")


def test_the_blocked_are_not_welcome_on_either_side(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    cup = opened(alice)
    alice.send("PUT", f"players/me/blocks/{bob.id}/")
    carol.send("PUT", f"players/me/blocks/{alice.id}/")
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {}), 403, "entry_unwelcome")
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", {"invite": [carol.id]}), 403, "entry_unwelcome")


def test_checking_in_is_once_and_for_those_who_entered(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice, check_in=True)
    refused(bob.post(f"tournaments/{cup['id']}/check-in/"), 403, "not_your_entry")
    enter(bob, cup)
    there = act(bob, cup, "check-in/")
    assert (there["entrants"][0]["checked_in"], there["checked_in_count"]) == (True, 1)
    assert act(bob, cup, "check-in/")["events"] == []
    refused(bob.post(f"tournaments/{opened(alice)['id']}/check-in/"), 409, "no_check_in")


def test_a_strategy_is_always_there(alice: HttpPlayer) -> None:
    assert enter(alice, opened(alice, check_in=True), strategy="greedy")["checked_in_count"] == 1


def test_a_seed_is_wished_for_once(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    one, two = enter(alice, cup, strategy="greedy", copies=2)["entrants"]
    assert done(seed(alice, cup, one, 1), 200)["entrants"][0]["seed"] == 1
    refused(seed(alice, cup, two, 1), 409, "seed_taken")
    refused(seed(bob, cup, two, 2), 403, "not_organiser")
    assert done(seed(alice, cup, one, None), 200)["entrants"][0]["seed"] is None


@pytest.mark.parametrize("odd", [0, -1, 1.5, "1", True, 4097])
def test_an_odd_seed_is_refused(alice: HttpPlayer, odd: Any) -> None:
    cup = opened(alice)
    (one,) = enter(alice, cup)["entrants"]
    refused(seed(alice, cup, one, odd), 422, "invalid_request")


def test_a_token_for_playing_enters_and_brings_nobody(alice: HttpPlayer) -> None:
    cup = opened(alice)
    secret = create_token(player=Player.objects.get(pk=alice.id), scopes=["read", "play"]).secret
    alice.client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
    path = f"tournaments/{cup['id']}/entrants/"
    refused(alice.post(path, {"strategy": "greedy"}), 403, "scope_missing")
    (entrant,) = enter(alice, cup)["entrants"]
    refused(leave(alice, cup, entrant, {"reason": "Myself."}), 403, "scope_missing")


@pytest.mark.parametrize(
    "body",
    [
        {"copies": 2},
        {"strategy": "greedy", "copies": 0},
        {"strategy": "greedy", "copies": 4097},
        {"strategy": "greedy", "invite": ["00000000-0000-0000-0000-000000000000"]},
        {"invite": []},
        {"invite": ["bob"]},
        {"entrant": 1},
    ],
)
def test_odd_wishes_are_refused(alice: HttpPlayer, body: Any) -> None:
    cup = opened(alice)
    refused(alice.post(f"tournaments/{cup['id']}/entrants/", body), 422, "invalid_request")
    assert read(alice, cup)["version"] == cup["version"]


def test_co_organisers_run_it_and_step_down(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    cup = opened(alice)
    path = f"tournaments/{cup['id']}/organisers/"
    refused(bob.send("PUT", f"{path}{bob.id}/"), 403, "not_tournament_owner")
    assert done(alice.send("PUT", f"{path}{bob.id}/"), 200)["organisers"] == [{"id": bob.id, "name": "Bob"}]
    assert done(alice.send("PUT", f"{path}{bob.id}/"), 200)["events"] == []
    assert enter(bob, cup, strategy="greedy")["version"] == 4
    refused(bob.send("PUT", f"{path}{carol.id}/"), 403, "not_tournament_owner")
    refused(alice.send("PUT", f"{path}{alice.id}/"), 409, "no_organiser")
    assert done(bob.delete(f"{path}{bob.id}/"), 200)["organisers"] == []
    refused(bob.post(f"tournaments/{cup['id']}/entrants/", {"strategy": "greedy"}), 403, "not_organiser")
    refused(alice.delete(f"{path}{carol.id}/"), 409, "no_organiser")


def test_nobody_who_cannot_answer_is_invited(alice: HttpPlayer, bob: HttpPlayer) -> None:
    cup = opened(alice)
    (copy,) = enter(alice, cup, strategy="greedy")["entrants"]
    bob.send("DELETE", "players/me/", {"confirm": True})
    for player_id in (copy["player"]["id"], bob.id):
        path = f"tournaments/{cup['id']}/entrants/"
        refused(alice.post(path, {"invite": [player_id]}), 403, "entry_unwelcome")
    refused(alice.post(path, {"invite": ["00000000-0000-0000-0000-000000000000"]}), 404, "player_not_found")
