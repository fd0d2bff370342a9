"""The rulesets that ship: one document a file, read and compiled once a process; translations stand in `locale/`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from rulesets.document import Document, read_document
from rulesets.errors import UnknownRuleset
from rulesets.ruleset import Ruleset, compile_rules

# A new file needs no entry here: it shows after these.
_DISPLAY_ORDER = ("yacht", "yatzy", "classic-13", "traditional-yacht", "yahtzee", "yahtzee-upper-first")


def keys() -> tuple[str, ...]:
    """The keys of the shipped rulesets, in the order in which they are shown."""
    return tuple(_documents())


def document(key: str) -> Document:
    """The document of a shipped ruleset; raises UnknownRuleset."""
    try:
        return _documents()[key]
    except KeyError:
        raise UnknownRuleset(ruleset=key, rulesets=list(keys())) from None


def get(key: str) -> Ruleset:
    """The shipped ruleset of that key; raises UnknownRuleset."""
    try:
        return _rulesets()[key]
    except KeyError:
        raise UnknownRuleset(ruleset=key, rulesets=list(keys())) from None


def by_digest(digest: str) -> Ruleset:
    """The shipped ruleset with exactly these rules; raises UnknownRuleset."""
    try:
        return _by_digest()[digest]
    except KeyError:
        raise UnknownRuleset(ruleset=digest) from None


@cache
def _documents() -> Mapping[str, Document]:
    files = (file for file in resources.files(__name__).iterdir() if file.name.endswith(".toml"))
    documents = [read_document(_read(file) | {"texts": _texts(file)}) for file in files]
    return {document["rules"]["key"]: document for document in sorted(documents, key=_place)}


def _texts(file: Traversable) -> dict[str, Any]:
    """The original, and what the folders of the other languages have of it."""
    folders = sorted((resources.files("rulesets") / "locale").iterdir(), key=lambda folder: folder.name)
    told = {folder.name: folder / file.name for folder in folders}
    others = {language: _read(texts) for language, texts in told.items() if texts.is_file()}
    original: dict[str, Any] = _read(file)["texts"]
    return original | others


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def _place(document: Document) -> tuple[int, str]:
    key = document["rules"]["key"]
    return (_DISPLAY_ORDER.index(key) if key in _DISPLAY_ORDER else len(_DISPLAY_ORDER), key)


@cache
def _rulesets() -> Mapping[str, Ruleset]:
    return {key: compile_rules(document["rules"]) for key, document in _documents().items()}


@cache
def _by_digest() -> Mapping[str, Ruleset]:
    return {ruleset.digest: ruleset for ruleset in _rulesets().values()}
