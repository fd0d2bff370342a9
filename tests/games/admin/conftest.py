"""Somebody of the staff, at a browser."""

import pytest
from django.test import Client
from pytest_django import Settings

from games.players import staff
from tests.conftest import Guest

PASSWORD = "correct horse battery"


@pytest.fixture
def desk(guest: Guest, settings: Settings) -> Client:
    """A browser in which Stella of the staff has signed in."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # it is not the hash that is tested
    client, _ = guest("Stella")
    body = {"username": "stella", "password": PASSWORD}
    assert client.patch("/api/v1/players/me/", body, format="json").status_code == 200
    staff.appoint(username="stella")
    browser = Client(enforce_csrf_checks=True)
    page = browser.get("/admin/login/")
    signed = browser.post("/admin/login/?next=/admin/", body | {"csrfmiddlewaretoken": token_in(page.content)})
    assert (signed.status_code, signed["Location"]) == (302, "/admin/")
    return browser


def token_in(page: bytes) -> str:
    """The token of the form on a page."""
    return page.decode().split('name="csrfmiddlewaretoken" value="')[1].split('"')[0]
