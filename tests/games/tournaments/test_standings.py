from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.tournaments.formats.history import Entrant, History
from games.tournaments.standings import Standing, standings
from games.tournaments.tiebreaks import TIE_BREAKS, TieBreak
from tests.games.tournaments.made_up import DRAWN, WON, bye, entrants, match, swiss

ALL_THE_SAME = ((match("S1.1", "ab", DRAWN), match("S1.2", "cd", DRAWN)),)
tie_breaks = st.lists(st.sampled_from(TIE_BREAKS), unique=True)


def _places(rows: tuple[Standing, ...]) -> list[tuple[str, int]]:
    return [(row.entrant, row.place) for row in rows]


def _value(rows: tuple[Standing, ...], entrant: str, place: int = 0) -> float | None:
    return next(row.values[place].total for row in rows if row.entrant == entrant)


def test_two_who_lead_share_the_first_place_and_the_next_is_third() -> None:
    history = History(entrants("abcd"), ((match("S1.1", "ac"), match("S1.2", "bd")), (match("S2.1", "cd"),)))
    assert _places(standings(history, [])) == [("a", 1), ("b", 1), ("c", 1), ("d", 4)]
    assert _places(standings(history, ["buchholz"])) == [("a", 1), ("c", 1), ("b", 3), ("d", 4)]


def test_a_draw_is_nobodys_win() -> None:
    rows = standings(History(entrants("abcd"), ALL_THE_SAME), ["wins"])
    assert {(row.place, row.score, row.values[0].total) for row in rows} == {(1, 0.5, 0.0)}


def test_before_the_first_round_all_are_level_in_the_order_of_their_seeds() -> None:
    rows = standings(History(tuple(reversed(entrants("abc")))), ["wins", "head_to_head", "buchholz_cut", "regret"])
    assert _places(rows) == [("a", 1), ("b", 1), ("c", 1)]


def test_the_seed_parts_everybody_who_is_left() -> None:
    rows = standings(History(entrants("abcd"), ALL_THE_SAME), ["head_to_head", "seed"])
    assert _places(rows) == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]


def test_a_bye_and_a_walkover_are_a_point_and_a_void_match_is_none() -> None:
    won = match("S1.1", "ab", WON, "walkover")
    rows = standings(History(entrants("abcde"), ((won, bye("S1.2", "c"), match("S1.3", "de", DRAWN, "void")),)), [])
    assert {row.entrant: row.score for row in rows} == {"a": 1, "c": 1, "b": 0, "d": 0, "e": 0}


def test_at_a_table_of_four_a_score_is_whom_one_beat_and_half_of_whom_one_is_level_with() -> None:
    rows = standings(History(entrants("abcd"), ((match("B1.1", "abcd", (1, 2, 2, 4)),),)), ["sonneborn_berger"])
    assert [(row.entrant, row.place, row.score) for row in rows] == [
        ("a", 1, 3),
        ("b", 2, 1.5),
        ("c", 2, 1.5),
        ("d", 4, 0),
    ]
    assert _value(rows, "b") == 0.5 * 1.5


def test_who_leaves_keeps_what_he_had() -> None:
    rounds = ((match("S1.1", "ab"), match("S1.2", "cd")), (match("S2.1", "cb"), bye("S2.2", "d")))
    stays, leaves = entrants("abcd"), tuple(replace(one, left_before=2) for one in entrants("a")) + entrants("abcd")[1:]
    for there in (stays, leaves):
        rows = standings(History(there, rounds), [])
        assert {row.entrant: row.score for row in rows} == {"a": 1, "b": 0, "c": 2, "d": 1}


def test_head_to_head_parts_two_who_met() -> None:
    rounds = ((match("G1.1.1", "ba"), match("G1.1.2", "cd")), (match("G1.2.1", "ac"), match("G1.2.2", "db")))
    rows = standings(History(entrants("abcd"), rounds), ["head_to_head"])
    assert {row.place for row in rows} == {1}, "all are level, and a has not met d"
    rest = ((match("G1.3.1", "ad"), match("G1.3.2", "bc")),)
    rows = standings(History(entrants("abcd"), rounds + rest), ["head_to_head"])
    assert _places(rows) == [("b", 1), ("a", 2), ("c", 3), ("d", 4)]
    assert rows[0].values[0].terms == ({"opponent": "a", "score": 1.0},)


def test_head_to_head_is_played_over_by_those_whom_it_leaves_level() -> None:
    # Four have two points; among themselves a and b have two, c and d one. Then a is ahead by his win over b.
    won = ["ab", "ac", "da", "bc", "bd", "cd", "ea", "eb", "ce", "de", "ef"]
    history = History(entrants("abcdef"), tuple((match(f"G1.{n}.1", pair),) for n, pair in enumerate(won, 1)))
    rows = standings(history, ["head_to_head"])
    assert _places(rows) == [("e", 1), ("a", 2), ("b", 3), ("c", 4), ("d", 5), ("f", 6)]
    assert [[value.total for value in row.values] for row in rows] == [[], [2, 1], [2, 0], [1, 1], [1, 0], []]


