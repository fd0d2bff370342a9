"""A ruleset's document: the rules part with its texts by language, its source and an example for every category."""

from collections.abc import Mapping
from typing import TypedDict

from rulesets.dice import Dice
from rulesets.reader import Reader
from rulesets.rules import Rules, read_rules
from rulesets.ruleset import Ruleset, compile_rules

LANGUAGE = r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
_RULE_SENTENCES_LIMIT = 40


class CategoryTexts(TypedDict):
    name: str
    rule: str


class Texts(TypedDict):
    name: str
    summary: str
    rules: list[str]
    categories: dict[str, CategoryTexts]


class Document(TypedDict):
    rules: Rules
    texts: dict[str, Texts]
    source: str
    examples: dict[str, Dice]


def read_document(document: Mapping[str, object]) -> Document:
    """The document, checked throughout; raises InvalidRuleset with the path of the first fault."""
    field = Reader(dict(document), "").fields(("rules", "texts", "source", "examples"))
    rules = read_rules(field["rules"].table())
    ruleset = compile_rules(rules)
    return {
        "rules": rules,
        "texts": _texts_by_language(field["texts"], ruleset),
        "source": field["source"].text(),
        "examples": _examples(field["examples"], ruleset),
    }


def _texts_by_language(reader: Reader, ruleset: Ruleset) -> dict[str, Texts]:
    languages = reader.named()
    if "en" not in languages:
        raise reader.child("en", None).fault("is missing")
    for language, texts in languages.items():
        texts.child("", language).key(LANGUAGE)
    return {language: _texts(texts, ruleset) for language, texts in languages.items()}


def _texts(reader: Reader, ruleset: Ruleset) -> Texts:
    field = reader.fields(("name", "summary", "rules", "categories"))
    categories = field["categories"].fields(tuple(ruleset.by_key))
    return {
        "name": field["name"].text(),
        "summary": field["summary"].text(),
        "rules": [sentence.text() for sentence in field["rules"].items(_RULE_SENTENCES_LIMIT)],
        "categories": {key: _category_texts(categories[key]) for key in ruleset.by_key},
    }


def _category_texts(reader: Reader) -> CategoryTexts:
    field = reader.fields(("name", "rule"))
    return {"name": field["name"].text(), "rule": field["rule"].text()}


def _examples(reader: Reader, ruleset: Ruleset) -> dict[str, Dice]:
    examples = reader.fields(tuple(ruleset.by_key))
    return {key: _example(examples[key], ruleset, key) for key in ruleset.by_key}


def _example(reader: Reader, ruleset: Ruleset, category: str) -> Dice:
    faces = [face.integer(1, ruleset.faces) for face in reader.items(ruleset.dice)]
    if len(faces) != ruleset.dice:
        raise reader.fault(f"must have {ruleset.dice} items")
    dice = ruleset.roll(faces)
    if not ruleset.points(category, dice):
        raise reader.fault(f"is worth nothing in {category}")
    return dice
