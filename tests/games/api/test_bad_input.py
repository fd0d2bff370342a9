"""Bad input of every kind: a clear problem, and a game that has not changed."""

from collections.abc import Callable
from typing import Any

import pytest

from games.models import Game
from tests.games.cast import Cast
from tests.games.player import HttpPlayer, Shown
from tests.games.wrong_request import WrongRequest, about, dice, filled_category, new_game, roll, score

TEN_MEGABYTES = "x" * 10_000_000
Wrong = Callable[[Cast], WrongRequest]


def named(name: str) -> dict[str, Wrong]:
    """The three places where a name is given."""
    return {
        "as a guest": lambda cast: WrongRequest(cast.nobody, "players/", {"name": name}),
        "at creation": lambda cast: new_game(cast, seats=[{"kind": "me", "name": name}]),
        "on joining": lambda cast: about(cast.carol, cast.waiting(), "seats/", {"name": name}),
    }


ROWS: dict[str, tuple[int, str, Wrong]] = {
    "an unknown ruleset": (422, "unknown_ruleset", lambda cast: new_game(cast, ruleset="yamb")),
    "an unknown category": (422, "unknown_category", lambda cast: score(cast.alice, cast.playing(), "yatzy")),
    "an unknown field of a game": (422, "invalid_request", lambda cast: new_game(cast, hat="red")),
    "an unknown field of a throw": (
        422, "invalid_request",
        lambda cast: about(cast.alice, cast.playing(), "turns/current/rolls/", {"hold": [1]}),
    ),
    "an unknown field of a score": (
        422, "invalid_request",
        lambda cast: about(cast.alice, cast.playing(), "turns/current/score/", {"category": "ones", "points": 5}),
    ),
    "face 0": (422, "invalid_dice", lambda cast: roll(cast.alice, cast.playing(), [0])),
    "face 7": (422, "invalid_dice", lambda cast: roll(cast.alice, cast.playing(), [7])),
    "face 0 to be scored": (422, "invalid_dice", lambda cast: dice(cast, dice=[0, 1, 2, 3, 4])),
    "face 7 to be scored": (422, "invalid_dice", lambda cast: dice(cast, dice=[1, 2, 3, 4, 7])),
    "four dice": (422, "invalid_dice", lambda cast: dice(cast, dice=[1, 2, 3, 4])),
    "six dice": (422, "invalid_dice", lambda cast: dice(cast, dice=[1, 2, 3, 4, 5, 6])),
    "six dice kept": (422, "keep_not_on_table", lambda cast: roll(cast.alice, cast.playing(), [1, 2, 3, 3, 6, 6])),
    "a keep not on the table": (422, "keep_not_on_table", lambda cast: roll(cast.alice, cast.playing(), [5])),
    "all five kept": (422, "keeps_everything", lambda cast: roll(cast.alice, cast.playing(), [6, 3, 2, 3, 1])),
    "acting out of turn": (409, "not_your_turn", lambda cast: roll(cast.bob, cast.playing())),
    "scoring out of turn": (409, "not_your_turn", lambda cast: score(cast.bob, cast.playing())),
    "throwing after the end": (409, "game_over", lambda cast: roll(cast.alice, cast.ended())),
    "scoring after the end": (409, "game_over", lambda cast: score(cast.alice, cast.ended())),
    "resigning after the end": (409, "game_over", lambda cast: about(cast.alice, cast.ended(), "resignation/", {})),
    "joining after the end": (409, "game_over", lambda cast: about(cast.carol, cast.ended(), "seats/", {})),
    "leaving after the end": (
        409, "game_over", lambda cast: about(cast.alice, cast.ended(), "seats/0/", method="DELETE"),
    ),
    "starting after the end": (409, "game_over", lambda cast: about(cast.alice, cast.ended(), "start/", {})),
    "inviting after the end": (409, "game_over", lambda cast: about(cast.alice, cast.ended(), "invites/")),
    "scoring a category twice": (409, "category_filled", filled_category),
    "a token of somebody else": (403, "not_your_seat", lambda cast: score(cast.carol, cast.playing())),
    "a token of nobody": (
        401, "invalid_token", lambda cast: roll(cast.nobody, cast.playing(), authorization="Bearer " + "a" * 64),
    ),
    "no token": (401, "not_authenticated", lambda cast: roll(cast.nobody, cast.playing())),
    "a body of ten megabytes": (413, "body_too_large", lambda cast: score(cast.alice, cast.playing(), TEN_MEGABYTES)),
    "a list instead of an object": (
        422, "invalid_request", lambda cast: about(cast.alice, cast.playing(), "turns/current/rolls/", [1]),
    ),
}  # fmt: skip


def assert_refused(cast: Cast, wrong: WrongRequest, status: int, code: str) -> None:
    before, games = _read(cast.alice, wrong.game), Game.objects.count()
    answer = wrong.send()
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert answer["Content-Type"] == "application/problem+json"
    assert answer.json()["detail"]
    assert len(answer.content) < 5000
    assert (_read(cast.alice, wrong.game), Game.objects.count()) == (before, games)


def _read(player: HttpPlayer, game: Shown | None) -> Any:
    if game is None:
        return None
    return player.read(game) | {"server_time": ""}, player.events(game)


@pytest.mark.parametrize("row", ROWS)
def test_it_is_refused_and_the_game_has_not_changed(cast: Cast, row: str) -> None:
    status, code, scene = ROWS[row]
    assert_refused(cast, scene(cast), status, code)


@pytest.mark.parametrize("place", named(""))
@pytest.mark.parametrize(
    "name", ["a\x00b", "a\x07b", "a\nb", "\u202eecilA", "a\u200bb", "\ud800", "\x7f", "\u2028", "   "]
)
def test_a_name_with_control_characters_is_refused(cast: Cast, name: str, place: str) -> None:
    assert_refused(cast, named(name)[place](cast), 422, "invalid_request")


def test_a_fourth_throw_is_refused(cast: Cast) -> None:
    game = cast.playing()
    cast.alice.roll(game)
    cast.alice.roll(game)
    assert_refused(cast, roll(cast.alice, game), 409, "no_rolls_left")


def test_scoring_twice_is_scoring_out_of_turn(cast: Cast) -> None:
    game = cast.playing()
    cast.alice.score(game, "ones")
    assert_refused(cast, score(cast.alice, game), 409, "not_your_turn")


def test_a_deleted_game_takes_no_move(cast: Cast) -> None:
    game = cast.playing()
    Game.objects.filter(id=game["id"]).delete()
    for wrong in (roll(cast.alice, game), score(cast.alice, game), about(cast.alice, game, "resignation/", {})):
        answer = wrong.send()
        assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")


def test_a_revoked_token_takes_no_move(cast: Cast) -> None:
    game = cast.playing()
    (token,) = cast.alice.get("tokens/").json()["results"]
    cast.alice.delete(f"tokens/{token['id']}/")
    answer = roll(cast.alice, game).send()
    assert (answer.status_code, answer.json()["code"]) == (401, "invalid_token")
    assert cast.bob.read(game)["version"] == game["version"]


@pytest.mark.parametrize("body", [b"{", b"keep=1", b"\xff\xfe", b'{"keep": [NaN]}', b""])
def test_a_body_that_is_no_json_throws_nothing(cast: Cast, body: bytes) -> None:
    game = cast.playing()
    path = f"/api/v1/games/{game['id']}/turns/current/score/"
    answer = cast.alice.client.generic("POST", path, body, "application/json")  # type: ignore[arg-type]
    assert answer.json()["code"] in ("malformed_json", "invalid_request")
    assert cast.alice.read(game)["version"] == game["version"]
