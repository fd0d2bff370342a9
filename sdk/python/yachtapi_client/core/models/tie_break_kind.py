from typing import Literal

TieBreakKind = (
    Literal["buchholz", "buchholz_cut", "head_to_head", "points", "regret", "seed", "sonneborn_berger", "wins"] | str
)

TIE_BREAK_KIND_VALUES: set[TieBreakKind] = {
    "buchholz",
    "buchholz_cut",
    "head_to_head",
    "points",
    "regret",
    "seed",
    "sonneborn_berger",
    "wins",
}


def check_tie_break_kind(value: str) -> TieBreakKind:
    return value
