from typing import Literal

LimitPayer = Literal["address", "player", "username_and_address"] | str

LIMIT_PAYER_VALUES: set[LimitPayer] = {
    "address",
    "player",
    "username_and_address",
}


def check_limit_payer(value: str) -> LimitPayer:
    return value
