"""Reads a drawing back: its words, boxes and lines, each where it stands on the sheet."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Mark:
    """A text or a box; a text's ``x`` is where it is anchored."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    words: str
    style: frozenset[str]


@dataclass(frozen=True)
class Sheet:
    width: float
    height: float
    marks: tuple[Mark, ...]
    titles: tuple[str, ...]

    def texts(self, style: str) -> list[str]:
        return [mark.words for mark in self.marks if mark.kind == "text" and style in mark.style]

    def boxes(self) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind == "rect" and "box" in mark.style]

    def spoken(self, slot: str) -> str:
        """What a match is in words."""
        return next(title for title in self.titles if title.startswith(f"{slot}: "))


def read(svg: str) -> Sheet:
    root = ElementTree.fromstring(svg)
    titles = tuple(title.text or "" for title in root.iter(f"{SVG}title"))
    return Sheet(float(root.attrib["width"]), float(root.attrib["height"]), tuple(_marks(root, 0, 0)), titles)


def _marks(element: ElementTree.Element, x: float, y: float) -> Iterator[Mark]:
    if moved := re.match(r"translate\(([-\d.]+),([-\d.]+)\)", element.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    kind = element.tag.removeprefix(SVG)
    if kind in ("text", "rect"):
        own = [float(element.get(name, 0)) for name in ("x", "y", "width", "height")]
        words = "".join(text for text in element.itertext() if text != element.findtext(f"{SVG}title"))
        yield Mark(kind, x + own[0], y + own[1], own[2], own[3], words, frozenset(element.get("class", "").split()))
    for child in element:
        yield from _marks(child, x, y)
