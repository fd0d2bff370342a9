"""No request sets a field that it is not for, however the field is called in our tables."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.players.models import Player, Token
from tests.conftest import Guest
from tests.games.player import HttpPlayer
from yachtapi.documentation import document

NOWHERE = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"  # who waits for no body refuses its fields before it looks for a row
FIELDS = [
    "id",
    "owner",
    "owner_id",
    "is_staff",
    "is_superuser",
    "is_active",
    "digest",
    "created_at",
    "strategy_version",
]
ITS_OWN = {("/api/v1/games/{game_id}/invitations/", "player_id")}
FIELDS += ["version", "commitment", "points", "head", "status", "player", "player_id", "merged_into", "last_used_on"]


def bodies() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation that takes a body, with one that would do."""
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield method, path, next(iter(content["examples"].values()))["value"]


@pytest.mark.parametrize("field", FIELDS)
def test_every_operation_refuses_a_field_that_is_not_its_own(guest: Guest, field: str) -> None:
    client, row = guest("Alice")
    game = HttpPlayer(client, str(row.pk)).create("me", "me", start=True)
    before = Player.objects.values().get(pk=row.pk), Token.objects.count()
    asked = 0
    for method, path, body in bodies():
        if (path, field) in ITS_OWN:
            continue
        aimed = re.sub(r"\{\w+_id\}", NOWHERE, path.replace("{game_id}", game["id"]).replace("{key}", "yacht"))
        assert field not in body, f"{method} {path} takes {field}"
        answer = client.generic(method.upper(), aimed, json.dumps(body | {field: 1}).encode(), "application/json")
        errors = {error["field"]: error["code"] for error in answer.json().get("errors", [])}
        assert (answer.status_code, errors.get(field)) == (422, "unknown_field"), f"{method} {path}: {answer.content!r}"
        asked += 1
    assert asked > 10
    assert (Player.objects.values().get(pk=row.pk), Token.objects.count()) == before


def test_nobody_becomes_an_engine_or_staff_by_saying_so(guest: Guest) -> None:
    client, row = guest("Alice")
    for body in ({"kind": "engine"}, {"strategy": "perfect"}, {"username": None, "is_staff": True}):
        assert client.patch("/api/v1/players/me/", body, format="json").status_code == 422
    assert client.post("/api/v1/players/", {"kind": "engine"}, format="json").status_code == 422
    assert Player.objects.get(pk=row.pk).kind == "person"
