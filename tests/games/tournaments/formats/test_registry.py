"""From a document to a format, and the refusal of each document that asks for none."""

from typing import Any

import pytest

from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.errors import InvalidFormat
from games.tournaments.formats.history import Format
from games.tournaments.formats.registry import format_of, settled
from games.tournaments.formats.roundrobin import RoundRobin
from games.tournaments.formats.scoreevent import ScoreEvent
from games.tournaments.formats.swiss import Swiss
from games.tournaments.formats.wording import describe
from games.tournaments.tiebreaks import TieBreak

ALL_PLAY_ALL: tuple[TieBreak, ...] = ("head_to_head", "sonneborn_berger", "wins", "points")
BUCHHOLZ: tuple[TieBreak, ...] = ("buchholz_cut", "buchholz", "sonneborn_berger", "points")


@pytest.mark.parametrize(
    ("document", "format_"),
    [
        ({"format": {"kind": "single_elimination"}}, SingleElimination()),
        ({"format": {"kind": "single_elimination", "third_place": True}}, SingleElimination(third_place=True)),
        ({"format": {"kind": "double_elimination", "second_final": False}}, DoubleElimination(second_final=False)),
        ({"format": {"kind": "round_robin"}}, RoundRobin(tie_breaks=ALL_PLAY_ALL)),
        (
            {"format": {"kind": "round_robin", "legs": 2, "groups": 4, "advance": 2, "third_place": True}},
            RoundRobin(2, 4, 2, True, ALL_PLAY_ALL),
        ),
        ({"format": {"kind": "swiss"}}, Swiss(None, BUCHHOLZ)),
        ({"format": {"kind": "swiss", "rounds": 5}, "tie_breaks": ["seed"]}, Swiss(5, ("seed",))),
        ({"format": {"kind": "score"}, "match": {"seats": 1}}, ScoreEvent(1, "points", 1, ("points",))),
        (
            {"format": {"kind": "score", "rounds": 3, "ranking": "regret"}, "match": {"seats": 4}},
            ScoreEvent(3, "regret", 4, ("points",)),
        ),
    ],
)
def test_a_document_names_a_format(document: dict[str, Any], format_: Format) -> None:
    assert format_of(document) == format_
    assert format_of(settled(document)) == format_


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"format": {}}, "format.kind"),
        ({"format": {"kind": "ladder"}}, "format.kind"),
        ({"format": {"kind": ["swiss"]}}, "format.kind"),
        ({"format": {"kind": "swiss", "legs": 2}}, "format"),
        ({"format": {"kind": "swiss", "rounds": 0}}, "format.rounds"),
        ({"format": {"kind": "swiss", "rounds": 101}}, "format.rounds"),
        ({"format": {"kind": "swiss", "rounds": True}}, "format.rounds"),
        ({"format": {"kind": "score", "rounds": None}}, "format.rounds"),
        ({"format": {"kind": "score", "ranking": "luck"}}, "format.ranking"),
        ({"format": {"kind": "score", "ranking": []}}, "format.ranking"),
        ({"format": {"kind": "single_elimination", "third_place": 1}}, "format.third_place"),
        ({"format": {"kind": "round_robin", "legs": 3}}, "format.legs"),
        ({"format": {"kind": "round_robin", "groups": 0}}, "format.groups"),
        ({"format": {"kind": "round_robin", "advance": 1}}, "format.advance"),
        ({"format": {"kind": "round_robin", "third_place": True}}, "format.third_place"),
        ({"format": {"kind": "swiss"}, "match": {"kind": "sets"}}, "match.kind"),
        ({"format": {"kind": "score"}, "match": {"kind": "best_of"}}, "match.kind"),
        ({"format": {"kind": "swiss"}, "match": {"games": 2}}, "match.games"),
        ({"format": {"kind": "swiss"}, "match": {"games": "3"}}, "match.games"),
        ({"format": {"kind": "swiss"}, "match": {"seats": 3}}, "match.seats"),
        ({"format": {"kind": "round_robin"}, "match": {"seats": 4}}, "match.seats"),
        ({"format": {"kind": "score"}, "match": {"seats": 11}}, "match.seats"),
        ({"format": {"kind": "score"}, "match": {"boards": 1}}, "match"),
        ({"format": {"kind": "swiss"}, "match": {"stop_at_margin": 5}}, "match.stop_at_margin"),
        ({"format": {"kind": "swiss"}, "match": {"kind": "points", "stop_at_margin": True}}, "match.stop_at_margin"),
        (
            {"format": {"kind": "swiss"}, "match": {"kind": "points", "stop_at_margin": float("nan")}},
            "match.stop_at_margin",
        ),
        ({"format": {"kind": "score"}, "match": {"seats": 1, "stop_at_margin": 5}}, "match.stop_at_margin"),
        ({"format": {"kind": "swiss"}, "tie_breaks": ["luck"]}, "tie_breaks"),
        ({"format": {"kind": "swiss"}, "tie_breaks": ["seed", "seed"]}, "tie_breaks"),
    ],
)
def test_a_faulty_document_is_refused_by_its_field_with_what_is_allowed(document: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidFormat) as refused:
        format_of(document)
    assert refused.value.facts["field"] == field
    assert refused.value.facts["allowed"]


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"format": {"kind": "swiss"}}, "A rematch happens only where none can be avoided"),
        ({"format": {"kind": "swiss"}}, "Nobody has a second bye while there is somebody without."),
        ({"format": {"kind": "swiss", "rounds": 7}}, "Swiss: 7 rounds"),
        (
            {"format": {"kind": "swiss"}},
            "in this order: the sum of the opponents' scores without the lowest; the sum of",
        ),
        ({"format": {"kind": "round_robin", "groups": 4, "advance": 2}}, "The best 2 of each group"),
        ({"format": {"kind": "round_robin", "groups": 2}}, "The same place in different groups is the same place"),
        ({"format": {"kind": "double_elimination"}}, "there is a second one, which decides"),
        ({"format": {"kind": "double_elimination", "second_final": False}}, "There is one final, which decides"),
        ({"format": {"kind": "single_elimination", "third_place": True}}, "play for third place"),
        ({"format": {"kind": "score", "ranking": "regret"}, "match": {"seats": 1}}, "alone at a board"),
        ({"format": {"kind": "swiss"}, "match": {"games": 3}}, "A match is won by the majority of 3 games."),
        ({"format": {"kind": "swiss"}, "match": {"games": 2, "kind": "points"}}, "A match is 2 games, whose points"),
        (
            {"format": {"kind": "swiss"}, "match": {"games": 200, "kind": "points", "stop_at_margin": 2.5}},
            "that neither does by more than 2.5 points a game",
        ),
    ],
)
def test_the_rules_are_told_in_plain_words(document: dict[str, Any], words: str) -> None:
    assert words in describe(document)
