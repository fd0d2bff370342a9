"""A drawn bracket shows every match once, nothing over anything else, and no more than the history knows."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.drawing.events import event_svg
from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.elimination import SingleElimination
from games.tournaments.formats.history import History, Pairing, Played, Result
from tests.games.tournaments.drawing.sheet import Sheet, read
from tests.games.tournaments.formats import knockout
from tests.games.tournaments.formats.knockout import KnockOut

FORMS = [SingleElimination(), SingleElimination(third_place=True), DoubleElimination(), DoubleElimination(False)]
NAMES = {f"e{seed}": f"Player {seed}" for seed in range(1, 4097)}


def drawn(form: KnockOut, history: History, **more: object) -> Sheet:
    return read(event_svg(form, history, NAMES, "Friday night", **more))  # type: ignore[arg-type]


def upset_in_the_final(pairing: Pairing) -> str:
    return pairing.entrants[1] if pairing.slot == "F1" else knockout.better(pairing)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", [*range(2, 34), 48, 63, 64, 65, 100])
def test_no_match_lies_over_another_or_beyond_the_edge_and_all_of_a_round_stand_in_one_column(
    form: KnockOut, count: int
) -> None:
    sheet = drawn(form, History(knockout.seeded(count)))
    columns: dict[float, list[tuple[float, float]]] = {}
    for box in sheet.boxes():
        assert box.x >= 0
        assert box.x + box.width <= sheet.width
        columns.setdefault(box.x, []).append((box.y, box.y + box.height))
    for column in columns.values():
        assert all(above[1] + 10 <= below[0] for above, below in pairwise(sorted(column)))
        assert max(bottom for _, bottom in column) <= sheet.height
    assert len(columns) <= 2 * (count - 1).bit_length() + 1
    assert all(left + box.width < right for left, right in pairwise(sorted(columns)))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", range(2, 34))
def test_every_match_stands_there_once_and_no_bye(form: KnockOut, count: int) -> None:
    history = knockout.play(form, knockout.seeded(count), upset_in_the_final)
    sheet = drawn(form, history)
    slots = [match.pairing.slot for match in knockout.met(history)]
    assert sorted(title.partition(":")[0] for title in sheet.titles if ":" in title) == sorted(slots)
    assert sheet.texts("tag").count("bye") == (1 << (count - 1).bit_length()) - count


def test_the_winner_is_in_bold_with_his_points_and_the_champion_named_at_the_end() -> None:
    form, entrants = SingleElimination(), knockout.seeded(2)
    (final,) = form.pair(History(entrants))
    sheet = drawn(form, History(entrants, ((Played(final, Result((2, 1), (187, 213))),),)))
    assert sheet.texts("won") == ["Player 2", "213"]
    assert sheet.texts("lost") == ["Player 1", "187"]
    assert sheet.texts("champion") == ["Player 2"]


@pytest.mark.parametrize(("how", "word"), [("walkover", "walkover"), ("roll_off", "roll-off"), ("override", "decided")])
def test_what_was_not_simply_played_is_marked(how: str, word: str) -> None:
    form, entrants = SingleElimination(), knockout.seeded(2)
    (final,) = form.pair(History(entrants))
    sheet = drawn(form, History(entrants, ((Played(final, Result((1, 2), (0, 0), how)),),)))  # type: ignore[arg-type]
    assert word in sheet.texts("tag")
    assert len(sheet.texts("score")) == (0 if how == "walkover" else 2)


def test_who_has_a_bye_stands_in_the_second_round_from_the_start() -> None:
    sheet = drawn(SingleElimination(), History(knockout.seeded(5)))
    assert sheet.spoken("W2.1") == "W2.1: Player 1"
    assert sheet.spoken("W2.2") == "W2.2: Player 2, Player 3"


def test_a_second_final_is_shown_while_it_may_come_and_when_it_was_played() -> None:
    form, entrants = DoubleElimination(), knockout.seeded(4)
    assert "if needed" in drawn(form, History(entrants)).texts("tag")
    played = drawn(form, knockout.play(form, entrants, upset_in_the_final))
    assert played.spoken("F2").startswith("F2: Player 1 ")
    assert "Second final" in played.texts("head")
    spared = drawn(form, knockout.play(form, entrants))
    assert "Second final" not in spared.texts("head")
    assert spared.texts("champion") == ["Player 1"]


def test_those_who_drop_in_say_from_where_and_who_is_to_come_is_announced() -> None:
    form, entrants = DoubleElimination(), knockout.seeded(8)
    before = drawn(form, History(entrants))
    assert before.texts("none").count("Loser of W1.1") == 1
    history = knockout.play(form, entrants)
    after = drawn(form, history)
    assert "Loser of W1.1" not in after.texts("none")
    assert {"W1.1", "W2.1", "W3.1"} <= set(after.texts("tag"))


def test_a_match_that_is_played_shows_its_figures_and_those_over_in_the_open_round_their_result() -> None:
    form, entrants = SingleElimination(), knockout.seeded(4)
    first, _ = form.pair(History(entrants))
    over = Played(first, Result((1, 2), (250, 180)))
    scores = {"W1.2": {"e2": 1, "e3": 0}, "W1.1": {"e1": 2, "e4": 1}}
    sheet = drawn(form, History(entrants), running=(over,), scores=scores)
    assert sheet.spoken("W1.1") == "W1.1: Player 1 2, Player 4 1"
    assert sheet.spoken("W1.2") == "W1.2: Player 2 1, Player 3 0 (live)"
    assert sheet.spoken("W2.1") == "W2.1: Player 1"
    assert sheet.texts("now") == ["live"]


def test_void_matches_leave_empty_places() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(8, leaving={1: 2, 4: 2, 2: 1, 7: 1}))
    sheet = drawn(form, history)
    assert "both gone" in sheet.texts("tag")
    assert "nobody" in sheet.texts("none")


def test_third_place_stands_under_the_final() -> None:
    sheet = drawn(SingleElimination(third_place=True), History(knockout.seeded(8)))
    *_, final, third = sheet.boxes()
    assert third.x == final.x
    assert third.y > final.y + final.height
    assert "Third place" in sheet.texts("head")


@pytest.mark.parametrize(
    ("form", "count", "headings"),
    [
        (SingleElimination(), 9, ["Round 1", "Quarter-finals", "Semi-finals", "Final"]),
        (DoubleElimination(), 3, ["Winners' round 1", "Winners' final", "Losers' final", "Final", "Second final"]),
        (DoubleElimination(False), 2, ["Winners' final", "Final"]),
    ],
)
def test_rounds_have_their_names(form: KnockOut, count: int, headings: list[str]) -> None:
    assert drawn(form, History(knockout.seeded(count))).texts("head") == headings


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(FORMS), st.integers(2, 20), st.data())
def test_any_history_of_any_names_can_be_drawn(form: KnockOut, count: int, data: st.DataObject) -> None:
    leaving = data.draw(st.dictionaries(st.integers(1, count), st.integers(1, 8)))
    chance = data.draw(st.randoms())
    history = knockout.play(form, knockout.seeded(count, leaving), lambda pairing: chance.choice(pairing.entrants))
    shown = History(history.entrants, history.rounds[: data.draw(st.integers(0, len(history.rounds)))])
    names = {entrant.id: data.draw(st.text(max_size=60)) for entrant in history.entrants}
    svg = event_svg(form, shown, names, data.draw(st.text(max_size=80)))
    assert read(svg).boxes()


def test_1024_entrants_are_drawn() -> None:
    sheet = drawn(SingleElimination(), History(knockout.seeded(1024)))
    assert len(sheet.boxes()) == 1023