def test_two_who_met_twice_are_level_head_to_head_after_a_win_each() -> None:
    rounds = ((match("G1.1.1", "ab"),), (match("G1.2.1", "ba"),))
    rows = standings(History(entrants("ab"), rounds), ["head_to_head"])
    assert [(row.place, row.values[0].total) for row in rows] == [(1, 0.5), (1, 0.5)]


def test_points_are_summed_over_the_matches() -> None:
    rounds = ((match("S1.1", "ab", DRAWN, points=(200, 200)),), (match("S2.1", "ba", DRAWN, points=(310, 310)),))
    rows = standings(History(entrants("ab"), rounds), ["points"])
    assert rows[0].values[0].total == 510
    assert [term["points"] for term in rows[0].values[0].terms] == [200, 310]


def test_less_regret_is_better_and_none_known_is_last() -> None:
    tables = (match("S1.1", "ab", DRAWN, regrets=(9.5, 3.25)), match("S1.2", "cd", DRAWN, regrets=(4.0, None)))
    rows = standings(History(entrants("abcd"), (tables,)), ["regret"])
    assert _places(rows) == [("b", 1), ("c", 2), ("a", 3), ("d", 4)]


def test_who_missed_a_round_is_behind_whoever_played_it_whatever_he_gave_away() -> None:
    gone = (Entrant("a", 1, left_before=2), *entrants("ab")[1:])
    first = match("B1.1", "a", (1,), regrets=(0.0,)), match("B1.2", "b", (1,), regrets=(40.0,))
    second = (match("B2.1", "b", (1,), regrets=(40.0,)),)
    rows = standings(History(gone, (first, second)), [], ranking="regret")
    assert _places(rows) == [("b", 1), ("a", 2)]


def test_a_board_that_nobody_played_is_a_round_missed() -> None:
    boards = (match("B1.1", "a", (1,), "void", regrets=(None,)), match("B1.2", "b", (1,), regrets=(40.0,)))
    rows = standings(History(entrants("ab"), (boards,)), [], ranking="regret")
    assert _places(rows) == [("b", 1), ("a", 2)]


def test_ranked_by_points_the_score_decides_nothing() -> None:
    table = match("B1.1", "abc", (1, 2, 3), points=(250, 200, 150))
    more = match("B2.1", "abc", (3, 2, 1), points=(100, 200, 210))
    rows = standings(History(entrants("abc"), ((table,), (more,))), [], ranking="points")
    assert [(row.entrant, row.values[0].total) for row in rows] == [("b", 400), ("c", 360), ("a", 350)]


@given(swiss(), tie_breaks, st.randoms(use_true_random=False))
def test_the_order_of_entrants_and_matches_moves_nobody(
    history: History, tie_breaks: list[TieBreak], random: Random
) -> None:
    shuffled = History(
        tuple(random.sample(history.entrants, len(history.entrants))),
        tuple(tuple(random.sample(matches, len(matches))) for matches in history.rounds),
    )
    assert _places(standings(shuffled, tie_breaks)) == _places(standings(history, tie_breaks))


@given(swiss(), tie_breaks)
def test_everybody_stands_once_and_nobody_below_fewer_points(history: History, tie_breaks: list[TieBreak]) -> None:
    rows = standings(history, tie_breaks)
    assert sorted(row.entrant for row in rows) == sorted(one.id for one in history.entrants)
    assert [row.score for row in rows] == sorted((row.score for row in rows), reverse=True)
    places = [row.place for row in rows]
    assert places == [places.index(place) + 1 for place in places]


@given(swiss(), tie_breaks)
def test_another_tie_break_at_the_end_parts_only_those_who_were_level(
    history: History, tie_breaks: list[TieBreak]
) -> None:
    fewer = dict(_places(standings(history, tie_breaks[:-1])))
    rows = standings(history, tie_breaks)
    assert [fewer[row.entrant] for row in rows] == sorted(fewer[row.entrant] for row in rows)


@given(swiss())
def test_values_are_the_sums_of_their_terms(history: History) -> None:
    for row in standings(history, ["wins", "buchholz", "buchholz_cut", "sonneborn_berger", "points"]):
        wins, buchholz, cut, sonneborn, points = row.values
        assert wins.total == len(wins.terms)
        assert buchholz.total == sum(term["score"] for term in buchholz.terms)
        assert cut.total == sum(term["score"] for term in cut.terms if not term.get("cut"))
        assert sum("cut" in term for term in cut.terms) == (len(cut.terms) > 1)
        assert sonneborn.total == sum(term["score"] * term["result"] for term in sonneborn.terms)
        assert points.total == sum(term["points"] for term in points.terms)
