from typing import Literal

RulesetRulesFillOrder = Literal["any", "upper_first"] | str

RULESET_RULES_FILL_ORDER_VALUES: set[RulesetRulesFillOrder] = {
    "any",
    "upper_first",
}


def check_ruleset_rules_fill_order(value: str) -> RulesetRulesFillOrder:
    return value
