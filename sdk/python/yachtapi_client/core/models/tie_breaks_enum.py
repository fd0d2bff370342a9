from typing import Literal

TieBreaksEnum = (
    Literal["buchholz", "buchholz_cut", "head_to_head", "points", "regret", "seed", "sonneborn_berger", "wins"] | str
)

TIE_BREAKS_ENUM_VALUES: set[TieBreaksEnum] = {
    "buchholz",
    "buchholz_cut",
    "head_to_head",
    "points",
    "regret",
    "seed",
    "sonneborn_berger",
    "wins",
}


def check_tie_breaks_enum(value: str) -> TieBreaksEnum:
    return value
