from typing import Literal

JokerPolicy = Literal["forced", "free"] | str

JOKER_POLICY_VALUES: set[JokerPolicy] = {
    "forced",
    "free",
}


def check_joker_policy(value: str) -> JokerPolicy:
    return value
