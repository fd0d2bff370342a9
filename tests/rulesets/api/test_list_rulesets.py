"""GET rulesets/. No test here may use the database: a read of the catalog needs none."""

from django.test import Client

from rulesets import catalog
from tests.conftest import Solve

PATH = "/api/v1/rulesets/"


def test_anybody_may_list_the_rulesets_in_display_order(client: Client) -> None:
    answer = client.get(PATH)
    assert answer.status_code == 200
    page = answer.json()
    assert (page["next"], page["previous"]) == (None, None)
    assert tuple(ruleset["key"] for ruleset in page["results"]) == catalog.keys()


def test_each_ruleset_has_its_digest_a_name_and_a_summary(client: Client) -> None:
    for ruleset in client.get(PATH).json()["results"]:
        headline = {
            "key",
            "digest",
            "version",
            "owner_id",
            "shared",
            "retired_at",
            "languages",
            "name",
            "summary",
            "optimum",
        }
        assert set(ruleset) == headline
        assert ruleset["digest"] == catalog.get(ruleset["key"]).digest
        assert ruleset["name"] and ruleset["summary"]


def test_each_ruleset_says_what_perfect_play_brings_once_it_is_solved(client: Client, solve: Solve) -> None:
    solve("traditional-yacht")
    shown = {each["key"]: each["optimum"] for each in client.get(PATH).json()["results"]}
    assert round(shown["traditional-yacht"]["expected_score"], 6) == 169.773889


def test_a_read_of_the_list_has_all_that_is_unsolved_solved_once(client: Client, unsolved: list[str]) -> None:
    for _ in range(3):
        assert [each["optimum"] for each in client.get(PATH).json()["results"]] == [None] * len(catalog.keys())
    assert unsolved == [catalog.get(key).digest for key in catalog.keys()]  # noqa: SIM118 (a module)


def test_the_list_takes_no_other_method(client: Client) -> None:
    assert client.delete(PATH).json()["code"] == "method_not_allowed"
