from typing import Literal

MatchDecision = Literal["bye", "override", "played", "roll_off", "void", "walkover"] | str

MATCH_DECISION_VALUES: set[MatchDecision] = {
    "bye",
    "override",
    "played",
    "roll_off",
    "void",
    "walkover",
}


def check_match_decision(value: str) -> MatchDecision:
    return value
