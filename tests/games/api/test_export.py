"""GET players/me/export/: everything that is kept about a player."""

import json

from django.db import connection
from django.http import StreamingHttpResponse
from django.test.utils import CaptureQueriesContext

from games.models import Seed
from games.players.models import Token
from tests import contract
from tests.games.player import HttpPlayer, Shown

SCHEMA = {"$ref": "#/components/schemas/Export"}


def export(player: HttpPlayer) -> Shown:
    answer = player.get("players/me/export/")
    assert (answer.status_code, answer["Content-Type"], answer["Cache-Control"]) == (
        200,
        "application/json",
        "no-store",
    )
    assert isinstance(answer, StreamingHttpResponse)
    document: Shown = json.loads(answer.getvalue())
    assert not list(contract.errors(SCHEMA, document))
    return document


def test_a_newcomer_has_little(alice: HttpPlayer) -> None:
    document = export(alice)
    assert document["player"]["name"] == "Alice" and len(document["tokens"]) == 1
    assert {name for name, rows in document.items() if rows == []} == {
        "seats", "games", "rulesets", "invites", "blocks", "kept_answers", "notices", "merged_players", "staff_actions",
        "ratings", "rating_changes", "tallies", "invitation_rules", "invitations", "invitations_sent", "seeks",
        "tournaments", "organised", "entries",
    }  # fmt: skip


def test_everything_that_was_done_is_in_it(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    alice.send("PATCH", "players/me/", {"name": "Ælice 🎲", "username": "alice", "password": "correct horse"})
    game = alice.create("me", "open", visibility="private")
    alice.post(f"games/{game['id']}/seats/", {"name": "Al", "client_seed": "mine"})
    ticket = alice.post(f"games/{game['id']}/invites/").json()["invite"]
    bob.join(game, invite=ticket)
    alice.start(game)
    alice.send("PUT", f"players/me/blocks/{bob.id}/")
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]}, idempotency_key="k-1")
    token = carol.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    alice.post("players/me/merge/", {"token": token})
    document = export(alice)
    assert document["player"] | {"id": "", "created_at": ""} == {
        "id": "",
        "name": "Ælice 🎲",
        "kind": "person",
        "username": "alice",
        "has_password": True,
        "created_at": "",
        "seen_at": None,
    }
    [seat, _] = document["seats"]
    assert (seat["game_id"], seat["name"], seat["client_seed"]) == (game["id"], "Al", "mine")
    assert document["games"][0]["id"] == game["id"]
    assert document["invites"][0]["game_id"] == game["id"]
    assert document["blocks"][0]["player_id"] == bob.id
    assert document["kept_answers"][0]["key"] == "k-1"
    assert [notice["type"] for notice in document["notices"]] == ["seat.joined", "game.started", "turn.started"]
    assert document["merged_players"][0]["id"] == carol.id
    assert len(document["tokens"]) == 2


def test_no_secret_is_in_it(alice: HttpPlayer, bob: HttpPlayer) -> None:
    alice.send("PATCH", "players/me/", {"username": "alice", "password": "correct horse"})
    game = alice.create("me", "open")
    bob.send("PUT", f"players/me/blocks/{alice.id}/")
    text = json.dumps(export(alice))
    token = Token.objects.get(user=alice.id)
    for secret in (token.digest, token.token_key, bytes(Seed.objects.get(game=game["id"]).seed).hex(), "argon2"):
        assert secret not in text
    assert bob.id not in text, "whom others block is theirs to know"


def test_it_is_the_callers_own(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("me")
    assert game["id"] not in json.dumps(export(bob))
    assert nobody.get("players/me/export/").status_code == 401


def test_a_long_one_costs_no_more_queries(alice: HttpPlayer) -> None:
    counts = set()
    for games in (1, 10):
        for _ in range(games):
            alice.create("me", "me")
        with CaptureQueriesContext(connection) as captured:
            assert len(export(alice)["seats"]) >= games * 2
        counts.add(len(captured))
    assert len(counts) == 1
