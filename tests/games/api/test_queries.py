"""How many queries a request costs: the same for two seats as for ten, for the first turn as for the last."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.conftest import Solve
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip

READ = 2  # token; the game with its seats and their players, which no move can tear apart
THROW = 6  # token, game, seats, seed; the event in, the game updated
TOLD = 2  # the players' counters, their notices in: for a move that opens a person's turn or ends the game
SCORE = 6 + TOLD  # token, game, seats; the seat updated, the event in, the game updated
END = SCORE + 3  # the log read and its rows deleted, the seed read, the record written, but no event in
LIST = 3  # token, games, the seats of all of them
KEY = 3  # what an Idempotency-Key adds: claimed, read back, the answer kept
EVERYTHING = 1000  # turns
STATEMENTS = ("SELECT", "INSERT", "UPDATE", "DELETE")


@contextmanager
def costs(queries: int) -> Iterator[None]:
    """Fail unless exactly so many statements are run; those that frame a transaction are not counted."""
    with CaptureQueriesContext(
        connection,
    ) as captured:
        yield
    ran = [query["sql"] for query in captured.captured_queries if query["sql"].startswith(STATEMENTS)]
    assert len(ran) == queries, "\n".join(sql[:160] for sql in ran)


@pytest.fixture(params=[1, 2, 10])
def game(request: pytest.FixtureRequest, alice: HttpPlayer) -> Shown:
    return alice.create(*["me"] * request.param, start=True)


def test_a_read_costs_the_same_at_every_turn(alice: HttpPlayer, game: Shown) -> None:
    for turns in (0, 1, 10 * len(game["seats"])):
        skip(game, turns)
        with costs(READ):
            alice.read(game)
    skip(game, EVERYTHING)
    with costs(READ):
        alice.read(game)


def test_a_read_without_a_token_saves_its_look_up(nobody: HttpPlayer, game: Shown) -> None:
    with costs(READ - 1):
        nobody.read(game)


def test_a_game_that_has_not_changed_costs_no_more(alice: HttpPlayer, game: Shown) -> None:
    tag = alice.get(f"games/{game['id']}/")["ETag"]
    with costs(READ):
        alice.get(f"games/{game['id']}/", if_none_match=tag)


def test_a_throw_and_a_score_cost_the_same_at_every_turn(alice: HttpPlayer, game: Shown) -> None:
    for turns in (0, 1, 10 * len(game["seats"])):
        skip(game, turns)
        with costs(THROW):
            turn = alice.roll(game)["turn"]
        with costs(THROW):
            alice.roll(game, turn["dice"][0])
        category = alice.read(game)["turn"]["legal"]["categories"][0]["category"]
        with costs(SCORE):
            alice.score(game, category)


def test_the_last_score_costs_the_same_for_any_number_of_seats(alice: HttpPlayer, game: Shown) -> None:
    skip(game, 12 * len(game["seats"]) - 1)
    category = alice.roll(game)["turn"]["legal"]["categories"][0]["category"]
    with costs(END):
        alice.score(game, category)


def test_advice_costs_what_a_move_reads_and_the_mark_once(alice: HttpPlayer, solve: Solve) -> None:
    solve("yahtzee-upper-first")
    game = alice.create("me", "me", ruleset="yahtzee-upper-first", hints="always", start=True)
    for queries in (4, 3):  # token, game, seats; the mark
        with costs(queries):
            assert alice.get(f"games/{game['id']}/advice/").status_code == 200


def test_a_private_game_costs_no_more(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", visibility="private", start=True)
    with costs(READ):
        alice.read(game)
    with costs(THROW):
        alice.roll(game)
    with costs(SCORE):
        alice.score(game, "ones")


def test_a_refused_throw_writes_nothing(alice: HttpPlayer, game: Shown) -> None:
    with costs(THROW - 3):  # it gets as far as token, game and seats
        alice.post(f"games/{game['id']}/turns/current/rolls/", {}, if_match='"1"')


def test_a_key_costs_three_queries_and_a_repetition_three_in_all(alice: HttpPlayer, game: Shown) -> None:
    path = f"games/{game['id']}/turns/current/rolls/"
    with costs(THROW + KEY):
        alice.post(path, {}, idempotency_key="k")
    with costs(3):  # token, claim, answer
        alice.post(path, {}, idempotency_key="k")


@pytest.mark.parametrize("games", [1, 20])
def test_a_list_costs_the_same_for_any_number_of_games(alice: HttpPlayer, games: int) -> None:
    for _ in range(games):
        alice.create("me", "greedy", "open")
    with costs(LIST):
        alice.get("games/")
    with costs(LIST):
        alice.get("players/me/games/?status=open&ruleset=yacht")


def test_events_turns_and_records_cost_the_same_for_any_number_of_turns(alice: HttpPlayer, game: Shown) -> None:
    for turns in (0, 5):
        skip(game, turns)
        for path in ("events/", "turns/", "turns/1/"):
            with costs(READ + 1):
                alice.get(f"games/{game['id']}/{path}")
    skip(game, EVERYTHING)
    for path in ("events/", "turns/", "record/"):
        with costs(READ + 1):
            alice.get(f"games/{game['id']}/{path}")
