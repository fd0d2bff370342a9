"""A knock-out drawn as its bracket: rounds as columns, winners in bold, lines from match to match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.tournaments.drawing.ink import Length, line, plain, shorten, text
from games.tournaments.drawing.layout import (
    HEADING,
    ROOMY,
    SMALL,
    Layout,
    Measures,
    is_drawn,
    lay_out,
    round_of,
    stage,
)
from games.tournaments.drawing.page import Picture, Scores
from games.tournaments.formats.bracket import LoserOf, Node, Side, Slot, Tree, WinnerOf, stand
from games.tournaments.formats.history import History

MOST_ROOMY = 32
"""Entrants up to which a bracket is drawn in large letters."""

CHAMPION: Length = 250
"""The width kept for the name of the champion, in pixels."""

DROP = 30
"""The width kept left of the first column for the names of matches whose losers drop in, in pixels."""

DIGIT = 0.74
"""The width of a bold figure by its height."""


def bracket(tree: Tree, history: History, names: Mapping[str, str], scores: Scores) -> Picture:
    """The bracket as a part of a page; the last round of the history may hold only those matches that are over."""
    nodes = {node.slot.name: node for node in stand(tree, history)}
    measures = ROOMY if len(history.entrants) <= MOST_ROOMY else SMALL
    seeds = {entrant.id: entrant.seed for entrant in history.entrants}
    return _Drawing(nodes, lay_out(list(nodes.values()), measures), measures, names, seeds, scores).picture()


@dataclass(frozen=True, slots=True)
class _Drawing:
    nodes: Mapping[str, Node]
    layout: Layout
    measures: Measures
    names: Mapping[str, str]
    seeds: Mapping[str, int]
    scores: Scores

    def picture(self) -> Picture:
        drawn = [node for node in self.nodes.values() if is_drawn(node)]
        lines = "".join(mark for node in drawn for mark in self._lines(node))
        boxes = "".join(self._match(node) for node in drawn)
        last = max(self.layout.columns.values())
        width = self.measures.x(last + 1) + CHAMPION - self.measures.channel
        marks = "".join((*self._headings(), lines, boxes, *self._champion()))
        left = DROP if any(self._drops(node) for node in drawn) else 0
        style = ' class="small"' if self.measures is SMALL else ""
        marks = f'<g transform="translate({left},0)"{style}>{marks}</g>'
        return Picture(left + width, self.layout.bottom, marks, self._said(drawn))

    def _drops(self, node: Node) -> bool:
        """Whether words stand left of the first column."""
        return stage(node.slot.name) == "L" and self.layout.columns[node.slot.name] == 0

    def _said(self, drawn: Sequence[Node]) -> str:
        over = sum(node.played is not None for node in drawn)
        champion = self._champions()
        won = f" Won by {self.names[champion]}." if champion else ""
        return f"A bracket of {len(self.seeds)} entrants; {over} of {len(drawn)} matches are over.{won}"

    # Headings

    def _headings(self) -> Iterator[str]:
        """The name of each round above its column."""
        rounds = {(stage(slot), round_of(slot)): slot for slot in self.layout.columns}
        double = "F1" in self.layout.columns
        for (letter, n), slot in rounds.items():
            words = self._heading(letter, n, max(m for other, m in rounds if other == letter), double)
            x = self.measures.x(self.layout.columns[slot]) + self.measures.width / 2
            yield text(x, self._heading_height(slot), words, "head mid")

    def _heading_height(self, slot: str) -> Length:
        match stage(slot):
            case "L":
                return self.layout.losers_top + HEADING / 2
            case "P":
                return self.layout.heights[slot] - self.measures.row - self.measures.tag - 4
        return HEADING / 2

    def _heading(self, letter: str, n: int, last: int, double: bool) -> str:
        if letter == "P":
            return "Third place"
        if letter == "F":
            return "Final" if n == 1 else "Second final"
        if double:
            bracket = "Winners" if letter == "W" else "Losers"
            return f"{bracket}' final" if n == last else f"{bracket}' round {n}"
        return {0: "Final", 1: "Semi-finals", 2: "Quarter-finals"}.get(last - n, f"Round {n}")

    # Matches

    def _match(self, node: Node) -> str:
        slot, row, width = node.slot.name, self.measures.row, self.measures.width
        x, y = self.measures.x(self.layout.columns[slot]), self.layout.heights[slot]
        sides = "".join(mark for index, side in enumerate(node.sides) for mark in self._side(node, index, side))
        return (
            f'<g transform="translate({x:g},{y:g})"><title>{plain(self._sentence(node))}</title>'
            f'<rect y="{-row:g}" width="{width:g}" height="{2 * row:g}" rx="4" class="{self._frame(node)}"/>'
            f'<path d="M0 0H{width:g}" class="rule"/>{"".join(self._tags(node))}{sides}</g>'
        )

    def _is_live(self, node: Node) -> bool:
        return node.played is None and node.slot.name in self.scores

    def _frame(self, node: Node) -> str:
        if self._is_live(node):
            return "box live"
        if node.slot.name == self._last() and node.played:
            return "box gold"
        return "box maybe" if node.is_dead or (node.slot.after_upset and node.is_open) else "box"

    def _tags(self, node: Node) -> Iterator[str]:
        """Above the match its slot, and what is special about it."""
        y = -self.measures.row - 3
        yield text(0, y, node.slot.name, "tag")
        if self._is_live(node):
            yield f'<circle cx="{self.measures.width - 26:g}" cy="{y - 3:g}" r="3" class="dot"/>'
            yield text(self.measures.width, y, "live", "tag now end")
        elif words := self._remark(node):
            yield text(self.measures.width, y, words, "tag end")

    def _remark(self, node: Node) -> str:
        if node.slot.after_upset and node.is_open:
            return "if needed"
        if node.is_dead:
            return "nobody left"
        if node.played is None:
            return ""
        remarks = {"played": "", "roll_off": "roll-off", "override": "decided", "void": "both gone"}
        return remarks.get(node.played.result.how, node.played.result.how)

    def _side(self, node: Node, index: int, side: Side) -> Iterator[str]:
        middle = self.measures.row * (index - 0.5)
        base = middle + self.measures.letters * 0.36
        entrant = self._entrant(side)
        yield from self._stub(node, side, middle)
        if entrant is None:
            yield text(self.measures.indent, base, self._absent(node, side), "name none")
            return
        figure = self._figure(node, entrant)
        style = self._style(node, entrant)
        room = self.measures.width - self.measures.indent - 14 - len(figure) * self.measures.letters * DIGIT
        yield text(self.measures.indent - 7, base, str(self.seeds[entrant]), "seed end")
        yield text(
            self.measures.indent, base, shorten(self.names[entrant], room, self.measures.letters), f"name{style}"
        )
        if figure:
            yield text(self.measures.width - 7, base, figure, f"score end{style}")

    def _entrant(self, side: Side) -> str | None:
        """Who stands here; who has a bye stands in the next round before that bye is closed."""
        if side.open and isinstance(side.feeder, WinnerOf):
            before = self.nodes[side.feeder.slot]
            return before.entrants[0] if before.slot.is_bye else None
        return side.entrant

    def _absent(self, node: Node, side: Side) -> str:
        """What stands in an empty row; where a line leads to it, it needs no words."""
        if not side.open:
            return "nobody"
        if isinstance(side.feeder, LoserOf) and not node.slot.after_upset:
            return f"Loser of {side.feeder.slot}"
        return ""

    def _style(self, node: Node, entrant: str) -> str:
        if node.played is None:
            return ""
        return " won" if node.played.winner == entrant else " lost"

    def _figure(self, node: Node, entrant: str) -> str:
        """What stands right of a name."""
        slot = node.slot.name
        if slot in self.scores:
            return str(self.scores[slot][entrant])
        if node.played is None or node.played.result.how in ("bye", "walkover", "void"):
            return ""
        return str(node.played.result.points[node.played.pairing.entrants.index(entrant)])

    def _sentence(self, node: Node) -> str:
        """A match in words, with whole names."""
        sides = [
            f"{self.names[entrant]} {self._figure(node, entrant)}".strip()
            for side in node.sides
            if (entrant := self._entrant(side))
        ]
        remark = "live" if self._is_live(node) else self._remark(node)
        return f"{node.slot.name}: {', '.join(sides) or 'open'}{f' ({remark})' if remark else ''}"

    # Lines

    def _lines(self, node: Node) -> Iterator[str]:
        slot, measures = node.slot.name, self.measures
        x = measures.x(self.layout.columns[slot])
        for index, side in enumerate(node.sides):
            if not isinstance(side.feeder, WinnerOf) or side.feeder.slot not in self.layout.columns:
                continue
            start = measures.x(self.layout.columns[side.feeder.slot]) + measures.width
            y, end = self.layout.heights[side.feeder.slot], self.layout.heights[slot] + measures.row * (index - 0.5)
            if node.slot.after_upset:  # both come from the first final: one line says so
                yield line(f"M{start:g} {y:g}H{x:g}", "line maybe" if node.is_open else "line")
            else:
                yield line(f"M{start:g} {y:g}H{x - measures.channel / 2:g}V{end:g}H{x:g}")

    def _stub(self, node: Node, side: Side, middle: Length) -> Iterator[str]:
        """Left of a row that no line leads to: a bye, or the match whose loser dropped in."""
        base = middle + 3
        if isinstance(side.feeder, WinnerOf) and self.nodes[side.feeder.slot].slot.is_bye:
            yield text(-6, base, "bye", "tag end")
        elif isinstance(side.feeder, LoserOf) and side.entrant and self._is_entered(node.slot):
            yield line(f"M-12 {middle:g}h12", "line drop")
            yield text(-15, base, side.feeder.slot, "tag end")

    def _is_entered(self, slot: Slot) -> bool:
        """Whether its matches need to say whose losers drop in: third place and a second final say so by themselves."""
        return stage(slot.name) != "P" and not slot.after_upset

    # The end

    def _last(self) -> str:
        """The slot that decides the event, as far as one can tell."""
        finals = [slot for slot in self.layout.columns if stage(slot) in "WF"]
        return finals[-1]

    def _champions(self) -> str | None:
        played = self.nodes[self._last()].played
        return played.winner if played else None

    def _champion(self) -> Iterator[str]:
        champion = self._champions()
        if champion is None:
            return
        slot = self._last()
        x, y = self.measures.x(self.layout.columns[slot]) + self.measures.width, self.layout.heights[slot]
        yield line(f"M{x:g} {y:g}h24", "line gold")
        yield text(x + 32, y - 16, "Winner", "head")
        yield text(x + 32, y + 6, shorten(self.names[champion], CHAMPION - 40, 18), "champion")
