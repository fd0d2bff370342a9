from typing import Literal

RulesetRulesOrder = Literal["random", "roll_off", "seat"] | str

RULESET_RULES_ORDER_VALUES: set[RulesetRulesOrder] = {
    "random",
    "roll_off",
    "seat",
}


def check_ruleset_rules_order(value: str) -> RulesetRulesOrder:
    return value
