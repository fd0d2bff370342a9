from typing import Literal

FillOrder = Literal["any", "lower_first", "top_to_bottom", "upper_first"] | str

FILL_ORDER_VALUES: set[FillOrder] = {
    "any",
    "lower_first",
    "top_to_bottom",
    "upper_first",
}


def check_fill_order(value: str) -> FillOrder:
    return value
