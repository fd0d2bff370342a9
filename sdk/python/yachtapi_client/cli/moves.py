"""What somebody types at the table, understood."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

WORDS = {
    "?": "help",
    "h": "help",
    "help": "help",
    "a": "advice",
    "advice": "advice",
    "hint": "advice",
    "rules": "rules",
    "card": "card",
    "c": "card",
    "resign": "resign",
    "leave": "leave",
    "quit": "leave",
    "exit": "leave",
    "q": "leave",
}
KEEPING = ("keep", "k")
ROLLING = ("roll", "r", "throw", "none")
SCORING = ("score", "s")


@dataclass(frozen=True)
class Keep:
    """Throw again, but for these faces."""

    faces: tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """Write the dice into a category."""

    category: str


@dataclass(frozen=True)
class Word:
    """Something else than a move: help, advice, rules, card, resign or leave."""

    name: str


@dataclass(frozen=True)
class Unclear:
    """What was typed can't be done, and why."""

    sentence: str


Said = Keep | Score | Word | Unclear


@dataclass(frozen=True)
class Table:
    """What can be done: the dice on the table, the throws left, and the open categories with their names."""

    dice: Sequence[int]
    rolls_left: int
    names: dict[str, str]  # of every category, by key, in the order of the scorecard: the first has number 1
    open: Sequence[str]


def understand(line: str, table: Table) -> Said:
    """What a line means at this table."""
    text = " ".join(line.strip().casefold().split())
    if not text:
        return Unclear("Type faces to keep, a category to score, or ? for help.")
    if text in WORDS:
        return Word(WORDS[text])
    verb, _, rest = text.partition(" ")
    if verb in ROLLING and not rest:
        return _keep([], table)
    if verb in KEEPING:
        return _kept(rest, table)
    if verb in SCORING and rest:
        return _category(rest, table)
    if re.fullmatch(r"[\d\s,]+", text) and not (table.rolls_left == 0 and text.isdigit()):
        return _kept(text, table)
    return _category(text, table)


def _kept(text: str, table: Table) -> Said:
    if text in ("all", "everything"):
        return _keep(list(table.dice), table)
    if text in ("", "none", "nothing"):
        return _keep([], table)
    if not re.fullmatch(r"[\d\s,]+", text):
        return Unclear(f"Name the dice to keep by their faces, such as {_example(table)}.")
    return _keep([int(digit) for digit in text if digit.isdigit()], table)


def _keep(faces: list[int], table: Table) -> Said:
    lacking = Counter(faces) - Counter(table.dice)
    if lacking:
        face = min(lacking)
        there = Counter(table.dice)[face]
        return Unclear(f"There is no {face} on the table." if not there else f"Of the face {face} there are {there}.")
    if table.rolls_left == 0:
        return Unclear("No throws are left in this turn: name a category, by its number or its name.")
    if len(faces) == len(table.dice):
        return Unclear("That keeps all dice: name a category to score them.")
    return Keep(tuple(sorted(faces)))


def _category(text: str, table: Table) -> Said:
    if re.fullmatch(r"#?\d+", text):
        return _numbered(int(text.lstrip("#")), table)
    if not (found := _named(text, table)):
        return Unclear(f"“{text}” is no category and no word that is known here; ? lists what there is.")
    playable = [key for key in found if key in table.open]
    if len(playable) > 1:
        return Unclear(f"That may be {' or '.join(table.names[key] for key in playable)}.")
    return _open(playable[0] if playable else found[0], table)


def _named(text: str, table: Table) -> list[str]:
    """The categories that are called so; if none is, those whose name begins so."""
    wanted = _plain(text)
    called = {key: (_plain(key), _plain(name)) for key, name in table.names.items()}
    exact = [key for key, both in called.items() if wanted in both]
    return exact or [key for key, both in called.items() if wanted and any(name.startswith(wanted) for name in both)]


def _numbered(number: int, table: Table) -> Said:
    if not 1 <= number <= len(table.names):
        return Unclear(f"The categories have the numbers 1 to {len(table.names)}.")
    return _open(list(table.names)[number - 1], table)


def _open(key: str, table: Table) -> Said:
    if key in table.open:
        return Score(key)
    return Unclear(f"{table.names[key]} can't be scored now: it is filled, or the rules ask for another one first.")


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.casefold())


def _example(table: Table) -> str:
    return " ".join(map(str, sorted(table.dice)[-2:])) or "6 6"
