"""POST players/ with a game: a guest and a first game against a bot in one request."""

from uuid import UUID

import pytest

from games.models import Game
from games.players.models import Player
from games.services import engines
from tests.games.player import HttpPlayer, Shown

GAME = {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}


def people() -> int:
    return Player.objects.filter(kind="person").count()


def test_the_first_throw_is_the_second_request(nobody: HttpPlayer) -> None:
    answer = nobody.post("players/", {"name": "Ada", "game": GAME})
    assert answer.status_code == 201
    welcome = answer.json()
    game = welcome["game"]
    assert game["seats"][0]["player"] == {"id": welcome["player"]["id"], "name": "Ada"}
    assert (game["status"], game["owner_id"], game["turn"]["seat"]) == ("playing", welcome["player"]["id"], 0)
    assert game["receipt"]["seq"] == game["version"]
    bearer = {"authorization": f"Bearer {welcome['token']}"}
    assert nobody.post(f"games/{game['id']}/turns/current/rolls/", {}, **bearer).status_code == 201
    scored = nobody.post(f"games/{game['id']}/turns/current/score/", {"category": "choice"}, **bearer)
    assert scored.json()["next_turn"]["seat"] == 1
    engines.play_engines(game_id=UUID(game["id"]))
    assert nobody.read(game)["turn"]["seat"] == 0


def test_the_answer_holds_a_token_and_is_not_stored(nobody: HttpPlayer, alice: HttpPlayer) -> None:
    answer = nobody.post("players/", {"game": GAME}, idempotency_key="k")
    assert answer["Cache-Control"] == "no-store"
    again = alice.post("players/", {"game": GAME}, idempotency_key="k")
    assert again.json()["token"] != answer.json()["token"]


@pytest.mark.parametrize(
    ("game", "status", "code"),
    [
        (GAME | {"ruleset": "yamb"}, 422, "unknown_ruleset"),
        (GAME | {"seats": [{"kind": "bot", "strategy": "psychic"}]}, 422, "unknown_strategy"),
        (GAME | {"seats": [{"kind": "open"}]}, 409, "seats_open"),
        (GAME | {"seed": "07" * 32, "rated": True}, 409, "seeded_game_is_closed"),
        ({"ruleset": "yacht"}, 422, "invalid_request"),
        (GAME | {"hat": "red"}, 422, "invalid_request"),
    ],
)
def test_a_game_that_cannot_be_makes_no_guest(nobody: HttpPlayer, game: Shown, status: int, code: str) -> None:
    before = people()
    answer = nobody.post("players/", {"name": "Ada", "game": game})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (people(), Game.objects.count()) == (before, 0)


def test_a_fault_of_the_game_is_named_below_it(nobody: HttpPlayer) -> None:
    answer = nobody.post("players/", {"game": GAME | {"seats": [{"kind": "you"}]}})
    assert [error["field"] for error in answer.json()["errors"]] == ["game.seats.0.kind"]
