from typing import Literal

InvitationReason = (
    Literal[
        "format",
        "games",
        "no_clock",
        "opponent",
        "opponent_kind",
        "rated",
        "ruleset",
        "too_many_games",
        "turn_too_long",
        "turn_too_short",
    ]
    | str
)

INVITATION_REASON_VALUES: set[InvitationReason] = {
    "format",
    "games",
    "no_clock",
    "opponent",
    "opponent_kind",
    "rated",
    "ruleset",
    "too_many_games",
    "turn_too_long",
    "turn_too_short",
}


def check_invitation_reason(value: str) -> InvitationReason:
    return value
