from typing import Literal

FillOrder = Literal["any", "upper_first"] | str

FILL_ORDER_VALUES: set[FillOrder] = {
    "any",
    "upper_first",
}


def check_fill_order(value: str) -> FillOrder:
    return value
