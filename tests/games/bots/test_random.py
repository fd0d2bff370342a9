"""``random``: the canonical order of the actions, and the byte that chooses among them."""

import hashlib
import hmac
from itertools import combinations, count
from random import Random

import pytest

from games import step
from games.bots import registry
from games.bots.strategy import Decision, Fill, Keep, Position, decisions
from games.dicecup import DiceCup
from games.services.engines import decide
from rulesets import catalog
from rulesets.scorecard import Scorecard
from tests.games.play_out import PlayOut
from tests.rulesets.second_opinion import legal_scores

Dice = tuple[int, ...]


def canonical(ruleset: str, card: dict[str, int], dice: Dice, rolls_left: int) -> list[Decision]:
    """Keeps first, shorter before longer, then by their faces; then what may be filled, as the ruleset lists it."""
    keeps = {kept for size in range(5) for kept in combinations(dice, size)} if rolls_left else set()
    legal = legal_scores(ruleset, card, dice)
    order = [category.key for category in catalog.get(ruleset).categories]
    ordered = sorted(keeps, key=lambda kept: (len(kept), kept))
    return [*map(Keep, ordered), *(Fill(key) for key in order if key in legal)]


def drawn(cup: DiceCup, seat: int, turn: int, rolls_made: int, choices: int) -> int:
    """The first usable byte from the block of the last roll on."""
    for number in count(rolls_made - 1):
        message = f"dice/1|{cup.draw_id}|{','.join(cup.client_seeds)}|bot{seat}|{turn}|{number}"
        for byte in hmac.new(cup.seed, message.encode(), hashlib.sha256).digest():
            if byte < 256 - 256 % choices:
                return byte % choices
    raise AssertionError("there is no end of blocks")


@pytest.mark.parametrize("ruleset", catalog.keys())
@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_the_actions_stand_in_canonical_order(ruleset: str, rolls_left: int) -> None:
    chance = Random(rolls_left)
    for state, _ in PlayOut(ruleset, 1, "seat", rolls_left).states():
        card = dict(state.seats[0].card.points)
        dice = tuple(sorted(chance.choices(range(1, 7), k=5)))
        if state.turn is not None:
            position = Position(state.ruleset, state.seats[0].card, dice, rolls_left)
            assert list(decisions(position)) == canonical(ruleset, card, dice, rolls_left)


@pytest.mark.parametrize("ruleset", ["yacht", "yahtzee-upper-first"])
def test_a_decision_is_drawn_from_the_block_of_its_roll_in_the_seats_own_lane(ruleset: str) -> None:
    cup = DiceCup(hashlib.sha256(ruleset.encode()).digest(), "game", ("lucky", ""))
    state, _ = step.start(catalog.get(ruleset), 2, "seat", cup, None)
    while state.turn is not None:
        now, decision = state.turn, decide(state, cup, "random")
        if now.dice is None:
            assert decision == Keep(())
        else:
            made, card = len(now.rolls), dict(state.seats[now.seat].card.points)
            actions = canonical(ruleset, card, now.dice, 3 - made)
            assert decision == actions[drawn(cup, now.seat, now.number, made, len(actions))]
        if isinstance(decision, Fill):
            state, _ = step.score(state, decision.category, None)
        else:
            state, _ = step.roll(state, cup, decision.dice)


def test_every_action_is_taken_at_some_time() -> None:
    position = Position(catalog.get("yacht"), Scorecard(), (1, 1, 2, 2, 3), 1)
    strategy = registry.get("random")
    actions = decisions(position)
    assert {strategy.decide(position, lambda _, n=n: n) for n in range(len(actions))} == set(actions)  # type: ignore[misc]


def test_the_choices_are_told_to_the_draw() -> None:
    asked: list[int] = []

    def first(choices: int) -> int:
        asked.append(choices)
        return 0

    registry.get("random").decide(Position(catalog.get("yacht"), Scorecard(), (1, 2, 3, 4, 5), 0), first)
    assert asked == [12]
