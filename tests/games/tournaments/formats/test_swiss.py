"""Swiss rounds: no avoidable rematch, no second bye, floats as small as can be; and every pairing says why."""

import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pairing_core.errors import ImpossiblePairingError
from pairing_core.fide2026 import DOUBLE_2026, P26Player, P26Request, pair_2026

from games.tournaments.formats.contenders import contenders
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import Entrant, History, Pairing
from games.tournaments.formats.matching import cheapest_matching
from games.tournaments.formats.swiss import ALL_PAIRS, Swiss
from games.tournaments.formats.swissaims import Aims
from tests.games.tournaments.formats.exhaustion import Yardstick, pairs_of, unmet
from tests.games.tournaments.formats.playing import (
    Decide,
    better_seeds_win,
    everybody_draws,
    field,
    play,
    play_round,
)

SMALL = 9  # 945 ways to pair a round
Rounds = list[tuple[History, tuple[Pairing, ...]]]


def by_chance(chance: random.Random, pairing: Pairing) -> tuple[int, ...]:
    return chance.choice(((1, 2), (2, 1), (1, 1)))


def worse_seeds_win(pairing: Pairing) -> tuple[int, ...]:
    return better_seeds_win(pairing)[::-1]


def first_seat_wins(pairing: Pairing) -> tuple[int, ...]:
    return 1, 2


RESULTS: list[Callable[[random.Random], Decide]] = [
    lambda chance: partial(by_chance, chance),
    lambda chance: better_seeds_win,
    lambda chance: worse_seeds_win,
    lambda chance: first_seat_wins,
    lambda chance: everybody_draws,
]


def rounds_of(format_: Swiss, entrants: tuple[Entrant, ...], decide: Decide) -> Rounds:
    """Every round with what went before."""
    history, found = History(entrants), []
    while pairings := format_.pair(history):
        found.append((history, pairings))
        history = play_round(history, pairings, decide)
    return found


@st.composite
def events(draw: st.DrawFn, least: int, most: int) -> Rounds:
    """A whole event: any sensible number of rounds, some leave, results of one kind."""
    count = draw(st.integers(least, most))
    rounds = draw(st.integers(1, count - 1 + count % 2))
    chance = random.Random(draw(st.integers(0, 2**32)))
    share = draw(st.sampled_from((0, 0, 0.1, 0.4)))
    entrants = tuple(
        replace(one, left_before=chance.randint(1, rounds)) if chance.random() < share else one for one in field(count)
    )
    return rounds_of(Swiss(rounds), entrants, draw(st.sampled_from(RESULTS))(chance))


def rematches(history: History, pairings: tuple[Pairing, ...]) -> int:
    return Yardstick(history).badness(pairs_of(pairings))[1]


def could_do_without(history: History, pairings: tuple[Pairing, ...]) -> bool:
    """Whether all can be paired without a rematch, with a bye for one of those with the fewest."""
    yardstick = Yardstick(history)
    graph = networkx.Graph([tuple(pair) for pair in unmet(history, yardstick.there)])
    if len(yardstick.there) % 2:
        fewest = min(yardstick.byes[entrant] for entrant in yardstick.there)
        graph.add_edges_from((one, "bye") for one in yardstick.there if yardstick.byes[one] == fewest)
    return len(networkx.max_weight_matching(graph, maxcardinality=True)) == len(pairings)


@settings(deadline=None, max_examples=30)
@given(events(3, 40))
def test_all_who_are_there_are_paired_once_a_round_and_nobody_else_is(event: Rounds) -> None:
    for history, pairings in event:
        paired = [entrant for pairing in pairings for entrant in pairing.entrants]
        assert sorted(paired) == sorted(one.id for one in history.entrants if one.plays(history.next_round))
        assert [pairing.slot for pairing in pairings] == [
            f"S{history.next_round}.{table}" for table in range(1, len(pairings) + 1)
        ]


@settings(deadline=None, max_examples=30)
@given(events(3, 40))
def test_nobody_meets_again_while_all_can_be_paired_without_and_a_rematch_says_that_it_is_one(event: Rounds) -> None:
    for history, pairings in event:
        again = rematches(history, pairings)
        assert not again or not could_do_without(history, pairings)
        assert again == sum(why["code"] == "rematch_unavoidable" for pairing in pairings for why in pairing.why)


