"""GET games/{id}/events/: one log, the same for every reader, from any place on."""

import hashlib
import json
from random import Random

import pytest

from tests.games.player import HttpPlayer, Shown, play_on
from tests.games.shortcut import skip


def follows(previous: str, event: Shown) -> str:
    body = {key: value for key, value in event.items() if key != "hash"}
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    return hashlib.sha256(bytes.fromhex(previous) + plain).hexdigest()


def test_the_numbers_have_no_gaps_and_the_hashes_are_a_chain(alice: HttpPlayer) -> None:
    game = alice.create("me", "random", "me", start=True)
    play_on(game, [alice], Random(1), turns=8)
    events, head = alice.events(game), "00" * 32
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    for event in events:
        head = follows(head, event)
        assert event["hash"] == head
    assert alice.read(game)["version"] == len(events)


def test_a_reader_goes_on_after_what_he_has(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", start=True)
    everything = alice.events(game)
    for after in range(len(everything) + 1):
        assert alice.events(game, after) == everything[after:]
    assert alice.events(game, 2**31 - 1) == everything


def test_the_log_of_an_ended_game_is_the_one_that_was_followed(alice: HttpPlayer) -> None:
    game = alice.create("me", ruleset="yatzy", start=True)
    followed: list[Shown] = []
    for turn in range(1, 16):
        skip(game, turn)
        followed += alice.events(game, len(followed))
    assert followed[-1]["type"] == "game.finished"
    assert alice.events(game) == followed
    assert json.loads(alice.record(game))["events"] == followed


def test_every_reader_has_the_same_log(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    assert alice.events(game) == bob.events(game) == nobody.events(game)


def test_the_data_of_the_first_events_are_those_of_the_format(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", turn_seconds=60, start=True)
    created, joined, engine, started, turn = [event["data"] for event in alice.events(game)]
    assert created == {
        "game_id": game["id"], "draw_id": game["id"], "ruleset": "yacht", "ruleset_digest": game["ruleset_digest"],
        "commitment": game["commitment"],
        "options": {
            "order": "seat", "seats": 2, "turn_seconds": 60, "visibility": "public", "hints": "after_game",
            "rated": False, "seeded": False, "client_seeded": False,
        },
    }  # fmt: skip
    assert joined == {"seat": 0, "player_id": alice.id}
    assert engine == {"seat": 1, "player_id": engine["player_id"], "strategy": "greedy", "strategy_version": "1"}
    assert started == {"client_seeds": ["", ""], "first_seat": 0}
    assert turn == {"n": 1, "seat": 0, "turn": 1, "deadline": game["deadline"]}


def test_the_log_holds_no_names(alice: HttpPlayer) -> None:
    game = alice.create({"kind": "me", "name": "Annabella"}, start=True)
    log = alice.get(f"games/{game['id']}/events/").content.decode()
    assert "Annabella" not in log and "Alice" not in log


@pytest.mark.parametrize("turns", [145, 150])
def test_a_long_log_comes_in_pieces_while_the_game_lasts_and_afterwards(alice: HttpPlayer, turns: int) -> None:
    game = alice.create(*["me"] * 10, ruleset="yatzy", start=True)
    skip(game, turns)
    pieces = [alice.events(game)]
    while len(pieces[-1]) == 500:
        pieces.append(alice.events(game, pieces[-1][-1]["seq"]))
    assert len(pieces) > 1
    assert [event["seq"] for piece in pieces for event in piece] == list(range(1, alice.read(game)["version"] + 1))


def test_a_wait_does_not_hold_an_answer_that_has_events(alice: HttpPlayer) -> None:
    game = alice.create("me")
    assert alice.get(f"games/{game['id']}/events/?after=0&wait=60").json()["events"]


@pytest.mark.parametrize("query", ["after=-1", "after=x", "after=2147483648", "wait=-1", "wait=61", "wait=x", "hat=1"])
def test_a_faulty_query_is_named(alice: HttpPlayer, query: str) -> None:
    answer = alice.get(f"games/{alice.create('me')['id']}/events/?{query}")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, query.partition("=")[0])
