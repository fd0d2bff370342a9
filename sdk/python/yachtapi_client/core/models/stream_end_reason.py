from typing import Literal

StreamEndReason = Literal["game_over", "no_waiting", "refused", "server_stops", "slow", "tournament_over"] | str

STREAM_END_REASON_VALUES: set[StreamEndReason] = {
    "game_over",
    "no_waiting",
    "refused",
    "server_stops",
    "slow",
    "tournament_over",
}


def check_stream_end_reason(value: str) -> StreamEndReason:
    return value
