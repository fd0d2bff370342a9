"""A board of shared dice is hidden from everybody but its own player until nobody can learn from it any more."""

from random import Random
from uuid import UUID

import pytest

from games.models import Game
from games.services import engines, visibility
from tests.games.api.test_secrets import PUBLIC, READS, WRITES, call_everything, eve, thrown  # noqa: F401
from tests.games.boards import Boards, boards, row
from tests.games.eavesdropper import Eavesdropper
from tests.games.player import HttpPlayer, play_on


@pytest.fixture
def on(carol: HttpPlayer) -> Boards:
    """A set whose boards Carol opens for others."""
    return boards(carol)


def test_no_answer_to_anybody_else_shows_a_die_of_a_hidden_board(
    alice: HttpPlayer,
    bob: HttpPlayer,
    carol: HttpPlayer,
    nobody: HttpPlayer,
    on: Boards,
    eve: Eavesdropper,  # noqa: F811
) -> None:
    board, other = on.open(alice, turn_seconds=60), on.open(bob)
    play_on(board, [alice], Random(5))
    assert row(board).is_over and not row(other).is_over
    dice = thrown(board)
    before = len(eve.answers)
    call_everything(board, bob, carol, nobody)
    for player in (bob, carol, nobody):
        for path in (f"games/?player={alice.id}", "games/?status=finished", "players/me/export/", "players/me/events/"):
            player.get(path)
    assert len(eve.answers) > before + 50
    eve.answers = eve.answers[before:]
    assert dice and dice.isdisjoint(eve.dice())
    assert not [answer for answer in eve.answers if board["id"].encode() in answer and b"scorecard" in answer]
    assert not eve.finds(on.secret)


@pytest.mark.parametrize("path", ["", "turns/", "turns/1/", "turns/current/", "events/", "record/", "review/"])
def test_to_others_it_is_not_there_and_to_its_owner_neither(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, nobody: HttpPlayer, on: Boards, path: str
) -> None:
    board = on.open(alice)
    on.open(bob)
    for player in (bob, carol, nobody):
        assert player.get(f"games/{board['id']}/{path}").json()["code"] == "game_not_found"


def test_its_own_player_sees_it_but_no_record_and_no_review_before_the_reveal(alice: HttpPlayer, on: Boards) -> None:
    board = on.open(alice)
    play_on(board, [alice], Random(2))
    assert alice.read(board)["status"] == "finished"
    assert alice.events(board)[-1]["type"] == "game.finished"
    assert [game["id"] for game in alice.get("players/me/games/").json()["results"]] == [board["id"]]
    for path in ("record/", "review/"):
        answer = alice.get(f"games/{board['id']}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "dice_still_shared")


def test_from_the_reveal_on_everybody_sees_it(alice: HttpPlayer, nobody: HttpPlayer, on: Boards) -> None:
    board = on.open(alice)
    play_on(board, [alice], Random(2))
    tag = alice.get(f"games/{board['id']}/")["ETag"]
    on.reveal()
    assert nobody.read(board)["hidden"] is False
    assert alice.get(f"games/{board['id']}/")["ETag"] != tag
    assert nobody.events(board)[-1]["type"] == "game.finished"
    assert nobody.record(board)


def test_who_opens_boards_for_others_is_told_nothing_of_them(alice: HttpPlayer, carol: HttpPlayer, on: Boards) -> None:
    board, machine = on.open(alice), on.open("greedy")
    play_on(board, [alice], Random(2))
    engines.play_engines(game_id=UUID(machine["id"]))
    assert carol.get("players/me/events/").json()["events"] == []
    assert [notice["type"] for notice in alice.get("players/me/events/").json()["events"]][-1] == "game.finished"


def test_both_ways_to_ask_who_may_see_it_agree(alice: HttpPlayer, carol: HttpPlayer, on: Boards) -> None:
    board = on.open(alice)
    game = row(board)
    assert visibility.viewers([game.id]) == {game.id: {UUID(alice.id)}}
    assert not visibility.games_of(None).exists()
    Game.objects.update(visibility="private")
    assert visibility.viewers([game.id]) == {game.id: {UUID(alice.id)}}
