"""What a bot may decide on, and what becomes of everything else."""

import asyncio
import threading
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yachtapi_client.bots import Points, Turn
from yachtapi_client.bots.deciding import BadDecision, allowed, ask, fallback


def turn(dice: tuple[int, ...] = (1, 2, 6, 6, 6), rolls_left: int = 2) -> Turn:
    return Turn(
        game_id=UUID(int=1),
        ruleset="yacht",
        number=1,
        roll=3 - rolls_left,
        rolls_left=rolls_left,
        dice=dice,
        categories={"ones": Points(1, 0), "sixes": Points(18, 0), "yahtzee": Points(0, 100)},
        scorecard={},
        others=({},),
    )


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.data())
def test_any_but_all_of_the_dice_may_be_kept(dice: list[int], data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from(range(5)), max_size=4, unique=True))
    keep = [dice[index] for index in chosen]
    assert allowed(keep, turn(tuple(sorted(dice)))) == sorted(keep)


@pytest.mark.parametrize(
    ("said", "because"),
    [
        ([6, 6, 6, 6], "can't be kept of"),
        ([7], "can't be kept of"),
        ([1, 2, 6, 6, 6], "keeps all dice"),
        ("twos", "none of the legal categories"),
        (None, "neither a list of faces nor a category"),
        (6, "neither a list of faces nor a category"),
        ([6, None], "neither a list of faces nor a category"),
        ([[6]], "neither a list of faces nor a category"),
    ],
)
def test_what_the_rules_forbid_is_a_bad_decision(said: Any, because: str) -> None:
    with pytest.raises(BadDecision, match=because):
        allowed(said, turn())


def test_with_no_roll_left_a_category_is_due() -> None:
    with pytest.raises(BadDecision, match="no roll is left"):
        allowed([6, 6, 6], turn(rolls_left=0))


def test_a_bot_may_be_a_coroutine() -> None:
    async def play(seen: Turn) -> str:
        await asyncio.sleep(0)
        return "sixes"

    assert asyncio.run(ask(play, turn())) == "sixes"


def test_a_function_may_give_back_something_to_wait_for() -> None:
    async def later() -> str:
        await asyncio.sleep(0)
        return "sixes"

    def play(_: Turn) -> Any:
        return later()

    assert asyncio.run(ask(play, turn())) == "sixes"


def test_thinkers_hold_up_nobody_however_many_there_are() -> None:
    gathered = threading.Barrier(50)

    def play(_: Turn) -> str:
        gathered.wait(10)
        return "sixes"

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(ask(play, turn()) for _ in range(gathered.parties)))

    assert set(asyncio.run(all_at_once())) == {"sixes"}


def test_an_error_of_the_bot_is_a_bad_decision() -> None:
    def play(seen: Turn) -> str:
        raise KeyError("oops")

    with pytest.raises(BadDecision, match="KeyError: 'oops'"):
        asyncio.run(ask(play, turn()))


def test_the_most_points_with_their_bonus_are_played_instead() -> None:
    assert fallback(turn()) == "yahtzee"


def test_a_turn_that_is_shown_does_not_show_the_token() -> None:
    assert "secret" not in repr(replace(turn(), token="secret"))
