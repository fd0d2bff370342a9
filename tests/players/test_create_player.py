"""POST players/"""

import pytest
from django.core.exceptions import ValidationError
from rest_framework.test import APIClient

from games.players.models import Player, Token
from games.players.names import check_name, guest_name
from tests.conftest import Guest

PLAYERS = "/api/v1/players/"
pytestmark = pytest.mark.django_db


def test_a_guest_needs_no_name_and_gets_a_friendly_one(api: APIClient) -> None:
    answer = api.post(PLAYERS)
    assert answer.status_code == 201
    assert answer.json()["player"]["kind"] == "person"
    assert len(answer.json()["player"]["name"].split()) == 2


def test_the_token_signs_the_next_request(api: APIClient) -> None:
    made = api.post(PLAYERS, {"name": " Ada ", "kind": "bot"}, format="json").json()
    api.credentials(HTTP_AUTHORIZATION=f"Bearer {made['token']}")
    me = api.get(f"{PLAYERS}me/").json()
    assert me == made["player"]
    assert (me["name"], me["kind"], me["username"]) == ("Ada", "bot", None)


def test_the_token_is_stored_as_a_digest_only(api: APIClient) -> None:
    secret = api.post(PLAYERS).json()["token"]
    row = Token.objects.values().get()
    assert secret not in str(row)


def test_an_answer_with_a_token_is_kept_nowhere(guest: Guest) -> None:
    client, _ = guest()
    first, second = (client.post(PLAYERS, headers={"Idempotency-Key": "once"}) for _ in range(2))
    assert first["Cache-Control"] == "no-store"
    assert first.json()["token"] != second.json()["token"]


def test_an_engine_cannot_be_made_from_outside(api: APIClient) -> None:
    answer = api.post(PLAYERS, {"kind": "engine"}, format="json")
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["field"] == "kind"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 41,
        "a\nb",
        "a\tb",
        "a\x7fb",
        "a\x00b",
        "a\u202eb",
        "\u200b",
        "\u3164\u2028",
        "\u200d",
        None,
        7,
        [],
        {},
        True,
    ],
)
def test_a_name_that_cannot_be_shown_on_one_line_is_refused(api: APIClient, name: object) -> None:
    answer = api.post(PLAYERS, {"name": name}, format="json")
    assert answer.status_code == 422, answer.content
    assert answer.json()["errors"][0]["field"] == "name"


def test_a_lone_surrogate_is_refused_and_breaks_nothing(api: APIClient) -> None:
    answer = api.post(PLAYERS, b'{"name": "\\ud800"}', content_type="application/json")
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["field"] == "name"


@pytest.mark.parametrize("name", ["A", "a" * 40, "Зоя", "五十嵐", "\U0001f469\u200d\U0001f467", "O'Neil 3"])
def test_a_name_of_any_script_is_taken_as_it_is(api: APIClient, name: str) -> None:
    assert api.post(PLAYERS, {"name": name}, format="json").json()["player"]["name"] == name


def test_the_names_we_make_up_are_allowed() -> None:
    for _ in range(200):
        check_name(guest_name())


def test_a_name_of_accents_alone_is_none() -> None:
    with pytest.raises(ValidationError):
        check_name("\u0301\u0301")


def test_players_sort_by_when_they_came(api: APIClient) -> None:
    made = [api.post(PLAYERS).json()["player"]["id"] for _ in range(3)]
    assert [str(player.id) for player in Player.objects.order_by("id")] == made
