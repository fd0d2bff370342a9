"""Events without a bracket are drawn as tables: everybody against everybody, or round by round."""

import pytest

from games.tournaments.drawing.events import event_svg
from games.tournaments.drawing.tables import mark
from games.tournaments.formats.history import Entrant, History, How, Pairing, Played, Result
from games.tournaments.formats.roundrobin import RoundRobin
from tests.games.tournaments.drawing.sheet import Sheet, read
from tests.games.tournaments.formats import knockout

NAMES = {f"e{seed}": f"Player {seed}" for seed in range(1, 101)}


class Given:
    """A format that has nothing to say of its own: it places by seed."""

    def check(self, entrants: int) -> None: ...

    def pair(self, history: History) -> tuple[Pairing, ...]:
        return ()

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        return tuple((entrant.id, entrant.seed) for entrant in history.entrants)


def match(slot: str, entrants: str, ranks: tuple[int, ...], points: tuple[int, ...], how: How = "played") -> Played:
    return Played(Pairing(slot, tuple(entrants.split())), Result(ranks, points, how))


def scores(sheet: Sheet) -> list[str]:
    return [words for words in sheet.texts("score") if words]


def test_a_swiss_shows_each_round_with_the_score_and_the_opponents_seed() -> None:
    first = (
        match("S1.1", "e1 e3", (1, 2), (250, 180)),
        match("S1.2", "e2 e4", (1, 1), (200, 200)),
        match("S1.3", "e5", (1,), (0,), "bye"),
    )
    sheet = read(event_svg(Given(), History(knockout.seeded(5), (first,)), NAMES, "Swiss"))
    assert "Round 1" in sheet.texts("head")
    assert [words for words in sheet.texts("mid") if words != "Round 1"] == ["13", "½4", "01", "½2", "1bye"]
    assert [one.words for one in sheet.marks if {"won", "end"} <= one.style] == ["1", "1", "½", "0", "½", "1"]
    assert "S1.1: Player 1 250, Player 3 180" in sheet.titles


def test_a_match_that_is_played_stands_in_its_round_with_its_figures() -> None:
    sheet = read(event_svg(Given(), History(knockout.seeded(2)), NAMES, "Swiss", scores={"S1.1": {"e1": 55, "e2": 60}}))
    assert sheet.texts("now") == ["552", "601"]
    assert "S1.1: Player 1 55, Player 2 60 (live)" in sheet.titles


def test_a_score_event_shows_points_and_their_sum() -> None:
    rounds = tuple((match(f"B{n}.1", "e1", (1,), (100 * n,)), match(f"B{n}.2", "e2", (1,), (90 * n,))) for n in (1, 2))
    sheet = read(event_svg(Given(), History(knockout.seeded(2), rounds), NAMES, "Boards"))
    assert scores(sheet) == ["1", "100", "200", "300", "2", "90", "180", "270"]


def test_standings_and_totals_may_be_given() -> None:
    rounds = ((match("B1.1", "e1", (1,), (100,)), match("B1.2", "e2", (1,), (90,))),)
    sheet = read(
        event_svg(
            *(Given(), History(knockout.seeded(2), rounds), NAMES, "Regret"),
            rows=(("e2", 1), ("e1", 2)),
            totals={"e1": "12.5", "e2": "3.1"},
        )
    )
    assert sheet.texts("name") == ["Player 2", "Player 1"]
    assert scores(sheet) == ["1", "90", "3.1", "2", "100", "12.5"]


def test_a_round_robin_is_everybody_against_everybody() -> None:
    form = RoundRobin()
    entrants = knockout.seeded(3)
    rounds = (
        (match("G1.1.1", "e2 e3", (1, 2), (9, 8)),),
        (match("G1.2.1", "e1 e3", (1, 2), (0, 0), "walkover"),),
        (match("G1.3.1", "e1 e2", (1, 1), (9, 9)),),
    )
    sheet = read(event_svg(form, History(entrants, rounds), NAMES, "All"))
    rows = {name: index for index, name in enumerate(sheet.texts("name"))}
    assert sorted(rows) == ["Player 1", "Player 2", "Player 3"]
    assert sorted(sheet.texts("good")) == ["+", "1"]
    assert sorted(sheet.texts("mid")[3:]) == sorted(["·", "·", "·", "1", "0", "+", "-", "½", "½"])


def test_groups_stand_under_the_bracket_that_they_feed_once_it_is_there() -> None:
    form = RoundRobin(groups=2, advance=2)
    entrants = knockout.seeded(8)
    history = History(entrants)
    assert read(event_svg(form, history, NAMES, "Groups")).texts("subtitle") == ["Group 1", "Group 2"]
    assert not read(event_svg(form, history, NAMES, "Groups")).boxes()
    for _ in range(3):
        played = tuple(
            Played(pairing, Result((1, 2) if knockout.better(pairing) == pairing.entrants[0] else (2, 1), (9, 8)))
            for pairing in form.pair(history)
        )
        history = History(entrants, (*history.rounds, played))
    sheet = read(event_svg(form, history, NAMES, "Groups"))
    assert len(sheet.boxes()) == 3
    assert sheet.spoken("W1.1").startswith("W1.1: Player 1, ")
    headings = [one.y for one in sheet.marks if "subtitle" in one.style]
    assert min(headings) > max(box.y + box.height for box in sheet.boxes())


def test_a_group_too_large_for_a_cross_table_is_shown_by_rounds() -> None:
    form = RoundRobin()
    entrants = knockout.seeded(50)
    first = tuple(Played(pairing, Result((1, 2), (9, 8))) for pairing in form.pair(History(entrants)))
    sheet = read(event_svg(form, History(entrants, (first,)), NAMES, "Many"))
    assert "Round 1" in sheet.texts("head")
    assert len(sheet.texts("name")) == 50


@pytest.mark.parametrize("count", [2, 30, 300])
def test_nothing_stands_beyond_the_edge(count: int) -> None:
    entrants = tuple(Entrant(f"e{seed}", seed) for seed in range(1, count + 1))
    names = {entrant.id: "W" * 100 for entrant in entrants}
    rounds = tuple(
        tuple(match(f"B{n}.{entrant.seed}", entrant.id, (1,), (12345,)) for entrant in entrants) for n in range(1, 15)
    )
    sheet = read(event_svg(Given(), History(entrants, rounds), names, "W" * 200))
    assert all(0 <= one.x <= sheet.width and 0 <= one.y <= sheet.height for one in sheet.marks)
    assert all(len(words) < 30 for words in sheet.texts("name"))


@pytest.mark.parametrize(("score", "written"), [(0, "0"), (0.5, "½"), (1, "1"), (2.5, "2½"), (10, "10")])
def test_scores_are_written_as_players_do(score: float, written: str) -> None:
    assert mark(score) == written
