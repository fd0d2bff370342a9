"""Complete games and their records, made by other code than the verifier's.

Rules and greedy's decisions are the server's; the dice are written here once more. What comes out
is legal; the tests break it.
"""

import hashlib
import hmac
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from games.bots import greedy, strategy
from rulesets import catalog, scorecard, turn
from rulesets.dice import Dice, keeps
from rulesets.ruleset import Ruleset, compile_rules
from rulesets.scorecard import Scorecard
from tests.sdk.seals import Document, chain

GAME_ID = "01939f2e-7c1a-7f00-8000-00000000002a"


@dataclass(frozen=True)
class Setup:
    """A game to be played: a strategy a seat, None for people; no client seeds means created with ``start: true``."""

    ruleset: str = "yahtzee"
    rules: Mapping[str, object] | None = None
    """Those of a house ruleset, instead of one of the catalog."""
    strategies: tuple[str | None, ...] = (None, None)
    version: str = "1"
    order: str = "seat"
    client_seeds: tuple[str, ...] | None = None
    turn_seconds: int | None = None
    draw_id: str = GAME_ID
    seeded: bool = False
    one_person: bool = False
    number: int = 1
    leaves: Mapping[int, tuple[str, int]] = field(default_factory=dict)
    """What happens in turn n: the event and its seat."""
    aborted_in: int | None = None
    """The turn in which an operator ends the game; 0 is before the start."""
    peeks: bool = False
    """Whether the engines play as they like."""
    rolls_often: float = 0.5


