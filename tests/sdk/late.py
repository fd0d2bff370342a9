"""Games with clocks, banks and people who let their time pass, played by the server's pure step, in format 2.

The time and the banks are kept here once more; the step is given the deadlines that come out.
"""

import hashlib
import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from games import step
from games.dicecup import DiceCup
from games.record import record_format, seats
from games.step import Change, StandIn, State
from rulesets import catalog
from tests.games.play_out import actions
from tests.games.shortcut import decided
from tests.sdk.forge import GAME_ID, stamp
from tests.sdk.seals import Document, chain


@dataclass(frozen=True)
class Late:
    """A game to be played by chance; ``lateness`` is how often a person lets a turn run out."""

    on_timeout: str = "zero"
    ruleset: str = "yahtzee"
    strategies: tuple[str | None, ...] = (None, None)
    turn_seconds: int | None = 60
    bank_seconds: int | None = None
    stand_in: str = "greedy"
    lateness: float = 0.2
    returning: float = 0.2
    number: int = 1


class Game:
    """Plays one game and keeps its log."""

    def __init__(self, late: Late) -> None:
        self.late = late
        self.chance = random.Random(late.number)
        self.cup = DiceCup(self.chance.randbytes(32), GAME_ID, ("",) * len(late.strategies))
        self.now = datetime(2026, 11, 30, 12, tzinfo=UTC)
        self.events: list[Document] = []
        bank = timedelta(seconds=late.bank_seconds or 0)
        self.banks = dict.fromkeys(range(len(late.strategies)), bank)
        self.begun = self.now

    def play(self) -> Document:
        """The record of the whole game, without a signature."""
        self._open()
        rules = catalog.get(self.late.ruleset)
        self._pass(1)
        state, made = step.start(rules, len(self.late.strategies), "seat", self.cup, self._deadline)
        self._log(made)
        while state.turn is not None:
            state = self._go_on(state, state.turn)
        return self._document()

    def _go_on(self, state: State, turn: step.Turn) -> State:
        for seat in state.seats:
            if seat.stand_in is not None and self.chance.random() < self.late.returning:
                state, made = step.come_back(state, seat.index)
                self._log(made)
                return state
        strategy = turn.stand_in.strategy if turn.stand_in else self.late.strategies[turn.seat]
        if strategy is not None:
            self._pass(self.chance.choice([1, 500]))
            return self._act(state, decided(state, self.cup, strategy))
        if self.chance.random() < self.late.lateness:
            return self._run_out(state, turn)
        self._pass(self.chance.choice([0, 5, 25]), most=self._left(turn.seat))
        return self._act(state, self.chance.choice(actions(state)))

    def _act(self, state: State, action: Any) -> State:
        assert state.turn is not None
        if not isinstance(action, str):
            state, made = step.roll(state, self.cup, action)
        else:
            self._spend(state.turn)
            state, made = step.score(state, action, self._deadline)
        self._log(made)
        return state

    def _run_out(self, state: State, turn: step.Turn) -> State:
        self._pass(self._left(turn.seat).total_seconds() + self.chance.choice([0, 3]))
        self._spend(turn)
        if self.late.on_timeout == "bot":
            state, made = step.substitute(state, StandIn(self.late.stand_in, "1"))
        elif self.late.on_timeout == "zero":
            state, made = step.give_up(state, self._deadline)
        else:
            state, made = step.time_out(state, turn.seat, self._deadline)
        self._log(made)
        return state

    def _pass(self, seconds: float, most: timedelta | None = None) -> None:
        self.now += timedelta(seconds=seconds) if most is None else min(timedelta(seconds=seconds), most)

    def _left(self, seat: int) -> timedelta:
        return self.begun + timedelta(seconds=self.late.turn_seconds or 0) + self.banks[seat] - self.now

    def _spend(self, turn: step.Turn) -> None:
        """Take from the bank what the turn took beyond its own time, unless an engine plays it."""
        if turn.stand_in is None and self.late.strategies[turn.seat] is None:
            over = self.now - self.begun - timedelta(seconds=self.late.turn_seconds or 0)
            self.banks[turn.seat] -= min(max(over, timedelta()), self.banks[turn.seat])

    def _deadline(self, seat: int) -> str | None:
        return stamp(self.now + timedelta(seconds=self.late.turn_seconds or 0) + self.banks[seat])

    def _open(self) -> None:
        late, rules = self.late, catalog.get(self.late.ruleset)
        options = {
            "order": "seat",
            "seats": len(late.strategies),
            "turn_seconds": late.turn_seconds,
            "visibility": "public",
            "rated": False,
            "seeded": False,
            "client_seeded": True,
        }
        options |= {} if late.bank_seconds is None else {"bank_seconds": late.bank_seconds}
        options |= {} if late.on_timeout == "forfeit" else {"on_timeout": late.on_timeout}
        options |= {"stand_in": late.stand_in} if late.on_timeout == "bot" else {}
        created = {
            "game_id": GAME_ID,
            "draw_id": GAME_ID,
            "ruleset": rules.key,
            "ruleset_digest": rules.digest,
            "commitment": hashlib.sha256(self.cup.seed).hexdigest(),
            "options": options,
        }
        self._log([Change("game.created", created)])
        for seat, plays in enumerate(late.strategies):
            data: Document = {"seat": seat, "player_id": f"01939f2e-0000-7000-8000-0000000000{seat:02}"}
            data |= {} if plays is None else {"strategy": plays, "strategy_version": "1"}
            self._log([Change("seat.joined", data)])

    def _log(self, changes: Iterable[Change]) -> None:
        for change in changes:
            if change.type == "turn.started":
                self.begun = self.now
            self.events.append({"type": change.type, "data": change.data, "at": stamp(self.now)})

    def _document(self) -> Document:
        created, rules = self.events[0]["data"], catalog.get(self.late.ruleset)
        document = {
            "format": record_format(self.events),
            "game_id": GAME_ID,
            "draw_id": GAME_ID,
            "ruleset": rules.rules,
            "ruleset_digest": rules.digest,
            "commitment": created["commitment"],
            "seed": self.cup.seed.hex(),
            "client_seeds": list(self.cup.client_seeds),
            "seats": seats(self.events),
            "events": self.events,
            "results": self.events[-1]["data"]["results"],
        }
        chain(document)
        return document


def play(**late: Any) -> Document:
    """Play a game to its end; returns its record without a signature."""
    return Game(replace(Late(), **late)).play()
