"""POST players/me/merge/: two accounts of one person become one."""

from uuid import UUID

import pytest
from django.utils import timezone

from games.models import IdempotencyKey, Seat
from games.players.models import Block, Player, Token
from games.services import merging
from games.services.audit import audit
from games.services.table import Table
from tests.games.player import Answer, HttpPlayer, Shown


def token_of(player: HttpPlayer) -> str:
    return player.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")


def merge(player: HttpPlayer, other: HttpPlayer, **headers: str) -> Answer:
    return player.post("players/me/merge/", {"token": token_of(other)}, **headers)


@pytest.fixture
def running(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """A private game of Bob's against Alice, which Bob begins."""
    game = bob.create("me", "open", order="seat", visibility="private")
    alice.join(game, invite=bob.post(f"games/{game['id']}/invites/").json()["invite"])
    return bob.start(game)


@pytest.fixture
def ended(alice: HttpPlayer, bob: HttpPlayer, running: Shown) -> Shown:
    """The same game once Alice has given up."""
    alice.resign(running)
    return bob.read(running)


def test_seats_and_games_come_along_and_are_played_on(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = bob.create("me", "open", order="seat")
    alice.join(game)
    bob.start(game)
    assert merge(carol, bob).json()["id"] == carol.id
    shown = carol.read(game)
    assert (shown["owner_id"], shown["version"]) == (carol.id, bob.read(game)["version"])
    assert shown["seats"][0]["player"] == {"id": carol.id, "name": "Carol"}
    carol.roll(game)
    carol.score(game, "ones")
    alice.resign(game)
    assert [row["rank"] for row in carol.read(game)["results"]] == [1, 2]


def test_the_record_keeps_the_old_id_and_is_sound(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, running: Shown
) -> None:
    merge(carol, bob)
    carol.roll(running)
    alice.resign(running)
    assert bob.id.encode() in carol.record(running) and carol.id.encode() not in carol.record(running)
    assert audit(Table.read(UUID(running["id"]))) == carol.read(running)["version"]


def test_the_old_id_leads_to_the_surviving_account(bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer) -> None:
    merge(carol, bob)
    old, new = (nobody.get(f"players/{player.id}/").json() for player in (bob, carol))
    assert old == new | {"id": bob.id, "merged_into": carol.id}
    assert (new["name"], new["merged_into"]) == ("Carol", None)


def test_lists_and_visibility_treat_both_as_one(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, ended: Shown
) -> None:
    merge(carol, bob)
    public = carol.create("me")
    for player_id in (bob.id, carol.id):
        listed = carol.get(f"games/?player={player_id}").json()["results"]
        assert [each["id"] for each in listed] == [public["id"], ended["id"]]
        assert [each["id"] for each in nobody.get(f"games/?player={player_id}").json()["results"]] == [public["id"]]
    assert [each["id"] for each in carol.get("players/me/games/").json()["results"]] == [public["id"], ended["id"]]
    for path in ("events/", "record/", "turns/"):
        assert carol.get(f"games/{ended['id']}/{path}").status_code == 200


def test_a_rematch_finds_the_seats_of_both(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, ended: Shown) -> None:
    following = alice.post(f"games/{ended['id']}/rematch/").json()
    merge(carol, bob)
    joined = carol.post(f"games/{ended['id']}/rematch/").json()
    assert joined["id"] == following["id"]
    assert joined["seats"][0]["player"]["id"] == carol.id


def test_opponents_of_an_ended_game_can_become_one(alice: HttpPlayer, bob: HttpPlayer, ended: Shown) -> None:
    assert merge(alice, bob).status_code == 200
    assert {seat["player"]["id"] for seat in alice.read(ended)["seats"]} == {alice.id}
    assert audit(Table.read(UUID(ended["id"])))
    assert len([seat for seat in alice.post(f"games/{ended['id']}/rematch/").json()["seats"] if seat["player"]]) == 2


@pytest.mark.parametrize("state", ["open", "playing"])
def test_opponents_who_still_play_stay_two(alice: HttpPlayer, bob: HttpPlayer, state: str) -> None:
    game = bob.join(alice.create("me", "open"))
    if state == "playing":
        alice.start(game)
    answer = merge(alice, bob)
    assert (answer.status_code, answer.json()["code"], answer.json()["game_id"]) == (409, "same_table", game["id"])
    assert bob.get("players/me/").json()["id"] == bob.id


def test_the_tokens_of_the_other_speak_for_the_survivor(bob: HttpPlayer, carol: HttpPlayer) -> None:
    merge(carol, bob)
    assert bob.get("players/me/").json()["id"] == carol.id
    assert Token.objects.filter(user=carol.id).count() == 2


def test_blocks_of_both_count_and_none_is_doubled(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer
) -> None:
    dave = HttpPlayer(nobody.client, nobody.post("players/", {"name": "Dave"}).json()["player"]["id"])
    for blocker, blocked in (
        (bob, dave),
        (carol, dave),
        (bob, carol),
        (carol, bob),
        (alice, bob),
        (alice, carol),
        (bob, alice),
    ):
        assert blocker.send("PUT", f"players/me/blocks/{blocked.id}/").status_code == 204
    merge(carol, bob)
    rows = {(str(row.player_id), str(row.blocked_id)) for row in Block.objects.all()}
    assert rows == {(carol.id, dave.id), (carol.id, alice.id), (alice.id, carol.id)}
    assert alice.delete(f"players/me/blocks/{bob.id}/").status_code == 204
    assert not Block.objects.filter(player=alice.id).exists()


def test_a_request_of_the_other_that_comes_again_is_answered_again(bob: HttpPlayer, carol: HttpPlayer) -> None:
    wish = {"ruleset": "yacht", "seats": [{"kind": "me"}]}
    game = bob.post("games/", wish, idempotency_key="mine").json()
    bob.post("games/", wish, idempotency_key="both")
    own = carol.post("games/", wish, idempotency_key="both").json()
    merge(carol, bob)
    assert bob.post("games/", wish, idempotency_key="mine").json()["id"] == game["id"]
    assert bob.post("games/", wish, idempotency_key="both").json()["id"] == own["id"]
    assert IdempotencyKey.objects.filter(player=carol.id).count() == 2


def test_the_same_merge_with_its_key_is_answered_again(bob: HttpPlayer, carol: HttpPlayer) -> None:
    first, again = (merge(carol, bob, idempotency_key="m") for _ in range(2))
    assert first.json() == again.json() and again["Idempotency-Replayed"] == "true"
    answer = merge(carol, bob)
    assert (answer.status_code, answer.json()["code"]) == (409, "same_player")


def test_who_was_merged_before_comes_along(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer
) -> None:
    merge(bob, alice)
    merge(carol, bob)
    for player in (alice, bob):
        assert nobody.get(f"players/{player.id}/").json()["merged_into"] == carol.id
        assert player.get("players/me/").json()["id"] == carol.id


@pytest.mark.parametrize("kept", ["nobody", "bob", "carol", "both"])
def test_the_survivor_signs_in_as_himself_or_else_as_the_other(
    bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, kept: str
) -> None:
    accounts = {"bob": bob, "carol": carol}
    for name in accounts if kept == "both" else {kept} & set(accounts):
        body = {"username": name, "password": "correct horse"}
        assert accounts[name].send("PATCH", "players/me/", body).status_code == 200
    shown = merge(carol, bob).json()
    expected = {"nobody": None, "bob": "bob", "carol": "carol", "both": "carol"}[kept]
    assert (shown["username"], shown["recoverable"]) == (expected, expected is not None)
    for name in accounts:
        signed = nobody.post("tokens/", {"username": name, "password": "correct horse"})
        assert (signed.status_code == 201) == (name == expected)
        assert signed.status_code != 201 or signed.json()["player"]["id"] == carol.id


@pytest.mark.parametrize("limit", [{"scopes": ["read", "play"]}, {"expires_in": 60}])
def test_a_token_that_is_limited_proves_nothing(bob: HttpPlayer, carol: HttpPlayer, limit: Shown) -> None:
    weak = bob.post("tokens/", limit).json()["token"]
    Token.objects.exclude(expiry=None).update(expiry=timezone.now())
    answer = carol.post("players/me/merge/", {"token": weak})
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong_token")


def test_the_seats_of_a_merged_account_are_nobody_elses(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    merge(carol, bob)
    assert not Seat.objects.filter(player=bob.id).exists()
    row = Player.objects.get(pk=bob.id)
    assert (row.name, row.username, row.has_usable_password()) == ("Merged player", None, False)


def test_what_the_other_was_told_follows_in_the_survivors_log(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    for owner in (bob, carol):
        alice.join(owner.create("me", "open"))
    told = [notice for player in (carol, bob) for notice in notices_of(player)]
    assert len({notice["game_id"] for notice in told}) == 2
    merge(carol, bob)
    following = notices_of(carol)
    assert [notice | {"seq": 0} for notice in following] == [notice | {"seq": 0} for notice in told]
    carol.create("me", start=True)
    assert [notice["seq"] for notice in notices_of(carol)] == list(range(1, len(notices_of(carol)) + 1))
    assert len(notices_of(carol)) > len(told)


def notices_of(player: HttpPlayer) -> list[Shown]:
    """What the player was told so far."""
    notices: list[Shown] = player.get("players/me/events/").json()["events"]
    return notices


def test_a_token_revoked_while_the_merge_is_under_way_proves_nothing(
    alice: HttpPlayer, bob: HttpPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = merging.lock_players

    def lock_late(*players: Player) -> list[Player]:
        Token.objects.filter(user=bob.id).delete()
        return lock(*players)

    monkeypatch.setattr(merging, "lock_players", lock_late)
    assert merge(alice, bob).json()["code"] == "wrong_token"
    assert Player.objects.get(pk=bob.id).merged_into is None
