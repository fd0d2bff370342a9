"""Scorecards side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from yachtapi_client.cli.terminal import plain
from yachtapi_client.core import models

NARROW = 60  # columns; below them names are cut short
LEAST_NAME = 6


def scorecards(
    ruleset: models.Ruleset, seats: Sequence[models.Seat], legal: models.LegalActions | None = None, width: int = 80
) -> Table:
    """Every seat's scorecard in a column; before them the points that the dice would make in each open category."""
    previews = {each.category: each for each in legal.categories} if legal else {}
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1) if width >= NARROW else (0, 0, 0, 1))
    table.add_column("#", justify="right", style="dim", no_wrap=True, min_width=2)
    table.add_column(Text(plain(ruleset.name)), no_wrap=True, overflow="ellipsis")
    if previews:
        table.add_column("now", justify="right", style="cyan", no_wrap=True, min_width=3)
    room = _room(len(seats), width)
    for seat in seats:
        table.add_column(Text(name_of(seat), overflow="ellipsis"), justify="right", max_width=room, no_wrap=True)
    _fill(table, ruleset, seats, previews)
    return table


def name_of(seat: models.Seat) -> str:
    """Who sits there."""
    if seat.player is not None:
        return plain(seat.player.name)
    return plain(seat.strategy) if seat.strategy else f"seat {seat.index}"


def _room(seats: int, width: int) -> int:
    return max(LEAST_NAME, min(20, (width - 28) // max(seats, 1) - 2))


def _fill(
    table: Table,
    ruleset: models.Ruleset,
    seats: Sequence[models.Seat],
    previews: Mapping[str, models.LegalCategory],
) -> None:
    sections = [category.section for category in ruleset.categories]
    for number, category in enumerate(ruleset.categories, start=1):
        cells = [_points(seat.scorecard.additional_properties.get(category.key)) for seat in seats]
        now = [_preview(previews.get(category.key))] if previews else []
        table.add_row(str(number), Text(plain(category.name)), *now, *cells)
        if sections[number - 1 : number + 1] == ["upper", "lower"]:
            _bonus(table, ruleset, seats, bool(previews))
            table.add_section()
    table.add_section()
    gap = [""] if previews else []
    if ruleset.rules.extra_bonus is not None:
        table.add_row("", "Extra bonus", *gap, *(str(seat.bonus or "") for seat in seats))
    table.add_row("", "Total", *gap, *(str(seat.total) for seat in seats), style="bold")


def _bonus(table: Table, ruleset: models.Ruleset, seats: Sequence[models.Seat], has_previews: bool) -> None:
    rule = ruleset.rules.upper_bonus
    if rule is None:
        return
    gap = [""] if has_previews else []
    cells = (f"+{seat.upper_bonus}" if seat.upper_bonus else f"{seat.upper}/{rule.at_least}" for seat in seats)
    table.add_row("", f"Bonus {rule.points}", *gap, *cells, style="dim")


def _points(points: int | None) -> str:
    return "·" if points is None else str(points)


def _preview(legal: models.LegalCategory | None) -> str:
    return "" if legal is None else str(legal.points + legal.bonus)
