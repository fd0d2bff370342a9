"""Double elimination: out with the second loss, 2n - 2 matches or one more, rematches as late as can be."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.formats.bracket import LoserOf, Tree
from games.tournaments.formats.double import DoubleElimination
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import History, Pairing
from tests.games.tournaments.formats import knockout

EVERY = range(2, 65)


def upset_in_the_final(pairing: Pairing) -> str:
    return pairing.entrants[1] if pairing.slot == "F1" else knockout.better(pairing)


@pytest.mark.parametrize("count", EVERY)
def test_without_an_upset_in_the_final_all_but_the_champion_lose_twice_in_2n_minus_2_matches(count: int) -> None:
    history = knockout.play(DoubleElimination(), knockout.seeded(count))
    assert len(knockout.met(history)) == 2 * count - 2
    losses = knockout.losses(history)
    assert losses.pop("e1") == 0
    assert set(losses.values()) == {2}


@pytest.mark.parametrize("count", EVERY)
def test_if_the_unbeaten_one_loses_the_final_a_second_one_is_played(count: int) -> None:
    history = knockout.play(DoubleElimination(), knockout.seeded(count), upset_in_the_final)
    assert len(knockout.met(history)) == 2 * count - 1
    first, second = knockout.match(history, "F1").pairing, knockout.match(history, "F2").pairing
    assert second.entrants == first.entrants == ("e1", "e2")
    losses = knockout.losses(history)
    assert losses.pop("e1") == 1
    assert set(losses.values()) == {2}


@pytest.mark.parametrize("count", EVERY)
def test_without_a_second_final_the_first_decides(count: int) -> None:
    form = DoubleElimination(second_final=False)
    history = knockout.play(form, knockout.seeded(count), upset_in_the_final)
    assert len(knockout.met(history)) == 2 * count - 2
    assert form.places(history)[:2] == (("e2", 1), ("e1", 2))
    assert knockout.losses(history)["e2"] == 1


@pytest.mark.parametrize("count", EVERY)
def test_the_byes_are_those_of_the_best_seeds_in_round_one_and_the_losers_have_none(count: int) -> None:
    first, *later = knockout.play(DoubleElimination(), knockout.seeded(count), knockout.worse).rounds
    byes = {match.pairing.entrants[0] for match in first if match.pairing.is_bye}
    size = 1 << (count - 1).bit_length()
    assert byes == {f"e{seed}" for seed in range(1, size - count + 1)}
    assert all(len(match.pairing.entrants) == 2 for round_ in later for match in round_)


@pytest.mark.parametrize("count", range(3, 65))
def test_if_the_better_always_wins_first_and_second_seed_meet_in_both_brackets_finals_alone(count: int) -> None:
    history = knockout.play(DoubleElimination(), knockout.seeded(count))
    between = [match.pairing.slot for match in knockout.met(history) if {"e1", "e2"} == set(match.pairing.entrants)]
    assert between == [f"W{(count - 1).bit_length()}.1", "F1"]


def reachable(tree: Tree) -> dict[str, list[set[str]]]:
    """By slot of the losers' bracket, for each side the matches of the winners' that its entrant may have lost."""
    lost: dict[str, list[set[str]]] = {}
    for slot in tree.slots:
        if slot.name.startswith("L"):
            lost[slot.name] = [
                {feeder.slot} if isinstance(feeder, LoserOf) else set().union(*lost[feeder.slot])  # type: ignore[union-attr]
                for feeder in slot.feeders
            ]
    return lost


def won_on_the_way(tree: Tree) -> dict[str, set[str]]:
    """By match of the winners' bracket, those that one may have won before it."""
    below: dict[str, set[str]] = {}
    for slot in tree.slots:
        if slot.name.startswith("W"):
            feeding = [feeder.slot for feeder in slot.feeders if hasattr(feeder, "slot")]
            below[slot.name] = {*feeding, *(slot for feeder in feeding for slot in below[feeder])}
    return below


def first_rematch(tree: Tree) -> int:
    """The first round of the losers' bracket in which two can meet who have met above."""
    below = won_on_the_way(tree)
    return min(
        int(name.removeprefix("L").partition(".")[0])
        for name, (first, second) in reachable(tree).items()
        if any(one in below[other] or other in below[one] for one in first for other in second)
    )


def latest_possible(entrants: int) -> int:
    """The same, for the best of all ways to shift the places of each drop: found by trying every one."""
    doublings = entrants.bit_length() - 1
    free = [range(1 << (doublings - 1 - d)) for d in range(1, doublings)]
    return max(_first_of((0, *shifts), doublings) for shifts in product(*free))


