from typing import Literal

RulesRequestFormatsType0Item = (
    Literal["double_elimination", "round_robin", "score", "single_elimination", "swiss"] | str
)

RULES_REQUEST_FORMATS_TYPE_0_ITEM_VALUES: set[RulesRequestFormatsType0Item] = {
    "double_elimination",
    "round_robin",
    "score",
    "single_elimination",
    "swiss",
}


def check_rules_request_formats_type_0_item(value: str) -> RulesRequestFormatsType0Item:
    return value
