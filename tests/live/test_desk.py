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
from games.tournaments.models import Entrant, Organiser, Tournament
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.chronicle import drafted, write
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


def log_of(tournament: Tournament) -> Topic:
    return Topic("tournament", tournament.pk)


@pytest.mark.parametrize("head", [0, 1, 2])
def test_what_came_to_a_tournament_is_news_as_the_view_shows_it(alice: HttpPlayer, head: int) -> None:
    tournament = write(drafted(alice.id).pk, "registration.opened", "registration.closed")
    news = DESK.news({log_of(tournament): head})[log_of(tournament)]
    assert (news.state, news.over, news.more) == ({"version": 3, "status": "registration"}, False, False)
    shown = alice.get(f"tournaments/{tournament.pk}/events/?after={head}").content
    assert [entry.body in shown for entry in news.entries] == [True] * (3 - head)
    assert DESK.news({log_of(tournament): 3}) == {}


def test_a_long_log_comes_in_portions_and_the_end_with_the_last(alice: HttpPlayer) -> None:
    tournament = write(drafted(alice.id).pk, *["round.closed"] * 600, status="finished")
    first = DESK.news({log_of(tournament): 0})[log_of(tournament)]
    assert (len(first.entries), first.over, first.more) == (500, False, True)
    second = DESK.news({log_of(tournament): 500})[log_of(tournament)]
    assert (len(second.entries), second.over, second.more) == (101, True, False)
    assert DESK.news({log_of(tournament): 601})[log_of(tournament)].over


def test_whoever_may_read_a_tournament_may_follow_it(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    public = drafted(alice.id)
    closed = [drafted(alice.id, visibility="private"), drafted(alice.id, status="draft")]
    for tournament in closed:
        Organiser.objects.create(tournament=tournament, player_id=bob.id)
        Entrant.objects.create(tournament=tournament, player_id=bob.id, number=1, status="invited")
    everybody = [credential(alice), credential(bob), credential(carol), Credential()]
    refused = DESK.refused({log_of(each): everybody for each in (public, *closed)})
    assert refused == {log_of(public): [], **{log_of(each): everybody[2:] for each in closed}}


def test_a_tournament_that_is_no_more_refuses_everybody(alice: HttpPlayer) -> None:
    topic = Topic("tournament", UUID(int=1))
    assert DESK.refused({topic: [credential(alice)]}) == {topic: [credential(alice)]}


@pytest.mark.parametrize("tournaments", [1, 20])
def test_tournaments_cost_the_same_for_any_number_of_them(alice: HttpPlayer, tournaments: int) -> None:
    logs = {log_of(drafted(alice.id, visibility="private")): 1 for _ in range(tournaments)}
    who = credential(alice)
    with CaptureQueriesContext(connection) as asked:
        assert DESK.news(logs) == {}
        assert not any(DESK.refused({log: [who] for log in logs}).values())
    assert len(asked) == 5  # the tournaments; the token, the tournaments, their organisers, their entrants
