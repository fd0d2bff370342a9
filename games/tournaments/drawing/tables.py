"""Events without a bracket drawn as tables: everybody against everybody, or one column a round."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from games.tournaments.drawing.ink import Length, plain, shorten, text
from games.tournaments.drawing.layout import round_of
from games.tournaments.drawing.page import Picture, Scores
from games.tournaments.formats.history import Played

Rows = Sequence[tuple[str, int]]
"""Entrants with their places, from top to bottom."""

ROW, HEAD, LETTERS = 26, 30, 13
PLACE, SEED, NAME, TOTAL = 34, 32, 210, 78
WORDED = 12  # columns up to which there is room for words above them
"""Pixels: the height of a row, of the headings and of letters; the widths of the outer columns."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands where a row and a column meet: its words, a smaller remark, classes of the sheet, whole sentence."""

    words: str
    remark: str = ""
    style: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table to be drawn: a column's name and width, what stands in it, and the totals at the end of the rows."""

    heading: str
    rows: Rows
    names: Mapping[str, str]
    seeds: Mapping[str, int]
    columns: Sequence[tuple[str, Length]]
    cells: Mapping[tuple[str, int], Cell]
    totals: Mapping[str, str]
    total: str

    def picture(self) -> Picture:
        """The table as a part of a page."""
        top = HEAD if self.heading else 0
        width = PLACE + SEED + NAME + sum(width for _, width in self.columns) + TOTAL
        heading = text(0, 16, self.heading, "subtitle") if self.heading else ""
        marks = f'{heading}<g transform="translate(0,{top})">{"".join(self._heads())}{"".join(self._bodies(width))}</g>'
        leaders = [self.names[entrant] for entrant, place in self.rows if place == 1]
        said = f"{self.heading or 'A table'} of {len(self.rows)} entrants, led by {', '.join(leaders[:3])}."
        return Picture(width, top + HEAD + ROW * len(self.rows), marks, said)

    def _heads(self) -> Iterator[str]:
        yield text(PLACE - 10, 18, "#", "head end")
        yield text(PLACE + SEED, 18, "Name", "head")
        x: Length = PLACE + SEED + NAME
        for words, width in self.columns:
            yield text(x + width / 2, 18, words, "head mid")
            x += width
        yield text(x + TOTAL - 10, 18, self.total, "head end")

    def _bodies(self, width: Length) -> Iterator[str]:
        for index, (entrant, place) in enumerate(self.rows):
            y = HEAD + ROW * index
            band = f'<rect width="{width:g}" height="{ROW}" rx="3" class="band"/>' if index % 2 == 0 else ""
            yield f'<g transform="translate(0,{y})">{band}{"".join(self._row(entrant, place))}</g>'

    def _row(self, entrant: str, place: int) -> Iterator[str]:
        base = ROW / 2 + LETTERS * 0.36
        lead = " won" if place == 1 != self.rows[-1][1] else ""
        yield text(PLACE - 10, base, str(place), f"score end{lead}")
        yield text(PLACE + SEED - 8, base, str(self.seeds[entrant]), "seed end")
        yield text(PLACE + SEED, base, shorten(self.names[entrant], NAME - 12, LETTERS), f"name{lead}")
        x: Length = PLACE + SEED + NAME
        for column, (_, width) in enumerate(self.columns):
            if cell := self.cells.get((entrant, column)):
                yield from self._cell(cell, x, width, base)
            x += width
        yield text(x + TOTAL - 10, base, self.totals.get(entrant, ""), "score won end")

    def _cell(self, cell: Cell, x: Length, width: Length, base: Length) -> Iterator[str]:
        said = f"<title>{plain(cell.said)}</title>" if cell.said else ""
        remark = f'<tspan class="tag" dx="4">{plain(cell.remark)}</tspan>' if cell.remark else ""
        style = f"score mid {cell.style}".strip()
        yield f'<text x="{x + width / 2:g}" y="{base:g}" class="{style}">{said}{plain(cell.words)}{remark}</text>'


def mark(score: float) -> str:
    """A score as players write it: 1, ½, 0, 2½."""
    whole, half = divmod(score, 1)
    return f"{int(whole) or (0 if not half else '')}{'½' if half else ''}"


@dataclass(frozen=True, slots=True)
class Event:
    """What a table is made of: who plays, the matches that are over, and figures, also of those that are not."""

    names: Mapping[str, str]
    seeds: Mapping[str, int]
    matches: Sequence[Played]
    scores: Scores

    def within(self, slots: str) -> "Event":
        """The part of the event whose slots begin with these letters."""
        matches = [match for match in self.matches if match.pairing.slot.startswith(slots)]
        scores = {slot: figures for slot, figures in self.scores.items() if slot.startswith(slots)}
        return Event(self.names, self.seeds, matches, scores)

    def seen(self) -> Iterator["_Seen"]:
        """The matches that are over, then those that are being played."""
        for match in self.matches:
            slot, entrants = match.pairing.slot, match.pairing.entrants
            points = dict(zip(entrants, match.result.points, strict=True))
            yield _Seen(slot, entrants, self.scores.get(slot, points), match)
        over = {match.pairing.slot for match in self.matches}
        for slot, figures in self.scores.items():
            if slot not in over:
                yield _Seen(slot, tuple(figures), figures, None)


