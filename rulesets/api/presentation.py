"""What rulesets look like from outside.

Nothing in one changes but the optimum, which is there once a worker has solved it, and whether its owner shares it.
"""

import hashlib
from functools import cache
from typing import Any, TypedDict, cast

import rfc8785
from django.conf import settings

from rulesets import catalog, house, library, optimum
from rulesets.dice import all_rolls
from rulesets.document import Texts
from rulesets.house import Checked
from rulesets.library import Entry
from rulesets.optimum import Optimum
from rulesets.rules import Rules
from rulesets.ruleset import Category, Ruleset
from rulesets.solver import distribution
from yachtapi.languages import Wishes, chosen


class Example(TypedDict):
    dice: list[int]
    points: int


class ShownCategory(TypedDict):
    key: str
    name: str
    rule: str
    section: str
    example: Example


class Headline(TypedDict):
    key: str
    digest: str
    version: int
    owner_id: str | None
    shared: bool
    retired_at: str | None
    languages: list[str]
    name: str
    summary: str
    optimum: Optimum | None


class ShownRuleset(Headline):
    rule_sentences: list[str]
    categories: list[ShownCategory]
    source: str
    rules: Rules


def headlines(wanted: Wishes) -> list[Headline]:
    """Every shipped ruleset in a few words, in display order."""
    return [shown_headline(library.entry(key), wanted) for key in catalog.keys()]  # noqa: SIM118 (a module)


def shown_headline(entry: Entry, wanted: Wishes) -> Headline:
    """A ruleset in a few words."""
    return {**_headline(entry, language_of(entry, wanted)), "optimum": _optimum(entry.ruleset)}


def listed(entry: Entry, wanted: Wishes) -> Headline:
    """A house ruleset in a few words; there may be very many, so none of them is compiled, nor solved for it."""
    return {**_headline(entry, language_of(entry, wanted)), "optimum": optimum.of_listed(entry)}


def shown(entry: Entry, wanted: Wishes) -> ShownRuleset:
    """A ruleset as it is shown now."""
    return {**_unsolved(entry, language_of(entry, wanted)), "optimum": _optimum(entry.ruleset)}


def language_of(entry: Entry, wanted: Wishes) -> str:
    """The language in which a ruleset is shown to whoever wants these."""
    return chosen(entry.document["texts"], wanted)


def etag(entry: Entry, wanted: Wishes, shown: ShownRuleset) -> str:
    """The weak validator of what is shown; a corrected word changes it, unlike the digest, and so does the optimum."""
    best, language = shown["optimum"], language_of(entry, wanted)
    mark = _shipped_mark(entry.key, language) if entry.owner_id is None else _mark(entry, language)
    return f'W/"{mark}-{best["expected_score"] if best else "unsolved"}-{language}"'


@cache
def _shipped_mark(key: str, language: str) -> str:
    return _mark(library.entry(key), language)


def _mark(entry: Entry, language: str) -> str:
    stored = [_unsolved(entry, language), distribution.of(entry.ruleset)]
    return hashlib.sha256(rfc8785.dumps(cast(Any, stored))).hexdigest()[:16]


def _unsolved(entry: Entry, language: str) -> ShownRuleset:
    """With its texts, an example for every category, and the rules part itself."""
    if entry.owner_id is None:
        return shipped(entry.key, language)
    return _with_texts(entry, language)


@cache
def shipped(key: str, language: str) -> ShownRuleset:
    """A ruleset of the catalog, as it is shown while nobody has solved it."""
    return _with_texts(library.entry(key), language)


def _with_texts(entry: Entry, language: str) -> ShownRuleset:
    texts = entry.document["texts"][language]
    return {
        **_headline(entry, language),
        "rule_sentences": texts["rules"],
        "categories": categories(entry, texts),
        "source": entry.document["source"],
        "rules": entry.document["rules"],
    }


def _optimum(ruleset: Ruleset) -> Optimum | None:
    """What perfect play brings; whoever reads that it is not known yet has it found out."""
    known = optimum.optimum(ruleset)
    if known is None:
        optimum.want(ruleset)
    return known


def _headline(entry: Entry, language: str) -> Headline:
    texts = entry.document["texts"][language]
    return {
        "key": entry.key,
        "digest": entry.digest,
        "version": entry.version,
        "owner_id": None if entry.owner_id is None else str(entry.owner_id),
        "shared": entry.shared,
        "retired_at": None if entry.retired_at is None else entry.retired_at.isoformat().replace("+00:00", "Z"),
        "languages": sorted(entry.document["texts"]),
        "name": texts["name"],
        "summary": texts["summary"],
        "optimum": None,
    }


def categories(entry: Entry, texts: Texts) -> list[ShownCategory]:
    """The lines of the scorecard, with an example each."""
    return [_category(entry, texts, category) for category in entry.ruleset.categories]


def _category(entry: Entry, texts: Texts, category: Category) -> ShownCategory:
    dice = tuple(entry.document["examples"][category.key])
    return {
        "key": category.key,
        "name": texts["categories"][category.key]["name"],
        "rule": texts["categories"][category.key]["rule"],
        "section": category.section,
        "example": {"dice": list(dice), "points": entry.ruleset.points(category.key, dice)},
    }


def validated(checked: Checked, *, with_scores: bool) -> dict[str, Any]:
    """What a document would be, and what it would cost to solve it."""
    ruleset = checked.ruleset
    states = optimum.states(ruleset)
    return {
        "key": ruleset.key,
        "digest": ruleset.digest,
        "version": house.version_of(checked),
        "solving": {"states": states, "most": settings.SOLVED_STATES, "solvable": optimum.is_solvable(ruleset)},
        "scores": _all_scores(ruleset) if with_scores else None,
    }


def _all_scores(ruleset: Ruleset) -> list[dict[str, Any]]:
    tables = ruleset.tables.plain
    return [
        {"dice": list(dice), "points": {key: tables[key][dice] for key in ruleset.by_key}}
        for dice in all_rolls(ruleset.dice, ruleset.faces)
    ]
