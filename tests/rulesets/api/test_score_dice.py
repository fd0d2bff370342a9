"""POST rulesets/{key}/scores/. No test here may use the database: scoring needs none."""

from typing import Any

import pytest
from django.test import Client

from rulesets import catalog

FIVES = [5, 5, 5, 5, 5]


def ask(client: Client, key: str, **body: Any) -> Any:
    return client.post(f"/api/v1/rulesets/{key}/scores/", body, "application/json")


def problem(answer: Any) -> tuple[int, str]:
    assert answer.headers["Content-Type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def scored(client: Client, key: str, **body: Any) -> dict[str, tuple[int, int, bool]]:
    answer = ask(client, key, **body)
    assert answer.status_code == 200, answer.content
    return {one["category"]: (one["points"], one["bonus"], one["legal"]) for one in answer.json()["categories"]}


def test_anybody_may_score_dice_in_every_category(client: Client) -> None:
    answer = ask(client, "yacht", dice=[6, 2, 5, 3, 4])
    assert answer.status_code == 200
    assert answer.json()["dice"] == [2, 3, 4, 5, 6]
    assert answer.json()["categories"][-3:] == [
        {"category": "small_straight", "points": 15, "bonus": 0, "legal": True},
        {"category": "large_straight", "points": 30, "bonus": 0, "legal": True},
        {"category": "yacht", "points": 0, "bonus": 0, "legal": True},
    ]


@pytest.mark.parametrize("key", catalog.keys())
def test_an_empty_scorecard_offers_every_category_in_order(client: Client, key: str) -> None:
    assert list(scored(client, key, dice=[1, 2, 3, 4, 6])) == list(catalog.get(key).by_key)


def test_only_open_categories_are_offered(client: Client) -> None:
    offered = scored(client, "yatzy", dice=[1, 2, 3, 4, 5], scorecard={"ones": 3, "yatzy": 0})
    assert len(offered) == 13
    assert not {"ones", "yatzy"} & set(offered)


def test_a_full_scorecard_offers_nothing(client: Client) -> None:
    full = dict.fromkeys(catalog.get("yacht").by_key, 0)
    assert scored(client, "yacht", dice=FIVES, scorecard=full) == {}


def test_a_joker_shows_what_is_legal_its_full_value_and_the_extra_bonus_apart(client: Client) -> None:
    offered = scored(client, "classic-13", dice=FIVES, roll=3, scorecard={"yacht": 50, "fives": 15})
    assert offered["large_straight"] == (40, 100, True)
    assert offered["ones"] == (0, 0, False)


def test_a_lower_category_is_not_legal_before_its_time(client: Client) -> None:
    offered = scored(client, "yahtzee-upper-first", dice=[1, 2, 3, 4, 5])
    assert offered["large_straight"] == (0, 0, False)
    assert offered["fives"] == (5, 0, True)


def test_an_unknown_ruleset_is_not_found(client: Client) -> None:
    assert problem(ask(client, "kismet", dice=FIVES)) == (404, "ruleset_not_found")


@pytest.mark.parametrize("dice", [[], [1], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
def test_a_wrong_number_of_dice_is_refused(client: Client, dice: list[int]) -> None:
    answer = ask(client, "yacht", dice=dice)
    assert problem(answer) == (422, "invalid_dice")
    assert (answer.json()["dice_count"], answer.json()["faces"]) == (5, 6)


@pytest.mark.parametrize("face", [0, 7, -1, 10**30])
def test_a_face_no_die_has_is_refused(client: Client, face: int) -> None:
    assert problem(ask(client, "yacht", dice=[1, 2, 3, 4, face])) == (422, "invalid_dice")


@pytest.mark.parametrize("roll", [0, 4, -1])
def test_a_roll_no_turn_has_is_refused(client: Client, roll: int) -> None:
    assert problem(ask(client, "yacht", dice=FIVES, roll=roll)) == (422, "invalid_roll")


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_each_roll_of_a_turn_is_scored(client: Client, roll: int) -> None:
    assert scored(client, "yacht", dice=FIVES, roll=roll)["yacht"] == (50, 0, True)


@pytest.mark.parametrize("category", ["chance", "Yacht", "", "upper_bonus"])
def test_a_category_of_no_such_name_is_refused(client: Client, category: str) -> None:
    answer = ask(client, "yacht", dice=FIVES, scorecard={category: 0})
    assert problem(answer) == (422, "unknown_category")
    assert answer.json()["category"] == category


@pytest.mark.parametrize(
    ("category", "points"), [("ones", 6), ("twos", 3), ("yacht", 49), ("full_house", 26), ("chance", 31), ("ones", -1)]
)
def test_points_no_roll_gives_are_refused(client: Client, category: str, points: int) -> None:
    answer = ask(client, "classic-13", dice=FIVES, scorecard={category: points})
    assert problem(answer) == (422, "impossible_points")
    assert (answer.json()["category"], answer.json()["points"]) == (category, points)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "dice"),
        ({"dice": None}, "dice"),
        ({"dice": 5}, "dice"),
        ({"dice": "12345"}, "dice"),
        ({"dice": [1, 2, 3, 4, "5"]}, "dice.4"),
        ({"dice": [1, 2, 3, 4, 5.0]}, "dice.4"),
        ({"dice": [1, 2, 3, 4, True]}, "dice.4"),
        ({"dice": [1] * 21}, "dice"),
        ({"dice": FIVES, "roll": "1"}, "roll"),
        ({"dice": FIVES, "roll": None}, "roll"),
        ({"dice": FIVES, "scorecard": []}, "scorecard"),
        ({"dice": FIVES, "scorecard": {"ones": "3"}}, "scorecard.ones"),
        ({"dice": FIVES, "scorecard": {"ones": None}}, "scorecard.ones"),
        ({"dice": FIVES, "rolls": 1}, "rolls"),
    ],
)
def test_a_faulty_field_is_named(client: Client, body: dict[str, Any], field: str) -> None:
    answer = ask(client, "yacht", **body)
    assert problem(answer) == (422, "invalid_request")
    assert [fault["field"] for fault in answer.json()["errors"]] == [field]


def test_a_body_that_is_no_json_is_refused(client: Client) -> None:
    answer = client.post("/api/v1/rulesets/yacht/scores/", "{dice", "application/json")
    assert problem(answer) == (400, "malformed_json")


def test_scores_are_not_read(client: Client) -> None:
    assert problem(client.get("/api/v1/rulesets/yacht/scores/")) == (405, "method_not_allowed")
