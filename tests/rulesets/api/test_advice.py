"""POST rulesets/{key}/advice/. No test here may use the database: advice needs none."""

import logging
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from rulesets import catalog, scorecard, tasks
from rulesets.dice import keeps
from rulesets.scorecard import Scorecard
from rulesets.turn import scores
from tests.conftest import Solve
from tests.rulesets.solver.brute_force import BruteForce

DICE = [6, 2, 6, 3, 6]
FAST = "yahtzee-upper-first"


def ask(client: Client, key: str, **body: Any) -> Any:
    return client.post(f"/api/v1/rulesets/{key}/advice/", {"dice": DICE, "rolls_left": 1, **body}, "application/json")


def advised(client: Client, key: str, **body: Any) -> Any:
    answer = ask(client, key, **body)
    assert answer.status_code == 200, answer.content
    return answer.json()


def problem(answer: Any) -> tuple[int, str]:
    assert answer.headers["Content-Type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def named(action: dict[str, Any]) -> tuple[str, Any]:
    return ("score", action["category"]) if "category" in action else ("keep", tuple(action["keep"]))


def but(key: str, *open_categories: str) -> dict[str, int]:
    """A scorecard in which everything is filled with nothing but these."""
    return {category: 0 for category in catalog.get(key).by_key if category not in open_categories}


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_every_legal_action_is_there_once(client: Client, solve: Solve, rolls_left: int) -> None:
    solve("yacht")
    card = {"choice": 21, "yacht": 0}
    found = [named(action) for action in advised(client, "yacht", rolls_left=rolls_left, scorecard=card)["actions"]]
    dice = tuple(sorted(DICE))
    legal = [("score", each.category) for each in scores(catalog.get("yacht"), Scorecard(card), dice) if each.legal]
    kept = [("keep", keep) for keep in keeps(dice)] if rolls_left else []
    assert len(found) == len(set(found))
    assert set(found) == {*legal, *kept}


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_the_best_comes_first_and_has_no_regret(client: Client, solve: Solve, rolls_left: int) -> None:
    solve("yacht")
    answer = advised(client, "yacht", rolls_left=rolls_left)
    values = [action["value"] for action in answer["actions"]]
    assert values == sorted(values, reverse=True)
    assert answer["value"] == values[0]
    assert answer["actions"][0]["regret"] == 0
    assert [action["regret"] for action in answer["actions"]] == [values[0] - value for value in values]


def test_an_empty_scorecard_before_the_first_roll_is_worth_the_optimum(client: Client, solve: Solve) -> None:
    solve("yacht")
    optimum = client.get("/api/v1/rulesets/yacht/").json()["optimum"]["expected_score"]
    answer = advised(client, "yacht", dice=None, rolls_left=3)
    assert answer == {"value": optimum, "actions": [{"keep": [], "value": optimum, "regret": 0}]}


def test_the_order_of_the_dice_is_no_matter(client: Client, solve: Solve) -> None:
    solve("yacht")
    assert advised(client, "yacht", dice=[2, 3, 6, 6, 6]) == advised(client, "yacht", dice=[6, 6, 6, 3, 2])


def test_equal_actions_have_one_value_and_come_in_canonical_order(client: Client, solve: Solve) -> None:
    solve(FAST)
    card = but(FAST, "chance", "yahtzee")
    actions = advised(client, FAST, dice=[1, 1, 2, 3, 4], rolls_left=0, scorecard=card)["actions"]
    assert [named(each)[1] for each in actions] == ["yahtzee", "chance"] or actions[0]["value"] > actions[1]["value"]
    card = but(FAST, "three_of_a_kind", "four_of_a_kind", "full_house")
    actions = advised(client, FAST, dice=[1, 2, 3, 4, 6], rolls_left=0, scorecard=card)["actions"]
    by_value: dict[float, list[str]] = {}
    for action in actions:
        by_value.setdefault(action["value"], []).append(action["category"])
    order = list(catalog.get(FAST).by_key)
    assert all(group == sorted(group, key=order.index) for group in by_value.values())


def test_of_equal_actions_perfect_plays_choice_comes_first(client: Client, solve: Solve) -> None:
    solve(FAST)
    # With every outcome worth nothing all keeps are equal, and perfect play throws the highest dice.
    actions = advised(client, FAST, dice=[1, 1, 1, 1, 1], rolls_left=2, scorecard=but(FAST, "chance") | {"ones": 3})
    assert actions["actions"][0]["keep"] == []
    full_house = advised(client, FAST, dice=[2, 2, 3, 3, 3], rolls_left=1, scorecard=but(FAST, "full_house"))["actions"]
    assert named(full_house[0]) == ("score", "full_house")
    sure = advised(client, FAST, dice=[1, 2, 3, 4, 5], rolls_left=1, scorecard=but(FAST, "small_straight"))["actions"]
    # 30 is certain with the category, with 1-2-3-4 and with 2-3-4-5: perfect play keeps, and throws the higher die.
    assert [(named(each)[1], each["value"]) for each in sure[:3]] == [
        ((1, 2, 3, 4), 30),
        ((2, 3, 4, 5), 30),
        ("small_straight", 30),
    ]


@pytest.mark.parametrize(("key", "category", "card"), [
    ("yacht", "full_house", {}),
    ("yacht", "sixes", {"fives": 25, "fours": 16, "threes": 6}),
    ("classic-13", "large_straight", {"yacht": 50}),
    ("classic-13", "ones", {"yacht": 0}),
])  # fmt: skip
@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_expectimax_by_the_rules_alone_agrees(
    client: Client, solve: Solve, key: str, category: str, card: dict[str, int], rolls_left: int
) -> None:
    solve(key)
    filled = Scorecard(but(key, category) | card)
    ruleset = catalog.get(key)
    so_far = scorecard.total(ruleset, filled) - scorecard.upper_bonus(ruleset, filled)
    expected = BruteForce(ruleset).actions(filled, (2, 3, 6, 6, 6), rolls_left)
    found = advised(client, key, rolls_left=rolls_left, scorecard=filled.points)
    assert {named(each): each["value"] for each in found["actions"]} == pytest.approx(
        {action: so_far + mean for action, (mean, _) in expected.items()}, abs=1e-9
    )


def test_values_count_from_the_points_given(client: Client, solve: Solve) -> None:
    solve("yacht")
    low, high = (advised(client, "yacht", scorecard={"choice": points}) for points in (5, 25))
    assert high["value"] == pytest.approx(low["value"] + 20, abs=1e-9)
    assert [named(each) for each in high["actions"]] == [named(each) for each in low["actions"]]


def test_a_full_scorecard_is_worth_its_total_and_leaves_nothing_to_do(client: Client, solve: Solve) -> None:
    solve("yacht")
    assert advised(client, "yacht", scorecard=but("yacht") | {"sixes": 30, "fives": 20, "fours": 16}) == {
        "value": 66 + 35, "actions": [],
    }  # fmt: skip


def test_an_unsolved_ruleset_is_solved_by_a_worker(client: Client, unsolved: list[str]) -> None:
    for _ in range(2):
        answer = ask(client, FAST)
        assert answer.status_code == 202
        assert answer.json() == {"status": "solving", "ruleset": f"/api/v1/rulesets/{FAST}/"}
        assert int(answer.headers["Retry-After"]) > 0
    assert unsolved == [catalog.get(FAST).digest]
    assert client.get(answer.json()["ruleset"]).json()["optimum"] is None
    tasks.solve(*unsolved)
    assert ask(client, FAST).status_code == 200
    assert client.get(answer.json()["ruleset"]).json()["optimum"]["expected_score"] > 200


@pytest.mark.parametrize("length", [0, 1000, -3])
def test_a_damaged_table_is_none_and_is_solved_again_with_a_log_line(
    client: Client, unsolved: list[str], caplog: pytest.LogCaptureFixture, length: int
) -> None:
    digest = catalog.get(FAST).digest
    tasks.solve(digest)
    table = settings.DATA_DIR / "tables" / f"{digest}.npy"
    table.write_bytes(table.read_bytes()[:length])
    assert ask(client, FAST).status_code == 202
    assert unsolved == [digest]
    with caplog.at_level(logging.WARNING):
        tasks.solve(*unsolved)
    assert "damaged and solved again" in caplog.text
    assert ask(client, FAST).status_code == 200


def test_what_is_wrong_is_refused_whether_the_ruleset_is_solved_or_not(client: Client, unsolved: list[str]) -> None:
    for body in ({"dice": [1]}, {"rolls_left": 4}, {"scorecard": {"chance": 4}}, {"scorecard": {"chance": 20}}):
        assert ask(client, FAST, **body).status_code == 422
    assert unsolved == []


def test_an_unknown_ruleset_is_not_found(client: Client) -> None:
    assert problem(ask(client, "kismet")) == (404, "ruleset_not_found")


@pytest.mark.parametrize("dice", [[], [1, 2, 3, 4], [1] * 6, [0, 1, 2, 3, 4], [1, 2, 3, 4, 7]])
def test_impossible_dice_are_refused(client: Client, dice: list[int]) -> None:
    assert problem(ask(client, "yacht", dice=dice)) == (422, "invalid_dice")


@pytest.mark.parametrize(
    ("dice", "rolls_left"), [(DICE, -1), (DICE, 3), (DICE, 4), (DICE, 10**30), (None, 0), (None, 2), (None, 4)]
)
def test_rolls_that_cannot_be_left_are_refused(client: Client, dice: list[int] | None, rolls_left: int) -> None:
    answer = ask(client, "yacht", dice=dice, rolls_left=rolls_left)
    assert problem(answer) == (422, "invalid_rolls_left")
    assert (answer.json()["rolls"], answer.json()["most"], answer.json()["rolls_left"]) == (3, 2, rolls_left)


def test_an_unknown_category_is_refused(client: Client) -> None:
    assert problem(ask(client, "yacht", scorecard={"yahtzee": 50})) == (422, "unknown_category")


@pytest.mark.parametrize(("category", "points"), [("ones", 6), ("yacht", 49), ("choice", 31), ("choice", -1)])
def test_points_no_roll_gives_are_refused(client: Client, category: str, points: int) -> None:
    assert problem(ask(client, "yacht", scorecard={category: points})) == (422, "impossible_points")


def test_a_scorecard_that_no_game_comes_to_is_refused(client: Client, solve: Solve) -> None:
    solve(FAST)
    answer = ask(client, FAST, scorecard={"chance": 20, "ones": 3})
    assert problem(answer) == (422, "unreachable_scorecard")
    assert answer.json()["filled"] == ["chance", "ones"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"dice": 5}, "dice"),
        ({"dice": [1, 2, 3, 4, "5"]}, "dice.4"),
        ({"dice": [1] * 21}, "dice"),
        ({"rolls_left": "1"}, "rolls_left"),
        ({"rolls_left": None}, "rolls_left"),
        ({"rolls_left": 1.0}, "rolls_left"),
        ({"scorecard": []}, "scorecard"),
        ({"scorecard": {"ones": None}}, "scorecard.ones"),
        ({"bonus": 100}, "bonus"),
    ],
)
def test_a_faulty_field_is_named(client: Client, body: dict[str, Any], field: str) -> None:
    answer = ask(client, "yacht", **body)
    assert problem(answer) == (422, "invalid_request")
    assert [fault["field"] for fault in answer.json()["errors"]] == [field]


@pytest.mark.parametrize("left_out", ["dice", "rolls_left"])
def test_a_missing_field_is_named(client: Client, left_out: str) -> None:
    body = {name: value for name, value in {"dice": DICE, "rolls_left": 1}.items() if name != left_out}
    answer = client.post("/api/v1/rulesets/yacht/advice/", body, "application/json")
    assert problem(answer) == (422, "invalid_request")
    assert [fault["field"] for fault in answer.json()["errors"]] == [left_out]


def test_advice_is_not_read(client: Client) -> None:
    assert problem(client.get("/api/v1/rulesets/yacht/advice/")) == (405, "method_not_allowed")