class Forge:
    """Plays one game and keeps its log."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules: Ruleset = catalog.get(setup.ruleset) if setup.rules is None else compile_rules(setup.rules)
        self.whim = random.Random(setup.number)
        self.seed = self.whim.randbytes(32)
        self.seats = len(setup.strategies)
        self.is_shared = setup.draw_id != GAME_ID
        self.client_seeds = () if self.is_shared else setup.client_seeds or ("",) * self.seats
        self.now = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
        self.events: list[Document] = []
        self.cards = {seat: Scorecard() for seat in range(self.seats)}
        self.leavers: set[int] = set()
        self.is_aborted = False

    def play(self) -> Document:
        self._create()
        if self.setup.aborted_in == 0:
            self._abort()
        else:
            self._start()
        return self._document()

    def log(self, kind: str, data: Document) -> None:
        self.now += timedelta(seconds=1, microseconds=7)
        event = {"seq": len(self.events) + 1, "type": kind, "data": data, "at": stamp(self.now)}
        self.events.append(event)

    def octets(self, lane: str, number: int, first: int = 0) -> Iterator[int]:
        block = first
        while True:
            message = f"dice/1|{self.setup.draw_id}|{','.join(self.client_seeds)}|{lane}|{number}|{block}"
            yield from hmac.new(self.seed, message.encode(), "sha256").digest()
            block += 1

    def faces(self, lane: str, number: int) -> list[int]:
        stream, faces = self.octets(lane, number), list[int]()
        while len(faces) < self.rules.rolls * self.rules.dice:
            octet = next(stream)
            if octet < 252:
                faces.append(octet % 6 + 1)
        return faces

    def draw(self, choices: int, lane: str, number: int, first: int = 0) -> int:
        for octet in self.octets(lane, number, first):
            if octet < 256 - 256 % choices:
                return octet % choices
        raise AssertionError("bytes never end")

    def _create(self) -> None:
        setup = self.setup
        options = {
            "order": setup.order,
            "seats": self.seats,
            "turn_seconds": setup.turn_seconds,
            "visibility": "public",
            "rated": False,
            "seeded": setup.seeded,
            "client_seeded": setup.client_seeds is not None,
        }
        created = {
            "game_id": GAME_ID,
            "draw_id": setup.draw_id,
            "ruleset": self.rules.key,
            "ruleset_digest": self.rules.digest,
            "commitment": hashlib.sha256(self.seed).hexdigest(),
            "options": options,
        }
        self.log("game.created", created)
        for seat, plays in enumerate(setup.strategies):
            person = 0 if setup.one_person else seat
            data: Document = {"seat": seat, "player_id": f"01939f2e-0000-7000-8000-0000000000{person:02}"}
            if plays is not None:
                data |= {"strategy": plays, "strategy_version": setup.version}
            self.log("seat.joined", data)

    def _start(self) -> None:
        first = 0
        if self.setup.order == "random":
            first = self.draw(self.seats, "order0", 1)
        elif self.setup.order == "roll_off":
            first = self._roll_off()
        self.log("game.started", {"client_seeds": list(self.client_seeds), "first_seat": first})
        seat, n = first, 1
        while self._goes_on():
            if seat not in self.leavers:
                self._take_turn(n, seat)
                n += 1
                if self.is_aborted:
                    return
            seat = (seat + 1) % self.seats
        self.log("game.finished", {"results": self._results()})

    def _roll_off(self) -> int:
        tied, attempt = list(range(self.seats)), 0
        while attempt == 0 or len(tied) > 1:
            attempt += 1
            sums = {}
            for seat in tied:
                dice = sorted(self.faces(f"order{attempt}", seat + 1)[: self.rules.dice])
                sums[seat] = sum(dice)
                self.log("order.rolled", {"attempt": attempt, "seat": seat, "dice": dice})
            tied = [seat for seat in tied if sums[seat] == max(sums.values())]
        return tied[0]

    def _goes_on(self) -> bool:
        staying = [seat for seat in self.cards if seat not in self.leavers]
        if len(staying) == 1 < self.seats:
            return False
        return any(not scorecard.is_full(self.rules, self.cards[seat]) for seat in staying)

    def _take_turn(self, n: int, seat: int) -> None:
        card = self.cards[seat]
        whose = {"n": n, "seat": seat, "turn": len(card.points) + 1}
        seconds, at = self.setup.turn_seconds, self.now + timedelta(seconds=1, microseconds=7)
        deadline = None if seconds is None else stamp(at + timedelta(seconds=seconds))
        self.log("turn.started", {**whose, "deadline": deadline})
        # In turns with an even number things happen before the first roll, in odd ones after it.
        if n % 2 == 0 and self._is_interrupted(n, seat):
            return
        dice = self._roll(whose, 1, ())
        if n % 2 == 1 and self._is_interrupted(n, seat):
            return
        rolled, decision = 1, self._decide(seat, whose["turn"], 1, dice)
        while isinstance(decision, strategy.Keep):
            rolled += 1
            dice = self._roll(whose, rolled, decision.dice)
            decision = self._decide(seat, whose["turn"], rolled, dice)
        self._score(whose, dice, decision.category)

    def _is_interrupted(self, n: int, seat: int) -> bool:
        """Let somebody leave or an operator step in; tell whether that ends the turn."""
        if self.setup.aborted_in == n:
            self._abort()
            return True
        if n in self.setup.leaves:
            kind, leaver = self.setup.leaves[n]
            self.now += timedelta(seconds=(self.setup.turn_seconds or 0) if kind == "seat.timed_out" else 0)
            self.log(kind, {"seat": leaver})
            self.leavers.add(leaver)
            return leaver == seat or not self._goes_on()
        return False

    def _roll(self, whose: Document, rolled: int, keep: Dice) -> Dice:
        lane, size = "shared" if self.is_shared else str(whose["seat"]), self.rules.dice
        group = self.faces(lane, whose["turn"])[(rolled - 1) * size : rolled * size]
        thrown = group[: size - len(keep)]
        dice = sorted([*keep, *thrown])
        data = {"roll": rolled, "lane": lane, "keep": list(keep), "thrown": thrown, "dice": dice}
        self.log("turn.rolled", {**whose, **data})
        return tuple(dice)

    def _decide(self, seat: int, number: int, rolled: int, dice: Dice) -> strategy.Decision:
        position = strategy.Position(self.rules, self.cards[seat], dice, self.rules.rolls - rolled)
        plays = None if self.setup.peeks else self.setup.strategies[seat]
        if plays == "greedy":
            return greedy.Greedy().decide(position, lambda choices: 0)
        again = [strategy.Keep(keep) for keep in keeps(dice)] if position.rolls_left else []
        offered = turn.scores(self.rules, self.cards[seat], dice)
        categories = [strategy.Fill(offer.category) for offer in offered if offer.legal]
        if plays == "random":
            choices: list[strategy.Decision] = [*again, *categories]
            return choices[self.draw(len(choices), f"bot{seat}", number, rolled - 1)]
        if again and self.whim.random() < self.setup.rolls_often:
            return self.whim.choice(again)
        return self.whim.choice(categories)

    def _score(self, whose: Document, dice: Dice, category: str) -> None:
        card = self.cards[whose["seat"]]
        scored = turn.score(self.rules, card, dice, category)
        card = scorecard.fill(self.rules, card, category, scored.points, scored.bonus)
        self.cards[whose["seat"]] = card
        data = {
            "category": category,
            "points": scored.points,
            "bonus": scored.bonus,
            "upper_bonus": scorecard.upper_bonus(self.rules, card),
            "total": scorecard.total(self.rules, card),
        }
        self.log("turn.scored", {**whose, **data})

    def _abort(self) -> None:
        self.is_aborted = True
        self.log("game.aborted", {"reason": "the operator's power failed"})

    def _results(self) -> list[Document]:
        totals = {seat: scorecard.total(self.rules, card) for seat, card in self.cards.items()}
        staying = sorted((totals[seat] for seat in totals if seat not in self.leavers), reverse=True)
        ranks = {
            seat: len(staying) + 1 if seat in self.leavers else staying.index(points) + 1
            for seat, points in totals.items()
        }
        return [{"seat": seat, "total": totals[seat], "rank": ranks[seat]} for seat in totals]

    def _document(self) -> Document:
        created = self.events[0]["data"]
        is_started = any(event["type"] == "game.started" for event in self.events)
        seats = [event["data"] for event in self.events if event["type"] == "seat.joined"]
        finished = [event["data"]["results"] for event in self.events if event["type"] == "game.finished"]
        document = {
            "format": "yacht-record/1",
            "game_id": created["game_id"],
            "draw_id": created["draw_id"],
            "ruleset": self.rules.rules,
            "ruleset_digest": created["ruleset_digest"],
            "commitment": created["commitment"],
            "seed": self.seed.hex(),
            "client_seeds": list(self.client_seeds) if is_started else [],
            "seats": [
                {
                    "index": seat["seat"],
                    "player_id": seat["player_id"],
                    "strategy": seat.get("strategy"),
                    "strategy_version": seat.get("strategy_version"),
                }
                for seat in seats
            ],
            "events": self.events,
            "results": finished[0] if finished else None,
        }
        chain(document)
        return document


def play(**setup: Any) -> Document:
    """Play a game to its end; returns its record without a signature."""
    return Forge(Setup(**setup)).play()


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
