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


def pictures(dice: Sequence[int], width: int = 80) -> str:
    """The dice side by side, as many in a row as there is room for."""
    a_row = max(1, (width + 1) // (WIDTH + 1))
    rows = [dice[start : start + a_row] for start in range(0, len(dice), a_row)]
    return "\n".join(line for row in rows for line in _row(row))


def faces(dice: Sequence[int]) -> str:
    """The dice in a line of text."""
    return " ".join(map(str, dice))


def _row(dice: Sequence[int]) -> list[str]:
    middle = [" ".join(f"│{_pips(face)[line]}│" for face in dice) for line in range(3)]
    return [" ".join(["╭───────╮"] * len(dice)), *middle, " ".join(["╰───────╯"] * len(dice))]


def _pips(face: int) -> Sequence[str]:
    return PIPS.get(face, ("       ", f"{face:^7}", "       "))
