"""Records of whole legal games pass, whatever was played and however it ended."""

from typing import Any

import pytest

from rulesets import catalog
from tests.sdk import forge, seals
from tests.sdk.setups import GAMES
from yachtapi_verify import verify


@pytest.mark.parametrize("key", catalog.keys())
@pytest.mark.parametrize("number", range(2))
def test_a_game_of_every_ruleset_passes(key: str, number: int) -> None:
    document = forge.play(ruleset=key, strategies=(None, "random", "greedy", None), order="roll_off", number=number)
    assert verify(seals.sealed(document), keys=[seals.public(seals.KEY)]).verdict == "consistent"


@pytest.mark.parametrize("setup", GAMES.values(), ids=list(GAMES))
def test_a_legal_game_passes(setup: dict[str, Any]) -> None:
    assert verify(seals.sealed(forge.play(**setup)), keys=[seals.public(seals.KEY)]).verdict == "consistent"


def test_the_games_show_every_type_of_event() -> None:
    seen = {event["type"] for setup in GAMES.values() for event in forge.play(**setup)["events"]}
    assert seen == {
        "game.created", "seat.joined", "order.rolled", "game.started", "turn.started", "turn.rolled", "turn.scored",
        "seat.resigned", "seat.timed_out", "game.finished", "game.aborted",
    }  # fmt: skip


def test_an_extra_bonus_passes() -> None:
    document = forge.play(ruleset="classic-13", strategies=("greedy", "greedy"), number=26)
    bonuses = [event["data"]["bonus"] for event in document["events"] if event["type"] == "turn.scored"]
    assert sum(bonuses) == 200
    verify(seals.sealed(document))


def test_a_seat_may_change_hands_before_the_start() -> None:
    document = forge.play(strategies=(None, None))
    joined = document["events"][2]
    guest = {**joined, "data": {"seat": 1, "player_id": "guest"}}
    gone = {"type": "seat.left", "data": {"seat": 1}, "at": joined["at"]}
    document["events"][2:2] = [guest, gone]
    seals.chain(document)
    verify(seals.sealed(document))


def test_an_option_of_a_later_server_does_no_harm() -> None:
    document = forge.play(strategies=(None,))
    document["events"][0]["data"]["options"]["hints"] = "after_game"
    seals.chain(document)
    verify(seals.sealed(document))


def test_ranks_are_shared_by_equals_and_by_all_who_left() -> None:
    leaves = {2: ("seat.resigned", 0), 4: ("seat.resigned", 1)}
    document = forge.play(strategies=(None,) * 4, leaves=leaves)
    assert [result["rank"] for result in document["results"][:2]] == [3, 3]
    verify(seals.sealed(document))
