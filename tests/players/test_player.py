"""GET players/{id}/"""

from uuid import uuid4

import pytest
from rest_framework.test import APIClient

from tests.conftest import Guest


def test_everybody_may_see_who_a_player_is(api: APIClient, guest: Guest) -> None:
    _, alice = guest("Alice")
    answer = api.get(f"/api/v1/players/{alice.id}/")
    assert answer.status_code == 200
    assert set(answer.json()) == {"id", "name", "kind", "strategy", "created_at", "merged_into", "deleted"}
    assert answer.json()["name"] == "Alice"


@pytest.mark.django_db
def test_an_unknown_player_is_not_found(api: APIClient) -> None:
    answer = api.get(f"/api/v1/players/{uuid4()}/")
    assert (answer.status_code, answer.json()["code"]) == (404, "player_not_found")


def test_what_is_no_id_is_not_found(api: APIClient) -> None:
    for junk in ("7", "%00", "%ff", "me2", "..%2f"):
        assert api.get(f"/api/v1/players/{junk}/").status_code == 404
