"""What the catalog looks like from outside.

Nothing in it changes while the process runs but the optimum, which is there once a worker has solved the ruleset.
"""

import hashlib
from functools import cache
from typing import Any, TypedDict, cast

import rfc8785

from rulesets import catalog, optimum
from rulesets.document import Document
from rulesets.errors import RulesetNotFound
from rulesets.optimum import Optimum
from rulesets.rules import Rules
from rulesets.ruleset import Category, Ruleset
from rulesets.solver import distribution

LANGUAGE = "en"  # the only one with texts so far


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
    name: str
    summary: str
    optimum: Optimum | None


class ShownRuleset(Headline):
    rule_sentences: list[str]
    categories: list[ShownCategory]
    source: str
    rules: Rules


def known(key: str) -> str:
    """The key of a ruleset as a path names it; raises RulesetNotFound."""
    if key not in catalog.keys():  # noqa: SIM118 (the catalog is a module, not a mapping)
        raise RulesetNotFound(ruleset=key)
    return key


def headlines() -> list[Headline]:
    """Every shipped ruleset in a few words, in display order."""
    return [{**_headline(key), "optimum": _optimum(key)} for key in catalog.keys()]  # noqa: SIM118 (a module)


def ruleset(key: str) -> ShownRuleset:
    """A ruleset as it is shown now; raises UnknownRuleset."""
    return {**unsolved(key), "optimum": _optimum(key)}


@cache
def unsolved(key: str) -> ShownRuleset:
    """A ruleset with its texts, an example for every category, and the rules part itself; raises UnknownRuleset."""
    compiled, document = catalog.get(key), catalog.document(key)
    return {
        **_headline(key),
        "rule_sentences": document["texts"][LANGUAGE]["rules"],
        "categories": [_category(compiled, document, category) for category in compiled.categories],
        "source": document["source"],
        "rules": document["rules"],
    }


def etag(shown: ShownRuleset) -> str:
    """The weak validator of what is shown; a corrected word changes it, unlike the digest, and so does the optimum."""
    best = shown["optimum"]
    return f'W/"{_fingerprint(shown["key"])}-{best["expected_score"] if best else "unsolved"}-{LANGUAGE}"'


def _optimum(key: str) -> Optimum | None:
    """What perfect play brings; whoever reads that it is not known yet has it found out."""
    compiled = catalog.get(key)
    known = optimum.optimum(compiled)
    if known is None:
        optimum.want(compiled)
    return known


@cache
def _fingerprint(key: str) -> str:
    stored = [unsolved(key), distribution.of(catalog.get(key))]
    return hashlib.sha256(rfc8785.dumps(cast(Any, stored))).hexdigest()[:16]


def _headline(key: str) -> Headline:
    texts = catalog.document(key)["texts"][LANGUAGE]
    name, summary = texts["name"], texts["summary"]
    return {"key": key, "digest": catalog.get(key).digest, "name": name, "summary": summary, "optimum": None}


def _category(compiled: Ruleset, document: Document, category: Category) -> ShownCategory:
    texts = document["texts"][LANGUAGE]["categories"][category.key]
    dice = document["examples"][category.key]
    return {
        "key": category.key,
        "name": texts["name"],
        "rule": texts["rule"],
        "section": category.section,
        "example": {"dice": list(dice), "points": compiled.points(category.key, dice)},
    }
