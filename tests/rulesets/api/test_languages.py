"""A ruleset is told in the language that its reader wants, if it has it."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rest_framework.test import APIClient

from tests.conftest import Guest
from tests.rulesets.api.friday import DOCUMENT
from yachtapi.languages import chosen

RULESETS = "/api/v1/rulesets/"
LITHUANIAN = {
    "name": "Penktadienio jachta",
    "summary": "Du ėjimai.",
    "rules": ["Dvi kategorijos."],
    "categories": {
        "choice": {"name": "Pasirinkimas", "rule": "Visų kauliukų suma."},
        "yacht": {"name": "Jachta", "rule": "Penki vienodi kauliukai: 50 taškų."},
    },
}
NAMES = {"en": DOCUMENT["texts"]["en"]["name"], "lt": LITHUANIAN["name"]}


def posted(client: APIClient, key: str = "friday", *languages: str) -> str:
    document: dict[str, Any] = deepcopy(DOCUMENT)
    document["rules"]["key"] = key
    texts = {"en": DOCUMENT["texts"]["en"], "lt": LITHUANIAN}
    document["texts"] = {language: texts[language] for language in languages or texts}
    path = client.post(RULESETS, document, format="json").json()["key"]
    return f"{RULESETS}{path}/"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("lt", "lt"),
        ("LT-lt", "lt"),
        ("lt, en;q=0.5", "lt"),
        ("lt;q=0.3, en;q=0.5", "en"),
        ("vi, lt;q=0.1", "lt"),
        ("vi", "en"),
        ("*", "en"),
        ("lt;q=0", "en"),
        ("", "en"),
        ("?!,;;q=x", "en"),
        ("lt," * 5000, "lt"),
    ],
)
def test_the_first_language_wanted_is_the_one_shown(guest: Guest, header: str, language: str) -> None:
    client, _ = guest()
    answer = client.get(posted(client), headers={"Accept-Language": header})
    assert (answer.json()["name"], answer["Content-Language"]) == (NAMES[language], language)
    assert "Accept-Language" in answer["Vary"]
    assert answer.json()["languages"] == ["en", "lt"]


def test_each_language_has_an_etag_of_its_own(guest: Guest) -> None:
    client, _ = guest()
    path = posted(client)
    tags = {}
    for language in ("en", "lt"):
        tags[language] = client.get(path, headers={"Accept-Language": language})["ETag"]
    assert tags["en"] != tags["lt"]
    known = {"Accept-Language": "lt", "If-None-Match": tags["lt"]}
    assert client.get(path, headers=known).status_code == 304
    assert client.get(path, headers=known)["Content-Language"] == "lt"
    assert client.get(path, headers={**known, "Accept-Language": "en"}).status_code == 200


def test_rulesets_of_a_list_are_told_each_in_its_own_language(guest: Guest) -> None:
    client, _ = guest()
    posted(client, "one", "lt")
    posted(client, "other", "en")
    answer = client.get("/api/v1/players/me/rulesets/", headers={"Accept-Language": "en"})
    assert [one["name"] for one in answer.json()["results"]] == [NAMES["en"], NAMES["lt"]]
    assert answer["Content-Language"] == "en, lt"


def test_the_same_rules_have_one_digest_in_every_language(guest: Guest) -> None:
    client, _ = guest()
    path = posted(client)
    shown = [client.get(path, headers={"Accept-Language": language}).json() for language in ("en", "lt")]
    assert shown[0]["digest"] == shown[1]["digest"]
    assert [one["key"] for one in shown[0]["categories"]] == [one["key"] for one in shown[1]["categories"]]
    assert [one["name"] for one in shown[1]["categories"]] == ["Pasirinkimas", "Jachta"]


LANGUAGES = st.sampled_from(["en", "lt", "vi", "km", "pt-BR", "pt-PT", "zh-Hant"])


@given(st.sets(LANGUAGES, min_size=1), st.lists(LANGUAGES))
def test_what_is_shown_is_there_and_nothing_wanted_more_is(available: set[str], wanted: list[str]) -> None:
    language = chosen(available, tuple(map(str.lower, wanted)))
    assert language in available
    kind = language.partition("-")[0]
    met = [wish.partition("-")[0] == kind for wish in wanted]
    better = wanted[: met.index(True)] if any(met) else wanted
    assert not [wish for wish in better if wish in available]
