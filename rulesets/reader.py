"""A document read value by value, so that every fault is named by its path."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from rulesets.errors import Fault, InvalidRuleset, Sentence

Name = TypeVar("Name", str, int)

_FAULTS_LIMIT = 50
_MARKUP = re.compile(r"</?[A-Za-z!?]")
_TEXT_LIMIT = 1000  # characters; the longest shipped sentence has a quarter


def each(readings: Mapping[Name, Callable[[], Any]]) -> dict[Name, Any]:
    """What each of them reads; raises InvalidRuleset with the faults of all that can't, up to a number."""
    read: dict[Name, Any] = {}
    faults: list[Fault] = []
    for name, reading in readings.items():
        try:
            read[name] = reading()
        except InvalidRuleset as refusal:
            faults += refusal.facts["faults"]
    if faults:
        raise InvalidRuleset.of(faults[:_FAULTS_LIMIT])
    return read


@dataclass(frozen=True, slots=True)
class Reader:
    """One value of a document and where it stands; each method returns it checked or raises InvalidRuleset."""

    value: object
    path: str

    def fault(self, reason: str, **facts: object) -> InvalidRuleset:
        """The refusal that names this place, for a reason with its facts."""
        return InvalidRuleset(path=self.path, reason=Sentence(reason, **facts))

    def child(self, name: str | int, value: object) -> "Reader":
        """The reader of a value inside this one."""
        return Reader(value, f"{self.path}.{name}" if self.path else str(name))

    def table(self) -> dict[str, object]:
        """A table whose names are texts."""
        if not isinstance(self.value, dict) or not all(isinstance(name, str) for name in self.value):
            raise self.fault("must be a table of named values")
        return self.value

    def named(self) -> "dict[str, Reader]":
        """The readers of a table whose names are free."""
        return {name: self.child(name, value) for name, value in self.table().items()}

    def fields(self, required: Collection[str], optional: Iterable[str] = ()) -> "dict[str, Reader]":
        """The readers of a table with fixed names; an optional one that is missing reads as None."""
        given = self.named()
        for name in required:
            if name not in given:
                raise self.child(name, None).fault("is missing")
        empty = {name: self.child(name, None) for name in optional}
        for name, reader in given.items():
            if name not in required and name not in empty:
                raise reader.fault("is not a known field")
        return empty | given

    def items(self, most: int) -> "list[Reader]":
        """The readers of a list with at least one item."""
        if not isinstance(self.value, list | tuple):
            raise self.fault("must be a list")
        if not 1 <= len(self.value) <= most:
            raise self.fault("must have 1 to {most} items", most=most)
        return [self.child(position, value) for position, value in enumerate(self.value)]

    def integer(self, least: int, most: int) -> int:
        """A whole number between two bounds, both allowed."""
        # True is an int to Python, and no number to anyone who writes a ruleset.
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fault("must be a whole number")
        if not least <= self.value <= most:
            raise self.fault("must lie between {least} and {most}", least=least, most=most)
        return self.value

    def text(self) -> str:
        """A text in one line that says something."""
        if not isinstance(self.value, str):
            raise self.fault("must be a text")
        if not self.value.strip() or len(self.value) > _TEXT_LIMIT or not self.value.isprintable():
            raise self.fault("must be one printable line of 1 to {most} characters", most=_TEXT_LIMIT)
        if _MARKUP.search(self.value):
            raise self.fault("must be plain text, without tags")
        return self.value

    def key(self, shape: str) -> str:
        """A text of exactly one shape, given as a regular expression."""
        key = self.text()
        if not re.fullmatch(shape, key):
            raise self.fault("must match {shape}", shape=shape)
        return key

    def choice(self, options: Collection[str]) -> str:
        """One of a few known words."""
        if not isinstance(self.value, str) or self.value not in options:
            raise self.fault("must be one of {words}", words=", ".join(options))
        return self.value
