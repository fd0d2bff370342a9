from typing import Literal

EndReason = Literal["game_over", "no_waiting", "refused", "server_stops", "slow", "tournament_over"] | str

END_REASON_VALUES: set[EndReason] = {
    "game_over",
    "no_waiting",
    "refused",
    "server_stops",
    "slow",
    "tournament_over",
}


def check_end_reason(value: str) -> EndReason:
    return value