@settings(deadline=None, max_examples=30)
@given(events(3, 40))
def test_nobody_has_a_second_bye_while_somebody_there_has_had_none(event: Rounds) -> None:
    for history, pairings in event:
        yardstick = Yardstick(history)
        for pairing in pairings:
            if pairing.is_bye:
                (alone,) = pairing.entrants
                assert yardstick.byes[alone] == min(yardstick.byes[entrant] for entrant in yardstick.there)
                assert pairing is pairings[-1]


@settings(deadline=None, max_examples=40)
@given(events(3, SMALL))
def test_no_way_to_pair_a_round_is_better(event: Rounds) -> None:
    for history, pairings in event:
        yardstick = Yardstick(history)
        assert yardstick.badness(pairs_of(pairings)) == yardstick.least()


@pytest.mark.parametrize("count", range(3, 41))
@pytest.mark.parametrize("results", range(len(RESULTS)))
def test_every_sensible_number_of_rounds_is_played(count: int, results: int) -> None:
    """As many as everybody has opponents, which a round-by-round choice need not manage without a rematch."""
    rounds = (count - 1).bit_length() + 2
    event = rounds_of(Swiss(rounds), field(count), RESULTS[results](random.Random(count)))
    assert len(event) == rounds
    assert all(not rematches(*one) or not could_do_without(*one) for one in event)


def test_in_the_first_round_the_top_half_meets_the_bottom_half_in_order() -> None:
    pairings = Swiss().pair(History(field(8)))
    assert [set(pairing.entrants) for pairing in pairings] == [{f"e{n}", f"e{n + 4}"} for n in range(1, 5)]
    assert {why["code"] for pairing in pairings for why in pairing.why} == {"score_group"}


def test_of_an_odd_number_the_last_has_the_bye_and_then_the_lowest_score_without_one() -> None:
    history = play(Swiss(3), field(5))
    byes = [matches[-1].pairing for matches in history.rounds]
    assert [bye.entrants for bye in byes] == [("e5",), ("e4",), ("e3",)]
    assert byes[0].why == (
        {"code": "bye", "rule": "lowest_without_bye", "entrant": "e5", "score": 0.0, "byes_before": 0},
    )


def test_a_walkover_received_counts_as_a_bye() -> None:
    format_ = Swiss(3)
    gone = tuple(replace(one, left_before=1) if one.id == "e3" else one for one in field(6))
    pairings = format_.pair(History(field(6)))
    history = play_round(History(gone), pairings)  # e6 wins without playing
    assert [pairing.entrants for pairing in format_.pair(history) if pairing.is_bye] == [("e5",)]


def test_an_odd_score_group_sends_its_last_to_meet_the_first_of_the_next() -> None:
    history = play_round(History(field(6)), Swiss(3).pair(History(field(6))))
    pairings = Swiss(3).pair(history)
    assert [set(pairing.entrants) for pairing in pairings] == [{"e1", "e2"}, {"e3", "e4"}, {"e5", "e6"}]
    assert pairings[1].why == ({"code": "float", "entrant": "e3", "from": 1.0, "to": 0.0},)


def test_who_floated_down_does_not_do_so_again_where_another_can() -> None:
    format_, history = Swiss(5), History(field(7))
    floated: list[set[str]] = []
    while pairings := format_.pair(history):
        down = {why["entrant"] for pairing in pairings for why in pairing.why if why["code"] == "float"}
        floated.append(down)
        history = play_round(history, pairings, everybody_draws)
    assert not any(before & after for before, after in pairwise(floated))


def test_two_who_have_nobody_else_meet_again_and_are_told() -> None:
    history = play(Swiss(3), field(2))
    assert [len(matches) for matches in history.rounds] == [1, 1, 1]
    assert history.rounds[2][0].pairing.why[-1] == {"code": "rematch_unavoidable", "met_before": 2}


def test_seats_are_shared_out() -> None:
    history = play(Swiss(6), field(16))
    firsts = [match.pairing.entrants[0] for matches in history.rounds for match in matches]
    assert {firsts.count(entrant.id) for entrant in history.entrants} <= {2, 3, 4}


def test_the_order_in_which_entrants_are_told_changes_nothing() -> None:
    history = History(field(21))
    for _ in range(4):
        pairings = Swiss(5).pair(history)
        turned = replace(history, entrants=history.entrants[::-1])
        assert Swiss(5).pair(turned) == pairings == Swiss(5).pair(history)
        history = play_round(history, pairings)