def _first_of(shifts: tuple[int, ...], doublings: int) -> int:
    """Two who fell from one match meet when the halvings have used up all digits in which their shifts differ."""
    rounds = []
    for earlier, later in combinations(range(len(shifts)), 2):
        digits = doublings - 1 - later
        differ = (shifts[earlier] >> later - earlier) ^ shifts[later]
        top = digits - differ.bit_length()
        rounds.append(2 * (doublings - 2 - top) + 1 if differ else 2 * later)
    return min(rounds)


@pytest.mark.parametrize(("count", "first"), [(8, 3), (16, 4), (32, 5), (64, 7)])
def test_those_who_have_met_meet_again_as_late_as_any_shifts_of_the_drops_allow(count: int, first: int) -> None:
    assert first_rematch(DoubleElimination().tree(count)) == first == latest_possible(count)


@pytest.mark.parametrize("count", range(5, 65))
def test_nobody_meets_again_in_the_first_two_rounds_of_the_losers_bracket(count: int) -> None:
    assert first_rematch(DoubleElimination().tree(count)) >= (3 if count > 6 else 2)


def test_the_losers_of_one_round_share_a_place() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(16))
    assert [place for _, place in form.places(history)] == [1, 2, 3, 4, 5, 5, 7, 7, *[9] * 4, *[13] * 4]


def test_while_it_runs_everybody_has_the_place_that_is_sure() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(8))
    shown = [[place for _, place in form.places(History(history.entrants, history.rounds[:n]))] for n in range(4)]
    assert shown == [[1] * 8, [1] * 4 + [5] * 4, [1, 1, 3, 3, 3, 3, 7, 7], [1, 2, 3, 3, 5, 5, 7, 7]]


def test_between_the_finals_both_are_first() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(8), upset_in_the_final)
    assert form.places(History(history.entrants, history.rounds[:-1]))[:3] == (("e1", 1), ("e2", 1), ("e3", 3))


def test_every_pairing_says_where_its_entrants_come_from() -> None:
    history = knockout.play(DoubleElimination(), knockout.seeded(4), upset_in_the_final)
    why = {match.pairing.slot: match.pairing.why for round_ in history.rounds for match in round_}
    assert why["L1.1"] == ({"code": "loser_of", "slot": "W1.1"}, {"code": "loser_of", "slot": "W1.2"})
    assert why["L2.1"] == ({"code": "loser_of", "slot": "W2.1"}, {"code": "winner_of", "slot": "L1.1"})
    assert why["F1"] == ({"code": "winner_of", "slot": "W2.1"}, {"code": "winner_of", "slot": "L2.1"})
    assert why["F2"][-1] == {"code": "second_final"}


@pytest.mark.parametrize("count", [0, 1, 4097])
def test_other_numbers_of_entrants_are_refused(count: int) -> None:
    with pytest.raises(WrongNumberOfEntrants):
        DoubleElimination().check(count)


def test_where_both_have_left_the_other_finalist_has_a_bye_and_needs_no_second_final() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(4, leaving={1: 2, 2: 2}))
    assert knockout.match(history, "W2.1").result.how == "void"
    last = knockout.match(history, "F1").pairing
    assert (last.entrants, last.why[-1]) == (("e3",), {"code": "bye", "rule": "opponent_gone"})
    assert form.places(history) == (("e3", 1), ("e1", 2), ("e2", 2), ("e4", 4))


def test_1024_entrants_are_paired_to_the_end() -> None:
    form = DoubleElimination()
    history = knockout.play(form, knockout.seeded(1024))
    assert (sum(map(len, history.rounds)), len(history.rounds)) == (2046, 20)


@settings(deadline=None)
@given(st.integers(2, 40), st.data())
def test_whoever_leaves_and_wins_nobody_waits_and_the_champion_has_lost_once_at_most(
    count: int, data: st.DataObject
) -> None:
    leaving = data.draw(st.dictionaries(st.integers(1, count), st.integers(1, 10)))
    chance = data.draw(st.randoms())
    form = DoubleElimination(second_final=data.draw(st.booleans()))
    entrants = knockout.seeded(count, leaving)
    history = knockout.play(form, entrants, lambda pairing: chance.choice(pairing.entrants))
    slots = [match.pairing.slot for round_ in history.rounds for match in round_]
    assert len(slots) == len(set(slots))
    for round_ in history.rounds:
        playing = [entrant for match in round_ for entrant in match.pairing.entrants]
        assert len(playing) == len(set(playing))
    losses, places = knockout.losses(history), form.places(history)
    assert max(losses.values()) <= 2
    assert {entrant for entrant, _ in places} == set(losses)
    assert [place for _, place in places] == sorted(place for _, place in places)
    if knockout.nobody_gone(history):
        (champion, first), (_, second) = places[:2]
        assert (first, second > 1) == (1, True)
        assert losses[champion] <= 1
    if not leaving:
        allowed = {2} if form.second_final else {1, 2}
        assert {lost for entrant, lost in losses.items() if entrant != places[0][0]} <= allowed
