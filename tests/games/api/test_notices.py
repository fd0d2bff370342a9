"""GET players/me/events/: what each player is told of his games, and what nobody is told."""

from datetime import timedelta
from random import Random
from uuid import UUID

import pytest

from games.models import Feed, Notice
from games.players.models import PlayerKind
from games.services import engines, notices
from tests.contract import STREAMS
from tests.games.player import HttpPlayer, Shown, play_on

EVENT_STREAM, JSON_LINES = "text/event-stream", "application/x-ndjson"
PATH = "players/me/events/"


def told(player: HttpPlayer, after: int = 0) -> list[Shown]:
    """The notices after a number."""
    answer = player.get(f"{PATH}?after={after}")
    assert answer.status_code == 200, answer.content
    events: list[Shown] = answer.json()["events"]
    return events


def types(player: HttpPlayer, after: int = 0) -> list[str]:
    return [notice["type"] for notice in told(player, after)]


def test_a_newcomer_was_told_nothing(alice: HttpPlayer) -> None:
    assert alice.get(PATH).json() == {"seq": 0, "oldest": 1, "events": []}


def test_nobody_is_told_without_a_token(nobody: HttpPlayer) -> None:
    assert nobody.get(PATH).status_code == 401


def test_an_owner_is_told_who_comes_and_who_goes(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "greedy", "open")
    assert types(alice) == []
    bob.join(game)
    bob.delete(f"games/{game['id']}/seats/2/")
    assert types(bob) == []
    came, went = told(alice)
    assert (came["type"], went["type"]) == ("seat.joined", "seat.left")
    assert came["data"] == went["data"] == {"seat": 2, "player_id": bob.id}
    assert came["game_id"] == game["id"]


