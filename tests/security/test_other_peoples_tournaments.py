"""Every route of a tournament with the ids of a private one: nothing of it is shown, and nothing happens to it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.tournaments.models import Entrant, Match, Reservation, Tournament, TournamentEvent
from tests.conftest import Guest
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.host import act, enter, new, opened, read
from yachtapi.documentation import document


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
    """Every operation that is about one tournament, with a body that would do."""
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            if "{tournament_id}" in path:
                bodies = operation.get("requestBody", {}).get("content", {}).values()
                examples = [example["value"] for body in bodies for example in body["examples"].values()]
                yield method, path, examples[0] if examples else None


def private(host: HttpPlayer) -> dict[str, str]:
    """The ids of a private tournament that runs."""
    cup = opened(host, visibility="private")
    enter(host, cup)
    enter(host, cup, strategy="random")
    act(host, cup, "start/")
    (match,) = read(host, cup, "matches/")["results"]
    entrant = match["entrants"][0]["entrant_id"]
    return {"tournament_id": cup["id"], "match_id": match["id"], "entrant_id": entrant, "player_id": host.id, "n": "1"}


def aimed(path: str, ids: Shown) -> str:
    for name, value in ids.items():
        path = path.replace(f"{{{name}}}", value)
    return path


def state() -> tuple[Any, ...]:
    tournaments = [*Tournament.objects.order_by("pk").values_list("pk", "version", "head", "owner_id", "status")]
    return tournaments, TournamentEvent.objects.count(), Entrant.objects.count(), Match.objects.count()


def test_a_private_tournament_does_not_exist_for_a_stranger(alice: HttpPlayer, mallory: HttpPlayer) -> None:
    ids = private(alice)
    before = state()
    asked = 0
    for method, path, body in routes():
        content = b"" if body is None else json.dumps(body).encode()
        answer = mallory.client.generic(method.upper(), aimed(path, ids), content, "application/json")
        assert (answer.status_code, answer.json()["code"]) == (404, "tournament_not_found"), f"{method} {path}"
        assert b"Alice" not in answer.content
        asked += 1
    assert asked > 20
    assert state() == before


def test_a_draft_does_not_exist_for_a_stranger(alice: HttpPlayer, mallory: HttpPlayer) -> None:
    ids = {**private(alice), "tournament_id": new(alice)["id"]}
    for method, path, _ in routes():
        if method == "get":
            assert mallory.client.get(aimed(path, ids)).json()["code"] == "tournament_not_found", path


def test_a_stranger_does_nothing_in_a_public_one_either(alice: HttpPlayer, mallory: HttpPlayer) -> None:
    ids = private(alice)
    Tournament.objects.update(visibility="public")
    before = state()
    for method, path, body in routes():
        if method != "get":
            content = b"" if body is None else json.dumps(body).encode()
            answer = mallory.client.generic(method.upper(), aimed(path, ids), content, "application/json")
            assert answer.status_code in (403, 409), f"{method} {path}: {answer.content!r}"
    assert state() == before


def test_nothing_is_told_of_the_dice_to_come(alice: HttpPlayer) -> None:
    """Seeds of games that a worker is to play are kept before they are played, and stand in no answer."""
    ids = private(alice)
    seeds = [bytes(row.seed).hex() for row in Reservation.objects.all()]
    for method, path, _ in routes():
        if method == "get":
            content = alice.client.get(aimed(path, ids)).content.decode()
            assert not any(seed in content for seed in seeds)
