"""Games of strategies alone that are arranged for them: played in memory, and written with all others of an occasion.

Such a game is a row only when it has ended, and its log is its record from the first. But its dice are on the public
list before they are thrown: whoever has it played commits to its seed first, and has the same seed played again if an
attempt breaks off. So nobody can have a game played until its result suits him.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from django.db import transaction

from games import record, step
from games.dicecup import DiceCup
from games.models import Event, Game, Record, Seat, Seed
from games.players.models import Player
from games.services import creation, engines, lobby
from games.services.arranged import Terms, game_of, seats_of
from games.services.keyring import signing_key
from games.services.table import Table
from games.signals import events_logged, game_finished
from games.step import Change, Result, State


@dataclass(frozen=True, slots=True)
class Draw:
    """A game that is to be played, and the dice that were committed to for it."""

    game_id: UUID
    seed: bytes = field(repr=False)
    set_id: UUID | None = None  # of shared dice; then the game is a board of one seat


@dataclass(frozen=True, slots=True)
class Sheet:
    """A game that was played, with its strategies' players by seat, and is not written yet."""

    draw: Draw
    players: Sequence[Player]
    changes: Sequence[Change]
    state: State | None = None  # none of one that was called off before it began

    @property
    def results(self) -> tuple[Result, ...]:
        """Where each seat ended."""
        assert self.state is not None and self.state.results is not None
        return self.state.results


def play(terms: Terms, draw: Draw, players: Sequence[Player]) -> Sheet:
    """Play a game to its end without any row; raises TableMissing."""
    cup, order = cup_of(draw, len(players)), Game.Order.SEAT if draw.set_id else terms.ruleset.order
    state, opening = step.start(terms.ruleset, len(players), order, cup, None)
    state, changes = engines.play_to_the_end(state, cup, lambda state: _to_move(state, players), None)
    return Sheet(draw, players, (*opening, *changes), state)


def cup_of(draw: Draw, seats: int) -> DiceCup:
    """The dice of a game of so many strategies, which give no client seeds."""
    if draw.set_id is None:
        return DiceCup(draw.seed, str(draw.game_id), ("",) * seats)
    return DiceCup(draw.seed, str(draw.set_id), (), is_shared=True)


def called_off(draw: Draw, players: Sequence[Player], reason: str) -> Sheet:
    """A game that was committed to and is not played after all: its record shows that its dice were of no use."""
    return Sheet(draw, players, (Change("game.aborted", {"reason": reason}),))


@dataclass(frozen=True, slots=True)
class Filing:
    """All rows of a game that was played, its record signed; what takes time is done before anything is locked."""

    table: Table
    seed: Seed | None  # none of a board: its dice are its set's
    filed: Record | None  # none of a board: its record has to wait for the reveal of its set
    log: Sequence[record.Event]


def prepare(terms: Terms, sheet: Sheet, now: datetime) -> Filing:
    """Make the rows of a game that was played."""
    table = _table(terms, sheet, now)
    log = _log(table, sheet)
    if sheet.draw.set_id is not None:
        return Filing(table, None, None, log)
    body = record.record(str(table.game.id), terms.ruleset.rules, sheet.draw.seed, log, signing_key())
    seed = Seed(game=table.game, seed=sheet.draw.seed)
    return Filing(table, seed, Record(game=table.game, body=body), log)


def write(filings: Sequence[Filing]) -> None:
    """Write games that were played, in a few queries, whatever their number."""
    Game.objects.bulk_create([each.table.game for each in filings])
    Seat.objects.bulk_create([seat for each in filings for seat in each.table.seats])
    Seed.objects.bulk_create([each.seed for each in filings if each.seed is not None])
    Record.objects.bulk_create([each.filed for each in filings if each.filed is not None])
    Event.objects.bulk_create([each.table.event(entry) for each in filings if not each.filed for entry in each.log])
    transaction.on_commit(lambda: _announce(filings), robust=True)


def _to_move(state: State, players: Sequence[Player]) -> str:
    assert state.turn is not None
    strategy = players[state.turn.seat].strategy
    assert strategy is not None, "strategies alone play here"
    return strategy


def _table(terms: Terms, sheet: Sheet, now: datetime) -> Table:
    """The rows of a game as it ended; an engine's time is nobody's, so there are no clocks."""
    game = game_of(terms, sheet.draw.game_id, sheet.draw.seed, now)
    game.turn_seconds = game.bank_seconds = None
    game.on_timeout, game.stand_in = Game.OnTimeout.FORFEIT, ""
    game.last_event_at = now
    if sheet.draw.set_id is not None:
        game.shared_set_id, game.hidden, game.order = sheet.draw.set_id, True, Game.Order.SEAT
    return Table(game, seats_of(game, len(sheet.players)), now)


def _log(table: Table, sheet: Sheet) -> Sequence[record.Event]:
    seated = [lobby.seated(row, player) for row, player in zip(table.seats, sheet.players, strict=True)]
    for row, player in zip(table.seats, sheet.players, strict=True):
        row.strategy_wish = player.strategy or ""
    log = list(table.entries((creation.created(table), *seated, *sheet.changes)))
    _end(table, sheet)
    return log


def _end(table: Table, sheet: Sheet) -> None:
    game = table.game
    if sheet.state is None:
        game.status, game.abort_reason = Game.Status.ABORTED, sheet.changes[-1].data["reason"]
        return
    game.status, game.first_seat = Game.Status.FINISHED, sheet.state.first_seat
    game.results = [{"seat": row.seat, "total": row.total, "rank": row.rank} for row in sheet.results]
    for row, seat in zip(table.seats, sheet.state.seats, strict=True):
        row.points, row.bonus = dict(seat.card.points), seat.card.bonus


def _announce(filings: Sequence[Filing]) -> None:
    events_logged.send(Game, types=[event["type"] for each in filings for event in each.log])
    for each in filings:
        game = each.table.game
        # Nobody has watched; a review is made for its first reader.
        game_finished.send(Game, game_id=game.id, tournament_id=game.tournament_id, watched=False)
