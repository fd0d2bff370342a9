"""The table as a whole: scorecards, and the dice below them or, where the terminal is low, beside them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table

from yachtapi_client.cli.dice import WIDTH, pictures

LOW = 34  # lines
BESIDE = 2 * WIDTH + 1  # columns for two dice side by side


def picture(console: Console, cards: Table, dice: Sequence[int]) -> RenderableType:
    """Scorecards and dice."""
    if not dice:
        return cards
    is_low = console.is_terminal and console.height < LOW
    if not is_low or console.measure(cards).maximum + BESIDE + 2 > console.width:
        return Group(cards, pictures(dice, console.width))
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_row(cards, f"\n{pictures(dice, BESIDE)}")
    return both