def test_the_next_owner_is_told_that_the_last_one_left(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.delete(f"games/{game['id']}/seats/0/")
    assert told(bob)[-1]["data"] == {"seat": 0, "player_id": alice.id}


def test_an_owner_who_moves_an_engine_or_himself_is_told_nothing(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", "open")
    alice.delete(f"games/{game['id']}/seats/1/")
    alice.post(f"games/{game['id']}/seats/", {"strategy": "random"})
    alice.post(f"games/{game['id']}/seats/", {"seat": 2})
    assert types(alice) == []


def test_each_is_told_of_the_start_and_of_his_own_turns(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", turn_seconds=60)
    bob.join(game)
    started = alice.start(game)
    assert types(alice) == ["seat.joined", "game.started", "turn.started"]
    assert told(alice)[-1]["data"] == alice.events(game)[-1]["data"]
    assert told(alice)[-1]["data"]["deadline"] == started["deadline"]
    assert types(bob) == ["game.started"]
    alice.roll(game)
    alice.score(game, "ones")
    assert types(bob) == ["game.started", "turn.started"]
    assert len(types(alice)) == 3


def test_a_throw_tells_nobody(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    before = Notice.objects.count()
    alice.roll(game)
    assert Notice.objects.count() == before


def test_everybody_at_the_table_is_told_of_the_end(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    bob.resign(game)
    for player in (alice, bob):
        last = told(player)[-1]
        assert last["type"] == "game.finished"
        assert last["data"] == alice.events(game)[-1]["data"]


def test_members_are_told_that_a_game_was_called_off(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.delete(f"games/{game['id']}/")
    assert (told(bob)[-1]["type"], told(bob)[-1]["data"]) == ("game.aborted", {"reason": "cancelled"})


def test_a_remote_bot_is_told_like_a_person(alice: HttpPlayer) -> None:
    made = alice.post(
        "players/", {"kind": "bot", "game": {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True}}
    )
    assert set(Notice.objects.values_list("player__kind", flat=True)) == {PlayerKind.BOT}, made.content


def test_engines_are_told_nothing_and_whoever_lets_them_play_is(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "random", start=True)
    engines.play_engines(game_id=UUID(game["id"]))
    assert types(alice) == ["game.started", "game.finished"]
    assert set(Notice.objects.values_list("player_id", flat=True)) == {UUID(alice.id)}


def test_the_numbers_of_several_games_are_one_log_without_gaps(alice: HttpPlayer, bob: HttpPlayer) -> None:
    games = [alice.create("me", "greedy", "open") for _ in range(3)]
    for game in games:
        bob.join(game)
        alice.start(game)
    for number, game in enumerate(games):
        play_on(game, [alice, bob], Random(number), turns=12)
    for player in (alice, bob):
        numbers = [notice["seq"] for notice in told(player)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert player.get(PATH).json()["seq"] == len(numbers) > 12
        own = [event["data"] for game in games for event in player.events(game) if is_turn_of(game, player, event)]
        mine = [notice["data"] for notice in told(player) if notice["type"] == "turn.started"]
        assert sorted(map(repr, mine)) == sorted(map(repr, own))


def is_turn_of(game: Shown, player: HttpPlayer, event: Shown) -> bool:
    seats = player.read(game)["seats"]
    return event["type"] == "turn.started" and seats[event["data"]["seat"]]["player"]["id"] == player.id


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_cut_at_every_notice_it_goes_on_without_a_gap_or_a_double(alice: HttpPlayer, form: str) -> None:
    play_on(alice.create("me", "greedy", start=True), [alice], Random(1), turns=9)
    whole = told(alice)
    for cut in range(len(whole) + 1):
        for answer in (
            alice.get(f"{PATH}?after={cut}", accept=form),
            alice.get(PATH, accept=form, last_event_id=str(cut)),
        ):
            *entries, last = STREAMS[form](answer.content.decode())
            assert whole[:cut] + entries == whole
            assert last == {"type": "end", "reason": "no_waiting", "after": len(whole)}


@pytest.mark.parametrize("form", [EVENT_STREAM, JSON_LINES])
def test_who_has_more_notices_than_there_are_gets_all_behind_a_gap(alice: HttpPlayer, form: str) -> None:
    alice.create("me", start=True)
    whole = told(alice)
    gap, *entries, last = STREAMS[form](alice.get(f"{PATH}?after=99", accept=form).content.decode())
    assert gap == {"type": "gap", "after": 99, "oldest": 1}
    assert entries == whole == told(alice, 99)
    assert last["after"] == len(whole)


def test_old_notices_are_dropped_and_the_answer_says_from_where_on(alice: HttpPlayer) -> None:
    alice.create("me", start=True)
    Notice.objects.filter(seq=1).update(at=Notice.objects.get(seq=1).at - notices.KEPT - timedelta(hours=1))
    notices.forget()
    answer = alice.get(PATH).json()
    assert (answer["seq"], answer["oldest"], len(answer["events"])) == (2, 2, 1)
    for form, read in STREAMS.items():
        gap, *_ = read(alice.get(PATH, accept=form).content.decode())
        assert gap == {"type": "gap", "after": 0, "oldest": 2}
        assert read(alice.get(f"{PATH}?after=1", accept=form).content.decode())[0]["seq"] == 2


def test_the_numbers_go_on_when_all_were_dropped(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    Notice.objects.update(at=Notice.objects.first().at - notices.KEPT - timedelta(hours=1))  # type: ignore[union-attr]
    notices.forget()
    assert alice.get(PATH).json() == {"seq": 2, "oldest": 3, "events": []}
    alice.resign(game)
    assert [notice["seq"] for notice in told(alice)] == [3]


def test_a_refused_move_tells_nobody(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    before = Feed.objects.get().seq
    assert alice.post(f"games/{game['id']}/turns/current/score/", {"category": "ones"}).status_code == 409
    assert Feed.objects.get().seq == before


def test_what_a_merge_brought_from_earlier_leaves_no_gap_when_it_is_dropped(alice: HttpPlayer, bob: HttpPlayer) -> None:
    bob.create("me", start=True)
    Notice.objects.update(at=Notice.objects.get(seq=1).at - notices.KEPT - timedelta(hours=1))
    alice.create("me", start=True)
    token = bob.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    assert alice.post("players/me/merge/", {"token": token}).status_code == 200
    alice.create("me", start=True)
    notices.forget()
    assert [notice["seq"] for notice in told(alice)] == [1, 2, 3, 4, 5, 6]
    Notice.objects.filter(seq__lte=4).update(at=Notice.objects.get(seq=3).at)
    notices.forget()
    assert [notice["seq"] for notice in told(alice)] == [5, 6]
