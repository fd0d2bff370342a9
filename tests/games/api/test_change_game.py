"""PATCH games/{id}/: who may watch."""

from uuid import UUID

import pytest

from games.services.audit import audit
from games.services.table import Table
from tests.games.player import Answer, HttpPlayer, Shown


def change(player: HttpPlayer, game: Shown, visibility: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return player.send("PATCH", f"games/{game['id']}/", {"visibility": visibility}, named)


READS = ["", "events/", "turns/", "record/", "review/"]


@pytest.mark.parametrize("state", ["open", "playing", "finished"])
def test_the_owner_closes_a_game_to_others_at_any_time(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, state: str
) -> None:
    game = bob.join(alice.create("me", "open"))
    if state != "open":
        alice.start(game)
    if state == "finished":
        bob.resign(game)
    version = alice.read(game)["version"]
    assert change(alice, game, "private").json()["visibility"] == "private"
    for outsider in (carol, nobody):
        for path in READS:
            assert outsider.get(f"games/{game['id']}/{path}").status_code == 404, path
        assert game["id"] not in str(outsider.get("games/").json())
    assert bob.read(game)["version"] == version, "it is no event"
    assert change(alice, game, "public").json()["visibility"] == "public"
    assert carol.read(game)["status"] == state


def test_a_log_holds_whatever_was_changed(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = bob.join(alice.create("me", "open"))
    change(alice, game, "private")
    alice.start(game)
    change(alice, game, "public")
    bob.resign(game)
    change(alice, game, "private")
    assert audit(Table.read(UUID(game["id"]))) == alice.read(game)["version"]
    assert bob.events(game)[0]["data"]["options"]["visibility"] == "public"


def test_the_tag_of_a_game_changes_with_it(alice: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open")
    tag = carol.get(f"games/{game['id']}/")["ETag"]
    mine = alice.get(f"games/{game['id']}/")["ETag"]
    change(alice, game, "private")
    assert carol.get(f"games/{game['id']}/", if_none_match=tag).status_code == 404
    assert alice.get(f"games/{game['id']}/", if_none_match=mine).status_code == 200


def test_a_rematch_is_watched_like_the_game_before(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = bob.join(alice.create("me", "open"))
    alice.start(game)
    bob.resign(game)
    change(alice, game, "private")
    assert bob.post(f"games/{game['id']}/rematch/").json()["visibility"] == "private"


def test_only_the_owner_may(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer) -> None:
    game = bob.join(alice.create("me", "open"))
    answer = change(bob, game, "private")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_owner")
    assert change(nobody, game, "private").status_code == 401
    change(alice, game, "private")
    assert change(carol, game, "public").json()["code"] == "game_not_found"


def test_a_change_for_another_version_is_refused(alice: HttpPlayer) -> None:
    game = alice.create("me", "open")
    answer = change(alice, game, "private", if_match='"1"')
    assert (answer.status_code, answer.json()["code"]) == (412, "stale_version")
    assert change(alice, game, "private", if_match=f'"{game["version"]}"').status_code == 200


@pytest.mark.parametrize("body", [{}, {"visibility": "unlisted"}, {"visibility": None}, {"status": "open"}])
def test_a_fault_is_named(alice: HttpPlayer, body: Shown) -> None:
    game = alice.create("me", "open")
    assert alice.send("PATCH", f"games/{game['id']}/", body).status_code == 422
