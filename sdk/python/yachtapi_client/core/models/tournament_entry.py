from typing import Literal

TournamentEntry = Literal["invited", "open"] | str

TOURNAMENT_ENTRY_VALUES: set[TournamentEntry] = {
    "invited",
    "open",
}


def check_tournament_entry(value: str) -> TournamentEntry:
    return value
