"""What nobody may learn before the end: the seed, the dice to come. And what no log may hold: tokens, tickets."""

import base64
import logging
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any
from uuid import UUID

import pytest
from rest_framework.test import APIClient

from games import step, tasks
from games.dicecup import DiceCup
from games.models import Event, Game, Seed
from games.players.models import Player, Token
from games.services import engines
from games.services.table import Table
from tests.games.conftest import Later
from tests.games.eavesdropper import Eavesdropper, faces, spellings
from tests.games.player import HttpPlayer, Shown, take_turn

PUBLIC = ["commitments/", "keys/", "strategies/", "games/", "games/?to_move=me&status=playing", "players/me/games/"]
READS = [
    "",
    "?receipt=true",
    "turns/",
    "turns/1/",
    "turns/current/",
    "events/",
    "events/?after=3",
    "record/",
    "advice/",
]
WRITES: list[tuple[str, Any]] = [
    ("turns/current/rolls/", {"keep": [7]}),
    ("turns/current/rolls/", {"keep": [1, 1, 1, 1, 1]}),
    ("turns/current/rolls/", {"hold": [1]}),
    ("turns/current/score/", {"category": "seed"}),
    ("turns/current/score/", {}),
    ("seats/", {"client_seed": "too late"}),
    ("seats/", {}),
    ("start/", {}),
    ("start/", {"client_seed": "again"}),
    ("rematch/", None),
    ("invites/", None),
    ("resignation/", {"seat": 9}),
]


@pytest.fixture
def eve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Eavesdropper]:
    """Hears every answer and reads every log line of the test."""
    listener, request = Eavesdropper(), APIClient.request

    def heard(client: APIClient, **environment: Any) -> Any:
        answer = request(client, **environment)
        listener.hear(answer)
        return answer

    class Reader(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            listener.read(record)

    monkeypatch.setattr(APIClient, "request", heard)
    root, reader, level = logging.getLogger(), Reader(logging.DEBUG), logging.getLogger().level
    root.addHandler(reader)
    root.setLevel(logging.DEBUG)
    yield listener
    root.removeHandler(reader)
    root.setLevel(level)


def seed_of(game: Shown) -> bytes:
    return bytes(Seed.objects.get(game=game["id"]).seed)


def call_everything(game: Shown, *players: HttpPlayer) -> None:
    """Every read and every refusal that the state of the game gives."""
    for player in players:
        for path in PUBLIC:
            player.get(path)
        for path in READS:
            player.get(f"games/{game['id']}/{path}")
        for path, body in WRITES:
            player.post(f"games/{game['id']}/{path}", body, if_match='"1"')
            player.post(f"games/{game['id']}/{path}", body, idempotency_key="k")
        player.delete(f"games/{game['id']}/seats/9/")


def thrown(game: Shown) -> set[tuple[int, ...]]:
    """Every list of faces that the log has told so far."""
    rows = Event.objects.filter(game=game["id"]).values_list("data", flat=True)
    return set(faces(list(rows)))


@pytest.fixture
def waiting(alice: HttpPlayer, bob: HttpPlayer, eve: Eavesdropper) -> Shown:
    """A private game in which Bob was invited, a seat is open and a roll-off is to be."""
    game = alice.create("me", "open", "greedy", "open", visibility="private", turn_seconds=60, order="roll_off")
    ticket = alice.post(f"games/{game['id']}/invites/").json()["invite"]
    bob.join(game, invite=ticket, client_seed="bobs-share")
    assert not eve.finds_word(ticket)
    return game


def test_a_search_finds_a_secret_in_any_spelling() -> None:
    secret = bytes(range(100, 132))
    for before in range(7):
        for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode):
            text = encode(b"x" * before + secret + b"yz")
            assert any(each in text for each in spellings(secret))
    assert all(len(each) > 24 for each in spellings(secret))


def test_no_answer_and_no_log_line_of_a_running_game_holds_the_seed(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, waiting: Shown, eve: Eavesdropper
) -> None:
    everybody, chance = (alice, bob, carol, nobody), Random(3)
    seed = seed_of(waiting)
    call_everything(waiting, *everybody)
    alice.join(waiting, strategy="random")
    alice.start(waiting, client_seed="alices-share")
    by_id = {alice.id: alice, bob.id: bob}
    for turn in range(6):
        game = alice.read(waiting)
        mover = by_id.get(game["seats"][game["turn"]["seat"]]["player"]["id"])
        if mover is None:
            tasks.play_engines(waiting["id"])
        else:
            take_turn(game, mover, chance)
        if turn in (0, 4):
            call_everything(waiting, *everybody)
        tasks.sweep()
    assert len(eve.answers) > 200
    assert eve.finds(seed) == []
    assert seed.hex() not in repr(Table.read(UUID(waiting["id"])))
    alice.resign(waiting)
    bob.resign(waiting)
    tasks.play_engines(waiting["id"])
    alice.record(waiting)
    assert len(eve.finds(seed)) == 1, "the record alone reveals it"


