"""The shipped documents: complete, findable, and showing examples that score what the sources print."""

from importlib import resources

import pytest

from rulesets import catalog
from rulesets.errors import UnknownRuleset
from rulesets.ruleset import compile_rules

UPPER_EXAMPLES = {"ones": 2, "twos": 6, "threes": 6, "fours": 12, "fives": 10, "sixes": 24}
KEYS = catalog.keys()


def test_the_rulesets_are_shown_in_the_order_of_their_sources() -> None:
    assert catalog.keys() == ("yacht", "yatzy", "classic-13", "traditional-yacht", "yahtzee", "yahtzee-upper-first")


def test_every_document_is_named_for_its_key() -> None:
    files = {file.name for file in resources.files(catalog).iterdir() if file.name.endswith(".toml")}
    assert files == {f"{key}.toml" for key in KEYS}


@pytest.mark.parametrize(
    ("key", "points"),
    [
        (
            "yacht",
            UPPER_EXAMPLES
            | {
                "choice": 20,
                "four_of_a_kind": 18,
                "full_house": 19,
                "small_straight": 15,
                "large_straight": 30,
                "yacht": 50,
            },
        ),
        (
            "yatzy",
            UPPER_EXAMPLES
            | {"one_pair": 4, "two_pairs": 16, "three_of_a_kind": 12, "four_of_a_kind": 20, "small_straight": 15}
            | {"large_straight": 20, "full_house": 19, "chance": 20, "yatzy": 50},
        ),
        (
            "classic-13",
            UPPER_EXAMPLES
            | {
                "three_of_a_kind": 20,
                "four_of_a_kind": 22,
                "full_house": 25,
                "small_straight": 30,
                "large_straight": 40,
            }
            | {"yacht": 50, "chance": 20},
        ),
    ],
)
def test_the_examples_make_the_points_of_the_source(key: str, points: dict[str, int]) -> None:
    ruleset = catalog.get(key)
    examples = catalog.document(key)["examples"]
    assert {category: ruleset.points(category, dice) for category, dice in examples.items()} == points


@pytest.mark.parametrize("key", KEYS)
def test_every_category_has_a_name_a_rule_and_an_example_that_scores(key: str) -> None:
    document, ruleset = catalog.document(key), catalog.get(key)
    assert list(document["texts"]["en"]["categories"]) == [category.key for category in ruleset.categories]
    assert all(ruleset.points(category, dice) > 0 for category, dice in document["examples"].items())


@pytest.mark.parametrize("key", KEYS)
def test_a_ruleset_is_found_by_its_digest(key: str) -> None:
    assert catalog.by_digest(catalog.get(key).digest) is catalog.get(key)


def test_the_digests_differ() -> None:
    assert len({catalog.get(key).digest for key in KEYS}) == 6


@pytest.mark.parametrize("find", [catalog.get, catalog.document, catalog.by_digest])
def test_an_unknown_ruleset_is_refused(find: object) -> None:
    assert callable(find)
    with pytest.raises(UnknownRuleset) as refused:
        find("kismet")
    assert refused.value.facts["ruleset"] == "kismet"


@pytest.mark.parametrize("key", KEYS)
def test_rules_are_compiled_once_a_process(key: str) -> None:
    compiled = compile_rules(catalog.document(key)["rules"])
    assert compile_rules(catalog.document(key)["rules"]) is compiled
    assert compiled == catalog.get(key)


@pytest.mark.parametrize(
    ("key", "order", "fill_order"),
    [
        ("yacht", "seat", "any"),
        ("yatzy", "seat", "any"),
        ("classic-13", "seat", "any"),
        ("traditional-yacht", "seat", "any"),
        ("yahtzee", "roll_off", "any"),
        ("yahtzee-upper-first", "roll_off", "upper_first"),
    ],
)
def test_the_default_order_of_play_and_of_filling(key: str, order: str, fill_order: str) -> None:
    ruleset = catalog.get(key)
    assert (ruleset.order, ruleset.fill_order) == (order, fill_order)
    assert (ruleset.dice, ruleset.faces, ruleset.rolls) == (5, 6, 3)
