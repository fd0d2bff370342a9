"""GET rulesets/. No test here may use the database: a read of the catalog needs none."""

from django.test import Client

from rulesets import catalog

PATH = "/api/v1/rulesets/"


def test_anybody_may_list_the_rulesets_in_display_order(client: Client) -> None:
    answer = client.get(PATH)
    assert answer.status_code == 200
    page = answer.json()
    assert (page["next"], page["previous"]) == (None, None)
    assert tuple(ruleset["key"] for ruleset in page["results"]) == catalog.keys()


def test_each_ruleset_has_its_digest_a_name_and_a_summary(client: Client) -> None:
    for ruleset in client.get(PATH).json()["results"]:
        assert set(ruleset) == {"key", "digest", "name", "summary"}
        assert ruleset["digest"] == catalog.get(ruleset["key"]).digest
        assert ruleset["name"] and ruleset["summary"]


def test_the_list_takes_no_other_method(client: Client) -> None:
    assert client.delete(PATH).json()["code"] == "method_not_allowed"
