"""POST games/: a game is set up, and its dice are committed to."""

import hashlib
from datetime import datetime
from typing import Any

import pytest

from games.models import Game, Seed
from rulesets import catalog
from tests.games.player import HttpPlayer, Shown


def wish(**fields: Any) -> Shown:
    return {"ruleset": "yacht", "seats": [{"kind": "me"}], **fields}


def refused(player: HttpPlayer, body: Any, status: int, code: str) -> Shown:
    answer = player.post("games/", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert not Game.objects.exists()
    shown: Shown = answer.json()
    return shown


def test_a_game_waits_for_its_start(alice: HttpPlayer) -> None:
    game = alice.create("me", "open", "greedy")
    assert (game["status"], game["turn"], game["first_seat"], game["results"]) == ("open", None, None, None)
    assert [seat["kind"] for seat in game["seats"]] == ["person", "open", "engine"]
    assert [seat["status"] for seat in game["seats"]] == ["playing", "open", "playing"]
    assert game["owner_id"] == game["seats"][0]["player"]["id"] == alice.id
    assert game["seats"][2]["strategy"] == "greedy"
    assert game["version"] == 3


def test_a_game_may_start_at_once(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", start=True)
    assert (game["status"], game["first_seat"], game["client_seeded"]) == ("playing", 0, False)
    assert game["turn"] == {
        "n": 1, "number": 1, "seat": 0, "deadline": None, "stand_in": None, "rolls_left": 3, "dice": None, "rolls": [],
        "legal": {"categories": []}, "waiting": False, "keep": None,
    }  # fmt: skip


def test_the_answer_commits_to_the_seed_before_any_client_seed(alice: HttpPlayer) -> None:
    game = alice.create("me", "open")
    seed = bytes(Seed.objects.get(game=game["id"]).seed)
    assert len(seed) == 32
    assert game["commitment"] == hashlib.sha256(seed).hexdigest()
    assert (game["receipt"]["commitment"], game["receipt"]["seq"]) == (game["commitment"], game["version"])


def test_every_game_has_a_seed_of_its_own(alice: HttpPlayer) -> None:
    assert len({alice.create("me")["commitment"] for _ in range(5)}) == 5


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_the_order_of_play_is_the_rulesets_own_unless_another_is_wished(alice: HttpPlayer, ruleset: str) -> None:
    assert alice.create("me", ruleset=ruleset)["order"] == catalog.get(ruleset).order
    assert alice.create("me", ruleset=ruleset, order="random")["order"] == "random"


def test_the_options_in_force_can_be_seen(alice: HttpPlayer) -> None:
    game = alice.create("me", "open", turn_seconds=60, visibility="private", order="roll_off", rated=True)
    shown = {name: game[name] for name in ("turn_seconds", "visibility", "order", "rated", "seeded", "ruleset")}
    assert shown == {
        "turn_seconds": 60, "visibility": "private", "order": "roll_off", "rated": True, "seeded": False,
        "ruleset": "yacht",
    }  # fmt: skip
    assert game["ruleset_digest"] == catalog.get("yacht").digest


def test_a_game_has_a_last_deadline(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    left = datetime.fromisoformat(game["deadline"]) - datetime.fromisoformat(game["server_time"])
    assert 29 <= left.days <= 30


def test_a_turn_with_a_limit_has_the_nearer_deadline(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True, turn_seconds=60)
    left = datetime.fromisoformat(game["deadline"]) - datetime.fromisoformat(game["server_time"])
    assert 0 < left.total_seconds() <= 60


@pytest.mark.parametrize("seats", [["me"], ["greedy"], ["random", "greedy"], ["me"] * 10, ["me", "open"] * 5])
def test_one_to_ten_seats_of_any_mix_will_do(alice: HttpPlayer, seats: list[str]) -> None:
    assert len(alice.create(*seats)["seats"]) == len(seats)


def test_several_people_at_one_client_have_names(alice: HttpPlayer) -> None:
    game = alice.create({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, "me")
    assert [seat["player"]["name"] for seat in game["seats"]] == ["Ann", "Bob", "Alice"]
    assert {seat["player"]["id"] for seat in game["seats"]} == {alice.id}


def test_a_bot_plays_greedily_unless_told_otherwise(alice: HttpPlayer) -> None:
    assert alice.create({"kind": "bot"})["seats"][0]["strategy"] == "greedy"


def test_all_bots_of_one_strategy_are_one_player(alice: HttpPlayer) -> None:
    game = alice.create("random", "random", "greedy")
    ids = [seat["player"]["id"] for seat in game["seats"]]
    assert (ids[0] == ids[1], ids[0] == ids[2]) == (True, False)


def test_a_seed_may_be_given_and_the_game_says_so(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", seed="07" * 32)
    assert (game["seeded"], game["rated"]) == (True, False)
    assert game["commitment"] == hashlib.sha256(b"\x07" * 32).hexdigest()


def test_a_seeded_game_is_closed_to_others_and_never_rated(alice: HttpPlayer) -> None:
    refused(alice, wish(seats=[{"kind": "me"}, {"kind": "open"}], seed="07" * 32), 409, "seeded_game_is_closed")
    refused(alice, wish(rated=True, seed="07" * 32), 409, "seeded_game_is_closed")


def test_a_game_with_open_seats_does_not_start_at_once(alice: HttpPlayer) -> None:
    body = wish(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], start=True)
    assert refused(alice, body, 409, "seats_open")["open_seats"] == [1, 2]


def test_an_unknown_ruleset_is_refused(alice: HttpPlayer) -> None:
    assert refused(alice, wish(ruleset="yamb"), 422, "unknown_ruleset")["ruleset"] == "yamb"


def test_an_unknown_strategy_is_refused_with_those_there_are(alice: HttpPlayer) -> None:
    body = wish(seats=[{"kind": "bot", "strategy": "psychic"}])
    assert refused(alice, body, 422, "unknown_strategy")["strategies"] == [
        "collector",
        "greedy",
        "perfect",
        "planner",
        "random",
        "thrifty",
    ]


def test_without_a_token_nothing_is_created(nobody: HttpPlayer) -> None:
    refused(nobody, wish(), 401, "not_authenticated")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ruleset": None}, "ruleset"),
        ({"ruleset": ""}, "ruleset"),
        ({"ruleset": "x" * 101}, "ruleset"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}] * 11}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": [7]}, "seats.0"),
        ({"seats": [{"kind": "me"}, {"kind": "you"}]}, "seats.1.kind"),
        ({"seats": [{}]}, "seats.0.kind"),
        ({"seats": [{"kind": "me", "strategy": "greedy"}]}, "seats.0.strategy"),
        ({"seats": [{"kind": "bot", "name": "Ann"}]}, "seats.0.name"),
        ({"seats": [{"kind": "open", "name": "Ann"}]}, "seats.0.name"),
        ({"seats": [{"kind": "me", "name": "a\x07b"}]}, "seats.0.name"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}]}, "seats.0.name"),
        ({"seats": [{"kind": "me", "name": "x" * 41}]}, "seats.0.name"),
        ({"seats": [{"kind": "me", "name": "  "}]}, "seats.0.name"),
        ({"seats": [{"kind": "me", "hat": "red"}]}, "seats.0.hat"),
        ({"order": "dealer"}, "order"),
        ({"order": ""}, "order"),
        ({"start": "perhaps"}, "start"),
        ({"turn_seconds": 4}, "turn_seconds"),
        ({"turn_seconds": 2592001}, "turn_seconds"),
        ({"turn_seconds": "60"}, "turn_seconds"),
        ({"turn_seconds": 60.5}, "turn_seconds"),
        ({"turn_seconds": True}, "turn_seconds"),
        ({"turn_seconds": 10**30}, "turn_seconds"),
        ({"visibility": "secret"}, "visibility"),
        ({"rated": 7}, "rated"),
        ({"hints": "sometimes"}, "hints"),
        ({"hints": None}, "hints"),
        ({"seed": "07" * 31}, "seed"),
        ({"seed": "07" * 33}, "seed"),
        ({"seed": "AB" * 32}, "seed"),
        ({"seed": "07" * 32 + "\n"}, "seed"),
        ({"seed": ""}, "seed"),
        ({"seed": None}, "seed"),
        ({"hat": "red"}, "hat"),
        ({"client_seed": "lucky"}, "client_seed"),
    ],
)
def test_a_faulty_field_is_named(alice: HttpPlayer, fields: Shown, field: str) -> None:
    problem = refused(alice, wish(**fields), 422, "invalid_request")
    assert field in [error["field"] for error in problem["errors"]]


