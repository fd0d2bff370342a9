"""Words in a drawing fit, and cannot become anything but words."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tournaments.drawing.events import event_svg
from games.tournaments.drawing.ink import measure, plain, shorten
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.history import History
from tests.games.tournaments.formats import knockout


@given(st.text(max_size=100), st.integers(30, 300))
def test_shortened_words_fit_and_begin_as_they_did(words: str, width: int) -> None:
    short = shorten(words, width, 13)
    assert measure(short, 13) <= width
    assert words.startswith(short.removesuffix("…")) or short == words


def test_words_that_fit_stay_as_they_are() -> None:
    assert shorten("Ada", 100, 13) == "Ada"


@pytest.mark.parametrize("words", ["李小龍李小龍李小龍", "WWWWWWWWWWWW", "🎲🎲🎲🎲🎲🎲🎲🎲"])
def test_wide_letters_take_more_room(words: str) -> None:
    assert len(shorten(words, 100, 13)) < len(shorten("i" * len(words), 100, 13))


@given(st.text())
def test_any_words_are_one_text(words: str) -> None:
    element = ElementTree.fromstring(f"<text>{plain(words)}</text>")
    assert list(element) == []


def test_what_would_turn_the_writing_of_other_words_is_left_out() -> None:
    assert plain("abc\u202edef\u2066") == "abcdef"


def test_a_drawing_is_itself_alone() -> None:
    names = {"e1": "<script>alert(1)</script>", "e2": '"><image href="https://example.org/x"/>'}
    svg = event_svg(SingleElimination(), History(knockout.seeded(2)), names, "</title><script>")
    assert svg.count("<style>") == 1
    assert "prefers-color-scheme" in svg
    words = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert words <= {"svg", "title", "desc", "style", "rect", "g", "path", "text", "tspan", "circle"}
    attributes = {name for element in ElementTree.fromstring(svg).iter() for name in element.attrib}
    assert not any("href" in name or name.startswith("on") for name in attributes)
    assert "url(" not in svg
    assert "@import" not in svg
