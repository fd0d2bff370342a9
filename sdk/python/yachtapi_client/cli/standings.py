"""A tournament's rounds, matches and standings as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from yachtapi_client.cli.terminal import plain
from yachtapi_client.core import models

SHOWN = 12  # matches of a round, those under way first
LINES = 24  # of the standings, while it runs
NARROW = 60  # columns; below them there is no room for tie-breaks


def headline(tournament: models.OneTournament) -> str:
    """A line of what it is and how far."""
    kind = str(tournament.format_.kind).replace("_", " ")
    parts = [plain(tournament.name), f"{kind} of {tournament.ruleset}", str(tournament.status)]
    if tournament.round_:
        parts.append(f"round {tournament.round_}")
    if tournament.progress is not None:
        parts.append(f"{tournament.progress.decided} of {tournament.progress.known} matches decided")
    return ", ".join(parts)


def matches(number: int, rows: Sequence[models.Match], width: int = 80) -> Table:
    """The matches of a round."""
    table = Table(title=f"Round {number}", box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    table.add_column("match", overflow="ellipsis", no_wrap=True, max_width=max(20, width - 24))
    table.add_column("points", no_wrap=True)
    table.add_column("", no_wrap=True)
    by_need = sorted(rows, key=lambda match: match.decided_at is not None)
    for match in by_need[:SHOWN]:
        table.add_row(Text(_sides(match)), _points(match), str(match.status))
    if len(rows) > SHOWN:
        table.caption = f"and {len(rows) - SHOWN} more"
    return table


def standings(given: models.Standings, width: int = 80, lines: int | None = LINES) -> Table:
    """Everybody's place."""
    table = Table(title=f"Standings after round {given.round_}", box=box.SIMPLE_HEAD, title_justify="left")
    table.pad_edge = False
    table.add_column("", justify="right")
    table.add_column("name", overflow="ellipsis", no_wrap=True)
    table.add_column("score", justify="right")
    tie_breaks = list(given.tie_breaks) if width >= NARROW else []
    for tie_break in tie_breaks:
        table.add_column(str(tie_break).replace("_", " "), justify="right")
    for standing in given.standings[:lines]:
        values = {str(value.tie_break): value.total for value in standing.values}
        told = [_number(values.get(str(tie_break))) for tie_break in tie_breaks]
        table.add_row(str(standing.place), Text(plain(standing.name)), _number(standing.score), *told)
    if lines is not None and len(given.standings) > lines:
        table.caption = f"and {len(given.standings) - lines} more"
    return table


def _sides(match: models.Match) -> str:
    names = [plain(side.name) for side in match.entrants]
    return f"{names[0]} has a bye" if len(names) == 1 and not match.games else " against ".join(names)


def _points(match: models.Match) -> str:
    points = [side.points for side in match.entrants]
    return "" if None in points or not match.games else " : ".join(map(str, points))


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"
