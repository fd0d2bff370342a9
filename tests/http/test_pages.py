"""Lists come in pages, and a cursor leads through all of them."""

from base64 import b64encode
from typing import Any
from urllib.parse import urlencode

import pytest
from rest_framework.test import APIClient

from games.players import services
from tests.conftest import Guest

TOKENS = "/api/v1/tokens/"
NAMES = "/players/"


def walk(client: APIClient, path: str) -> list[list[Any]]:
    pages = []
    following: str | None = path
    while following:
        page = client.get(following).json()
        pages.append(page["results"])
        following = page["next"]
    return pages


def test_a_cursor_leads_through_every_row_once(guest: Guest) -> None:
    client, alice = guest()
    for n in range(6):
        services.create_token(player=alice, label=str(n))
    pages = walk(client, f"{TOKENS}?limit=3")
    assert [[token["label"] for token in page] for page in pages] == [["5", "4", "3"], ["2", "1", "0"], [""]]


def test_a_page_leads_back(guest: Guest) -> None:
    client, alice = guest()
    for _ in range(3):
        services.create_token(player=alice)
    first = client.get(f"{TOKENS}?limit=2").json()
    second = client.get(first["next"]).json()
    assert client.get(second["previous"]).json()["results"] == first["results"]


@pytest.mark.parametrize("limit", ["0", "201", "-1", "x", "", "1.5", "²", "9" * 5000, "null", "%00"])
def test_a_limit_out_of_bounds_is_a_fault(guest: Guest, limit: str) -> None:
    client, _ = guest()
    answer = client.get(f"{TOKENS}?limit={limit}")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, "limit")


@pytest.mark.parametrize("limit", ["1", "200"])
def test_a_limit_at_its_bounds_will_do(guest: Guest, limit: str) -> None:
    client, _ = guest()
    assert client.get(f"{TOKENS}?limit={limit}").status_code == 200


@pytest.mark.parametrize("cursor", ["x", "%00", "%ff", "cD0", b64encode(b"o=-1").decode(), b64encode(b"p=x").decode()])
def test_a_cursor_of_no_page_is_a_fault(guest: Guest, cursor: str) -> None:
    client, _ = guest()
    answer = client.get(f"{TOKENS}?{urlencode({'cursor': cursor})}")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, "cursor")


@pytest.mark.urls("tests.http.probes")
@pytest.mark.parametrize("position", ["x", "\0", "9999999-01-01", "2026-13-45"])
def test_a_forged_cursor_is_a_fault_whatever_the_order_is(guest: Guest, position: str) -> None:
    client, _ = guest()
    cursor = b64encode(urlencode({"p": position}).encode()).decode()
    answer = client.get(f"{NAMES}?{urlencode({'cursor': cursor})}")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, "cursor")


@pytest.mark.urls("tests.http.probes")
def test_a_fault_of_ours_is_not_blamed_on_a_cursor(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    client, _ = guest()
    monkeypatch.setattr("tests.http.probes.ByName.pagination_class.ordering", "nothing")
    with pytest.raises(Exception, match="nothing"):
        client.get(NAMES)
