"""A game's rows as one thing: read together, turned into the pure state, written back with their events.

A writer holds the game's row lock from ``Table.lock`` to the commit; so a state that was checked is the state that
is written, and a log has no gaps.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from itertools import groupby
from uuid import UUID

from django.db import transaction

from games import record, step
from games.dicecup import DiceCup
from games.errors import (
    GameNotFound,
    GameNotStarted,
    GameOver,
    NotYourSeat,
    NotYourTurn,
    StaleVersion,
    StandInPlays,
    TimeIsUp,
)
from games.models import Event, Game, Seat
from games.players.models import Player, PlayerKind
from games.services import filing, lockstep, notices, time
from games.services.seeds import cup_of
from games.services.timecontrol import TimeControl
from games.signals import events_logged, game_finished, game_moved, game_started, turn_started
from games.step import Change, StandIn, State
from rulesets import library
from rulesets.dice import Dice
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard

ENGINE_PATIENCE = timedelta(seconds=5)  # until an engine's message counts as lost


@dataclass
class Table:
    """One game with its seats by index, as they were ``now``."""

    game: Game
    seats: list[Seat]
    now: datetime
    _wakes_engine: bool = field(default=False, init=False)
    _sat: dict[int, Player] = field(init=False)  # who sat where when the last event was logged

    def __post_init__(self) -> None:
        self._sat = _sitting(self.seats)

    @classmethod
    def lock(cls, game_id: UUID) -> "Table":
        """The game for a writer, inside a transaction; raises GameNotFound."""
        game = time.lock_game(game_id)
        if game is None:
            raise GameNotFound(game_id=str(game_id))
        return cls(game, list(game.seats.select_related("player").order_by("index")), time.read_at(game))

    @classmethod
    def read(cls, game_id: UUID) -> "Table":
        """The game for a reader; raises GameNotFound."""
        found = tables([game_id])
        if not found:
            raise GameNotFound(game_id=str(game_id))
        return found[0]

    @property
    def at(self) -> datetime:
        """What dates everything that one action writes: a log's times never go back, though a clock may."""
        last = self.game.last_event_at
        return self.now if last is None else max(self.now, last)

    @property
    def ruleset(self) -> Ruleset:
        """The rules the game was created with, whatever the catalog says by now."""
        return library.by_digest(self.game.ruleset_digest)

    @property
    def cup(self) -> DiceCup:
        """The game's dice; reads the seed."""
        return cup_of(self.game, (seat.client_seed for seat in self.seats))

    @property
    def state(self) -> State:
        """The started game as the pure step sees it."""
        seats = tuple(
            step.Seat(
                row.index,
                Scorecard(row.points, row.bonus),
                _presence(row.presence),
                row.missed,
                _stand_in(row.stand_in),
            )
            for row in self.seats
        )
        turn = self._turn(seats) if self.game.status == Game.Status.PLAYING else None
        return State(self.ruleset, seats, self.game.first_seat or 0, turn)

    def _turn(self, seats: tuple[step.Seat, ...]) -> step.Turn:
        n, seat = self.game.turn_n, self.game.turn_seat
        assert n is not None and seat is not None, "a game that is played has a turn"
        rolls = tuple(
            step.Roll(tuple(roll["keep"]), tuple(roll["thrown"]), tuple(roll["dice"])) for roll in self.game.turn_rolls
        )
        stand_in = _stand_in(self.game.turn_stand_in)
        return step.Turn(n, seat, len(seats[seat].card.points) + 1, rolls, stand_in)

    def strategy_of(self, turn: step.Turn) -> str | None:
        """The built-in strategy that plays a turn: its seat's own, or the stand-in of a player who let time pass."""
        return turn.stand_in.strategy if turn.stand_in else self.seats[turn.seat].strategy

    def seats_of(self, player: Player) -> list[Seat]:
        """The seats a player holds, by index."""
        return [seat for seat in self.seats if seat.player_id == player.pk]

    @property
    def clocks(self) -> TimeControl:
        """What the clocks show at the time of this action."""
        return TimeControl(self.game, self.seats, self.at)

    def check_version(self, version: int | None) -> None:
        """Refuse an action that was meant for another version of the game."""
        if version is not None and version != self.game.version:
            raise StaleVersion(expected=version, version=self.game.version)

    def check_turn(self, player: Player) -> None:
        """Refuse whoever does not hold the seat that has to move."""
        self.check_playing()
        if not self.seats_of(player):
            raise NotYourSeat()
        turn_seat = self.game.turn_seat
        assert turn_seat is not None
        if self.seats[turn_seat].player_id != player.pk:
            raise NotYourTurn(turn_seat=turn_seat)
        if self.game.turn_stand_in is not None:
            raise StandInPlays(seat=turn_seat)
        if self.time_is_up:
            assert self.game.turn_deadline is not None
            raise TimeIsUp(deadline=record.timestamp(self.game.turn_deadline))

    @property
    def time_is_up(self) -> bool:
        """Whether the turn under way has run out; an engine's never does, and a remote bot is allowed some latency."""
        game = self.game
        if game.turn_deadline is None or game.turn_seat is None or game.engine_to_move:
            return False
        return game.turn_deadline + self._latency(self.seats[game.turn_seat]) < self.now

    def _latency(self, seat: Seat) -> timedelta:
        is_remote = seat.player is not None and seat.player.kind == PlayerKind.BOT
        return timedelta(seconds=self.game.latency_seconds if is_remote else 0)

    def check_playing(self) -> None:
        """Refuse a game that has not begun or has ended."""
        self.check_not_over()
        if self.game.status == Game.Status.OPEN:
            raise GameNotStarted()

    def check_not_over(self) -> None:
        """Refuse a game that has ended."""
        if self.game.is_over:
            raise GameOver()

    def write(self, state: State, changes: Sequence[Change]) -> None:
        """Write a step: the seats it touched, the turn, the events."""
        self._write_seats(state, self._stopped_clock(state))
        self._place_turn(state)
        self.append(changes)

    def append(self, changes: Sequence[Change]) -> None:
        """Log changes, save the game, and tell the rest of the house after the commit."""
        entries = list(self.entries(changes))
        self.game.last_event_at = self.at
        if self.game.is_over and not self.game.hidden:
            filing.file(self.game, entries)
        else:
            Event.objects.bulk_create(self.event(entry) for entry in entries)
        self.game.save()
        told = notices.write(self.game, self.seats, self._sat, changes, self.at)
        self._sat = _sitting(self.seats)
        self._announce([change.type for change in changes], told)

    def wait(self, keep: Dice) -> None:
        """Leave a keep for the next throw, which others hold back; no event, as nothing has happened yet."""
        lockstep.wait(self.game, keep, self.at)
        self.game.save()
        lockstep.tell(self.game)

    def _stopped_clock(self, state: State) -> int | None:
        """The seat whose time has run until this step: its turn has ended, or another plays on in it."""
        game, turn = self.game, state.turn
        runs_on = turn is not None and turn.n == game.turn_n and _row_of(turn.stand_in) == game.turn_stand_in
        return None if runs_on else game.turn_seat

    def _write_seats(self, state: State, stopped: int | None) -> None:
        for row, seat in zip(self.seats, state.seats, strict=True):
            after = {
                "points": dict(seat.card.points),
                "bonus": seat.card.bonus,
                "presence": Seat.Presence(seat.presence),
                "missed": seat.missed,
                "stand_in": _row_of(seat.stand_in),
                "bank_left": self.clocks.bank_left(row.index) if row.index == stopped else row.bank_left,
            }
            changed = [name for name, value in after.items() if getattr(row, name) != value]
            if changed:
                for name in changed:
                    setattr(row, name, after[name])
                row.save(update_fields=changed)

    def _place_turn(self, state: State) -> None:
        game, turn = self.game, state.turn
        if turn is None:
            self._end(Game.Status.FINISHED)
            game.results = [{"seat": row.seat, "total": row.total, "rank": row.rank} for row in state.results or ()]
            return
        lockstep.go_on(game, turn, self.ruleset.rolls, self.at)
        if turn.n != game.turn_n:
            game.turn_deadline = self.clocks.turn_deadline(turn.seat)
        game.turn_n, game.turn_seat, game.turn_stand_in = turn.n, turn.seat, _row_of(turn.stand_in)
        game.turn_rolls = [
            {"keep": list(roll.keep), "thrown": list(roll.thrown), "dice": list(roll.dice)} for roll in turn.rolls
        ]
        engine_moved, engine_moves = game.engine_to_move, self.strategy_of(turn) is not None and game.turn_keep is None
        # An engine that follows an engine is played by the same task, which needs no second message.
        self._wakes_engine = engine_moves and not engine_moved
        game.engine_attempts, game.engine_due_at = 0, self.now + ENGINE_PATIENCE if engine_moves else None

    def abort(self, reason: str) -> Change:
        """Close the game without results; the change says why, for the log."""
        if self.game.status == Game.Status.OPEN:
            self.game.rematch_of = None  # a rematch that nobody played makes room for another
        self._end(Game.Status.ABORTED)
        self.game.abort_reason = reason
        return Change("game.aborted", {"reason": reason})

    def _end(self, status: Game.Status) -> None:
        """Nobody has to move and no clock runs."""
        game = self.game
        game.status = status
        game.turn_n = game.turn_seat = game.turn_deadline = game.turn_stand_in = None
        game.turn_rolls, game.engine_due_at = [], None
        game.turn_keep = game.turn_left = game.frontier = None

    def entries(self, changes: Iterable[Change]) -> Iterator[record.Event]:
        """Changes as the log has them: numbered, dated, each with its hash; the game's own row goes along."""
        for change in changes:
            self.game.version += 1
            entry = {
                "seq": self.game.version,
                "type": change.type,
                "data": change.data,
                "at": record.timestamp(self.at),
            }
            self.game.head = record.chain(self.game.head, entry)
            yield {**entry, "hash": self.game.head}

    def event(self, entry: record.Event) -> Event:
        """The row of an entry, not saved yet."""
        return Event(
            game=self.game, seq=entry["seq"], type=entry["type"], data=entry["data"], at=self.at, hash=entry["hash"]
        )

    def _announce(self, types: list[str], told: set[UUID]) -> None:
        game_id, engine, version = self.game.id, self._wakes_engine, self.game.version
        tournament_id = self.game.tournament_id
        transaction.on_commit(lambda: events_logged.send(Game, types=types), robust=True)
        transaction.on_commit(
            lambda: game_moved.send(Game, game_id=game_id, version=version, player_ids=told), robust=True
        )
        lockstep.tell(self.game)
        if "game.started" in types:
            transaction.on_commit(lambda: game_started.send(Game, game_id=game_id), robust=True)
        if self.game.is_over:
            transaction.on_commit(
                lambda: game_finished.send(Game, game_id=game_id, tournament_id=tournament_id), robust=True
            )
        elif engine or "turn.started" in types or "seat.stand_in" in types:
            transaction.on_commit(lambda: turn_started.send(Game, game_id=game_id, engine=engine), robust=True)


def _sitting(seats: Sequence[Seat]) -> dict[int, Player]:
    return {seat.index: seat.player for seat in seats if seat.player is not None}


def tables(game_ids: Sequence[UUID]) -> list[Table]:
    """Several games, newest first: one query, so that no move falls between a game and its seats."""
    seats = Seat.objects.filter(game_id__in=game_ids).select_related("game", "player").order_by("-game_id", "index")
    return [Table(rows[0].game, rows, time.read_at(rows[0])) for rows in _by_game(time.dated(seats))]


def _by_game(seats: Iterable[Seat]) -> Iterator[list[Seat]]:
    for _, rows in groupby(seats, key=lambda seat: seat.game_id):
        yield list(rows)


def _presence(presence: str) -> step.Presence:
    # An open seat never reaches a started game, so every presence here is one the step knows.
    return presence  # type: ignore[return-value]


def _stand_in(row: dict[str, str] | None) -> StandIn | None:
    return None if row is None else StandIn(**row)


def _row_of(stand_in: StandIn | None) -> dict[str, str] | None:
    return None if stand_in is None else asdict(stand_in)
