from typing import Literal

Section = Literal["lower", "upper"] | str

SECTION_VALUES: set[Section] = {
    "lower",
    "upper",
}


def check_section(value: str) -> Section:
    return value
