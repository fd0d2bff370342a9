"""The standings of a tournament, from its rows."""

from typing import Any

from games.tournaments import ranking
from games.tournaments.errors import RoundNotFound
from games.tournaments.formats.history import History
from games.tournaments.models import Entrant, Tournament
from games.tournaments.services import histories
from games.tournaments.services.presentation import name_of

Shown = dict[str, Any]


def standings(tournament: Tournament, *, after: int | None = None) -> Shown:
    """Everybody's place after a round that is closed, the last one if it is not said; raises RoundNotFound."""
    history = histories.history_of(tournament)
    n = len(history.rounds) if after is None else after
    if n > len(history.rounds):
        raise RoundNotFound(n=n)
    history = History(history.entrants, history.rounds[:n])
    return {
        "version": tournament.version,
        "status": tournament.status,
        "round": n,
        "tie_breaks": tournament.tie_breaks,
        "standings": _rows(tournament, history) if history.entrants else [],
    }


def _rows(tournament: Tournament, history: History) -> list[Shown]:
    names = _names(tournament)
    rows = ranking.table(histories.format_of(tournament), history, tournament.tie_breaks)
    return [{**_renamed(row.document), "name": names[row.entrant]} for row in rows]


def _renamed(row: Shown) -> Shown:
    return {"entrant_id": row["entrant"], **{name: value for name, value in row.items() if name != "entrant"}}


def _names(tournament: Tournament) -> dict[str, str]:
    rows = Entrant.objects.filter(tournament=tournament, seed__isnull=False).select_related("player")
    return {str(row.pk): name_of(row) for row in rows}
