"""Requests over HTTP that ask for too much, and what every answer says of it."""

import logging
import re
from typing import Any

import pytest
from pytest_django import Settings
from redis.exceptions import ConnectionError as RedisAway
from rest_framework.test import APIClient

from tests.conftest import Guest
from tests.limits.conftest import SetRates
from yachtapi.limits import spending

pytestmark = pytest.mark.django_db

CREDENTIALS = {"username": "ada", "password": "analytical engine"}


def sign_in(client: APIClient, username: str = "ada", password: str = "wrong wrong", address: str = "192.0.2.1") -> Any:
    body = {"username": username, "password": password}
    return client.post("/api/v1/tokens/", body, format="json", REMOTE_ADDR=address)


@pytest.fixture
def ada(guest: Guest, rates: SetRates) -> APIClient:
    """Somebody with an account."""
    client, _ = guest("Ada")
    assert client.patch("/api/v1/players/me/", CREDENTIALS, format="json").status_code == 200
    return client


def test_every_answer_says_what_is_left(api: APIClient, rates: SetRates) -> None:
    rates(read=(3, 60))
    answers = [api.get("/api/v1/keys/") for _ in range(3)]
    assert [answer["RateLimit"].partition(";t=")[0] for answer in answers] == [f'"read";r={left}' for left in (2, 1, 0)]
    assert {answer["RateLimit-Policy"] for answer in answers} == {'"read";q=3;w=60'}
    assert answers[0]["RateLimit"].endswith(";t=20")


def test_too_many_requests_are_told_which_quota_and_when_to_come_back(api: APIClient, rates: SetRates) -> None:
    rates(read=(1, 60))
    api.get("/api/v1/keys/")
    refused = api.get("/api/v1/keys/")
    problem = refused.json()
    assert (refused.status_code, problem["code"]) == (429, "throttled")
    assert (problem["policy"], problem["seconds"], refused["Retry-After"]) == ("read", 60, "60")
    assert refused["RateLimit"] == '"read";r=0;t=60'


def test_a_player_has_a_quota_of_his_own_wherever_he_is(guest: Guest, rates: SetRates) -> None:
    rates(read=(1, 60))
    alice, bob = guest("Alice")[0], guest("Bob")[0]
    asked = [client.get("/api/v1/keys/").status_code for client in (alice, bob, alice, bob)]
    assert asked == [200, 200, 429, 429]
    assert alice.get("/api/v1/keys/", REMOTE_ADDR="192.0.2.99").status_code == 429


def test_reads_moves_and_new_games_are_paid_from_quotas_of_their_own(guest: Guest, rates: SetRates) -> None:
    rates(read=(1, 60), create=(1, 60), move=(1, 60))
    alice, _ = guest("Alice")
    game = {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True}
    created = [alice.post("/api/v1/games/", game, format="json") for _ in range(2)]
    assert [answer.status_code for answer in created] == [201, 429]
    throw = f"/api/v1/games/{created[0].json()['id']}/turns/current/rolls/"
    assert [alice.post(throw, {}, format="json").status_code for _ in range(2)] == [201, 429]
    assert [alice.get("/api/v1/players/me/").status_code for _ in range(2)] == [200, 429]


