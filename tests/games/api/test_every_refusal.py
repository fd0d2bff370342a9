"""Every refusal of the one table is raised over HTTP once, and leaves the game as it was."""

import pytest

from games.models import Event, Game, IdempotencyKey
from tests.games.cast import Cast
from tests.games.wrong_request import SCENES
from yachtapi.problems import STATUSES

BY_CODE = {refusal.code: status for refusal, status in STATUSES.items()}


def test_there_is_a_scene_for_every_refusal() -> None:
    assert set(SCENES) == set(BY_CODE)


@pytest.mark.parametrize("code", sorted(SCENES))
def test_it_is_answered_with_its_status_and_changes_nothing(cast: Cast, code: str) -> None:
    wrong = SCENES[code](cast)
    games, events, keys = Game.objects.count(), Event.objects.count(), IdempotencyKey.objects.count()
    before = cast.alice.read(wrong.game) if wrong.game else {}
    answer = wrong.send()
    problem = answer.json()
    assert (problem["code"], answer.status_code) == (code, BY_CODE[code]), problem
    assert problem["detail"].endswith(".") and problem["title"]
    assert (Game.objects.count(), Event.objects.count()) == (games, events)
    assert IdempotencyKey.objects.count() == keys
    after = cast.alice.read(wrong.game) if wrong.game else {}
    assert after | {"server_time": ""} == before | {"server_time": ""}


@pytest.mark.parametrize("code", ["no_rolls_left", "keep_not_on_table", "category_filled", "not_your_turn"])
def test_a_refused_move_carries_what_is_legal(cast: Cast, code: str) -> None:
    problem = SCENES[code](cast).send().json()
    assert problem["turn"]["legal"]["categories"]
    assert problem["version"] > 0
