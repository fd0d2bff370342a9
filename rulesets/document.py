"""A ruleset's document: the rules part with its texts by language, its source and an example for every category."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypedDict, cast

from rulesets.dice import Dice
from rulesets.reader import Reader, each
from rulesets.rules import Rules, read_rules
from rulesets.ruleset import Ruleset, compile_rules

LANGUAGE = r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
_LANGUAGES_LIMIT = 20
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


def read_document(document: Mapping[str, object], *, posted: bool = False) -> Document:
    """The document, checked throughout; raises InvalidRuleset with the path and the reason of every fault.

    One that somebody has ``posted`` has its texts in any language, and may leave out its source, and its examples,
    which are then the rolls that bring the most.
    """
    more = ("source", "examples")
    required, optional = (("rules", "texts"), more) if posted else (("rules", "texts", *more), ())
    field = Reader(dict(document), "").fields(required, optional)
    parts = each({"rules": lambda: read_rules(field["rules"].table()), "texts": lambda: field["texts"].table()})
    ruleset = compile_rules(parts["rules"])
    readings: dict[str, Callable[[], object]] = {
        "rules": lambda: parts["rules"],
        "texts": lambda: _texts_by_language(field["texts"], ruleset, None if posted else "en"),
        "source": lambda: "" if posted and field["source"].value in (None, "") else field["source"].text(),
        "examples": lambda: _examples(field["examples"], ruleset, posted),
    }
    return cast(Document, each(readings))


def _texts_by_language(reader: Reader, ruleset: Ruleset, needed: str | None) -> dict[str, Texts]:
    languages = reader.named()
    if needed is not None and needed not in languages:
        raise reader.child(needed, None).fault("is missing")
    if not 1 <= len(languages) <= _LANGUAGES_LIMIT:
        raise reader.fault("must have 1 to {most} languages", most=_LANGUAGES_LIMIT)
    for language, texts in languages.items():
        texts.child("", language).key(LANGUAGE)
    return each({language: partial(_texts, texts, ruleset) for language, texts in languages.items()})


def _texts(reader: Reader, ruleset: Ruleset) -> Texts:
    field = reader.fields(("name", "summary", "rules", "categories"))
    categories = field["categories"].fields(tuple(ruleset.by_key))
    return {
        "name": field["name"].text(),
        "summary": field["summary"].text(),
        "rules": [sentence.text() for sentence in field["rules"].items(_RULE_SENTENCES_LIMIT)],
        "categories": each({key: partial(_category_texts, categories[key]) for key in ruleset.by_key}),
    }


def _category_texts(reader: Reader) -> CategoryTexts:
    field = reader.fields(("name", "rule"))
    return {"name": field["name"].text(), "rule": field["rule"].text()}


def _examples(reader: Reader, ruleset: Ruleset, posted: bool) -> dict[str, Dice]:
    if posted and reader.value is None:
        return {key: max(table, key=lambda dice: table[dice]) for key, table in ruleset.tables.plain.items()}
    examples = reader.fields(tuple(ruleset.by_key))
    return each({key: partial(_example, examples[key], ruleset, key) for key in ruleset.by_key})


def _example(reader: Reader, ruleset: Ruleset, category: str) -> Dice:
    faces = [face.integer(1, ruleset.faces) for face in reader.items(ruleset.dice)]
    if len(faces) != ruleset.dice:
        raise reader.fault("must have {count} items", count=ruleset.dice)
    dice = ruleset.roll(faces)
    if not ruleset.points(category, dice):
        raise reader.fault("is worth nothing in {category}", category=category)
    return dice