def test_no_dice_appear_before_they_are_thrown(
    alice: HttpPlayer, bob: HttpPlayer, waiting: Shown, eve: Eavesdropper
) -> None:
    alice.join(waiting, strategy="random")
    alice.start(waiting)
    by_id = {alice.id: alice, bob.id: bob}
    for _ in range(4):
        game = alice.read(waiting)
        mover = by_id.get(game["seats"][game["turn"]["seat"]]["player"]["id"])
        if mover is None:
            tasks.play_engines(waiting["id"])
            continue
        for throw in range(3):
            call_everything(waiting, mover)
            assert set(eve.dice()) - {(1, 1, 1, 1, 1)} <= thrown(waiting)
            keep = mover.read(waiting)["turn"]["dice"][:2] if throw else []
            mover.roll(waiting, *keep)
        mover.score(waiting, mover.read(waiting)["turn"]["legal"]["categories"][0]["category"])
    assert set(eve.dice()) - {(1, 1, 1, 1, 1)} <= thrown(waiting)


def test_refused_throws_do_not_move_the_dice(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    cup = DiceCup(seed_of(game), game["id"], ("",))
    expected = cup.groups("0", 1, rolls=3, dice=5, faces=6)
    for roll in range(3):
        bodies: list[Shown] = [{"keep": [7]}, {"keep": [1] * 9}, {"hold": []}]
        for body in bodies:
            assert alice.post(f"games/{game['id']}/turns/current/rolls/", body).status_code == 422
        assert alice.roll(game)["turn"]["rolls"][roll]["thrown"] == list(expected[roll])


def test_a_given_seed_is_not_repeated_by_anybody(alice: HttpPlayer, bob: HttpPlayer, eve: Eavesdropper) -> None:
    seed = bytes(range(32))
    game = alice.create("me", "greedy", seed=seed.hex(), start=True)
    alice.post("games/", {"ruleset": "yamb", "seats": [{"kind": "me"}], "seed": seed.hex()})
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "open"}], "seed": seed.hex()}, idempotency_key="k")
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], "seed": seed.hex() + "0"})
    call_everything(game, alice, bob)
    assert eve.finds(seed) == []


def test_client_seeds_of_others_are_not_shown_before_the_start(
    alice: HttpPlayer, carol: HttpPlayer, waiting: Shown, eve: Eavesdropper
) -> None:
    call_everything(waiting, alice, carol)
    assert not [answer for answer in eve.answers if b"bobs-share" in answer]


def test_no_log_line_holds_a_token_or_a_ticket(
    nobody: HttpPlayer, waiting: Shown, alice: HttpPlayer, eve: Eavesdropper
) -> None:
    token = nobody.post("players/", {"name": "Ada"}).json()["token"]
    ticket = alice.post(f"games/{waiting['id']}/invites/").json()["invite"]
    bearer = {"authorization": f"Bearer {token}"}
    for body in ({"invite": ticket}, {"invite": ticket, "hat": "red"}, {"invite": ticket + "x"}):
        nobody.post(f"games/{waiting['id']}/seats/", body, **bearer)
    nobody.get("players/me/", authorization=f"Bearer {token}x")
    nobody.get("players/me/", authorization=f"Token {token}")
    assert eve.finds_word(token) == eve.finds_word(ticket) == []


def test_no_password_is_in_any_answer_or_log_line(nobody: HttpPlayer, alice: HttpPlayer, eve: Eavesdropper) -> None:
    old, new, wrong = "analytical-engine-1837", "difference-engine-1822", "jacquard-loom-1804"
    alice.send("PATCH", "players/me/", {"username": "ada", "password": old})
    alice.send("PATCH", "players/me/", {"username": "ada!", "password": old})
    alice.send("PUT", "players/me/password/", {"old_password": old, "new_password": new, "hat": wrong})
    alice.send("PUT", "players/me/password/", {"old_password": wrong, "new_password": new})
    alice.send("PUT", "players/me/password/", {"old_password": old, "new_password": new})
    for password in (old, wrong, new):
        nobody.post("tokens/", {"username": "ada", "password": password})
    nobody.get("games/?password=" + new)
    alice.get("players/me/export/")
    row = Player.objects.get(pk=alice.id)
    heard = b"\n".join([*eve.answers, *eve.lines])
    assert not [word for word in (old, new, wrong, row.password) if word.encode() in heard]
    assert not [token for token in Token.objects.filter(user=row) if token.digest.encode() in heard]


def test_a_fault_of_ours_keeps_the_seed_to_itself(
    alice: HttpPlayer, eve: Eavesdropper, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("me", "greedy", start=True)
    other = alice.create("greedy", "me", turn_seconds=60, start=True)
    seeds = seed_of(game), seed_of(other)

    def fail(state: step.State, cup: DiceCup, *rest: Any) -> Any:
        raise RuntimeError(f"broken with {cup}")

    monkeypatch.setattr(step, "roll", fail)
    monkeypatch.setattr(engines, "decide", fail)
    monkeypatch.setattr("tests.contract.check", lambda exchange: None)  # a fault is not in the document
    alice.client.raise_request_exception = False
    answer = alice.post(f"games/{game['id']}/turns/current/rolls/", {})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal_error")
    for _ in range(engines.MOST_ATTEMPTS + 1):
        with suppress(RuntimeError):
            tasks.play_engines(other["id"])
    assert eve.finds_word("broken with") and not eve.finds(seeds[0])
    assert not [line for line in eve.lines if seeds[1].hex().encode() in line]


def test_the_seed_has_a_table_of_its_own_that_says_nothing(alice: HttpPlayer) -> None:
    game = alice.create("me")
    row = Seed.objects.get(game=game["id"])
    assert not any(each in f"{row} {row!r}".encode() for each in spellings(bytes(row.seed)))
    assert {column.name for column in Game._meta.concrete_fields if "seed" in column.name} == {
        "seeded",
        "client_seeded",
    }
