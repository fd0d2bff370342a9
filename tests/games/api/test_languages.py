"""The same wrong request in four languages: one status, one code, four texts, and no text that mixes two."""

import json
from dataclasses import replace
from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.conftest import Guest
from tests.games.cast import Cast
from tests.games.wrong_request import SCENES
from tests.languages import folders
from yachtapi.problems import NOT_FOUND, respond

OTHERS = folders.codes()
# Sentences of a problem, wherever they stand.
SENTENCES = {"title", "detail", "reason"}
# What a language leaves as it is: a list of values, and what the reader has written.
LEFT = {"allowed"}


def sentences(node: Any) -> list[str]:
    """All sentences of a problem, in their order."""
    if isinstance(node, list):
        return [sentence for below in node for sentence in sentences(below)]
    if not isinstance(node, dict):
        return []
    own = [str(value) for name, value in node.items() if name in SENTENCES]
    return own + [sentence for value in node.values() for sentence in sentences(value)]


def without(node: Any) -> Any:
    """A problem without its sentences and what no two answers share."""
    if isinstance(node, list):
        return [without(below) for below in node]
    if not isinstance(node, dict):
        return node
    dropped = SENTENCES | LEFT | {"request_id", "server_time"}
    return {name: without(value) for name, value in node.items() if name not in dropped}


@pytest.mark.parametrize("code", sorted(SCENES))
def test_every_refusal_is_told_in_four_languages(cast: Cast, code: str) -> None:
    wrong = SCENES[code](cast)
    answers = {}
    for language in ("en", *OTHERS):
        answers[language] = replace(wrong, headers={**wrong.headers, "Accept-Language": language}).send()
        assert answers[language]["Content-Language"] == language
        assert "Accept-Language" in answers[language]["Vary"]
    problems = {language: answer.json() for language, answer in answers.items()}
    assert {(answer.status_code, problems[language]["code"]) for language, answer in answers.items()} == {
        (answers["en"].status_code, code)
    }
    told = {language: sentences(problem) for language, problem in problems.items()}
    for position, original in enumerate(told["en"]):
        assert len({told[language][position] for language in told}) == 1 + len(OTHERS), original


WRONG_BODIES: list[tuple[str, str, Any]] = [
    ("POST", "games/", {"seats": "two", "ruleset": 3, "turn_seconds": -1, "extra": 1}),
    ("POST", "games/", {"ruleset": "yacht", "seats": [{"kind": "alien"}, {"kind": "me", "strategy": "greedy"}]}),
    ("POST", "games/", {"ruleset": "yacht", "seats": [], "turn_seconds": 10**12, "hints": "now"}),
    ("POST", "games/", []),
    ("POST", "games/", "{"),
    ("POST", "players/", {"name": "\u202e", "username": "a b", "password": "12345678"}),
    ("POST", "players/", {"username": "alice", "password": "alice"}),
    ("POST", "players/", {"username": "alice_1", "password": "password"}),
    ("POST", "tournaments/", {"name": 3, "ruleset": "yacht", "format": {"kind": "swiss", "groups": 2}}),
    ("POST", "tournaments/", {"name": "Cup", "ruleset": "yacht", "starts_at": "soon", "most_entrants": True}),
    ("POST", "seeks/", {"ruleset": "yamb", "rating_min": 5, "rating_max": 1, "opponents": "cats"}),
    ("POST", "rulesets/", {"rules": {"key": "?", "dice": "five", "faces": 7, "categories": []}, "texts": {}}),
    ("GET", "games/?status=lost&player=x", None),
    ("GET", "games/?limit=0", None),
    ("GET", "games/?cursor=x", None),
    ("GET", "games/?colour=red", None),
    ("GET", "games/?ruleset=" + "x" * 200, None),
    ("GET", "tournaments/?status=lost&organiser=x", None),
    ("GET", "nowhere/", None),
    ("GET", "games", None),
    ("PUT", "games/", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), WRONG_BODIES)
def test_every_fault_of_a_request_is_told_in_four_languages(guest: Guest, method: str, path: str, body: Any) -> None:
    client, _ = guest()

    def send(language: str) -> Any:
        headers = {"Accept-Language": language}
        if isinstance(body, str):
            return client.post(f"/api/v1/{path}", body, content_type="application/json", headers=headers)
        return client.generic(
            method, f"/api/v1/{path}", as_json(body), content_type="application/json", headers=headers
        )

    answers = {language: send(language) for language in ("en", *OTHERS)}
    assert answers["en"].status_code >= 400
    assert len({answer.status_code for answer in answers.values()}) == 1
    problems = {language: answer.json() for language, answer in answers.items()}
    assert all(without(problem) == without(problems["en"]) for problem in problems.values())
    told = {language: sentences(problem) for language, problem in problems.items()}
    for position, original in enumerate(told["en"]):
        assert len({told[language][position] for language in told}) == 1 + len(OTHERS), original
    for language, answer in answers.items():
        assert answer["Content-Language"] == language


def as_json(body: Any) -> str:
    return "" if body is None else json.dumps(body)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("header", "language"),
    [(None, "en"), ("", "en"), ("de", "en"), ("de, lt;q=0.4", "lt"), ("km-KH", "km"), ("VI", "vi"), ("*", "en")],
)
def test_a_problem_is_told_in_the_first_language_that_there_is(
    api: APIClient, header: str | None, language: str
) -> None:
    headers = {} if header is None else {"Accept-Language": header}
    answer = api.get("/api/v1/games/00000000-0000-0000-0000-000000000000/", headers=headers)
    assert answer["Content-Language"] == language


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_strategies_are_described_in_the_language_of_the_reader(api: APIClient, language: str) -> None:
    plain = api.get("/api/v1/strategies/").json()["results"]
    answer = api.get("/api/v1/strategies/", headers={"Accept-Language": language})
    assert answer["Content-Language"] == language
    assert "Accept-Language" in answer["Vary"]
    told = answer.json()["results"]
    assert [each["key"] for each in told] == [each["key"] for each in plain]
    assert [each["strength"] for each in told] == [each["strength"] for each in plain]
    same = [each["summary"] for each in told if each["summary"] in [one["summary"] for one in plain]]
    assert bool(same) == (language == "en")


def test_the_next_reader_of_the_same_process_reads_english_again(api: APIClient) -> None:
    path = "/api/v1/nowhere/"
    before = api.get(path).json()["detail"]
    assert api.get(path, headers={"Accept-Language": "lt"}).json()["detail"] != before
    assert api.get(path).json()["detail"] == before


def test_a_problem_is_readable_as_it_is_sent(api: APIClient) -> None:
    answer = api.get("/api/v1/nowhere/", headers={"Accept-Language": "vi"})
    assert answer.json()["title"] in answer.content.decode()


def test_half_a_character_in_a_fact_does_no_harm() -> None:
    assert json.loads(respond(NOT_FOUND.having(name="\ud800")).content)["name"] == "\ud800"
