"""Dice, scorecards and events as text."""

import datetime
import io
from typing import Any

import pytest
from rich.console import Console

from yachtapi_client.cli.dice import PIPS, pictures
from yachtapi_client.cli.narration import Narrator
from yachtapi_client.cli.picture import picture
from yachtapi_client.cli.scorecards import scorecards
from yachtapi_client.core import models


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_dots_as_it_counts(face: int) -> None:
    assert pictures([face]).count("●") == face
    assert "".join(PIPS[face]) == "".join(PIPS[face])[::-1]  # as real dice look: the same from both sides


@pytest.mark.parametrize("width", [80, 40, 12, 1])
def test_dice_keep_to_the_width_of_the_terminal(width: int) -> None:
    drawn = pictures([1, 2, 3, 4, 5], width)
    assert drawn.count("●") == 15
    assert max(map(len, drawn.splitlines())) <= max(width, 9)


def test_five_dice_stay_in_one_row_on_forty_columns() -> None:
    assert len(pictures([1, 2, 3, 4, 5], 40).splitlines()) == 5


def test_a_face_that_no_die_has_is_shown_as_its_number() -> None:
    assert "7" in pictures([7])


@pytest.mark.parametrize("width", [120, 80, 40])
def test_scorecards_keep_to_the_width_of_the_terminal(width: int) -> None:
    lines = drawn(width).splitlines()
    assert max(map(len, lines)) <= width
    assert any(line.split()[:2] == ["2", "Choice"] for line in lines)


def test_scorecards_show_points_previews_and_how_far_the_bonus_is() -> None:
    cells = [line.split() for line in drawn(80).splitlines()]
    assert ["1", "Sixes", "18", "·"] in cells
    assert ["Bonus", "35", "18/63", "0/63"] in cells
    assert ["2", "Choice", "23", "·", "·"] in cells
    assert ["Total", "18", "0"] in cells


def test_a_name_can_not_steer_the_terminal() -> None:
    assert "\x1b" not in drawn(80, name="\x1b[2JEve")
    assert "[bold]" in drawn(80, name="[bold]Eve")


def test_a_turn_is_told_in_one_line() -> None:
    narrator = Narrator(["Ann", "Greedy"], {"sixes": "Sixes"})
    told = [
        narrator.line(event("turn.started", seat=1)),
        narrator.line(event("turn.rolled", seat=1, keep=[], dice=[1, 2, 3, 6, 6])),
        narrator.line(event("turn.rolled", seat=1, keep=[6, 6], dice=[2, 4, 6, 6, 6])),
        narrator.line(event("turn.scored", seat=1, category="sixes", points=18, bonus=0, total=18)),
    ]
    assert told == [None, None, None, "Greedy: 1 2 3 6 6, keeps 6 6: 2 4 6 6 6 → 18 in Sixes, 18 in all"]


def test_an_event_of_a_later_version_is_passed_over() -> None:
    assert Narrator(["Ann"], {}).line(event("seat.danced", seat=7)) is None


def drawn(width: int, name: str = "Ann") -> str:
    legal = models.LegalActions([models.LegalCategory("choice", 23, 0)])
    file = io.StringIO()
    console = Console(file=file, width=width, markup=False)
    console.print(scorecards(ruleset(), [seat(0, name, sixes=18), seat(1, "Greedy")], legal, width))
    return file.getvalue()


def ruleset() -> models.Ruleset:
    rules: Any = models.Rules.__new__(models.Rules)
    rules.upper_bonus = models.UpperBonus(at_least=63, points=35)
    rules.extra_bonus = None
    example: Any = None
    categories = [
        models.Category("sixes", "Sixes", "The sum of the sixes.", "upper", example),
        models.Category("choice", "Choice", "The sum of all dice.", "lower", example),
    ]
    shown = {
        "key": "yacht",
        "digest": "0",
        "version": 1,
        "owner_id": None,
        "shared": True,
        "retired_at": None,
        "languages": ["en"],
    }
    told = {"name": "Yacht", "summary": "", "optimum": None, "rule_sentences": [], "source": ""}
    return models.Ruleset(**shown, **told, categories=categories, rules=rules)


def seat(index: int, name: str, **points: int) -> models.Seat:
    player = {"id": "01a22ee8-88e1-744f-887a-8cc285b75e8e", "name": name}
    upper = sum(points.values())
    return models.Seat.from_dict(
        dict.fromkeys(("strategy", "strategy_in_use", "rank", "bank_left", "stand_in", "present", "seen_at"))
        | {"index": index, "kind": "person", "player": player, "scorecard": points, "status": "playing"}
        | {"upper": upper, "upper_bonus": 0, "lower": 0, "bonus": 0, "total": upper, "assisted": False}
    )


def event(kind: str, **data: object) -> models.Event:
    held = models.EventData.from_dict(data)
    return models.Event(1, kind, held, datetime.datetime.now(datetime.UTC), "")


@pytest.mark.parametrize("height", [24, 50])
def test_scorecards_dice_and_prompt_fit_a_terminal_of_24_lines(height: int) -> None:
    file = io.StringIO()
    console = Console(file=file, width=80, height=height, force_terminal=True, color_system=None)
    cards = scorecards(ruleset(), [seat(0, "Ann"), seat(1, "Greedy")], None, 80)
    console.print(picture(console, cards, [1, 2, 3, 4, 5]))
    beside = [line for line in file.getvalue().splitlines() if "Sixes" in line and "│" in line]
    assert len(beside) == (height == 24)
    assert file.getvalue().count("●") == 15


def test_a_terminal_without_the_letters_is_shown_simpler_ones() -> None:
    drawn = pictures([1]).encode("ascii", errors="yachtapi.simpler").decode()
    assert drawn.splitlines()[:2] == ["+-------+", "|       |"]
    assert "o" in drawn
