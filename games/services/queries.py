"""What is read from the log: rows while a game is played, its record afterwards; and the list of commitments."""

import json
from collections.abc import Sequence
from typing import Any

from games.errors import DiceStillShared, RecordNotReady, TurnNotFound
from games.models import Commitment, Event, Game, Record, SharedSet
from games.record import timestamp
from games.services import filing, presentation
from games.services.presentation import Shown
from games.services.table import Table

MOST_EVENTS = 500


def events(game: Game, *, after: int, limit: int = MOST_EVENTS) -> list[Shown]:
    """The log's entries with a higher number than ``after``, in order."""
    entries = _rows(game, after, limit) if _may_have_rows(game) else []
    if entries or after >= game.version:
        return entries
    # The game has ended, maybe only after its row was read: its log is in the record.
    return _filed(game)[after : after + limit]


def record(game: Game) -> bytes:
    """The signed record of an ended game, byte for byte; raises RecordNotReady, DiceStillShared."""
    if not game.is_over:
        raise RecordNotReady(status=game.status)
    if game.hidden:
        raise DiceStillShared(status=game.status)
    entries = _rows(game, 0, game.version) if _may_have_rows(game) else []
    return filing.body(game, entries) if entries else bytes(Record.objects.get(game=game).body)


def turns(table: Table) -> list[Shown]:
    """Every turn so far in playing order, retold from the log."""
    told: dict[int, Shown] = {}
    for event in events(table.game, after=0, limit=table.game.version):
        _tell(told, event)
    return [_settled(table.game, turn) for turn in told.values()]


def turn(table: Table, n: int) -> Shown:
    """One turn by its number in the game, from 1; raises TurnNotFound."""
    found = next((turn for turn in turns(table) if turn["n"] == n), None)
    if found is None:
        raise TurnNotFound(n=n)
    return found


def current_turn(table: Table) -> Shown:
    """The turn under way; raises GameNotStarted or GameOver."""
    table.check_playing()
    now = presentation.current_turn(table)
    assert now is not None
    return now


def ends(lines: Sequence[Commitment]) -> list[Shown]:
    """Lines of the public list with how each game stands; one whose game is no more says so."""
    games = Game.objects.only("status", "abort_reason").in_bulk([line.draw_id for line in lines])
    others = [line.draw_id for line in lines if line.draw_id not in games]
    sets = SharedSet.objects.only("status").in_bulk(others) if others else {}
    return [_end(line, games.get(line.draw_id), sets.get(line.draw_id)) for line in lines]


def _end(line: Commitment, game: Game | None, shared: SharedSet | None) -> Shown:
    found = game or shared
    return {
        "number": line.number,
        "draw_id": str(line.draw_id),
        "commitment": line.commitment,
        "at": timestamp(line.at),
        "status": "deleted" if found is None else found.status,
        "abort_reason": None if game is None else game.abort_reason or None,
    }


def _may_have_rows(game: Game) -> bool:
    """Whether the log may not be filed yet; a board's waits for the reveal of its set, and a little longer."""
    return not game.is_over or game.shared_set_id is not None


def _rows(game: Game, after: int, limit: int) -> list[Shown]:
    return [row.entry for row in Event.objects.filter(game=game, seq__gt=after).order_by("seq")[:limit]]


def _filed(game: Game) -> list[Shown]:
    entries: list[Shown] = json.loads(bytes(Record.objects.get(game=game).body))["events"]
    return entries


def _tell(told: dict[int, Shown], event: Shown) -> None:
    data: dict[str, Any] = event["data"]
    match event["type"]:
        case "turn.started":
            told[data["n"]] = {
                "n": data["n"],
                "number": data["turn"],
                "seat": data["seat"],
                "status": "playing",
                "dice": None,
                "rolls": [],
                "category": None,
                "points": None,
                "bonus": None,
            }
        case "turn.rolled":
            rolls = told[data["n"]]["rolls"]
            rolls.append({key: data[key] for key in ("keep", "thrown", "dice")})
            told[data["n"]]["dice"] = data["dice"]
        case "turn.scored":
            told[data["n"]] |= {"status": "scored"} | {key: data[key] for key in ("category", "points", "bonus")}
        case "turn.timed_out":
            told[data["n"]] |= {"status": "timed_out"} | {key: data[key] for key in ("category", "points", "bonus")}


def _settled(game: Game, turn: Shown) -> Shown:
    """A turn that neither goes on nor was scored was given up by its seat."""
    if turn["status"] == "playing" and turn["n"] != game.turn_n:
        return {**turn, "status": "dropped"}
    return turn
