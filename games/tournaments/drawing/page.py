"""The sheet that pictures are laid on, one below the other, under the title of the event."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.tournaments.drawing.ink import SHEET, Length, measure, plain, shorten, text

MARGIN = 24
TITLE = 20
"""Pixels: the space around everything, and the height of the title's letters."""


Scores = Mapping[str, Mapping[str, int]]
"""By slot what to show beside each entrant: games won or points.

With a match that is not over they stand for one that is being played; one that is over shows its points without them.
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A part of a page: its size, its marks, and what it says in words."""

    width: Length
    height: Length
    marks: str
    said: str


def page(title: str, pictures: Sequence[Picture]) -> str:
    """A whole SVG document."""
    width = 2 * MARGIN + max(max(picture.width for picture in pictures), min(measure(title, TITLE), 480))
    y = MARGIN + TITLE + 16.0
    laid = []
    for picture in pictures:
        laid.append(f'<g transform="translate({MARGIN},{y:g})">{picture.marks}</g>')
        y += picture.height + MARGIN
    said = " ".join(picture.said for picture in pictures)
    heading = text(MARGIN, MARGIN + TITLE, shorten(title, width - 2 * MARGIN, TITLE), "title")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{y:g}" viewBox="0 0 {width:g} {y:g}"'
        f' role="img" class="d">'
        f"<title>{plain(title)}</title><desc>{plain(said)}</desc><style>{SHEET}</style>"
        f'<rect width="{width:g}" height="{y:g}" class="paper"/>{heading}{"".join(laid)}</svg>\n'
    )
