"""Invitations to games: answered by rules at once, or by the player when he likes."""

from typing import Any

import pytest

from games.matchmaking.models import Invitation
from games.models import Game
from tests.games.player import HttpPlayer, Shown

RULES = "players/me/invitation-rules/"
OPEN = {
    "rulesets": None,
    "games": True,
    "formats": None,
    "opponents": None,
    "opponent_kinds": None,
    "rated": None,
    "turn_seconds_min": None,
    "turn_seconds_max": None,
    "most_games": None,
}


def put(player: HttpPlayer, **rules: Any) -> Shown:
    answer = player.send("PUT", RULES, rules)
    assert answer.status_code == 200, answer.content
    shown: Shown = answer.json()
    return shown


def ask(host: HttpPlayer, game: Shown, guest: HttpPlayer) -> Any:
    return host.post(f"games/{game['id']}/invitations/", {"player_id": guest.id})


def told(player: HttpPlayer) -> list[tuple[str, str]]:
    """The types and subjects of a player's notices about invitations."""
    events = player.get("players/me/events/").json()["events"]
    return [(each["type"], each["data"]["invitation"]) for each in events if each["type"].startswith("invitation")]


def test_rules_are_kept_and_dropped(alice: HttpPlayer) -> None:
    assert alice.get(RULES).json() == {"rules": None}
    rules = {"rulesets": ["yatzy"], "opponents": [alice.id], "most_games": 3, "rated": None}
    assert put(alice, **rules) == {"rules": {**OPEN, **rules}} == alice.get(RULES).json()
    assert put(alice) == {"rules": OPEN}
    assert alice.delete(RULES).status_code == 204
    assert alice.get(RULES).json() == {"rules": None}


@pytest.mark.parametrize(
    "rules",
    [
        {"rulesets": ["backgammon"]},
        {"rulesets": "yacht"},
        {"formats": ["ladder"]},
        {"opponent_kinds": ["cat"]},
        {"opponents": ["bob"]},
        {"games": "yes"},
        {"turn_seconds_min": 1},
        {"most_games": -1},
        {"colour": "red"},
    ],
)
def test_rules_that_mean_nothing_are_refused_and_leave_those_that_are_there(
    alice: HttpPlayer, rules: dict[str, Any]
) -> None:
    before = put(alice, rated=True)
    answer = alice.send("PUT", RULES, rules)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_request")
    assert alice.get(RULES).json() == before


def test_rules_that_accept_seat_their_player_at_once_and_tell_both(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob, rulesets=["yacht"], opponent_kinds=["person"])
    game = alice.create("me", "open", visibility="private")
    made = ask(alice, game, bob)
    shown = made.json()
    assert (made.status_code, shown["status"], shown["by_rules"], shown["reason"]) == (201, "accepted", True, None)
    assert bob.read(game)["seats"][1]["player"]["id"] == bob.id
    assert told(alice) == [("invitation.accepted", shown["id"])]
    assert told(bob) == [("invitation.received", shown["id"]), ("invitation.accepted", shown["id"])]


def test_rules_that_do_not_accept_say_why_to_the_other_side(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob, rulesets=["yatzy"])
    game = alice.create("me", "open")
    shown = ask(alice, game, bob).json()
    assert (shown["status"], shown["by_rules"], shown["reason"]) == ("declined", True, "ruleset")
    notice = alice.get("players/me/events/").json()["events"][-1]
    assert (notice["type"], notice["game_id"], notice["data"]["reason"]) == (
        "invitation.declined",
        game["id"],
        "ruleset",
    )
    assert alice.read(game)["seats"][1]["kind"] == "open"
    assert ask(alice, game, bob).json()["status"] == "declined"  # asked again, and answered again


def test_a_bot_takes_so_many_games_and_no_more(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob, most_games=2)
    answers = [ask(alice, alice.create("me", "open"), bob).json() for _ in range(3)]
    assert [each["status"] for each in answers] == ["accepted", "accepted", "declined"]
    assert answers[2]["reason"] == "too_many_games"


def test_without_rules_an_invitation_waits_for_its_answer(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", visibility="private")
    shown = ask(alice, game, bob).json()
    assert (shown["status"], shown["by_rules"], shown["answered_at"]) == ("waiting", False, None)
    assert bob.get("players/me/invitations/").json()["results"] == [shown]
    answer = bob.post(f"invitations/{shown['id']}/answer/", {"accept": True})
    assert (answer.status_code, answer.json()["status"]) == (200, "accepted")
    assert alice.read(game)["seats"][1]["player"]["id"] == bob.id
    assert bob.get("players/me/invitations/").json()["results"] == []
    assert [each for each, _ in told(alice)] == ["invitation.accepted"]


def test_who_declines_may_say_a_word(alice: HttpPlayer, bob: HttpPlayer) -> None:
    shown = ask(alice, alice.create("me", "open"), bob).json()
    bob.post(f"invitations/{shown['id']}/answer/", {"accept": False, "message": "After dinner!"})
    seen = alice.get(f"invitations/{shown['id']}/").json()
    assert (seen["status"], seen["message"], seen["reason"]) == ("declined", "After dinner!", None)


def test_an_invitation_is_taken_back_before_it_is_answered(alice: HttpPlayer, bob: HttpPlayer) -> None:
    shown = ask(alice, alice.create("me", "open"), bob).json()
    assert bob.delete(f"invitations/{shown['id']}/").json()["code"] == "invitation_not_found"
    assert alice.delete(f"invitations/{shown['id']}/").status_code == 204
    assert [each for each, _ in told(bob)] == ["invitation.received", "invitation.withdrawn"]
    answer = bob.post(f"invitations/{shown['id']}/answer/", {"accept": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "invitation_settled")


def test_no_answer_brings_a_seat_that_somebody_else_has_taken(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    game = alice.create("me", "open")
    shown = ask(alice, game, bob).json()
    carol.join(game)
    answer = bob.post(f"invitations/{shown['id']}/answer/", {"accept": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_open_seat")
    assert Invitation.objects.get(pk=shown["id"]).status == "waiting"
    alice.start(game)
    assert bob.get("players/me/invitations/").json()["results"] == []


def test_strangers_ask_nobody_in_and_answer_for_nobody(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open")
    assert ask(carol, game, bob).json()["code"] == "not_your_seat"
    shown = ask(alice, game, bob).json()
    for answer in (
        carol.get(f"invitations/{shown['id']}/"),
        carol.post(f"invitations/{shown['id']}/answer/", {"accept": True}),
        alice.post(f"invitations/{shown['id']}/answer/", {"accept": True}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "invitation_not_found")


def test_whoever_blocks_another_is_not_asked_by_him(alice: HttpPlayer, bob: HttpPlayer) -> None:
    put(bob)
    bob.send("PUT", f"players/me/blocks/{alice.id}/")
    answer = ask(alice, alice.create("me", "open"), bob)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_welcome")


def test_the_same_invitation_twice_with_one_key_is_one(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    answers = [
        alice.post(f"games/{game['id']}/invitations/", {"player_id": bob.id}, idempotency_key="once") for _ in range(2)
    ]
    assert answers[0].json() == answers[1].json()
    assert Invitation.objects.count() == 1


def test_a_refused_answer_leaves_the_game_as_it_is(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    shown = ask(alice, game, bob).json()
    version = Game.objects.get(pk=game["id"]).version
    for body in ({}, {"accept": "yes"}, {"accept": True, "seat": 1}, {"accept": False, "message": "a\nb"}):
        assert bob.post(f"invitations/{shown['id']}/answer/", body).status_code == 422
    assert Game.objects.get(pk=game["id"]).version == version
