"""Engines' decisions, recomputed by other code than that which made them."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.bots import strategy
from games.bots.greedy import Greedy
from rulesets import catalog
from rulesets.dice import all_rolls
from rulesets.scorecard import Scorecard
from tests.sdk import forge, seals
from yachtapi_verify import Refused, verify
from yachtapi_verify.canonical import Json
from yachtapi_verify.dice import Cup
from yachtapi_verify.engines import engine
from yachtapi_verify.position import Keep, Position
from yachtapi_verify.rules import read_rules
from yachtapi_verify.scorecard import Card

KEYS = catalog.keys()
RULES = {key: read_rules(cast(Json, catalog.get(key).rules)) for key in KEYS}
NO_CUP = Cup(bytes(32), "draw", ())


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_greedy_decides_as_on_the_server(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(KEYS))
    ruleset = catalog.get(key)
    categories = [category.key for category in ruleset.categories]
    filled = data.draw(st.sets(st.sampled_from(categories), max_size=len(categories) - 1))
    points = {each: data.draw(st.sampled_from(sorted(ruleset.possible_points(each)))) for each in sorted(filled)}
    dice, rolls = data.draw(st.sampled_from(all_rolls(5, 6))), data.draw(st.integers(1, 3))
    theirs = Greedy().decide(strategy.Position(ruleset, Scorecard(points), dice, 3 - rolls), lambda choices: 0)
    decide = engine("greedy", "1")
    assert decide is not None
    ours = decide(Position(RULES[key], NO_CUP, seat=0, turn=1, rolls=rolls, dice=dice, card=Card(points)))
    assert (ours.faces if isinstance(ours, Keep) else ours.category) == (
        theirs.dice if isinstance(theirs, strategy.Keep) else theirs.category
    )


@pytest.mark.parametrize("plays", ["random", "greedy"])
def test_an_engine_that_peeks_is_named_with_its_first_decision(plays: str) -> None:
    document = forge.play(strategies=(None, plays), peeks=True)
    with pytest.raises(Refused, match=f"the engine {plays} in seat 1 had to") as refusal:
        verify(seals.sealed(document))
    moves = [event for event in document["events"] if event["data"].get("seat") == 1 and "n" in event["data"]]
    assert refusal.value.event in [event["seq"] for event in moves[2:6]]


def test_the_decisions_of_an_unknown_version_are_reported() -> None:
    document = forge.play(strategies=(None, "random"), version="2", peeks=True)
    assert "The decisions of the engine random 2 were not recomputed." in verify(seals.sealed(document)).notes
