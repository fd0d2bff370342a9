from typing import Literal

HowEnum = Literal["bye", "override", "played", "roll_off", "void", "walkover"] | str

HOW_ENUM_VALUES: set[HowEnum] = {
    "bye",
    "override",
    "played",
    "roll_off",
    "void",
    "walkover",
}


def check_how_enum(value: str) -> HowEnum:
    return value
