from typing import Literal

RulesetRulesCategoriesItemSection = Literal["lower", "upper"] | str

RULESET_RULES_CATEGORIES_ITEM_SECTION_VALUES: set[RulesetRulesCategoriesItemSection] = {
    "lower",
    "upper",
}


def check_ruleset_rules_categories_item_section(value: str) -> RulesetRulesCategoriesItemSection:
    return value
