"""Score events: boards, tables that are mixed anew, and who is ahead."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import History
from games.tournaments.formats.scoreevent import ScoreEvent
from tests.games.tournaments.formats.playing import everybody_draws, field, play, play_round


def test_everybody_alone_has_a_board_in_each_round() -> None:
    history = play(ScoreEvent(rounds=3), field(5))
    assert [len(matches) for matches in history.rounds] == [5, 5, 5]
    first = history.rounds[1][0].pairing
    assert (first.slot, first.entrants, first.why) == ("B2.1", ("e1",), ({"code": "everybody_plays"},))
    assert not first.is_bye


@settings(deadline=None)
@given(st.integers(2, 40), st.integers(2, 10), st.integers(1, 5), st.data())
def test_everybody_there_sits_at_one_table_a_round_and_tables_are_equally_full(
    count: int, seats: int, rounds: int, data: st.DataObject
) -> None:
    entrants = tuple(
        replace(entrant, left_before=data.draw(st.none() | st.integers(1, rounds))) for entrant in field(count)
    )
    history = play(ScoreEvent(rounds, seats=seats), entrants, everybody_draws)
    for n, matches in enumerate(history.rounds, 1):
        there = sorted(entrant.id for entrant in entrants if entrant.plays(n))
        assert sorted(entrant for match in matches for entrant in match.pairing.entrants) == there
        sizes = {len(match.pairing.entrants) for match in matches}
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize(("count", "seats", "rounds"), [(8, 2, 7), (9, 3, 4), (16, 4, 5), (64, 4, 15)])
def test_where_nobody_has_to_meet_anybody_twice_nobody_does(count: int, seats: int, rounds: int) -> None:
    history = play(ScoreEvent(rounds, seats=seats), field(count), everybody_draws)
    met = Counter(
        frozenset(pair)
        for matches in history.rounds
        for match in matches
        for pair in combinations(match.pairing.entrants, 2)
    )
    assert set(met.values()) == {1}
    assert all(match.pairing.why == ({"code": "mixed_anew", "met_before": 0},) for match in history.rounds[-1])


def test_seats_change_from_round_to_round() -> None:
    history = play(ScoreEvent(4, seats=4), field(4), everybody_draws)
    seats = Counter((seat, one) for (match,) in history.rounds for seat, one in enumerate(match.pairing.entrants))
    sums = [sum(seat * seats[seat, f"e{n}"] for seat in range(4)) for n in range(1, 5)]
    assert max(sums) - min(sums) <= 3


def test_points_rank_whatever_was_won_at_the_tables_and_level_ones_share_a_place() -> None:
    format_ = ScoreEvent(2, seats=3)
    assert format_.places(play(format_, field(6), everybody_draws)) == tuple((f"e{n}", n) for n in range(1, 7))
    assert {place for _, place in format_.places(History(field(4)))} == {1}


def test_the_least_mean_regret_is_ahead_of_all_who_missed_no_more_rounds() -> None:
    format_ = ScoreEvent(2, "regret")
    entrants = tuple(replace(one, left_before=2) if one.id == "e1" else one for one in field(3))
    regrets = {"B1.1": 0.0, "B1.2": 9.0, "B1.3": 7.0, "B2.1": 1.0, "B2.2": 2.0}
    history = reviewed(play(format_, entrants), regrets)
    assert format_.places(history) == (("e3", 1), ("e2", 2), ("e1", 3))


def test_the_event_is_over_when_all_have_left() -> None:
    history = History(tuple(replace(one, left_before=2) for one in field(3)))
    format_ = ScoreEvent(5)
    assert format_.pair(play_round(history, format_.pair(history))) == ()


@pytest.mark.parametrize("count", [0, 1, 4097])
def test_a_wrong_number_of_entrants_is_refused(count: int) -> None:
    with pytest.raises(WrongNumberOfEntrants):
        ScoreEvent().check(count)


def reviewed(history: History, regrets: dict[str, float]) -> History:
    """The same with what was given away on each board."""
    rounds = tuple(
        tuple(replace(one, result=replace(one.result, regrets=(regrets[one.pairing.slot],))) for one in boards)
        for boards in history.rounds
    )
    return History(history.entrants, rounds)