def cross_table(heading: str, rows: Rows, event: Event) -> Picture:
    """Everybody against everybody; a cell has a mark for each match of the two, from the point of view of its row.

    The columns are headed by seeds.
    """
    column = {entrant: index for index, (entrant, _) in enumerate(rows)}
    met = dict[tuple[str, int], list[Cell]]()
    for one in event.seen():
        for entrant, other in permutations(one.entrants, 2):
            met.setdefault((entrant, column[other]), []).append(_versus(one, entrant, other, event.names))
    legs = max((len(row) for row in met.values()), default=1)
    cells = {(entrant, index): Cell("·", style="lost") for entrant, index in column.items()}
    cells |= {place: _joined(row) for place, row in met.items()}
    columns = [(str(event.seeds[entrant]), 34.0 + 26 * (legs - 1)) for entrant in column]
    return Table(heading, rows, event.names, event.seeds, columns, cells, _scores(event), "Score").picture()


def rounds_table(heading: str, rows: Rows, event: Event, totals: Mapping[str, str] | None = None) -> Picture:
    """One column a round: the score and the seeds of whom each met, or the points of a board."""
    seen = list(event.seen())
    last = max((round_of(one.slot) for one in seen), default=0)
    boards = any(one.slot.startswith("B") for one in seen)
    cell = _board if boards else _table
    cells = {(entrant, round_of(one.slot) - 1): cell(one, entrant, event) for one in seen for entrant in one.entrants}
    columns = [
        (f"Round {n}" if last <= WORDED else str(n), 76.0 if last <= WORDED else 58.0) for n in range(1, last + 1)
    ]
    if totals is None:
        totals = _points(event) if boards else _scores(event)
    total = "Total" if boards else "Score"
    return Table(heading, rows, event.names, event.seeds, columns, cells, totals, total).picture()


@dataclass(frozen=True, slots=True)
class _Seen:
    """A match that is over, or one that is being played and has figures."""

    slot: str
    entrants: tuple[str, ...]
    figures: Mapping[str, int]
    played: Played | None

    @property
    def style(self) -> str:
        return "" if self.played else "now"


def _versus(one: _Seen, entrant: str, other: str, names: Mapping[str, str]) -> Cell:
    if one.played is None:
        return Cell("•", style="now", said=_against(one, names))
    how, ranks = one.played.result.how, dict(zip(one.entrants, one.played.result.ranks, strict=True))
    if how == "void":
        return Cell("-", style="lost", said=_against(one, names))
    score = 0.5 if ranks[entrant] == ranks[other] else float(ranks[entrant] < ranks[other])
    sign = {"walkover": {1.0: "+", 0.0: "-"}}.get(how, {}).get(score, mark(score))
    return Cell(sign, style=_shade(score), said=_against(one, names))


def _shade(score: float) -> str:
    return "won good" if score >= 1 else "lost" if score == 0 else ""


def _joined(row: Sequence[Cell]) -> Cell:
    """The matches of two as one cell; with several of them no colour says who won."""
    if len(row) == 1:
        return row[0]
    return Cell(" ".join(cell.words for cell in row), said="; ".join(cell.said for cell in row))


def _table(one: _Seen, entrant: str, event: Event) -> Cell:
    others = " ".join(str(event.seeds[other]) for other in one.entrants if other != entrant)
    said = _against(one, event.names)
    if one.played is None:
        return Cell(str(one.figures[entrant]), others, "now", said)
    if one.played.pairing.is_bye:
        return Cell(mark(one.played.score(entrant)), "bye", "", said)
    how, score = one.played.result.how, one.played.score(entrant)
    if how == "void":
        return Cell("-", others, "lost", said)
    return Cell(mark(score), f"{others} w/o" if how == "walkover" else others, _shade(score), said)


def _board(one: _Seen, entrant: str, event: Event) -> Cell:
    void = one.played is not None and one.played.result.how == "void"
    return Cell("-" if void else str(one.figures[entrant]), "", one.style, _against(one, event.names))


def _against(one: _Seen, names: Mapping[str, str]) -> str:
    """A match in words."""
    figures = ", ".join(f"{names[each]} {one.figures[each]}" for each in one.entrants)
    how = "live" if one.played is None else one.played.result.how
    return f"{one.slot}: {figures}{'' if how == 'played' else f' ({how})'}".replace("_", "-")


def _scores(event: Event) -> dict[str, str]:
    totals: dict[str, float] = {}
    for match in event.matches:
        for entrant in match.pairing.entrants:
            totals[entrant] = totals.get(entrant, 0) + match.score(entrant)
    return {entrant: mark(score) for entrant, score in totals.items()}


def _points(event: Event) -> dict[str, str]:
    totals: dict[str, int] = {}
    for match in event.matches:
        for entrant, points in zip(match.pairing.entrants, match.result.points, strict=True):
            totals[entrant] = totals.get(entrant, 0) + points
    return {entrant: str(points) for entrant, points in totals.items()}
