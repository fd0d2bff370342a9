"""GET rulesets/{key}/. No test here may use the database: a read of the catalog needs none."""

import hashlib
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest
import rfc8785
from django.conf import settings
from django.test import Client

from rulesets import catalog, tasks
from rulesets.api.rules_schema import RULES_SCHEMA
from rulesets.solver import distribution
from tests.conftest import Solve

KEYS = catalog.keys()


def path(key: str) -> str:
    return f"/api/v1/rulesets/{key}/"


@pytest.mark.parametrize("key", KEYS)
def test_a_ruleset_is_shown_with_texts_rules_and_source(client: Client, key: str) -> None:
    answer = client.get(path(key))
    assert answer.status_code == 200
    shown = answer.json()
    assert set(shown) == {
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
        "rule_sentences",
        "categories",
        "source",
        "rules",
    }
    assert [category["key"] for category in shown["categories"]] == list(catalog.get(key).by_key)
    assert len(shown["rule_sentences"]) > 9


@pytest.mark.parametrize("key", KEYS)
def test_a_client_can_compute_the_digest_from_the_rules_part(client: Client, key: str) -> None:
    shown = client.get(path(key)).json()
    assert hashlib.sha256(rfc8785.dumps(shown["rules"])).hexdigest() == shown["digest"]


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_part_is_as_the_schema_describes_it(client: Client, key: str) -> None:
    jsonschema.validate(client.get(path(key)).json()["rules"], RULES_SCHEMA)


def test_an_example_shows_dice_and_the_points_of_the_source(client: Client) -> None:
    categories = {category["key"]: category for category in client.get(path("yacht")).json()["categories"]}
    assert categories["full_house"] == {
        "key": "full_house",
        "name": "Full House",
        "rule": "Three dice of one face and two of another, or five equal dice: the sum of all five dice.",
        "section": "lower",
        "example": {"dice": [2, 2, 5, 5, 5], "points": 19},
    }


@pytest.mark.parametrize("key", KEYS)
def test_every_example_scores_its_points_over_http_too(client: Client, key: str) -> None:
    for category in client.get(path(key)).json()["categories"]:
        scored = client.post(
            f"{path(key)}scores/",
            # The lower section of some rulesets opens only when the upper one is full.
            {
                "dice": category["example"]["dice"],
                "scorecard": {} if category["section"] == "upper" else full_upper(key),
            },
            "application/json",
        ).json()
        points = {one["category"]: one["points"] for one in scored["categories"]}
        assert points[category["key"]] == category["example"]["points"]


def full_upper(key: str) -> dict[str, int]:
    return {category.key: 0 for category in catalog.get(key).categories if category.section == "upper"}


def test_an_unchanged_ruleset_is_not_sent_again(client: Client) -> None:
    etag = client.get(path("yacht")).headers["ETag"]
    assert etag.startswith('W/"')
    again = client.get(path("yacht"), headers={"If-None-Match": f'"other", {etag}'})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", etag)


def test_another_etag_gets_the_ruleset(client: Client) -> None:
    etag = client.get(path("yatzy")).headers["ETag"]
    assert client.get(path("yacht"), headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize("key", ["kismet", "Yacht", "yacht.toml", "..", "yacht%00", "a" * 300])
def test_an_unknown_ruleset_is_not_found(client: Client, key: str) -> None:
    answer = client.get(path(key))
    assert (answer.status_code, answer.json()["code"]) == (404, "ruleset_not_found")
    assert answer.headers["Content-Type"] == "application/problem+json"


def test_the_optimum_is_null_until_a_worker_has_solved_the_ruleset(client: Client, unsolved: list[str]) -> None:
    for _ in range(2):
        assert client.get(path("yacht")).json()["optimum"] is None
    assert unsolved == [catalog.get("yacht").digest]
    assert not any((settings.DATA_DIR / "tables").glob("*"))


def test_a_solved_ruleset_says_what_perfect_play_brings(client: Client, solve: Solve) -> None:
    solve("yahtzee-upper-first")
    assert client.get(path("yahtzee-upper-first")).json()["optimum"] == {
        "expected_score": pytest.approx(213.688108679, abs=1e-8),
        "standard_deviation": pytest.approx(43.2752, abs=1e-4),
        "distribution": distribution.of(catalog.get("yahtzee-upper-first")),
    }


def test_a_ruleset_says_how_the_scores_of_perfect_play_spread(client: Client, solve: Solve) -> None:
    solve("yahtzee-upper-first")
    spread = client.get(path("yahtzee-upper-first")).json()["optimum"]["distribution"]
    assert set(spread) == {"games", "mean", "standard_error", "quantiles"}
    assert [quantile["p"] for quantile in spread["quantiles"]] == [0.05, 0.25, 0.5, 0.75, 0.95]
    for quantile in spread["quantiles"]:
        assert all(isinstance(quantile[points], int) for points in ("low", "score", "high"))


def test_a_solved_ruleset_that_was_never_measured_has_no_distribution(
    client: Client, solve: Solve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve("yahtzee-upper-first")
    monkeypatch.setattr(distribution, "FILE", tmp_path / "distribution.json")
    distribution.write(distribution.FILE, {})
    assert client.get(path("yahtzee-upper-first")).json()["optimum"]["distribution"] is None


def test_the_etag_changes_when_the_optimum_appears(client: Client, unsolved: list[str]) -> None:
    key = "yahtzee-upper-first"
    before = client.get(path(key)).headers["ETag"]
    assert client.get(path(key), headers={"If-None-Match": before}).status_code == 304
    tasks.solve(*unsolved)
    after = client.get(path(key), headers={"If-None-Match": before})
    assert (after.status_code, after.json()["optimum"] is None) == (200, False)
    assert client.get(path(key), headers={"If-None-Match": after.headers["ETag"]}).status_code == 304
