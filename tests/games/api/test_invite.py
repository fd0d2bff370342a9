"""POST games/{id}/invites/: tickets into a private game."""

from typing import Any

import pytest

from games.models import Invite
from tests.games.player import HttpPlayer, Shown


def invite(player: HttpPlayer, game: Shown) -> Any:
    return player.post(f"games/{game['id']}/invites/")


@pytest.fixture
def private(alice: HttpPlayer) -> Shown:
    return alice.create("me", "open", "open", visibility="private")


def test_a_ticket_opens_a_private_game_to_whoever_holds_it(alice: HttpPlayer, bob: HttpPlayer, private: Shown) -> None:
    answer = invite(alice, private)
    assert (answer.status_code, answer["Cache-Control"]) == (201, "no-store")
    assert bob.get(f"games/{private['id']}/").status_code == 404
    assert bob.join(private, invite=answer.json()["invite"])["seat"] == 1
    assert bob.read(private)["id"] == private["id"]


def test_a_ticket_works_until_the_seats_are_taken(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, private: Shown
) -> None:
    ticket = invite(alice, private).json()["invite"]
    bob.join(private, invite=ticket)
    assert carol.join(private, invite=ticket)["seat"] == 2


def test_a_member_may_invite_too(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, private: Shown) -> None:
    bob.join(private, invite=invite(alice, private).json()["invite"])
    assert carol.join(private, invite=invite(bob, private).json()["invite"])["seat"] == 2


def test_each_ticket_is_another_and_only_its_hash_is_kept(alice: HttpPlayer, private: Shown) -> None:
    tickets = {invite(alice, private).json()["invite"] for _ in range(3)}
    assert len(tickets) == 3
    assert not tickets & set(Invite.objects.values_list("token_hash", flat=True))


@pytest.mark.parametrize("ticket", ["p1Wk0Zq3nY8sVbT5rX2dCg", "x"])
def test_a_wrong_ticket_opens_nothing(bob: HttpPlayer, private: Shown, ticket: str) -> None:
    answer = bob.post(f"games/{private['id']}/seats/", {"invite": ticket})
    assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")


def test_a_ticket_opens_its_own_game_only(alice: HttpPlayer, bob: HttpPlayer, private: Shown) -> None:
    other = alice.create("me", "open", visibility="private")
    answer = bob.post(f"games/{other['id']}/seats/", {"invite": invite(alice, private).json()["invite"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")


def test_a_ticket_is_worthless_once_the_game_has_started(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open", visibility="private")
    ticket = invite(alice, game).json()["invite"]
    bob.join(game, invite=ticket)
    alice.start(game)
    answer = carol.post(f"games/{game['id']}/seats/", {"invite": ticket})
    assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")
    assert carol.get(f"games/{game['id']}/").status_code == 404


def test_who_is_shown_out_does_not_come_back_by_any_ticket(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", visibility="private")
    ticket = invite(alice, game).json()["invite"]
    bob.join(game, invite=ticket)
    his_own = invite(bob, game).json()["invite"]
    alice.delete(f"games/{game['id']}/seats/1/")
    for known in (ticket, his_own):
        assert bob.post(f"games/{game['id']}/seats/", {"invite": known}).status_code == 404


def test_a_stranger_does_not_invite(alice: HttpPlayer, bob: HttpPlayer) -> None:
    answer = invite(bob, alice.create("me", "open"))
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    assert not Invite.objects.exists()


def test_a_started_game_has_no_invites(alice: HttpPlayer) -> None:
    answer = invite(alice, alice.create("me", start=True))
    assert (answer.status_code, answer.json()["code"]) == (409, "game_not_open")


def test_a_game_that_is_over_has_no_invites(alice: HttpPlayer) -> None:
    game = alice.create("me")
    alice.delete(f"games/{game['id']}/seats/0/")
    answer = invite(alice, game)
    assert (answer.status_code, answer.json()["code"]) == (409, "game_over")
