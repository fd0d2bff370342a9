"""What staff find, and what no page shows."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from django.apps import apps
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games import admin
from games.models import IdempotencyKey, Invite, Record, Seed
from games.players.models import Player, Token
from tests.games.eavesdropper import spellings
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip

HREF = re.compile(r'(?:href|action|src)="([^"]+)"')
FORBIDDEN = {"Seed", "Token", "Invite", "IdempotencyKey", "Session", "Event", "Record", "SigningKey"}


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """A running private game with everything that may not be seen of it."""
    alice.send("PATCH", "players/me/", {"username": "alice", "password": "analytical engine"})
    game = alice.create("me", "open", "greedy", visibility="private", turn_seconds=3600, order="seat")
    bob.join(game, invite=alice.post(f"games/{game['id']}/invites/").json()["invite"], client_seed="bobs-share")
    alice.post(f"games/{game['id']}/invites/")
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]}, idempotency_key="a-key-of-alices")
    alice.start(game)
    alice.roll(game)
    return game


def text(desk: Client, path: str) -> str:
    page = desk.get(path)
    assert page.status_code == 200, (path, page.status_code)
    return unescape(page.content.decode())


def crawl(desk: Client) -> Iterator[tuple[str, str]]:
    """Every page that can be reached with links from the first one."""
    waiting, seen = ["/admin/"], set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        page = desk.get(path)
        assert page.status_code == 200, (path, page.status_code)
        content = page.content.decode()
        yield path, content
        found = {unescape(href) for href in HREF.findall(content)}
        own = path.partition("?")[0]
        # A list can be sorted and filtered in any number of ways at once; each way by itself will do.
        steps = {
            href if href[0] == "/" else own + href
            for href in found
            if href[0] == "/" or (own == path and href[0] == "?")
        }
        pages = {step for step in steps if step.startswith("/admin/") and "logout" not in step}
        waiting += pages - seen - set(waiting)


def test_nothing_secret_is_on_any_page(desk: Client, game: Shown, alice: HttpPlayer, bob: HttpPlayer) -> None:
    bob.post(f"games/{bob.create('me', 'open')['id']}/seats/", {"client_seed": "bobs-share-in-a-game-to-come"})
    ended = bob.create("me", "me", start=True)
    skip(ended, 1000)
    pages = dict(crawl(desk))
    assert {path.partition("?")[0] for path in pages} >= {
        "/admin/",
        "/admin/games/game/",
        f"/admin/games/game/{game['id']}/change/",
        f"/admin/games/game/{game['id']}/events/",
        f"/admin/games/game/{game['id']}/abort/",
        f"/admin/games/game/{ended['id']}/events/",
        "/admin/players/player/",
        f"/admin/players/player/{alice.id}/change/",
        "/admin/admin/logentry/",
    }
    secrets = {spelled for row in Seed.objects.all() for spelled in spellings(bytes(row.seed))}
    words = [row.digest for row in Token.objects.all()] + [row.token_key for row in Token.objects.all()]
    words += [row.token_hash for row in Invite.objects.all()]
    words += [player.password for player in Player.objects.all()]
    words += [word for row in IdempotencyKey.objects.all() for word in (row.key, row.body_sha256)]
    words += ["md5$", "bobs-share-in-a-game-to-come"]
    assert len(words) > 12
    for path, content in pages.items():
        assert not [secret for secret in secrets if secret in content.encode()], path
        assert not [word for word in words if word and word in content], path


def test_only_what_may_be_seen_has_pages() -> None:
    shown = {model.__name__ for model in admin.desk._registry}
    assert shown == {"Player", "Game", "LogEntry"}
    assert FORBIDDEN - {"SigningKey"} <= {model.__name__ for model in apps.get_models()} and not shown & FORBIDDEN


@pytest.mark.parametrize("how", ["Alice", "ali", "alice", "id"])
def test_a_player_is_found_by_name_username_or_id(desk: Client, game: Shown, alice: HttpPlayer, how: str) -> None:
    page = text(desk, f"/admin/players/player/?q={alice.id if how == 'id' else how}")
    assert f"/admin/players/player/{alice.id}/change/" in page
    assert "Bob" not in page


def test_a_merged_id_finds_the_surviving_player(desk: Client, alice: HttpPlayer, bob: HttpPlayer) -> None:
    token = bob.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    alice.post("players/me/merge/", {"token": token})
    page = text(desk, f"/admin/players/player/?q={bob.id}")
    assert f"/admin/players/player/{alice.id}/change/" in page
    assert f"/admin/players/player/{alice.id}/change/" in text(desk, f"/admin/players/player/{bob.id}/change/")


def test_a_player_leads_to_his_games_and_a_game_to_its_players(
    desk: Client, game: Shown, alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    carol.create("me")
    assert f"/admin/games/game/?q={bob.id}" in text(desk, f"/admin/players/player/{bob.id}/change/")
    for search in (bob.id, "Bob", "bob", game["id"]):
        page = text(desk, f"/admin/games/game/?q={search}")
        assert page.count("/change/") == 1 and game["id"] in page, search
    page = text(desk, f"/admin/games/game/{game['id']}/change/")
    for player in (alice, bob):
        assert f"/admin/players/player/{player.id}/change/" in page


def test_a_game_shows_what_it_waits_for(desk: Client, game: Shown) -> None:
    page = text(desk, f"/admin/games/game/{game['id']}/change/")
    for label in ("Turn deadline", "Last deadline", "Engine attempts", "Engine due at", "Bank left"):
        assert label in page
    assert 'name="_save"' not in page and "Delete" not in page


def test_events_are_read_a_page_at_a_time_from_rows_and_from_the_record(desk: Client, bob: HttpPlayer) -> None:
    game = bob.create("me", "me", start=True)
    for turns in (30, 1000):
        skip(game, turns)
        version, seen, after = bob.read(game)["version"], [], "0"
        while after:
            page = text(desk, f"/admin/games/game/{game['id']}/events/?after={after}")
            seen += [int(seq) for seq in re.findall(r"<tr><td>(\d+)</td>", page)]
            after = (re.findall(r'\?after=(\d+)">Later', page) or [""])[0]
        assert seen == list(range(1, version + 1))
    assert Record.objects.filter(game=game["id"]).exists()
    assert "There is none here" in text(desk, f"/admin/games/game/{game['id']}/events/?after=99999")
    assert text(desk, f"/admin/games/game/{game['id']}/events/?after=x")


def test_nothing_can_be_changed(desk: Client, game: Shown, alice: HttpPlayer) -> None:
    for path in (f"players/player/{alice.id}", f"games/game/{game['id']}"):
        token = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', text(desk, f"/admin/{path}/change/"))[0]
        for verb in ("change", "delete"):
            answer = desk.post(f"/admin/{path}/{verb}/", {"name": "Eve", "csrfmiddlewaretoken": token, "post": "yes"})
            assert answer.status_code == 403
    assert desk.get("/admin/players/player/add/").status_code == 403
    assert alice.get("players/me/").json()["name"] == "Alice"


def test_a_list_costs_the_same_for_any_number_of_games(desk: Client, alice: HttpPlayer) -> None:
    counts = set()
    for _ in range(2):
        for _ in range(5):
            alice.create("me", "me")
        with CaptureQueriesContext(connection) as captured:
            text(desk, "/admin/games/game/")
        counts.add(len(captured))
    assert len(counts) == 1
