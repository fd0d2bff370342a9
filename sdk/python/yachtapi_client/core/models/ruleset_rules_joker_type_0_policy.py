from typing import Literal

RulesetRulesJokerType0Policy = Literal["forced"] | str

RULESET_RULES_JOKER_TYPE_0_POLICY_VALUES: set[RulesetRulesJokerType0Policy] = {
    "forced",
}


def check_ruleset_rules_joker_type_0_policy(value: str) -> RulesetRulesJokerType0Policy:
    return value
