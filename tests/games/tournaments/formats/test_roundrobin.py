"""Round robins: who meets whom, how groups are drawn, and how they feed a bracket."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import History
from games.tournaments.formats.roundrobin import RoundRobin
from tests.games.tournaments.formats.playing import everybody_draws, field, play, play_round, seed_of


@settings(deadline=None)
@given(st.integers(2, 40), st.integers(1, 2), st.integers(1, 6))
def test_everybody_meets_everybody_of_the_group_once_a_leg_and_nobody_twice_in_a_round(
    count: int, legs: int, groups: int
) -> None:
    groups = min(groups, count // 2)
    history = play(RoundRobin(legs, groups), field(count))
    met = Counter[frozenset[str]]()
    for matches in history.rounds:
        busy = [entrant for match in matches for entrant in match.pairing.entrants]
        assert len(busy) == len(set(busy))
        met.update(frozenset(match.pairing.entrants) for match in matches)
    members: dict[str, set[str]] = {}
    for matches in history.rounds:
        for match in matches:
            members.setdefault(match.pairing.slot.split(".")[0], set()).update(match.pairing.entrants)
    assert len(members) == groups
    assert max(map(len, members.values())) - min(map(len, members.values())) <= 1
    assert met == {frozenset(pair): legs for group in members.values() for pair in combinations(group, 2)}


@settings(deadline=None)
@given(st.integers(2, 40), st.integers(1, 2))
def test_everybody_has_each_seat_equally_often_but_for_one_game_that_is_over(count: int, legs: int) -> None:
    history = play(RoundRobin(legs), field(count))
    firsts = Counter(match.pairing.entrants[0] for matches in history.rounds for match in matches)
    games = legs * (count - 1)
    assert {abs(2 * firsts[entrant.id] - games) for entrant in history.entrants} == {games % 2}


def test_slots_name_group_round_and_table_and_the_snake_draws_the_groups() -> None:
    pairings = RoundRobin(groups=2).pair(History(field(8)))
    assert [pairing.slot for pairing in pairings] == ["G1.1.1", "G1.1.2", "G2.1.1", "G2.1.2"]
    drawn = [sorted(seed_of(entrant) for one in pairings[at : at + 2] for entrant in one.entrants) for at in (0, 2)]
    assert drawn == [[1, 4, 5, 8], [2, 3, 6, 7]]
    assert pairings[0].why == ({"code": "everybody_meets", "group": 1, "leg": 1},)


def test_without_upsets_places_are_the_seeds_and_draws_leave_all_level() -> None:
    assert RoundRobin().places(play(RoundRobin(), field(7))) == tuple((f"e{n}", n) for n in range(1, 8))
    assert {place for _, place in RoundRobin().places(play(RoundRobin(), field(7), everybody_draws))} == {1}


def test_what_is_the_same_place_in_different_groups_is_the_same_in_the_event() -> None:
    format_ = RoundRobin(groups=2)
    places = format_.places(play(format_, field(6)))
    assert [place for _, place in places] == [1, 1, 3, 3, 5, 5]
    assert {entrant for entrant, place in places if place == 1} == {"e1", "e2"}


def test_the_best_of_the_groups_go_on_and_meet_those_of_their_group_in_the_final_at_the_earliest() -> None:
    format_ = RoundRobin(groups=2, advance=2, third_place=True)
    history = play(format_, field(8))
    semis, last = history.rounds[3:]
    assert [match.pairing.slot for match in semis] == ["W1.1", "W1.2"]
    assert [set(match.pairing.entrants) for match in semis] == [{"e1", "e3"}, {"e2", "e4"}]
    assert semis[0].pairing.why[-2:] == (
        {"code": "from_group", "entrant": "e1", "group": 1, "place": 1},
        {"code": "from_group", "entrant": "e3", "group": 2, "place": 2},
    )
    assert {match.pairing.slot: match.winner for match in last} == {"W2.1": "e1", "P3": "e3"}
    assert format_.places(history) == tuple(
        (f"e{n}", place) for n, place in zip((1, 2, 3, 4, 5, 6, 7, 8), (1, 2, 3, 4, 5, 5, 7, 7), strict=True)
    )


@settings(deadline=None)
@given(st.integers(2, 12), st.integers(1, 5), st.integers(0, 20), st.data())
def test_a_bracket_after_groups_ends_whoever_leaves_and_places_everybody(
    groups: int, advance: int, more: int, data: st.DataObject
) -> None:
    format_ = RoundRobin(groups=groups, advance=advance)
    entrants = tuple(
        replace(entrant, left_before=data.draw(st.none() | st.integers(1, 14)))
        for entrant in field(groups * max(2, advance) + more)
    )
    history = play(format_, entrants, lambda pairing: data.draw(st.sampled_from(((1, 2), (2, 1)))))
    places = format_.places(history)
    assert sorted(entrant for entrant, _ in places) == sorted(entrant.id for entrant in entrants)
    assert [place for _, place in places] == sorted(place for _, place in places)
    for index, (_, place) in enumerate(places, 1):
        assert place <= index


def test_who_left_does_not_go_on_where_another_can() -> None:
    format_ = RoundRobin(groups=2, advance=2)
    history = History(field(8))
    for _ in range(3):
        history = play_round(history, format_.pair(history))
    gone = replace(
        history, entrants=tuple(replace(one, left_before=4) if one.id == "e1" else one for one in history.entrants)
    )
    through = {entrant for pairing in format_.pair(gone) for entrant in pairing.entrants}
    assert through == {"e2", "e3", "e4", "e5"}


@pytest.mark.parametrize(
    ("format_", "count", "least", "most"),
    [
        (RoundRobin(), 1, 2, 256),
        (RoundRobin(), 257, 2, 256),
        (RoundRobin(groups=3), 5, 6, 768),
        (RoundRobin(groups=2, advance=4), 7, 8, 512),
        (RoundRobin(groups=16), 4097, 32, 4096),
    ],
)
def test_a_wrong_number_of_entrants_is_refused(format_: RoundRobin, count: int, least: int, most: int) -> None:
    format_.check(least)
    format_.check(most)
    with pytest.raises(WrongNumberOfEntrants) as refused:
        format_.check(count)
    assert refused.value.facts == {"entrants": count, "least": least, "most": most}
