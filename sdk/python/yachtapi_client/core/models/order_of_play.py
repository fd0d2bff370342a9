from typing import Literal

OrderOfPlay = Literal["random", "roll_off", "seat"] | str

ORDER_OF_PLAY_VALUES: set[OrderOfPlay] = {
    "random",
    "roll_off",
    "seat",
}


def check_order_of_play(value: str) -> OrderOfPlay:
    return value
