from typing import Literal

InvitationStatus = Literal["accepted", "declined", "waiting", "withdrawn"] | str

INVITATION_STATUS_VALUES: set[InvitationStatus] = {
    "accepted",
    "declined",
    "waiting",
    "withdrawn",
}


def check_invitation_status(value: str) -> InvitationStatus:
    return value
