"""Every route with the ids of somebody else's things: nothing of them is shown, and nothing happens to them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from rest_framework.test import APIClient

from games.models import Event, Game
from games.players import services
from games.players.models import Token
from tests.conftest import Guest
from tests.games.player import HttpPlayer, Shown
from yachtapi.documentation import document

BROKEN = ["Bearer nonsense", "Bearer " + "0" * 64, "Bearer", "Bearer a b", "Bearer \xff\xfe", ""]


def player(guest: Guest, name: str) -> HttpPlayer:
    client, row = guest(name)
    return HttpPlayer(client, str(row.pk))


@pytest.fixture
def alice(guest: Guest) -> HttpPlayer:
    return player(guest, "Alice")


@pytest.fixture
def mallory(guest: Guest) -> HttpPlayer:
    return player(guest, "Mallory")


def routes() -> Iterator[tuple[str, str, Any]]:
    """Every operation that is about one thing, with a body that would do."""
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            if "{game_id}" in path or "{token_id}" in path:
                bodies = operation.get("requestBody", {}).get("content", {}).values()
                examples = [example["value"] for body in bodies for example in body["examples"].values()]
                yield method, path, examples[0] if examples else None


def aimed(path: str, game: Shown, token_id: str) -> str:
    names = {"game_id": game["id"], "token_id": token_id, "index": "0", "n": "1"}
    for name, value in names.items():
        path = path.replace(f"{{{name}}}", str(value))
    return path


def sent(client: APIClient, method: str, path: str, body: Any) -> Any:
    content = b"" if body is None else json.dumps(body).encode()
    return client.generic(method.upper(), path, content, "application/json")


def state() -> tuple[Any, ...]:
    games = [*Game.objects.order_by("pk").values_list("pk", "version", "head", "owner_id", "visibility")]
    return games, Event.objects.count(), [*Token.objects.order_by("pk").values_list("pk", "label")]


@pytest.mark.parametrize("started", [False, True])
def test_a_private_game_does_not_exist_for_a_stranger(alice: HttpPlayer, mallory: HttpPlayer, started: bool) -> None:
    game = alice.create("me", "me" if started else "open", visibility="private", start=started)
    token = services.create_token(player=Token.objects.get(user=alice.id).user, label="phone").row
    before = state()
    asked = 0
    for method, path, body in routes():
        answer = sent(mallory.client, method, aimed(path, game, str(token.pk)), body)
        assert (answer.status_code, answer.json()["code"]) in (
            (404, "game_not_found"),
            (404, "token_not_found"),
        ), f"{method} {path}: {answer.content!r}"
        assert b"Alice" not in answer.content
        asked += 1
    assert asked >= 20
    assert state() == before


def test_a_stranger_does_nothing_in_a_public_game_either(alice: HttpPlayer, mallory: HttpPlayer) -> None:
    game = alice.create("me", "me", start=True)
    token = str(Token.objects.get(user=alice.id).pk)
    before = state()
    for method, path, body in routes():
        answer = sent(mallory.client, method, aimed(path, game, token), body)
        assert method == "get" or answer.status_code in (403, 404, 409), f"{method} {path}: {answer.content!r}"
    assert state() == before


@pytest.mark.parametrize("header", BROKEN)
def test_without_a_good_token_nothing_is_done_and_nothing_private_is_shown(
    alice: HttpPlayer, api: APIClient, header: str
) -> None:
    game = alice.create("me", "open", visibility="private")
    token = str(Token.objects.get(user=alice.id).pk)
    before = state()
    for method, path, body in routes():
        api.credentials(HTTP_AUTHORIZATION=header)
        answer = sent(api, method, aimed(path, game, token), body)
        assert answer.status_code in (401, 404), f"{method} {path}: {answer.content!r}"
        assert answer.json()["code"] in ("invalid_token", "not_authenticated", "game_not_found"), path
    assert state() == before


def test_a_token_of_another_is_neither_listed_nor_ended(alice: HttpPlayer, mallory: HttpPlayer) -> None:
    token = str(Token.objects.get(user=alice.id).pk)
    assert token not in mallory.get("tokens/").content.decode()
    assert mallory.send("DELETE", f"tokens/{token}/").json()["code"] == "token_not_found"
    assert Token.objects.filter(pk=token).exists()
