"""GET bracket.svg: a tournament as a picture."""

from typing import Any
from xml.etree import ElementTree

import pytest

from tests.games.player import HttpPlayer
from tests.games.tournaments.api.test_course import of_strategies, played
from tests.games.tournaments.host import act, enter, opened, refused


def drawn(player: HttpPlayer, cup: Any, **headers: str) -> Any:
    return player.get(f"tournaments/{cup['id']}/bracket.svg", **headers)


def test_a_bracket_is_a_picture_that_loads_nothing(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    answer = drawn(nobody, played(alice))
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/svg+xml")
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    assert ElementTree.fromstring(answer.content.decode()).tag.endswith("svg")
    assert b"Random 1" in answer.content and b"Friday cup" in answer.content


def test_before_the_start_it_shows_who_would_meet(alice: HttpPlayer) -> None:
    assert b"Random 4" in drawn(alice, of_strategies(alice)).content


def test_one_alone_is_no_picture(alice: HttpPlayer) -> None:
    cup = opened(alice)
    refused(drawn(alice, cup), 409, "too_few_to_draw")
    enter(alice, cup)
    refused(drawn(alice, cup), 409, "too_few_to_draw")


def test_it_is_sent_again_when_something_has_happened(alice: HttpPlayer) -> None:
    cup = of_strategies(alice)
    tag = drawn(alice, cup)["ETag"]
    assert drawn(alice, cup, if_none_match=tag).status_code == 304
    act(alice, cup, "start/")
    assert drawn(alice, cup, if_none_match=tag).status_code == 200


@pytest.mark.parametrize(
    "wish",
    [
        {"format": {"kind": "double_elimination"}, "match": {"games": 3}},
        {"format": {"kind": "round_robin", "groups": 2, "advance": 2}},
        {"format": {"kind": "swiss", "rounds": 2}},
        {"format": {"kind": "score", "rounds": 2}, "match": {"seats": 1}},
    ],
)
def test_every_format_has_one(alice: HttpPlayer, wish: Any) -> None:
    assert drawn(alice, played(alice, **wish)).status_code == 200
