"""What a drawing is written with: words that fit and do no harm, lines, and the sheet of styles."""

import re
import unicodedata
from html import escape

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"

_NARROW, _WIDE = set("fijlrtI.,:;'|!()[] -"), set("mwMW@%")
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # they would turn what stands beside the name

Length = float
"""A length in the drawing, in pixels."""


def plain(words: str) -> str:
    """The words as text of XML: what it cannot hold is replaced, and what turns the direction of writing left out."""
    return escape(_TURNS.sub("", _NOT_XML.sub("\ufffd", words)))


def shorten(words: str, width: Length, size: Length) -> str:
    """As much of the words as surely fits a width in letters of a size, with an ellipsis where something is cut off."""
    if measure(words, size) <= width:
        return words
    kept, room = "", width - size * _em("…")
    for letter in words:
        room -= size * _em(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip(" \u200d") + "…"


def measure(words: str, size: Length) -> Length:
    """About how wide words are in bold letters of a size; fonts differ, so rather too much than too little."""
    return size * sum(map(_em, words))


def _em(letter: str) -> float:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.2
    if letter in _NARROW:
        return 0.4
    if letter in _WIDE:
        return 1.12
    return 0.76 if letter.isupper() else 0.64


def text(x: Length, y: Length, words: str, style: str) -> str:
    """Words on a base line; ``style`` names classes of the sheet."""
    return f'<text x="{x:g}" y="{y:g}" class="{style}">{plain(words)}</text>'


def line(path: str, style: str = "line") -> str:
    """A line along a path."""
    return f'<path d="{path}" class="{style}"/>'


SHEET = """
.d text{font-family:%(font)s;fill:#1f2430}
.d .paper{fill:#fbfaf7}
.d .title{font-size:20px;font-weight:700}
.d .subtitle{font-size:15px;font-weight:600}
.d .head{font-size:12px;font-weight:600;fill:#6a7080}
.d .box{fill:#fff;stroke:#c9ccd6}
.d .rule{stroke:#e4e6ec}
.d .line{fill:none;stroke:#a9aebc;stroke-width:1.5}
.d .maybe{stroke-dasharray:4 4}
.d .drop{stroke-dasharray:2 2}
.d .name,.d .score{font-size:13px}
.d .won{font-weight:700}
.d .lost,.d .none,.d .tag,.d .seed{fill:#767c8c}
.d .none{font-style:italic}
.d .tag,.d .seed{font-size:10px;font-weight:400}
.d .champion{font-size:18px;font-weight:700;fill:#8a5a00}
.d .gold{stroke:#c98a1b;stroke-width:1.5}
.d .live{stroke:#c2334d;stroke-width:1.5}
.d .now{fill:#c2334d;font-weight:600}
.d .tag.now{font-weight:600}
.d .dot{fill:#c2334d}
.d .band{fill:#f1f0ec}
.d .good{fill:#1f7a4d}
.d .mid{text-anchor:middle}
.d .end{text-anchor:end}
.d .small .name,.d .small .score{font-size:11px}
.d .small .tag,.d .small .seed{font-size:8.5px}
@media (prefers-color-scheme:dark){
.d text{fill:#e8eaf0}
.d .paper{fill:#14161c}
.d .head{fill:#a2a8b8}
.d .box{fill:#1e212a;stroke:#444a5a}
.d .rule{stroke:#333846}
.d .line{stroke:#6b7284}
.d .lost,.d .none,.d .tag,.d .seed{fill:#9aa1b2}
.d .champion{fill:#f0c060}
.d .gold{stroke:#d9a441}
.d .live{stroke:#ff6b81}
.d .now{fill:#ff8a9b}
.d .dot{fill:#ff6b81}
.d .band{fill:#1b1e26}
.d .good{fill:#6fd3a0}
}
""" % {"font": FONT}  # noqa: UP031 - a sheet is full of the braces that the other ways of formatting take
