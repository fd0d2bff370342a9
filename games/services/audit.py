"""An audit plays a log again: every throw from the seed, every engine's decision, every point and total."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games import record, step
from games.bots import registry
from games.bots.strategy import Fill, Keep
from games.dicecup import DiceCup, commitment
from games.services.engines import decide
from games.services.queries import events
from games.services.seeds import seed_of
from games.services.table import Table
from games.step import Change, StandIn, State
from rulesets.errors import Refusal
from rulesets.ruleset import Ruleset

SEATING = {"game.created", "seat.joined", "seat.left"}


class AuditFailed(Exception):
    """A log that the rules and its seed do not produce; ``seq`` is the first event that is wrong."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"Event {seq} is wrong: {reason}")
        self.seq = seq


class _Wrong(Exception):
    """What is wrong with the event at hand."""


@dataclass
class Replay:
    """A log on its way through the rules: what it says next must be what the rules say."""

    ruleset: Ruleset
    seed: bytes
    events: Sequence[record.Event]
    head: str = record.GENESIS
    state: State | None = None
    is_over: bool = False
    expected: deque[Change] = field(default_factory=deque)
    seats: dict[int, tuple[str, str] | None] = field(default_factory=dict)  # an engine's strategy and version

    def check(self) -> None:
        """Raise AuditFailed with the number of the first event that is wrong."""
        for number, event in enumerate(self.events, start=1):
            try:
                self._check_link(number, event)
                self._check_event(event)
            except (_Wrong, Refusal) as fault:
                raise AuditFailed(number, str(fault)) from fault
        if self.expected:
            raise AuditFailed(len(self.events) + 1, f"the event {self.expected[0].type} is missing.")

    def _check_link(self, number: int, event: record.Event) -> None:
        body = {key: value for key, value in event.items() if key != "hash"}
        self.head = record.chain(self.head, body)
        if event["seq"] != number:
            raise _Wrong(f"it is numbered {event['seq']}.")
        if event["hash"] != self.head:
            raise _Wrong("its hash does not follow from the events before it.")

    def _check_event(self, event: record.Event) -> None:
        kind, data = event["type"], event["data"]
        if self.is_over:
            raise _Wrong("the game was over.")
        if kind == "game.aborted" and not self.expected:
            self.is_over = True
        elif kind in SEATING:
            self._seat(event["seq"], kind, data)
        else:
            self._play(kind, data)

    def _seat(self, seq: int, kind: str, data: dict[str, Any]) -> None:
        """Events before the start, which no rule of the dice decides."""
        if (kind == "game.created") != (seq == 1) or self.state is not None:
            raise _Wrong(f"{kind} has no place here.")
        if kind == "game.created":
            self._check_commitment(data["commitment"])
        elif (kind == "seat.left") != (data["seat"] in self.seats):
            raise _Wrong(f"seat {data['seat']} was {'taken' if data['seat'] in self.seats else 'open'}.")
        elif kind == "seat.left":
            del self.seats[data["seat"]]
        else:
            self.seats[data["seat"]] = (data["strategy"], data["strategy_version"]) if "strategy" in data else None

    def _check_commitment(self, committed: str) -> None:
        if committed != commitment(self.seed):
            raise _Wrong("the seed is not the one that was committed to.")

    def _play(self, kind: str, data: dict[str, Any]) -> None:
        """Events from the start on: what the rules make of an action must follow it to the letter."""
        if not self.expected:
            self.state, changes = self._act(kind, data)
            self.expected.extend(changes)
        self._compare(self.expected.popleft(), kind, data)
        self.is_over = not self.expected and self.state is not None and self.state.turn is None

    def _act(self, kind: str, data: dict[str, Any]) -> step.Step:
        """What the rules make of the next thing that was done."""
        if self.state is None:
            return self._start()
        match kind:
            case "turn.rolled":
                self._check_decision(Keep(tuple(data["keep"])))
                return step.roll(self.state, self._cup, tuple(data["keep"]))
            case "turn.scored":
                self._check_decision(Fill(data["category"]))
                return step.score(self.state, data["category"], None)
            case "seat.resigned":
                return step.resign(self.state, self._staying(data["seat"]), None)
            case "seat.forfeited":
                return step.forfeit(self.state, self._absent(data["seat"]), data["by"], None)
            case "seat.returned":
                return step.come_back(self.state, self._stood_in(data["seat"]))
        return self._run_out(kind, data)

    def _run_out(self, kind: str, data: dict[str, Any]) -> step.Step:
        """What the game does with a turn that ran out."""
        assert self.state is not None and self.state.turn is not None
        match self._options.get("on_timeout", "forfeit"), kind:
            case "forfeit", "seat.timed_out":
                return step.time_out(self.state, self._staying(data["seat"]), None)
            case "zero", "seat.timed_out" | "turn.timed_out":
                self._check_turn_of_person()
                return step.give_up(self.state, None)
            case "bot", "seat.stand_in":
                self._check_turn_of_person()
                return step.substitute(self.state, self._substitute(data))
        raise _Wrong(f"{kind} has no place here.")

    def _check_turn_of_person(self) -> None:
        assert self.state is not None and self.state.turn is not None
        if self.state.turn.stand_in or self.seats[self.state.turn.seat]:
            raise _Wrong("an engine's turn does not run out.")

    def _substitute(self, data: dict[str, Any]) -> StandIn:
        if data["strategy"] not in (self._options["stand_in"], registry.STAND_IN):
            raise _Wrong(f"{data['strategy']} is not the stand-in of this game.")
        return StandIn(data["strategy"], data["strategy_version"])

    def _absent(self, seat: int) -> int:
        """The seat that has to move; where a clock runs, nobody but the clock ends the waiting."""
        assert self.state is not None and self.state.turn is not None
        self._check_turn_of_person()
        if seat != self.state.turn.seat or self._options["turn_seconds"] or "bank_seconds" in self._options:
            raise _Wrong(f"nobody could report seat {seat}.")
        return seat

    def _stood_in(self, seat: int) -> int:
        assert self.state is not None
        if self.state.seats[self._staying(seat)].stand_in is None:
            raise _Wrong(f"nobody stands in for seat {seat}.")
        return seat

    def _start(self) -> step.Step:
        options = self._options
        if sorted(self.seats) != list(range(options["seats"])):
            raise _Wrong("the game starts before every seat is taken.")
        return step.start(self.ruleset, options["seats"], options["order"], self._cup, None)

    @property
    def _options(self) -> dict[str, Any]:
        options: dict[str, Any] = self.events[0]["data"]["options"]
        return options

    def _staying(self, seat: int) -> int:
        assert self.state is not None
        if seat not in self.seats or self.state.seats[seat].presence != "playing":
            raise _Wrong(f"there is no seat {seat} that could leave.")
        return seat

    @property
    def _cup(self) -> DiceCup:
        started = next((event["data"] for event in self.events if event["type"] == "game.started"), None)
        seeds = started["client_seeds"] if started else []
        created = self.events[0]["data"]
        is_shared = created["draw_id"] != created["game_id"]
        return DiceCup(self.seed, created["draw_id"], tuple(seeds), is_shared)

    def _check_decision(self, done: Keep | Fill) -> None:
        """An engine's decision follows from what everybody saw, so an operator's bot cannot peek."""
        assert self.state is not None and self.state.turn is not None
        now = self.state.turn
        engine = (now.stand_in.strategy, now.stand_in.version) if now.stand_in else self.seats[now.seat]
        if engine is None or registry.get(engine[0]).version != engine[1]:
            return  # a person's; or an older version's, which the release that made it can check
        decision = decide(self.state, self._cup, engine[0])
        if decision != done:
            raise _Wrong(f"{engine[0]} would have decided {decision}, not {done}.")

    @staticmethod
    def _compare(expected: Change, kind: str, data: dict[str, Any]) -> None:
        # A deadline follows from the clock, not from the rules; the hash chain alone holds it.
        told = {**data, "deadline": None} if "deadline" in data else data
        if (kind, told) != (expected.type, expected.data):
            raise _Wrong(f"the rules give {expected.type} {expected.data}, not {kind} {data}.")


def audit(table: Table) -> int:
    """Replay a game, running or ended, and hold its rows against what comes out; the number of its events."""
    game = table.game
    log = events(game, after=0, limit=game.version)
    replay = Replay(table.ruleset, seed_of(game), log)
    replay.check()
    if (len(log), replay.head) != (game.version, game.head):
        raise AuditFailed(len(log) + 1, f"the game is at version {game.version}, its log ends before that.")
    if replay.state is not None and replay.state.seats != table.state.seats:
        raise AuditFailed(len(log), "the seats do not hold what the log leads to.")
    return len(log)