def test_a_repeated_request_tells_its_own_balance(guest: Guest, rates: SetRates) -> None:
    rates(create=(9, 60))
    alice, _ = guest("Alice")
    game = {"ruleset": "yacht", "seats": [{"kind": "me"}]}
    one, two = (alice.post("/api/v1/games/", game, format="json", headers={"Idempotency-Key": "k"}) for _ in range(2))
    assert (one["RateLimit"].partition(";t")[0], two["RateLimit"].partition(";t")[0]) == (
        '"create";r=8',
        '"create";r=7',
    )
    assert two["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("header", ["Bearer nonsense", "Bearer", "Bearer a b", "Basic YTpi", ""])
def test_whoever_guesses_tokens_pays_by_address(api: APIClient, rates: SetRates, header: str) -> None:
    rates(read=(2, 60))
    asked = [api.get("/api/v1/players/me/", headers={"Authorization": header}).status_code for _ in range(3)]
    assert asked == [401, 401, 429]


@pytest.mark.parametrize("proxies", [0, 1])
def test_a_forged_forwarding_header_gives_no_fresh_quota(
    api: APIClient, rates: SetRates, settings: Settings, proxies: int
) -> None:
    settings.TRUSTED_PROXIES = proxies
    rates(new_player=(3, 60))
    seen = "" if proxies == 0 else ", 192.0.2.7"  # what the proxy itself appends
    answers = [
        api.post("/api/v1/players/", {}, format="json", headers={"X-Forwarded-For": f"198.51.100.{n}{seen}"})
        for n in range(5)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


def test_it_uses_up_nobody_elses_quota_either(api: APIClient, rates: SetRates) -> None:
    rates(new_player=(1, 60))
    api.post("/api/v1/players/", {}, format="json", REMOTE_ADDR="192.0.2.1", headers={"X-Forwarded-For": "192.0.2.2"})
    assert api.post("/api/v1/players/", {}, format="json", REMOTE_ADDR="192.0.2.2").status_code == 201


def test_guests_of_one_address_are_made_so_fast_and_no_faster(api: APIClient, rates: SetRates) -> None:
    rates(new_player=(2, 3600))
    answers = [api.post("/api/v1/players/", {}, format="json") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["policy"] == "new_player"


def test_guessing_a_password_is_slowed_down(ada: APIClient, api: APIClient, rates: SetRates) -> None:
    rates(sign_in=(3, 600))
    assert [sign_in(api).status_code for _ in range(5)] == [401, 401, 401, 429, 429]
    assert sign_in(api, "ADA", CREDENTIALS["password"]).status_code == 429


def test_nobody_can_lock_the_owner_of_a_username_out(ada: APIClient, api: APIClient, rates: SetRates) -> None:
    rates(sign_in=(3, 600))
    while sign_in(api).status_code == 401:
        pass
    assert sign_in(api, password=CREDENTIALS["password"], address="192.0.2.2").status_code == 201
    assert sign_in(api).json()["seconds"] <= 200, "and the address itself is let in again in minutes"
    assert ada.get("/api/v1/players/me/").status_code == 200


def test_trying_many_usernames_is_slowed_down_by_address(api: APIClient, rates: SetRates) -> None:
    rates(sign_in_address=(4, 600))
    assert [sign_in(api, f"user{n}").status_code for n in range(6)] == [401] * 4 + [429] * 2


def test_the_limit_tells_nothing_of_whether_there_is_such_a_username(
    ada: APIClient, api: APIClient, rates: SetRates
) -> None:
    rates(sign_in=(3, 600))

    def told(username: str) -> list[tuple[int, Any, Any]]:
        answers = [sign_in(api, username) for _ in range(4)]
        balances = [answer["RateLimit"].split(", ")[1].partition(";t=")[0] for answer in answers]
        return [
            (answer.status_code, answer.json()["code"], left) for answer, left in zip(answers, balances, strict=True)
        ]

    assert told("ada") == told("bob")


def test_with_the_store_away_everybody_is_let_through_and_the_log_says_so(
    api: APIClient, rates: SetRates, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Away:
        asked = 0

        def spend(self, *_: object) -> None:
            self.asked += 1
            raise RedisAway("redis://:a-password@10.0.0.5 does not answer")

        look = spend

    away = Away()
    rates(read=(1, 60))
    monkeypatch.setattr(spending, "store", lambda: away)
    with caplog.at_level(logging.WARNING):
        answers = [api.get("/api/v1/keys/") for _ in range(5)]
    assert {answer.status_code for answer in answers} == {200}
    assert away.asked == 1, "what is away is not waited for with every request"
    assert [record.message for record in caplog.records] == [
        "Rate limits are off for 5 seconds, their store is away: ConnectionError"
    ]
    assert "a-password" not in caplog.text


def test_the_store_is_told_neither_an_address_nor_a_username(
    api: APIClient, rates: SetRates, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates()
    seen: list[str] = []
    counting = spending.store()
    spend = counting.spend

    def listen(quota: Any, key: str) -> Any:
        seen.append(key)
        return spend(quota, key)

    monkeypatch.setattr(counting, "spend", listen)
    sign_in(api, "ada", address="192.0.2.1")
    assert len(seen) == 3 and all(re.fullmatch("[0-9a-f]{32}", key) for key in seen)


def test_what_is_switched_off_costs_nothing_and_says_nothing(
    api: APIClient, rates: SetRates, settings: Settings
) -> None:
    rates(read=(1, 60))
    settings.RATE_LIMITS = False
    answers = [api.get("/api/v1/keys/") for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert "RateLimit" not in answers[0]


def test_being_asked_whether_it_lives_costs_nothing(api: APIClient, rates: SetRates) -> None:
    rates(read=(1, 60))
    assert [api.get("/healthz").status_code for _ in range(3)] == [200] * 3
