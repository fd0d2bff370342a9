from typing import Literal

JokerPolicy = Literal["forced"] | str

JOKER_POLICY_VALUES: set[JokerPolicy] = {
    "forced",
}


def check_joker_policy(value: str) -> JokerPolicy:
    return value