@pytest.mark.parametrize("seconds", [5, 604800, 2592000, None])
def test_the_time_for_a_turn_may_lie_at_its_bounds(alice: HttpPlayer, seconds: int | None) -> None:
    assert alice.create("me", turn_seconds=seconds)["turn_seconds"] == seconds


@pytest.mark.parametrize("missing", ["ruleset", "seats"])
def test_ruleset_and_seats_are_required(alice: HttpPlayer, missing: str) -> None:
    body = {name: value for name, value in wish().items() if name != missing}
    (error,) = refused(alice, body, 422, "invalid_request")["errors"]
    assert (error["field"], error["code"]) == (missing, "required")


def test_the_same_request_with_one_key_creates_one_game(alice: HttpPlayer) -> None:
    first, second = (alice.post("games/", wish(), idempotency_key="k") for _ in range(2))
    assert first.content == second.content
    assert second["Idempotency-Replayed"] == "true"
    assert Game.objects.count() == 1


def test_a_game_gives_hints_after_its_end_if_nothing_is_said(alice: HttpPlayer) -> None:
    game = alice.create("me")
    assert game["hints"] == "after_game"
    assert [seat["assisted"] for seat in game["seats"]] == [False]
    assert alice.events(game)[0]["data"]["options"]["hints"] == "after_game"


@pytest.mark.parametrize("hints", ["always", "after_game", "never"])
def test_hints_are_shown_and_logged_as_they_were_wished(alice: HttpPlayer, hints: str) -> None:
    game = alice.create("me", hints=hints)
    assert (game["hints"], game["rated"]) == (hints, False)
    assert alice.events(game)[0]["data"]["options"]["hints"] == hints


def test_a_rated_game_gives_no_hints_while_it_is_played(alice: HttpPlayer) -> None:
    refused(alice, wish(rated=True, hints="always"), 422, "rated_game_takes_no_hints")
    assert alice.create("me", rated=True, hints="after_game")["rated"]
    assert alice.create("me", rated=True, hints="never")["rated"]
