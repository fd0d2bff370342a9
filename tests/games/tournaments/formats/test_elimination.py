"""Single elimination: n - 1 matches, byes in round one only, the best seeds kept apart, one champion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.formats.bracket import UndecidedMatch
from games.tournaments.formats.elimination import SingleElimination, fold
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import History, Played, Result
from tests.games.tournaments.formats import knockout

EVERY = range(2, 65)


def final(count: int) -> str:
    return f"W{(count - 1).bit_length()}.1"


@pytest.mark.parametrize("count", EVERY)
def test_all_but_the_champion_lose_one_match(count: int) -> None:
    history = knockout.play(SingleElimination(), knockout.seeded(count))
    assert len(knockout.met(history)) == count - 1
    losses = knockout.losses(history)
    assert losses.pop("e1") == 0
    assert set(losses.values()) == {1}


@pytest.mark.parametrize("count", EVERY)
def test_the_byes_are_those_of_the_best_seeds_in_round_one_and_never_meet(count: int) -> None:
    first, *later = knockout.play(SingleElimination(), knockout.seeded(count), knockout.worse).rounds
    byes = [match.pairing.entrants[0] for match in first if match.pairing.is_bye]
    size = 1 << (count - 1).bit_length()
    assert sorted(byes, key=knockout.seed) == [f"e{seed}" for seed in range(1, size - count + 1)]
    assert not any(match.pairing.is_bye for round_ in later for match in round_)
    assert all(len(match.pairing.entrants) == 2 for round_ in later for match in round_)


@pytest.mark.parametrize("count", EVERY)
def test_if_the_better_always_wins_first_and_second_seed_meet_in_the_final_alone(count: int) -> None:
    history = knockout.play(SingleElimination(), knockout.seeded(count))
    between = [match.pairing.slot for match in knockout.met(history) if {"e1", "e2"} == set(match.pairing.entrants)]
    assert between == [final(count)]


@settings(deadline=None)
@given(st.integers(2, 64), st.randoms())
def test_whoever_wins_first_and_second_seed_never_meet_before_the_final(count: int, chance: object) -> None:
    pick = chance.choice  # type: ignore[attr-defined]
    history = knockout.play(SingleElimination(), knockout.seeded(count), lambda pairing: pick(pairing.entrants))
    between = [match.pairing.slot for match in knockout.met(history) if {"e1", "e2"} == set(match.pairing.entrants)]
    assert between in ([], [final(count)])


def test_the_fold_puts_the_weakest_against_the_strongest_in_every_round() -> None:
    order = fold(4096)
    assert sorted(order) == list(range(1, 4097))
    while len(order) > 1:
        pairs = list(zip(order[::2], order[1::2], strict=True))
        assert {sum(pair) for pair in pairs} == {len(order) + 1}
        order = [min(pair) for pair in pairs]
    assert order == [1]


@pytest.mark.parametrize("count", range(4, 65))
def test_the_losers_of_the_semi_finals_play_for_third_place_beside_the_final(count: int) -> None:
    history = knockout.play(SingleElimination(third_place=True), knockout.seeded(count))
    assert len(knockout.met(history)) == count
    assert {match.pairing.slot for match in history.rounds[-1]} == {final(count), "P3"}
    assert set(knockout.match(history, "P3").pairing.entrants) == {"e3", "e4"}


@pytest.mark.parametrize("count", [2, 3])
def test_with_fewer_than_two_losers_of_semi_finals_nobody_plays_for_third_place(count: int) -> None:
    history = knockout.play(SingleElimination(third_place=True), knockout.seeded(count))
    assert len(knockout.met(history)) == count - 1
    assert [place for _, place in SingleElimination(third_place=True).places(history)] == list(range(1, count + 1))


def test_those_who_lose_in_one_round_share_a_place() -> None:
    form = SingleElimination()
    history = knockout.play(form, knockout.seeded(8))
    assert form.places(history) == (
        *(("e1", 1), ("e2", 2), ("e3", 3), ("e4", 3)),
        *(("e5", 5), ("e6", 5), ("e7", 5), ("e8", 5)),
    )


def test_third_place_parts_third_and_fourth() -> None:
    form = SingleElimination(third_place=True)
    history = knockout.play(form, knockout.seeded(8), knockout.worse)
    assert form.places(history)[:4] == (("e8", 1), ("e7", 2), ("e6", 3), ("e5", 4))


def test_while_it_runs_those_still_in_share_the_best_place() -> None:
    form = SingleElimination()
    history = knockout.play(form, knockout.seeded(8))
    assert [place for _, place in form.places(History(history.entrants))] == [1] * 8
    after_one = History(history.entrants, history.rounds[:1])
    assert [place for _, place in form.places(after_one)] == [1] * 4 + [5] * 4


def test_every_pairing_says_where_its_entrants_come_from() -> None:
    form = SingleElimination(third_place=True)
    history = knockout.play(form, knockout.seeded(5))
    why = {match.pairing.slot: match.pairing.why for round_ in history.rounds for match in round_}
    assert why["W1.1"] == ({"code": "seeds", "seeds": [1]}, {"code": "bye", "rule": "top_seeds"})
    assert why["W1.2"] == ({"code": "seeds", "seeds": [4, 5]},)
    assert why["W2.1"] == ({"code": "winner_of", "slot": "W1.1"}, {"code": "winner_of", "slot": "W1.2"})
    assert why["P3"] == ({"code": "loser_of", "slot": "W2.1"}, {"code": "loser_of", "slot": "W2.2"})


def test_seeds_may_have_gaps_and_stand_in_the_reasons_as_they_are() -> None:
    entrants = tuple(entrant for entrant in knockout.seeded(7) if entrant.seed not in (2, 4))
    pairings = SingleElimination().pair(History(entrants))
    assert [pairing.entrants for pairing in pairings] == [("e1",), ("e6", "e7"), ("e3",), ("e5",)]
    assert pairings[1].why == ({"code": "seeds", "seeds": [6, 7]},)


@pytest.mark.parametrize("count", [0, 1, 4097])
def test_other_numbers_of_entrants_are_refused(count: int) -> None:
    with pytest.raises(WrongNumberOfEntrants) as refusal:
        SingleElimination().check(count)
    assert refusal.value.facts == {"entrants": count, "least": 2, "most": 4096}


@pytest.mark.parametrize("count", [2, 4096])
def test_two_to_4096_entrants_are_taken(count: int) -> None:
    SingleElimination().check(count)
    assert len(SingleElimination().pair(History(knockout.seeded(count)))) == count // 2


def test_a_match_that_ended_level_is_named_and_no_round_follows_it() -> None:
    form, entrants = SingleElimination(), knockout.seeded(4)
    drawn = tuple(Played(pairing, Result((1, 1), (200, 200))) for pairing in form.pair(History(entrants)))
    with pytest.raises(UndecidedMatch, match=r"W1\.1"):
        form.pair(History(entrants, (drawn,)))


def test_where_both_have_left_the_next_opponent_has_a_bye() -> None:
    form = SingleElimination(third_place=True)
    history = knockout.play(form, knockout.seeded(8, leaving={4: 2, 1: 2}))
    assert knockout.match(history, "W2.1").result.how == "void"
    last = knockout.match(history, final(8)).pairing
    assert (last.entrants, last.why[-1]) == (("e2",), {"code": "bye", "rule": "opponent_gone"})
    assert form.places(history)[:4] == (("e2", 1), ("e3", 2), ("e1", 3), ("e4", 3))


def test_when_all_have_left_the_event_ends_without_a_champion() -> None:
    form = SingleElimination(third_place=True)
    history = knockout.play(form, knockout.seeded(6, leaving=dict.fromkeys(range(1, 7), 1)))
    assert not knockout.met(history)
    assert form.pair(history) == ()
    assert len(form.places(history)) == 6


@settings(deadline=None)
@given(st.integers(2, 40), st.data())
def test_whoever_leaves_and_wins_nobody_waits_and_nobody_meets_a_ghost(count: int, data: st.DataObject) -> None:
    leaving = data.draw(st.dictionaries(st.integers(1, count), st.integers(1, 7)))
    chance = data.draw(st.randoms())
    form = SingleElimination(third_place=data.draw(st.booleans()))
    entrants = knockout.seeded(count, leaving)
    history = knockout.play(form, entrants, lambda pairing: chance.choice(pairing.entrants))
    known = {entrant.id for entrant in entrants}
    slots = [match.pairing.slot for round_ in history.rounds for match in round_]
    assert len(slots) == len(set(slots))
    for round_ in history.rounds:
        playing = [entrant for match in round_ for entrant in match.pairing.entrants]
        assert len(playing) == len(set(playing))
        assert set(playing) <= known
    assert max(knockout.losses(history).values()) <= 1 + form.third_place
    places = form.places(history)
    assert {entrant for entrant, _ in places} == known
    assert [place for _, place in places] == sorted(place for _, place in places)
    if knockout.nobody_gone(history):
        assert places[1][1] > 1
