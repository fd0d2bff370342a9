"""Dice as pictures in text."""

from __future__ import annotations

from collections.abc import Sequence

PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
WIDTH = 9  # of one die
SMALL = 7  # of one where five would not fit side by side, but small ones do


def pictures(dice: Sequence[int], width: int = 80) -> str:
    """The dice side by side, as many in a row as there is room for."""
    is_small = len(dice) * (WIDTH + 1) - 1 > width >= len(dice) * (SMALL + 1) - 1
    a_row = max(1, (width + 1) // ((SMALL if is_small else WIDTH) + 1))
    rows = [dice[start : start + a_row] for start in range(0, len(dice), a_row)]
    return "\n".join(line for row in rows for line in _row(row, 1 if is_small else 0))


def faces(dice: Sequence[int]) -> str:
    """The dice in a line of text."""
    return " ".join(map(str, dice))


def _row(dice: Sequence[int], cut: int) -> list[str]:
    """One row; `cut` columns are left out on both sides of every die."""
    edge = "─" * (WIDTH - 2 - 2 * cut)
    middle = [" ".join(f"│{_pips(face)[line][cut:][: len(edge)]}│" for face in dice) for line in range(3)]
    return [" ".join([f"╭{edge}╮"] * len(dice)), *middle, " ".join([f"╰{edge}╯"] * len(dice))]


def _pips(face: int) -> Sequence[str]:
    return PIPS.get(face, ("       ", f"{face:^7}", "       "))
