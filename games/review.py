"""What perfect play says about an ended game: every decision beside the best one, and where the points came from.

All values are expected final scores in points, exactly computed. For every seat

    score = optimum + luck - regret - unplayed

where the *optimum* is what perfect play expects before the first throw; a throw's *luck* is what the position is worth
after it less what it was worth before; a decision's *regret* is what the best action is worth less what was done; and
*unplayed* is what was given away without a decision: by every turn that ran out and scored 0, what the position was
worth less what was left of it, and the rest of the game where a seat left or the game broke off. The sum telescopes:
each throw starts from the value that the decision, or the turn that ran out, before it left. What a stand-in decided
counts as its seat's.

*Accuracy* is the share of the choices that gave nothing away; a *choice* is a decision with more than one legal action,
so nobody is praised for the last category that was left.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from games import record
from rulesets import scorecard
from rulesets.dice import Dice, Points
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver.advice import Action, Adviser, Keep, best_action
from rulesets.solver.preference import TIE

Value = float
"""An expected number of points."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A keep, the expected final score with it, and by how much that is less than the best."""

    keep: Dice
    value: Value
    regret: Value


@dataclass(frozen=True, slots=True)
class Filled:
    """A category, the expected final score with it, and by how much that is less than the best."""

    category: str
    value: Value
    regret: Value


@dataclass(frozen=True, slots=True)
class Decision:
    """What was done with the dice of a roll; ``best`` is the same where nothing was given away."""

    done: Kept | Filled
    best: Kept | Filled
    options: int  # legal actions, this one among them


