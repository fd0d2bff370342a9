"""What the hub asks the database: what is new, and who may still read."""

from datetime import timedelta
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.models import Game, Seat
from games.players.models import Player, Token
from games.players.services import create_token
from tests.games.player import HttpPlayer, Shown
from yachtapi.live.desk import Database
from yachtapi.live.opening import Credential
from yachtapi.live.topics import Topic

DESK = Database()


def topic(game: Shown) -> Topic:
    return Topic("game", UUID(game["id"]))


def credential(player: HttpPlayer) -> Credential:
    token = Token.objects.filter(user=player.id).latest("created")
    return Credential(token.pk, token.user_id)


def is_refused(game: Shown, who: Credential) -> bool:
    return who in DESK.refused({topic(game): [who]})[topic(game)]


def test_a_log_that_has_not_moved_is_no_news(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    assert DESK.news({topic(game): game["version"]}) == {}


@pytest.mark.parametrize("head", [0, 1, 3])
def test_what_came_after_a_number_is_news_as_the_view_shows_it(alice: HttpPlayer, head: int) -> None:
    game = alice.create("me", start=True)
    news = DESK.news({topic(game): head})[topic(game)]
    assert [entry.seq for entry in news.entries] == list(range(head + 1, game["version"] + 1))
    assert (news.state, news.over, news.more) == ({"version": 4, "status": "playing"}, False, False)
    shown = alice.get(f"games/{game['id']}/events/?after={head}").content
    assert all(entry.body in shown for entry in news.entries)


def test_the_end_of_a_game_is_news_even_to_whoever_has_all_of_it(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    version = alice.read(game)["version"]
    assert DESK.news({topic(game): version})[topic(game)].over
    assert DESK.news({topic(game): 2})[topic(game)].entries[-1].type == "game.finished"


def test_a_player_has_news_of_his_own(alice: HttpPlayer, bob: HttpPlayer) -> None:
    alice.create("me", start=True)
    heads = {Topic("player", UUID(player.id)): 1 for player in (alice, bob)}
    news = DESK.news(heads)
    assert list(news) == [Topic("player", UUID(alice.id))]
    assert [entry.seq for entry in news[Topic("player", UUID(alice.id))].entries] == [2]


def test_whoever_is_signed_in_or_nobody_may_watch_a_public_game(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me")
    assert not any(is_refused(game, who) for who in (credential(alice), credential(bob), Credential()))


def test_outsiders_may_not_watch_a_private_one(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", visibility="private")
    assert [is_refused(game, who) for who in (credential(alice), credential(bob), Credential())] == [False, True, True]


def test_a_game_that_is_no_more_refuses_everybody(alice: HttpPlayer) -> None:
    game = alice.create("me")
    who = credential(alice)
    Seat.objects.filter(game=game["id"]).delete()
    Game.objects.filter(id=game["id"]).delete()
    assert is_refused(game, who)


def test_a_token_that_was_revoked_or_has_expired_is_refused(alice: HttpPlayer) -> None:
    game, who = alice.create("me"), credential(alice)
    Token.objects.filter(pk=who.token_id).update(expiry=timezone.now() + timedelta(minutes=1))
    assert not is_refused(game, who)
    Token.objects.filter(pk=who.token_id).update(expiry=timezone.now() - timedelta(seconds=1))
    assert is_refused(game, who)
    other = create_token(player=Player.objects.get(pk=alice.id)).row
    other.delete()
    assert is_refused(game, Credential(other.pk, UUID(alice.id)))


def test_a_player_who_is_deleted_is_refused(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game, who = alice.create("me"), credential(bob)
    Player.objects.get(pk=bob.id).delete()
    assert is_refused(game, who)


def test_a_token_that_has_become_another_players_opens_nothing_of_the_first(alice: HttpPlayer, bob: HttpPlayer) -> None:
    who = credential(bob)
    notices = Topic("player", UUID(bob.id))
    assert DESK.refused({notices: [who]}) == {notices: []}
    Token.objects.filter(pk=who.token_id).update(user=alice.id)
    assert DESK.refused({notices: [who]}) == {notices: [who]}


def test_nobody_follows_the_notices_of_another(alice: HttpPlayer, bob: HttpPlayer) -> None:
    notices, who = Topic("player", UUID(bob.id)), credential(alice)
    assert DESK.refused({notices: [who]}) == {notices: [who]}


@pytest.mark.parametrize("readers", [1, 40])
def test_questions_cost_the_same_for_any_number_of_readers_and_games(alice: HttpPlayer, readers: int) -> None:
    games = [alice.create("me", visibility="private", start=True) for _ in range(readers)]
    owner = Player.objects.get(pk=alice.id)
    tokens = [create_token(player=owner).row for _ in range(readers)]
    with CaptureQueriesContext(connection) as asked:
        assert DESK.news({topic(game): game["version"] for game in games}) == {}
        DESK.refused({topic(game): [Credential(token.pk, owner.pk) for token in tokens] for game in games})
    assert len(asked) == 4  # the games; the tokens, the games, their seats
