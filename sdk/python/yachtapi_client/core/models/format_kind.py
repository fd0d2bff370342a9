from typing import Literal

FormatKind = Literal["double_elimination", "round_robin", "score", "single_elimination", "swiss"] | str

FORMAT_KIND_VALUES: set[FormatKind] = {
    "double_elimination",
    "round_robin",
    "score",
    "single_elimination",
    "swiss",
}


def check_format_kind(value: str) -> FormatKind:
    return value
