from typing import Literal

CommitmentStatus = Literal["aborted", "deleted", "finished", "open", "playing"] | str

COMMITMENT_STATUS_VALUES: set[CommitmentStatus] = {
    "aborted",
    "deleted",
    "finished",
    "open",
    "playing",
}


def check_commitment_status(value: str) -> CommitmentStatus:
    return value
