"""How to play, in four languages and three forms, made from the document."""

import re
from copy import deepcopy
from html.parser import HTMLParser
from typing import Any

import pytest
from rest_framework.test import APIClient

from rulesets import catalog
from tests.conftest import Guest
from tests.languages import folders
from tests.rulesets.api.friday import DOCUMENT

LANGUAGES = ("en", *folders.codes())
RULESETS = "/api/v1/rulesets/"
EACH = pytest.mark.parametrize("key", catalog.keys())
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def asked(api: APIClient, key: str, language: str = "en", form: str = "application/json") -> Any:
    """The answer in a language and a form."""
    answer = api.get(f"{RULESETS}{key}/guide/", headers={"Accept-Language": language, "Accept": form})
    assert answer.status_code == 200
    return answer


def sentences(node: Any) -> list[str]:
    """All texts of a guide."""
    if isinstance(node, str):
        return [node]
    below = node.values() if isinstance(node, dict) else node if isinstance(node, list) else []
    return [text for each in below for text in sentences(each)]


@SPOKEN
@EACH
def test_a_guide_has_every_part(api: APIClient, key: str, language: str) -> None:
    answer = asked(api, key, language)
    told = answer.json()
    assert (answer["Content-Language"], told["language"]) == (language, language)
    assert {"Accept", "Accept-Language"} <= {each.strip() for each in answer["Vary"].split(",")}
    ruleset = catalog.get(key)
    assert [row["key"] for row in told["categories"]] == list(ruleset.by_key)
    for row in told["categories"]:
        assert row["example"]["points"] == ruleset.points(row["key"], ruleset.roll(row["example"]["dice"])) > 0
    assert len(told["tips"]) == 5
    assert len(told["questions"]) >= 5
    assert [sister["key"] for sister in told["sisters"]] == [other for other in catalog.keys() if other != key]  # noqa: SIM118
    assert all(sister["differences"] for sister in told["sisters"])
    assert told["bonuses"] and told["basics"]


@EACH
def test_no_sentence_about_a_ruleset_is_the_same_in_two_languages(api: APIClient, key: str) -> None:
    parts = ("tips", "questions", "bonuses")
    told = [{text for part in parts for text in sentences(asked(api, key, each).json()[part])} for each in LANGUAGES]
    assert sum(map(len, told)) == len(set.union(*told))


def test_the_differences_are_those_of_the_rules(api: APIClient) -> None:
    sisters = {each["key"]: each["differences"] for each in asked(api, "yacht").json()["sisters"]}
    assert "Upper bonus: 50 points from 63 on, here 35 points from 63 on." in sisters["yatzy"]
    assert "Upper bonus: none, here 35 points from 63 on." in sisters["traditional-yacht"]
    assert "Joker: forced, here none." in sisters["yahtzee"]
    only = asked(api, "yahtzee").json()["sisters"][-1]
    assert only["key"] == "yahtzee-upper-first"
    assert only["differences"] == ["Filling the categories: the upper section first, here any order."]


@pytest.mark.parametrize(("key", "answer"), [("yacht", "Yes."), ("yatzy", "No."), ("yahtzee", "No.")])
def test_five_equal_dice_are_a_full_house_where_the_rules_say_so(api: APIClient, key: str, answer: str) -> None:
    questions = {each["question"]: each["answer"] for each in asked(api, key).json()["questions"]}
    assert questions["Do dice that are all equal count as Full House?"].startswith(answer)


class Page(HTMLParser):
    """What stands in a page: its elements, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Count an element."""
        self.elements.append(tag)

    def handle_data(self, data: str) -> None:
        """Keep the words."""
        self.words += data


@SPOKEN
def test_the_page_has_all_words_of_the_guide_and_a_picture_of_each_die(api: APIClient, language: str) -> None:
    told = asked(api, "yahtzee", language).json()
    answer = asked(api, "yahtzee", language, "text/html,application/xhtml+xml,*/*;q=0.8")
    assert answer["Content-Type"] == "text/html; charset=utf-8"
    page = Page(answer.content.decode())
    for part in ("headings", "basics", "categories", "bonuses", "tips", "questions", "sisters"):
        keys = {"upper", "lower"} | {each["key"] for name in ("categories", "sisters") for each in told[name]}
        for text in set(sentences(told[part])) - keys:
            assert text in page.words
    assert page.elements.count("use") == sum(len(row["example"]["dice"]) for row in told["categories"])
    assert page.elements.count("symbol") == 6
    assert not {"script", "link", "img", "iframe"} & set(page.elements)
    assert f'<html lang="{language}">' in answer.content.decode()


@SPOKEN
@EACH
def test_the_markdown_has_a_row_for_each_category(api: APIClient, key: str, language: str) -> None:
    answer = asked(api, key, language, "text/markdown")
    assert answer["Content-Type"].startswith("text/markdown")
    rows = [line for line in answer.content.decode().splitlines() if line.startswith("| ")]
    assert len(rows) == 1 + len(catalog.get(key).categories)
    assert all(len(re.findall(r"(?<!\\)\|", row)) == 5 for row in rows)


def test_a_house_ruleset_is_explained_in_its_own_words(guest: Guest) -> None:
    client, _ = guest()
    document: dict[str, Any] = deepcopy(DOCUMENT)
    document["texts"]["en"]["name"] = "A & B's *best* | `game`"
    key = client.post(RULESETS, document, format="json").json()["key"]
    told = asked(client, key).json()
    assert told["name"] == document["texts"]["en"]["name"]
    assert len(told["sisters"]) == len(catalog.keys())
    assert (
        "<h1>How to play A &amp; B&#x27;s *best* | `game`</h1>" in asked(client, key, form="text/html").content.decode()
    )
    assert (
        asked(client, key, form="text/markdown")
        .content.decode()
        .startswith("# How to play A & B's \\*best\\* \\| \\`game\\`\n")
    )
    assert asked(client, key, "lt")["Content-Language"] == "en"


def test_a_house_ruleset_in_a_language_that_is_not_ours_is_explained_in_english(guest: Guest) -> None:
    client, _ = guest()
    document: dict[str, Any] = deepcopy(DOCUMENT)
    document["texts"] = {"de": document["texts"]["en"] | {"name": "Freitagsjacht"}}
    key = client.post(RULESETS, document, format="json").json()["key"]
    answer = asked(client, key, "lt")
    assert (answer["Content-Language"], answer.json()["headings"]["title"]) == ("de, en", "How to play Freitagsjacht")


def test_a_form_that_there_is_not_is_refused(api: APIClient) -> None:
    answer = api.get(f"{RULESETS}yacht/guide/", headers={"Accept": "application/pdf"})
    assert (answer.status_code, answer.json()["code"]) == (406, "not_acceptable")


def test_a_ruleset_that_there_is_not_has_no_guide(api: APIClient) -> None:
    answer = api.get(f"{RULESETS}yamb/guide/", headers={"Accept": "text/html", "Accept-Language": "vi"})
    assert (answer.status_code, answer.json()["code"], answer["Content-Language"]) == (404, "ruleset_not_found", "vi")
