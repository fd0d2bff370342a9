"""Documents are checked throughout when they are loaded, and a fault is named by its path."""

import hashlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
import rfc8785

from rulesets import catalog
from rulesets.document import read_document
from rulesets.errors import InvalidRuleset
from rulesets.ruleset import compile_rules

Change = Callable[[Any], object]


def document() -> Any:
    return deepcopy(catalog.document("classic-13"))


def fault(change: Change) -> tuple[str, str]:
    changed = document()
    change(changed)
    with pytest.raises(InvalidRuleset) as refused:
        read_document(changed)
    return refused.value.facts["path"], refused.value.facts["reason"]


def putting(path: str, value: object) -> Change:
    """The change that puts a value at a path, where a number is a position in a list."""
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]

    def change(node: Any) -> None:
        for parent in parents:
            node = node[parent]
        node[last] = value

    return change


def test_an_unchanged_document_is_valid() -> None:
    assert read_document(document()) == catalog.document("classic-13")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("rules.dice", 0),
        ("rules.dice", 7),
        ("rules.dice", "5"),
        ("rules.dice", True),
        ("rules.dice", 5.0),
        ("rules.faces", 8),
        ("rules.rolls", 0),
        ("rules.key", "Classic 13"),
        ("rules.key", "../etc"),
        ("rules.key", 13),
        ("rules.categories", {}),
        ("rules.categories", []),
        ("rules.categories.0", "ones"),
        ("rules.categories.0.key", "Ones!"),
        ("rules.categories.0.section", "middle"),
        ("rules.categories.0.section", ["upper"]),
        ("rules.categories.0.pattern.kind", "flush"),
        ("rules.categories.0.points.kind", "product"),
        ("rules.categories.0.points.face", 7),
        ("rules.categories.6.pattern.count", 0),
        ("rules.categories.8.pattern.sizes", []),
        ("rules.categories.8.points.points", 0),
        ("rules.upper_bonus.at_least", 0),
        ("rules.upper_bonus.points", "35"),
        ("rules.extra_bonus.category", "yahtzee"),
        ("rules.joker.category", "yahtzee"),
        ("rules.joker.policy", "optional"),
        ("rules.fill_order", "downwards"),
        ("rules.order", "clockwise"),
        ("texts", ["en"]),
        ("texts.en.name", ""),
        ("texts.en.name", "two\nlines"),
        ("texts.en.summary", "x" * 1001),
        ("texts.en.rules", "one sentence"),
        ("texts.en.rules.0", 1),
        ("texts.en.categories.ones.name", None),
        ("source", " "),
        ("examples.ones", [1, 1, 1, 1]),
        ("examples.full_house", [1, 2, 3, 4, 5]),
        ("examples.ones.0", 0),
        ("examples.ones.4", 7),
    ],
)
def test_a_wrong_value_is_named_by_its_path(path: str, value: object) -> None:
    changed = document()
    changed["examples"] = {key: list(dice) for key, dice in changed["examples"].items()}
    putting(path, value)(changed)
    with pytest.raises(InvalidRuleset) as refused:
        read_document(changed)
    assert refused.value.facts["path"] == path


@pytest.mark.parametrize(
    "path",
    [
        "colour",
        "rules.colour",
        "rules.categories.0.colour",
        "rules.categories.0.pattern.count",
        "rules.categories.6.pattern.faces",
        "rules.categories.0.points.points",
        "rules.upper_bonus.colour",
        "rules.extra_bonus.colour",
        "rules.joker.colour",
        "texts.en.colour",
        "texts.en.categories.colour",
        "texts.en.categories.ones.colour",
        "examples.colour",
    ],
)
def test_an_unknown_field_is_refused(path: str) -> None:
    assert fault(putting(path, 1)) == (path, "is not a known field")


@pytest.mark.parametrize(
    "path",
    [
        "rules",
        "source",
        "rules.key",
        "rules.order",
        "rules.categories.0.pattern",
        "rules.categories.0.pattern.kind",
        "rules.categories.0.points.face",
        "rules.upper_bonus.points",
        "texts.en",
        "texts.en.categories.ones",
        "examples.chance",
    ],
)
def test_a_missing_field_is_refused(path: str) -> None:
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]

    def remove(node: Any) -> None:
        for parent in parents:
            node = node[parent]
        del node[last]

    assert fault(remove) == (path, "is missing")


def test_a_category_stands_once() -> None:
    path, reason = fault(putting("rules.categories.1.key", "ones"))
    assert (path, reason) == ("rules.categories.1.key", "ones stands here twice")


@pytest.mark.parametrize(
    "pattern",
    [
        {"kind": "of_a_kind", "count": 6},
        {"kind": "groups", "sizes": [3, 3]},
        {"kind": "straight", "length": 6},
        {"kind": "faces", "faces": [1, 2, 3, 4]},
        {"kind": "one_of", "patterns": [{"kind": "of_a_kind", "count": 6}]},
    ],
)
def test_a_pattern_must_be_met_by_some_roll(pattern: dict[str, object]) -> None:
    assert fault(putting("rules.categories.6.pattern", pattern)) == ("rules.categories.6.pattern", "no roll meets it")


def test_an_alternative_is_no_choice_again() -> None:
    nested = {"kind": "one_of", "patterns": [{"kind": "one_of", "patterns": [{"kind": "any"}]}]}
    path, _ = fault(putting("rules.categories.6.pattern", nested))
    assert path == "rules.categories.6.pattern.patterns.0.kind"


def test_a_joker_is_a_roll_of_one_face() -> None:
    path, _ = fault(putting("rules.joker.category", "full_house"))
    assert path == "rules.joker.category"


def test_an_upper_bonus_needs_an_upper_category() -> None:
    def change(node: Any) -> None:
        for category in node["rules"]["categories"]:
            category["section"] = "lower"

    assert fault(change)[0] == "rules.upper_bonus"


def test_a_language_is_named_by_its_tag() -> None:
    changed = document()
    changed["texts"]["English, please"] = changed["texts"]["en"]
    with pytest.raises(InvalidRuleset):
        read_document(changed)


def test_what_a_ruleset_does_not_have_is_null_in_its_rules() -> None:
    rules = catalog.get("traditional-yacht").rules
    assert (rules["upper_bonus"], rules["extra_bonus"], rules["joker"]) == (None, None, None)


def test_the_digest_is_that_of_the_canonical_rules_alone() -> None:
    ruleset = catalog.get("yahtzee")
    rules: Any = catalog.document("yahtzee")["rules"]
    assert ruleset.digest == hashlib.sha256(rfc8785.dumps(rules)).hexdigest()


def test_what_has_no_order_has_one_digest() -> None:
    one, other = document()["rules"], document()["rules"]
    other["categories"][8]["pattern"]["sizes"].reverse()
    assert compile_rules(one) == compile_rules(other)


def test_another_rule_makes_another_digest() -> None:
    other = document()["rules"]
    other["upper_bonus"]["points"] = 50
    assert compile_rules(other) != catalog.get("classic-13")
