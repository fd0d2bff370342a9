from typing import Literal

InvitationRulesOpponentKindsType0Item = Literal["bot", "engine", "person"] | str

INVITATION_RULES_OPPONENT_KINDS_TYPE_0_ITEM_VALUES: set[InvitationRulesOpponentKindsType0Item] = {
    "bot",
    "engine",
    "person",
}


def check_invitation_rules_opponent_kinds_type_0_item(value: str) -> InvitationRulesOpponentKindsType0Item:
    return value