def test_whoever_comes_late_is_paired_with_the_lowest() -> None:
    history = play_round(History(field(4)), Swiss(3).pair(History(field(4))))
    pairings = Swiss(3).pair(replace(history, entrants=(*history.entrants, Entrant("late", 5), Entrant("later", 6))))
    assert {"late", "later"} <= {entrant for pairing in pairings[1:] for entrant in pairing.entrants}


def test_an_event_has_the_rounds_of_a_knock_out_if_nothing_is_said_and_ends_when_one_is_left() -> None:
    assert [len(play(Swiss(), field(count)).rounds) for count in (2, 3, 4, 5, 8, 9)] == [1, 2, 2, 3, 3, 4]
    left = tuple(replace(one, left_before=2) if one.seed > 1 else one for one in field(4))
    assert len(play(Swiss(5), left).rounds) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_large_field_is_paired_as_well_as_if_every_pair_were_weighed(seed: int) -> None:
    chance = random.Random(seed)
    history = History(field(ALL_PAIRS + 1 + chance.randint(0, 40)))
    for _ in range(6):
        pairings = Swiss(6).pair(history)
        aims = Aims(contenders(history))
        everything = aims.costs(len(aims.field))
        ids = [one.id for one in aims.field]
        best = [tuple(ids[place] for place in edge if place < len(ids)) for edge in cheapest_matching(everything)]
        yardstick = Yardstick(history)
        assert yardstick.badness(pairs_of(pairings)) == yardstick.badness(best)
        history = play_round(history, pairings, partial(by_chance, chance))


@pytest.mark.parametrize("count", [0, 1, 4097])
def test_a_wrong_number_of_entrants_is_refused(count: int) -> None:
    with pytest.raises(WrongNumberOfEntrants):
        Swiss().check(count)


def test_without_upsets_the_best_seed_is_first() -> None:
    format_ = Swiss(tie_breaks=("buchholz", "seed"))
    places = format_.places(play(format_, field(16)))
    assert places[0] == ("e1", 1)
    assert sorted(entrant for entrant, _ in places) == sorted(one.id for one in field(16))


def test_a_web_process_loads_the_formats_without_the_matching_library() -> None:
    script = (
        "import sys, django; django.setup()\n"
        "import yachtapi.urls\n"
        "from games.tournaments.formats.registry import format_of\n"
        "format_of({'format': {'kind': 'swiss'}}).check(8)\n"
        "assert 'networkx' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def of_another_program(history: History) -> list[tuple[str, ...]]:
    """The round that FIDE's Double-Swiss rules want (C.04.5, 2026), which have no preferences of colours."""
    yardstick = Yardstick(history)
    number = {entrant.id: entrant.seed for entrant in history.entrants}
    met: dict[str, list[int]] = {entrant.id: [] for entrant in history.entrants}
    for matches in history.rounds:
        for match in matches:
            for one, other in zip(match.pairing.entrants, match.pairing.entrants[::-1], strict=True):
                if one != other:
                    met[one].append(number[other])
    n = history.next_round
    players = tuple(
        P26Player(
            id=number[one],
            tpn=number[one],
            score=yardstick.scores[one],
            opponents=tuple(met[one]),
            got_pab=yardstick.byes[one] > 0,
            played=len(met[one]),
        )
        for one in yardstick.there
    )
    paired = pair_2026(P26Request(players=players, ruleset=DOUBLE_2026, round_number=n, total_rounds=9))
    pairs: list[tuple[str, ...]] = [(f"e{pair.white_id}", f"e{pair.black_id}") for pair in paired.pairs]
    return pairs if paired.bye_id is None else [*pairs, (f"e{paired.bye_id}",)]


@settings(deadline=None, max_examples=25)
@given(st.integers(4, 14), st.integers(0, 10**6), st.sampled_from(RESULTS))
def test_another_program_pairs_the_first_round_alike_and_no_later_one_better(
    count: int, seed: int, results: Callable[[random.Random], Decide]
) -> None:
    history, decide = History(field(count)), results(random.Random(seed))
    for _ in range(min(4, count // 2)):
        pairings = Swiss(4).pair(history)
        try:
            theirs = of_another_program(history)
        except ImpossiblePairingError:
            return  # it goes through the score groups one by one, and may come to one that it cannot pair
        yardstick = Yardstick(history)
        ours = pairs_of(pairings)
        assert yardstick.badness(ours) <= yardstick.badness(theirs)
        if not history.rounds:
            assert set(map(frozenset, ours)) == set(map(frozenset, theirs))
        assert yardstick.badness(ours)[:4] == yardstick.badness(theirs)[:4]
        history = play_round(history, pairings, decide)
