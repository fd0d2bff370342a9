"""A game's rows as one thing: read together, turned into the pure state, written back with their events.

A writer holds the game's row lock from ``Table.lock`` to the commit; so a state that was checked is the state that
is written, and a log has no gaps.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import groupby
from uuid import UUID

from django.conf import settings
from django.db import transaction

from games import record, step
from games.dicecup import DiceCup
from games.errors import GameNotFound, GameNotStarted, GameOver, NotYourSeat, NotYourTurn, StaleVersion, TimeIsUp
from games.models import Event, Game, Record, Seat, Seed
from games.players.models import Player
from games.services import notices, time
from games.services.keyring import signing_key
from games.signals import events_logged, game_finished, game_moved, game_started, turn_started
from games.step import Change, State
from rulesets import catalog
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
        return catalog.by_digest(self.game.ruleset_digest)

    @property
    def cup(self) -> DiceCup:
        """The game's dice; reads the seed."""
        seed = Seed.objects.get(game_id=self.game.pk).seed
        return DiceCup(bytes(seed), str(self.game.id), tuple(seat.client_seed for seat in self.seats))

    @property
    def state(self) -> State:
        """The started game as the pure step sees it."""
        seats = tuple(
            step.Seat(row.index, Scorecard(row.points, row.bonus), _presence(row.presence)) for row in self.seats
        )
        turn = self._turn(seats) if self.game.status == Game.Status.PLAYING else None
        return State(self.ruleset, seats, self.game.first_seat or 0, turn)

    def _turn(self, seats: tuple[step.Seat, ...]) -> step.Turn:
        n, seat = self.game.turn_n, self.game.turn_seat
        assert n is not None and seat is not None, "a game that is played has a turn"
        rolls = tuple(
            step.Roll(tuple(roll["keep"]), tuple(roll["thrown"]), tuple(roll["dice"])) for roll in self.game.turn_rolls
        )
        return step.Turn(n, seat, len(seats[seat].card.points) + 1, rolls)

    def seats_of(self, player: Player) -> list[Seat]:
        """The seats a player holds, by index."""
        return [seat for seat in self.seats if seat.player_id == player.pk]

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
        if self.game.turn_deadline is not None and self.game.turn_deadline < self.now and not self.game.engine_to_move:
            raise TimeIsUp(deadline=record.timestamp(self.game.turn_deadline))

    def check_playing(self) -> None:
        """Refuse a game that has not begun or has ended."""
        self.check_not_over()
        if self.game.status == Game.Status.OPEN:
            raise GameNotStarted()

    def check_not_over(self) -> None:
        """Refuse a game that has ended."""
        if self.game.is_over:
            raise GameOver()

    def turn_deadline(self, seat: int) -> datetime | None:
        """When a turn of the seat that opens now runs out: after the time for a turn, and the bank behind it."""
        game, bank = self.game, self.bank_left(seat)
        if game.turn_seconds is None and bank is None:
            return None
        return self.at + timedelta(seconds=game.turn_seconds or 0) + (bank or timedelta())

    def deadlines(self, seat: int) -> str | None:
        """The same as the log writes it."""
        deadline = self.turn_deadline(seat)
        return None if deadline is None else record.timestamp(deadline)

    def bank_left(self, seat: int) -> timedelta | None:
        """What a seat has left in its bank, the turn under way counted; None without one. Engines spend none."""
        game, left = self.game, self.seats[seat].bank_left
        if left is None or seat != game.turn_seat or game.turn_deadline is None or game.engine_to_move:
            return left
        return min(left, max(timedelta(), game.turn_deadline - self.at))

    def last_deadline(self) -> datetime:
        """When a game that begins now is over whatever happens: late enough for all the clocks in it, within a year."""
        game, turns = self.game, len(self.seats) * len(self.ruleset.categories)
        clocks = timedelta(seconds=turns * (game.turn_seconds or 0) + len(self.seats) * (game.bank_seconds or 0))
        shortest, longest = (timedelta(days=days) for days in (settings.LAST_DEADLINE_DAYS, settings.LONGEST_GAME_DAYS))
        return self.at + min(max(shortest, clocks + timedelta(days=1)), longest)

    def write(self, state: State, changes: Sequence[Change]) -> None:
        """Write a step: the seats it touched, the turn, the events."""
        self._write_seats(state, self._ended_turn(state))
        self._place_turn(state)
        self.append(changes)

    def append(self, changes: Sequence[Change]) -> None:
        """Log changes, save the game, and tell the rest of the house after the commit."""
        entries = list(self._entries(changes))
        self.game.last_event_at = self.at
        if self.game.is_over:
            self._file(entries)
        else:
            Event.objects.bulk_create(self._event(entry) for entry in entries)
        self.game.save()
        told = notices.write(self.game, self.seats, self._sat, changes, self.at)
        self._sat = _sitting(self.seats)
        self._announce([change.type for change in changes], told)

    def _ended_turn(self, state: State) -> int | None:
        """The seat whose turn a step has ended, if it has."""
        goes_on = state.turn is not None and state.turn.n == self.game.turn_n
        return None if goes_on else self.game.turn_seat

    def _write_seats(self, state: State, ended: int | None) -> None:
        for row, seat in zip(self.seats, state.seats, strict=True):
            bank_left = self.bank_left(row.index) if row.index == ended else row.bank_left
            before = (row.points, row.bonus, row.presence, row.bank_left)
            if before != (seat.card.points, seat.card.bonus, seat.presence, bank_left):
                row.points, row.bonus = dict(seat.card.points), seat.card.bonus
                row.presence, row.bank_left = Seat.Presence(seat.presence), bank_left
                row.save(update_fields=["points", "bonus", "presence", "bank_left"])

    def _place_turn(self, state: State) -> None:
        game, turn = self.game, state.turn
        if turn is None:
            self._end(Game.Status.FINISHED)
            game.results = [{"seat": row.seat, "total": row.total, "rank": row.rank} for row in state.results or ()]
            return
        if turn.n != game.turn_n:
            game.turn_deadline = self.turn_deadline(turn.seat)
        game.turn_n, game.turn_seat = turn.n, turn.seat
        game.turn_rolls = [
            {"keep": list(roll.keep), "thrown": list(roll.thrown), "dice": list(roll.dice)} for roll in turn.rolls
        ]
        engine_moved, engine_moves = game.engine_to_move, self.seats[turn.seat].strategy is not None
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
        game.turn_n = game.turn_seat = game.turn_deadline = None
        game.turn_rolls, game.engine_due_at = [], None

    def _entries(self, changes: Sequence[Change]) -> Iterator[record.Event]:
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

    def _event(self, entry: record.Event) -> Event:
        return Event(
            game=self.game, seq=entry["seq"], type=entry["type"], data=entry["data"], at=self.at, hash=entry["hash"]
        )

    def _file(self, entries: list[record.Event]) -> None:
        """Put the whole log into the signed record, which reveals the seed, and drop its rows."""
        rows = Event.objects.filter(game=self.game).order_by("seq")
        events = [*(row.entry for row in rows), *entries]
        seed = bytes(Seed.objects.get(game_id=self.game.pk).seed)
        body = record.record(str(self.game.id), self.ruleset.rules, seed, events, signing_key())
        Record.objects.create(game=self.game, body=body)
        rows.delete()

    def _announce(self, types: list[str], told: set[UUID]) -> None:
        game_id, engine, version = self.game.id, self._wakes_engine, self.game.version
        transaction.on_commit(lambda: events_logged.send(Game, types=types), robust=True)
        transaction.on_commit(
            lambda: game_moved.send(Game, game_id=game_id, version=version, player_ids=told), robust=True
        )
        if "game.started" in types:
            transaction.on_commit(lambda: game_started.send(Game, game_id=game_id), robust=True)
        if self.game.is_over:
            transaction.on_commit(lambda: game_finished.send(Game, game_id=game_id), robust=True)
        elif "turn.started" in types:
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
