from typing import Literal

RulesRequestOpponentKindsType0Item = Literal["bot", "engine", "person"] | str

RULES_REQUEST_OPPONENT_KINDS_TYPE_0_ITEM_VALUES: set[RulesRequestOpponentKindsType0Item] = {
    "bot",
    "engine",
    "person",
}


def check_rules_request_opponent_kinds_type_0_item(value: str) -> RulesRequestOpponentKindsType0Item:
    return value
