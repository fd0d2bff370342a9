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
from games.step import Change, State
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
    expected: deque[Change] = field(default_factory=deque)
    engines: dict[int, tuple[str, str]] = field(default_factory=dict)

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
        if kind in SEATING:
            self._note_seating(kind, data)
            return
        if kind == "game.aborted" and not self.expected:
            return
        if not self.expected:
            self.state, changes = self._act(kind, data)
            self.expected.extend(changes)
        self._compare(self.expected.popleft(), kind, data)

    def _note_seating(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "game.created":
            if data["commitment"] != commitment(self.seed):
                raise _Wrong("the seed is not the one that was committed to.")
        elif kind == "seat.joined" and "strategy" in data:
            self.engines[data["seat"]] = data["strategy"], data["strategy_version"]
        else:
            self.engines.pop(data["seat"], None)

    def _act(self, kind: str, data: dict[str, Any]) -> step.Step:
        """What the rules make of the next thing that was done."""
        if self.state is None:
            options = self.events[0]["data"]["options"]
            return step.start(self.ruleset, options["seats"], options["order"], self._cup, None)
        if kind == "turn.rolled":
            self._check_decision(Keep(tuple(data["keep"])))
            return step.roll(self.state, self._cup, tuple(data["keep"]))
        if kind == "turn.scored":
            self._check_decision(Fill(data["category"]))
            return step.score(self.state, data["category"], None)
        if kind == "seat.resigned":
            return step.resign(self.state, data["seat"], None)
        if kind == "seat.timed_out":
            return step.time_out(self.state, data["seat"], None)
        raise _Wrong(f"{kind} has no place here.")

    @property
    def _cup(self) -> DiceCup:
        started = next((event["data"] for event in self.events if event["type"] == "game.started"), None)
        seeds = started["client_seeds"] if started else []
        return DiceCup(self.seed, self.events[0]["data"]["draw_id"], tuple(seeds))

    def _check_decision(self, done: Keep | Fill) -> None:
        """An engine's decision follows from what everybody saw, so an operator's bot cannot peek."""
        assert self.state is not None
        if self.state.turn is None or self.state.turn.seat not in self.engines:
            return
        strategy, version = self.engines[self.state.turn.seat]
        if registry.get(strategy).version != version:
            return  # an older version's decisions are checked by the release that made them
        decision = decide(self.state, self._cup, strategy)
        if decision != done:
            raise _Wrong(f"{strategy} would have decided {decision}, not {done}.")

    @staticmethod
    def _compare(expected: Change, kind: str, data: dict[str, Any]) -> None:
        # A deadline follows from the clock, not from the rules; the hash chain alone holds it.
        told = {**data, "deadline": None} if "deadline" in data else data
        if (kind, told) != (expected.type, expected.data):
            raise _Wrong(f"the rules give {expected.type} {expected.data}, not {kind} {data}.")
