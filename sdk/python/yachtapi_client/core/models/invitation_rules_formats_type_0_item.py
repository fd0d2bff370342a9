from typing import Literal

InvitationRulesFormatsType0Item = (
    Literal["double_elimination", "round_robin", "score", "single_elimination", "swiss"] | str
)

INVITATION_RULES_FORMATS_TYPE_0_ITEM_VALUES: set[InvitationRulesFormatsType0Item] = {
    "double_elimination",
    "round_robin",
    "score",
    "single_elimination",
    "swiss",
}


def check_invitation_rules_formats_type_0_item(value: str) -> InvitationRulesFormatsType0Item:
    return value