@dataclass(frozen=True, slots=True)
class Roll:
    """One throw, and the decision that followed; there is none if the seat left or the game broke off."""

    roll: int
    keep: Dice
    dice: Dice
    expected: Value  # before the throw
    value: Value  # after it, if the best is done
    luck: Value
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in which dice were thrown, or that ran out and scored 0: then nothing was decided after its last throw.

    One that was given up has no category and no points.
    """

    n: int
    number: int
    category: str | None
    points: Points | None
    bonus: Points | None
    luck: Value
    regret: Value
    rolls: tuple[Roll, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """The decision that cost most, and where to find it."""

    n: int
    number: int
    roll: int
    dice: Dice
    done: Kept | Filled
    best: Kept | Filled


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game; the luck curve is the sum of luck so far after each of its turns."""

    seat: int
    complete: bool  # whether the scorecard was filled
    score: Points
    optimum: Value
    luck: Value
    regret: Value
    unplayed: Value
    choices: int
    best_choices: int
    accuracy: float | None  # best_choices / choices
    biggest_mistake: Mistake | None
    luck_curve: tuple[Value, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """An ended game, reviewed."""

    game_id: str
    ruleset: str
    ruleset_digest: str
    seats: tuple[SeatReview, ...]


@dataclass
class _Told:
    """A turn as the log tells it."""

    n: int
    seat: int
    number: int
    rolls: list[dict[str, Any]] = field(default_factory=list)
    scored: dict[str, Any] | None = None
    ran_out: bool = False

    def act_after(self, roll: int) -> Dice | str | None:
        """The keep or the category that followed a roll, counted from 1; None where the turn was given up."""
        if roll < len(self.rolls):
            return tuple(self.rolls[roll]["keep"])
        category: str | None = None if self.ran_out else self.score("category")
        return category

    def score(self, key: str) -> Any:
        """What the score says, or None in a turn that was given up."""
        return None if self.scored is None else self.scored[key]


def review(ruleset: Ruleset, adviser: Adviser, events: Sequence[record.Event]) -> Review:
    """Review the log of an ended game; the adviser must be that of its ruleset."""
    created = events[0]["data"]
    turns = _told_turns(events)
    seats = tuple(
        _seat(ruleset, adviser, seat["index"], [told for told in turns if told.seat == seat["index"]])
        for seat in record.seats(events)
    )
    return Review(created["game_id"], ruleset.key, ruleset.digest, seats)


def _told_turns(events: Sequence[record.Event]) -> list[_Told]:
    """The turns in which dice were thrown, or that ran out and scored 0, in playing order."""
    told: dict[int, _Told] = {}
    for event in events:
        data = event["data"]
        if event["type"] in ("turn.rolled", "turn.scored", "turn.timed_out"):
            turn = told.setdefault(data["n"], _Told(data["n"], data["seat"], data["turn"]))
            _tell(turn, event["type"], data)
    return list(told.values())


def _tell(turn: _Told, kind: str, data: dict[str, Any]) -> None:
    if kind == "turn.rolled":
        turn.rolls.append(data)
    else:
        turn.scored, turn.ran_out = data, kind == "turn.timed_out"


def _seat(ruleset: Ruleset, adviser: Adviser, seat: int, told_turns: Sequence[_Told]) -> SeatReview:
    card = Scorecard()
    optimum = value = adviser.value(card)
    turns, given_away = [], 0.0
    for told in told_turns:
        turns.append(_turn(ruleset, adviser, card, value, told))
        value = _value_after(turns[-1].rolls[-1]) if told.rolls else value
        if told.scored:
            card = _card_after(ruleset, card, told.scored)
        if told.ran_out:
            given_away += value - adviser.value(card)
            value = adviser.value(card)
    score = scorecard.total(ruleset, card)
    curve = tuple(accumulate(turn.luck for turn in turns))
    choices = [one for one in _decisions(turns) if one.options > 1]
    best = sum(one.done.regret == 0 for one in choices)
    return SeatReview(
        seat=seat,
        complete=scorecard.is_full(ruleset, card),
        score=score,
        optimum=optimum,
        luck=curve[-1] if curve else 0.0,
        regret=sum((turn.regret for turn in turns), 0.0),
        unplayed=given_away + _difference(value, score),
        choices=len(choices),
        best_choices=best,
        accuracy=best / len(choices) if choices else None,
        biggest_mistake=_biggest_mistake(turns),
        luck_curve=curve,
        turns=tuple(turns),
    )


def _turn(ruleset: Ruleset, adviser: Adviser, card: Scorecard, value: Value, told: _Told) -> Turn:
    rolls: list[Roll] = []
    for data in told.rolls:
        dice = tuple(data["dice"])
        actions = adviser.actions(card, dice, ruleset.rolls - data["roll"])
        rolls.append(_roll(data, value, actions, told.act_after(data["roll"])))
        value = _value_after(rolls[-1])
    return Turn(
        n=told.n,
        number=told.number,
        category=told.score("category"),
        points=told.score("points"),
        bonus=told.score("bonus"),
        luck=sum((roll.luck for roll in rolls), 0.0),
        regret=sum((roll.decision.done.regret for roll in rolls if roll.decision), 0.0),
        rolls=tuple(rolls),
    )


def _roll(data: dict[str, Any], expected: Value, actions: Sequence[Action], done: Dice | str | None) -> Roll:
    dice = tuple(data["dice"])
    value = max(action.value for action in actions)
    return Roll(
        roll=data["roll"],
        keep=tuple(data["keep"]),
        dice=dice,
        expected=expected,
        value=value,
        luck=value - expected,
        decision=None if done is None else _decision(dice, actions, done),
    )


def _decision(dice: Dice, actions: Sequence[Action], done: Dice | str) -> Decision:
    most = max(action.value for action in actions)
    chosen = _act(next(action for action in actions if done == _named(action)), most)
    # Of equal actions the one that was done is the best: nobody is told to have done otherwise.
    best = _act(best_action(dice, actions), most) if chosen.regret else chosen
    return Decision(chosen, best, len(actions))


def _biggest_mistake(turns: Sequence[Turn]) -> Mistake | None:
    """Of equal mistakes the first."""
    mistakes = (
        Mistake(turn.n, turn.number, roll.roll, roll.dice, roll.decision.done, roll.decision.best)
        for turn in turns
        for roll in turn.rolls
        if roll.decision and roll.decision.done.regret
    )
    return max(mistakes, key=lambda mistake: mistake.done.regret, default=None)


def _decisions(turns: Sequence[Turn]) -> list[Decision]:
    return [roll.decision for turn in turns for roll in turn.rolls if roll.decision]


def _card_after(ruleset: Ruleset, card: Scorecard, scored: dict[str, Any]) -> Scorecard:
    return scorecard.fill(ruleset, card, scored["category"], scored["points"], scored["bonus"])


def _value_after(roll: Roll) -> Value:
    return roll.decision.done.value if roll.decision else roll.value


def _difference(higher: Value, lower: Value) -> Value:
    """How much higher; values that differ by less than the solver can tell are equal."""
    return higher - lower if higher - lower > TIE else 0.0


def _named(action: Action) -> Dice | str:
    return action.keep if isinstance(action, Keep) else action.category


def _act(action: Action, most: Value) -> Kept | Filled:
    regret = _difference(most, action.value)
    if isinstance(action, Keep):
        return Kept(action.keep, action.value, regret)
    return Filled(action.category, action.value, regret)
