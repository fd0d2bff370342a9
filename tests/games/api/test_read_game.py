"""GET games/{id}/: a game as it stands."""

import re
from typing import Any

import pytest
from django.utils import timezone

from games.models import Game
from rulesets import catalog
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip

ZERO = "00000000-0000-0000-0000-000000000000"


def read(player: HttpPlayer, game: Shown, query: str = "", **headers: str) -> Any:
    return player.get(f"games/{game['id']}/{query}", **headers)


def test_everybody_sees_a_public_game(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("me", "open")
    shown = [read(player, game).json() | {"server_time": ""} for player in (alice, bob, nobody)]
    assert shown[0] == shown[1] == shown[2]


def test_a_reader_can_go_on_from_what_he_reads(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    turn = alice.roll(game)["turn"]
    assert read(alice, game).json()["turn"] == turn


def test_a_scorecard_lists_what_is_filled_in_the_order_of_the_rules(alice: HttpPlayer) -> None:
    game = alice.create("me", ruleset="traditional-yacht", start=True)
    for category in ("ones", "yacht", "choice"):
        alice.roll(game)
        alice.score(game, category)
    assert list(read(alice, game).json()["seats"][0]["scorecard"]) == ["yacht", "choice", "ones"]


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_a_seats_totals_are_sums_at_every_turn(alice: HttpPlayer, ruleset: str) -> None:
    game = alice.create("me", ruleset=ruleset, start=True)
    rules = catalog.get(ruleset)
    upper = {category.key for category in rules.categories if category.section == "upper"}
    for turn in range(1, len(rules.categories) + 1, 4):
        skip(game, turn)
        (seat,) = alice.read(game)["seats"]
        assert seat["upper"] == sum(points for key, points in seat["scorecard"].items() if key in upper)
        assert seat["lower"] == sum(points for key, points in seat["scorecard"].items() if key not in upper)
        assert seat["total"] == seat["upper"] + seat["upper_bonus"] + seat["lower"] + seat["bonus"]


def test_a_receipt_comes_when_it_is_asked_for(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    assert read(alice, game).json()["receipt"] is None
    alice.roll(game)
    shown = read(alice, game, "?receipt=true").json()
    assert shown["receipt"]["seq"] == shown["version"]
    assert shown["receipt"]["hash"] == alice.events(game)[-1]["hash"]


@pytest.mark.parametrize(("query", "field"), [("?receipt=perhaps", "receipt"), ("?hat=red", "hat")])
def test_a_faulty_query_is_refused(alice: HttpPlayer, query: str, field: str) -> None:
    answer = read(alice, alice.create("me"), query)
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, field)


def test_the_tag_is_weak_and_tells_version_viewer_and_language(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("me")
    for reader, viewer in ((alice, alice.id), (nobody, "all")):
        assert re.fullmatch(rf'W/"{game["version"]}-[0-9a-f]{{8}}-{viewer}-en"', read(reader, game)["ETag"])


def test_a_new_name_is_a_new_answer(alice: HttpPlayer) -> None:
    game = alice.create("me")
    tag = read(alice, game)["ETag"]
    alice.client.patch("/api/v1/players/me/", {"name": "Alicia"}, format="json")
    assert read(alice, game, if_none_match=tag).json()["seats"][0]["player"]["name"] == "Alicia"


def test_a_game_that_has_not_changed_is_not_sent_again(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    tag = read(alice, game)["ETag"]
    answer = read(alice, game, if_none_match=f'"other", {tag}')
    assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", tag)
    alice.roll(game)
    assert read(alice, game, if_none_match=tag).status_code == 200


def test_a_tag_of_another_viewer_does_not_count(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me")
    assert read(bob, game, if_none_match=read(alice, game)["ETag"]).status_code == 200


@pytest.mark.parametrize("tag", ["", "junk", '"1"', 'W/"1"', '"'])
def test_a_tag_that_is_none_of_ours_brings_the_game(alice: HttpPlayer, tag: str) -> None:
    assert read(alice, alice.create("me"), if_none_match=tag).status_code == 200


def test_a_private_game_is_its_members_and_its_owners(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    game = alice.create("greedy", "open", visibility="private")
    assert read(alice, game).status_code == 200
    for player in (bob, nobody):
        answer = read(player, game)
        assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")


def test_a_game_that_never_was_looks_like_one_that_may_not_be_seen(alice: HttpPlayer, bob: HttpPlayer) -> None:
    private = alice.create("me", visibility="private")
    told = [read(bob, {"id": game_id}).json() for game_id in (private["id"], ZERO)]
    assert {tuple(sorted(problem)) for problem in told} == {tuple(sorted(told[0]))}
    assert {problem["code"] for problem in told} == {"game_not_found"}


def test_a_deleted_game_is_gone(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    Game.objects.filter(id=game["id"]).delete()
    assert read(alice, game).status_code == 404
    assert alice.post(f"games/{game['id']}/turns/current/rolls/", {}).status_code == 404


@pytest.mark.parametrize("game_id", ["1", "x", ZERO[:-1], f"{ZERO}0"])
def test_what_is_no_id_is_no_game(alice: HttpPlayer, game_id: str) -> None:
    assert read(alice, {"id": game_id}).json()["code"] == "not_found"


def test_times_are_in_utc_and_end_in_z(alice: HttpPlayer) -> None:
    game = read(alice, alice.create("me", start=True)).json()
    for name in ("created_at", "deadline", "server_time"):
        assert game[name].endswith("Z")
    assert game["created_at"] <= game["server_time"] < game["deadline"]
    assert game["server_time"][:10] == timezone.now().strftime("%Y-%m-%d")
