"""Who comes in to the admin site, and what that costs those who play."""

import os
import subprocess
import sys

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, transaction
from django.test import Client
from rest_framework.test import APIClient

from games.players import staff
from games.players.models import Player
from tests.conftest import Guest
from tests.games.admin.conftest import PASSWORD, token_in
from tests.games.player import HttpPlayer
from tests.limits.conftest import SetRates, rates
from tests.serve.server import ROOT

__all__ = ["rates"]
LOGIN = "/admin/login/?next=/admin/"
STELLA = {"username": "stella", "password": PASSWORD}


def keep(client: APIClient, username: str) -> None:
    body = {"username": username, "password": PASSWORD}
    assert client.patch("/api/v1/players/me/", body, format="json").status_code == 200


def test_staff_sign_in_and_out(desk: Client) -> None:
    assert b"Yacht support" in desk.get("/admin/").content
    cookie = desk.cookies["sessionid"]
    assert (cookie["path"], cookie["samesite"], cookie["httponly"]) == ("/admin/", "Strict", True)
    token = token_in(desk.get("/admin/").content)
    assert desk.post("/admin/logout/", {"csrfmiddlewaretoken": token}).status_code == 200
    assert desk.get("/admin/").status_code == 302


@pytest.mark.parametrize(
    "credentials", [{"username": "stella", "password": "wrong horse"}, {"username": "alice", "password": PASSWORD}, {}]
)
def test_nobody_else_does(guest: Guest, credentials: dict[str, str]) -> None:
    keep(guest("Stella")[0], "stella")
    keep(guest("Alice")[0], "alice")
    staff.appoint(username="stella")
    browser = Client()
    page = browser.post(LOGIN, credentials)
    assert page.status_code == 200 and b"errornote" in page.content
    assert browser.get("/admin/").status_code == 302


def test_no_page_is_open_to_whoever_has_not_signed_in(db: None) -> None:
    for path in ("", "players/player/", "games/game/", "admin/logentry/", "games/game/1/events/", "nowhere/"):
        answer = Client().get(f"/admin/{path}")
        assert answer.status_code in (302, 404), path
    assert Client().get("/admin/password_change/").status_code in (302, 404)


def test_a_bearer_token_opens_no_page_and_a_session_signs_no_request(desk: Client, alice: HttpPlayer) -> None:
    assert alice.client.get("/admin/").status_code == 302
    assert desk.get("/api/v1/players/me/").status_code == 401


def test_who_is_dismissed_is_out_at_once(desk: Client) -> None:
    staff.dismiss(username="stella")
    assert desk.get("/admin/").status_code == 302


def test_another_password_ends_the_session(desk: Client) -> None:
    player = Player.objects.get(username="stella")
    player.set_password("another one altogether")
    player.save()
    assert desk.get("/admin/").status_code == 302


def test_guessing_comes_to_an_end(guest: Guest, rates: SetRates) -> None:
    keep(guest("Stella")[0], "stella")
    staff.appoint(username="stella")
    rates(sign_in=(3, 600))
    browser = Client()
    pages = [browser.post(LOGIN, {"username": "stella", "password": "a guess"}) for _ in range(4)]
    assert [b"Too many attempts" in page.content for page in pages] == [False, False, False, True]
    assert b"Too many attempts" in browser.post(LOGIN, STELLA).content, "the right one is not even looked at"


def test_a_form_from_elsewhere_is_refused(desk: Client) -> None:
    assert desk.post("/admin/logout/").status_code == 403


def test_requests_of_the_api_set_no_cookie_and_take_no_session(alice: HttpPlayer) -> None:
    answer = alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]})
    assert not answer.cookies and "Cookie" not in answer.get("Vary", "")
    assert not hasattr(answer.wsgi_request, "session")


def test_the_commands_make_and_dismiss_staff(guest: Guest, capsys: pytest.CaptureFixture[str]) -> None:
    keep(guest("Stella")[0], "stella")
    call_command("make_staff", "Stella")
    assert Player.objects.get(username="stella").is_staff
    call_command("make_staff", "stella", "--dismiss")
    assert not Player.objects.get(username="stella").is_staff
    assert capsys.readouterr().out.splitlines() == ["stella is now staff.", "stella is no more staff."]
    with pytest.raises(CommandError, match="No account"):
        call_command("make_staff", "nobody")


def test_a_guest_is_no_staff(guest: Guest) -> None:
    _, alice = guest()
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.filter(pk=alice.pk).update(is_staff=True)


def test_a_merge_makes_no_staff(guest: Guest, nobody: HttpPlayer) -> None:
    alice, _ = guest()
    newcomer = nobody.post("players/", {}).json()
    keep(alice, "alice")
    staff.appoint(username="alice")
    token = alice._credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")  # type: ignore[attr-defined]
    bearer = {"authorization": f"Bearer {newcomer['token']}"}
    assert nobody.post("players/me/merge/", {"token": token}, **bearer).json()["username"] == "alice"
    assert not Player.objects.filter(is_staff=True).exists()


@pytest.mark.parametrize(
    ("path", "expected"), [("off", ""), ("back/office", "back/office/"), ("api", "ADMIN_PATH"), ("a b", "ADMIN_PATH")]
)
def test_it_is_where_the_environment_says(path: str, expected: str) -> None:
    code = "from yachtapi import settings; print(settings.ADMIN_PATH)"
    environment = os.environ | {"ADMIN_PATH": path}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.stdout.strip() == expected) or expected in done.stderr.splitlines()[-1]
