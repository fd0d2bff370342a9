"""A tournament, as it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

from yachtapi_client import Client, YachtError
from yachtapi_client.cli.standings import headline, matches, standings
from yachtapi_client.cli.terminal import id_from, plain
from yachtapi_client.codes import TournamentNotFound
from yachtapi_client.core import models


def watch_tournament(client: Client, wanted: str, console: Console) -> models.OneTournament:
    """Show a tournament until it is over: redrawn on a terminal, and line by line elsewhere; how it ended."""
    view = _View(client, wanted)
    try:
        if console.is_terminal:
            view.redraw(console)
        else:
            view.recount(console)
        return view.end(console)
    except TournamentNotFound as problem:
        raise YachtError(
            f"There is no tournament {plain(wanted)} on {client.address}, or it is private: "
            "those in it see it, with their token after --token."
        ) from problem


class _View:
    """A tournament and what is known of it."""

    def __init__(self, client: Client, wanted: str) -> None:
        self._client, self._id = client, id_from(wanted)
        self._names: dict[str, str] = {}
        self._sides: dict[str, list[str]] = {}  # of every match
        self._version = 0

    def redraw(self, console: Console) -> None:
        """Draw it anew with whatever happens."""
        with Live(console=console, transient=True, auto_refresh=False) as live:
            live.update(self._picture(console.width), refresh=True)
            for event in self._client.tournaments.follow(self._id, after=self._version):
                if event.seq > self._version:  # a picture shows all that had happened when it was taken
                    live.update(self._picture(console.width), refresh=True)

    def recount(self, console: Console) -> None:
        """Tell it from the start."""
        console.print(headline(self._client.tournaments.get(self._id)))
        for event in self._client.tournaments.follow(self._id):
            if line := self._line(event):
                console.print(line)
                console.file.flush()

    def end(self, console: Console) -> models.OneTournament:
        """The final standings."""
        tournament = self._client.tournaments.get(self._id)
        console.print(headline(tournament))
        if tournament.round_:
            console.print(self._standings(console.width))
        if tournament.winners:
            console.print(f"Won by {', '.join(plain(winner.name) for winner in tournament.winners)}.")
        return tournament

    def _picture(self, width: int) -> Group:
        tournament = self._client.tournaments.get(self._id)
        self._version = tournament.version
        if not tournament.round_:
            return Group(headline(tournament))
        rows = list(self._client.matches.list(self._id, round_=tournament.round_))
        return Group(headline(tournament), matches(tournament.round_, rows, width), self._standings(width))

    def _standings(self, width: int) -> Table:
        return standings(self._client.tournaments.standings(self._id), width)

    def _line(self, event: models.Event) -> str | None:
        data: dict[str, Any] = event.data.additional_properties
        match event.type_:
            case "tournament.started":
                return "It begins."
            case "round.opened":
                self._pairings(data)
                return f"Round {data['n']}: {'; '.join(map(self._meeting, data['pairings']))}"
            case "match.decided":
                return self._decided(data)
            case "match.failed":
                return f"A match has failed: {data.get('reason')}"
            case "round.closed":
                return f"Round {data['n']} is over."
            case "tournament.cancelled":
                return f"It was called off: {data.get('reason')}"
        return None

    def _pairings(self, data: Mapping[str, Any]) -> None:
        if not self._names:
            self._names = {str(each.id): plain(each.name) for each in self._client.entrants.list(self._id)}
        self._sides |= {pairing["match"]: pairing["entrants"] for pairing in data["pairings"]}

    def _meeting(self, pairing: Mapping[str, Any]) -> str:
        return " against ".join(self._name(entrant) for entrant in pairing["entrants"])

    def _decided(self, data: Mapping[str, Any]) -> str:
        sides = self._sides.get(data["match"], [])
        if len(sides) == 1 and not data.get("games"):
            return f"{self._name(sides[0])} has a bye."
        points = dict(zip(sides, data.get("points") or [], strict=False))
        return f"Decided: {', '.join(f'{self._name(side)} {_told(points.get(side))}' for side in sides)}"

    def _name(self, entrant: str) -> str:
        return self._names.get(entrant, entrant)


def _told(points: int | None) -> str:
    return "without points" if points is None else f"({points})"
