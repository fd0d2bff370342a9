"""Any event as one drawing, by the format in which it is played."""

from collections.abc import Iterator, Mapping, Sequence

from games.tournaments.drawing.brackets import bracket
from games.tournaments.drawing.page import Picture, Scores, page
from games.tournaments.drawing.tables import Event, Rows, cross_table, rounds_table
from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.history import Format, History, Played
from games.tournaments.formats.roundrobin import RoundRobin

MOST_CROSSED = 40
"""Entrants up to which a group is drawn as a table of everybody against everybody."""


def event_svg(
    form: Format,
    history: History,
    names: Mapping[str, str],
    title: str,
    *,
    running: Sequence[Played] = (),
    scores: Scores | None = None,
    rows: Rows | None = None,
    totals: Mapping[str, str] | None = None,
) -> str:
    """A bracket, the tables of the groups and their bracket, or a table by rounds, as an SVG document.

    The history holds the closed rounds, ``running`` what is over of the next one. ``scores`` says what to show with a
    match, also with one that is being played; ``rows`` and ``totals`` are the standings, if they are not the format's.
    """
    if isinstance(form, SingleElimination | DoubleElimination):
        tree = form.tree(len(history.entrants))
        return page(title, [bracket(tree, _with(history, running), names, scores or {})])
    seeds = {entrant.id: entrant.seed for entrant in history.entrants}
    matches = [match for round_ in (*history.rounds, tuple(running)) for match in round_]
    event = Event(names, seeds, matches, scores or {})
    if isinstance(form, RoundRobin):
        return page(title, [*_bracket(form, history, running, event), *_groups(form, history, event)])
    return page(title, [rounds_table("", rows or form.places(history), event, totals)])


def _bracket(form: RoundRobin, history: History, running: Sequence[Played], event: Event) -> Iterator[Picture]:
    """What the groups lead to comes first, once it is there: it is what people come to look at."""
    through = form.bracket(history)
    if through:
        tree = SingleElimination(form.third_place).tree(len(through.entrants))
        yield bracket(tree, _with(through, running), event.names, event.scores)


def _groups(form: RoundRobin, history: History, event: Event) -> Iterator[Picture]:
    tables = form.tables(history)
    for number, rows in enumerate(tables, 1):
        heading = f"Group {number}" if len(tables) > 1 else "Everybody against everybody"
        draw = cross_table if len(rows) <= MOST_CROSSED else rounds_table
        yield draw(heading, rows, event.within(f"G{number}."))


def _with(history: History, running: Sequence[Played]) -> History:
    return History(history.entrants, (*history.rounds, tuple(running))) if running else history
