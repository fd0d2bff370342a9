"""Faults that others shipped, one right value each; the names in brackets are where they happened."""

from random import Random
from typing import Any
from uuid import UUID

import pytest

from games import tasks
from games.models import Event, Game, Seat
from games.services import engines
from rulesets import catalog
from tests.games.conftest import Later, Throws
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip


def roll(player: HttpPlayer, game: Shown, keep: Any = (), **headers: str) -> Any:
    return player.post(f"games/{game['id']}/turns/current/rolls/", {"keep": keep}, **headers)


def score(player: HttpPlayer, game: Shown, category: str, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/turns/current/score/", {"category": category}, **headers)


@pytest.mark.parametrize(
    ("ruleset", "category", "dice", "points"),
    [
        ("classic-13", "small_straight", (3, 4, 4, 6, 6), 0),  # BlazorGames#4
        ("yahtzee", "small_straight", (3, 4, 4, 6, 6), 0),
        ("classic-13", "small_straight", (1, 2, 3, 3, 4), 30),  # coderoast-yahtzee#1
        ("yatzy", "small_straight", (1, 2, 3, 3, 4), 0),
        ("traditional-yacht", "little_straight", (1, 2, 3, 3, 4), 0),
        ("yacht", "four_of_a_kind", (3, 3, 3, 3, 3), 15),  # exercism#1747: five equal dice are four of a kind
        ("yatzy", "four_of_a_kind", (3, 3, 3, 3, 3), 12),
        ("traditional-yacht", "big_straight", (1, 3, 4, 5, 6), 0),  # t_games#552
        ("yatzy", "large_straight", (1, 3, 4, 5, 6), 0),
        ("yatzy", "two_pairs", (4, 4, 4, 4, 2), 0),  # samples-php#55
        ("yatzy", "one_pair", (4, 4, 4, 4, 2), 8),
        ("yatzy", "two_pairs", (3, 3, 6, 6, 6), 18),
        ("yatzy", "large_straight", (2, 3, 4, 5, 6), 20),  # yahtzotron
        ("classic-13", "three_of_a_kind", (5, 5, 5, 1, 2), 18),
        ("classic-13", "four_of_a_kind", (5, 5, 5, 5, 2), 22),
    ],
)
def test_dice_bring_what_the_rules_say(
    alice: HttpPlayer, throws: Throws, ruleset: str, category: str, dice: tuple[int, ...], points: int
) -> None:
    throws["0", 1] = (dice, dice, dice)
    game = alice.create("me", ruleset=ruleset, start=True)
    alice.roll(game)
    assert score(alice, game, category).json()["turn"]["points"] == points


@pytest.mark.parametrize(("sixes", "upper", "bonus"), [((6, 6, 6, 1, 1), 63, 35), ((6, 6, 1, 1, 1), 57, 0)])
def test_the_upper_bonus_comes_from_the_points_of_the_last_box(
    alice: HttpPlayer, throws: Throws, sixes: tuple[int, ...], upper: int, bonus: int
) -> None:
    # pyhtzee added the number of the last category in place of its points.
    for turn, face in enumerate(range(1, 6), start=1):
        throws["0", turn] = ((face, face, face, face % 5 + 1, 6),) * 3
    throws["0", 6] = (sixes,) * 3
    game = alice.create("me", ruleset="classic-13", start=True)
    for category in ("ones", "twos", "threes", "fours", "fives", "sixes"):
        alice.roll(game)
        seat = alice.score(game, category)["seat"]
    assert (seat["upper"], seat["upper_bonus"], seat["total"]) == (upper, bonus, upper + bonus)


def test_a_second_five_of_a_kind_does_not_go_into_the_same_box(alice: HttpPlayer, throws: Throws) -> None:
    # comp5104-yahtzee filled no box with it, so the card never got full.
    throws |= {("0", turn): ((4,) * 5,) * 3 for turn in (1, 2)}
    game = alice.create("me", ruleset="yahtzee", start=True)
    alice.roll(game)
    alice.score(game, "yahtzee")
    alice.roll(game)
    assert score(alice, game, "yahtzee").json()["code"] == "category_filled"
    assert alice.score(game, "fours")["seat"]["bonus"] == 100


def test_a_card_with_zeros_is_full_only_when_every_box_is_filled(alice: HttpPlayer, throws: Throws) -> None:
    throws |= {("0", turn): ((1, 2, 2, 4, 6),) * 3 for turn in range(1, 13)}  # crypto-yahtzee
    game = alice.create("me", start=True)
    for category in [category.key for category in catalog.get("yacht").categories]:
        assert alice.read(game)["status"] == "playing"
        alice.roll(game)
        alice.score(game, category)
    assert alice.read(game)["status"] == "finished"


def test_points_go_to_the_seat_whose_turn_it_is_whoever_calls(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    # qbreader#473 gave them to whoever pressed next.
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    alice.roll(game)
    assert [score(player, game, "choice").status_code for player in (bob, carol)] == [409, 403]
    assert [seat["scorecard"] for seat in alice.read(game)["seats"]] == [{}, {}]


def test_kept_dice_keep_their_values_whatever_order_they_are_named_in(alice: HttpPlayer) -> None:
    chance = Random(6)  # t_games#226 threw the wrong dice again
    for _ in range(25):
        game = alice.create("me", start=True)
        dice = alice.roll(game)["turn"]["dice"]
        keep = [dice[0], dice[3]]
        chance.shuffle(keep)
        after = list(alice.roll(game, *keep)["turn"]["dice"])
        for face in keep:
            after.remove(face)


def test_more_throws_than_a_turn_has_change_nothing(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # ludo-board-game#2
    answers = [roll(alice, game).status_code for _ in range(10)]
    assert answers == [201] * 3 + [409] * 7
    assert Event.objects.filter(game=game["id"], type="turn.rolled").count() == 3


def test_everybody_is_told_the_same_one_seat_to_move(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open", "open", "greedy")  # Winter2019#192
    bob.join(game)
    carol.join(game)
    alice.start(game)
    movers: list[int] = []
    for turns in range(12):
        told = {player.read(game)["turn"]["seat"] for player in (alice, bob, carol)}
        waits = [listed(player) for player in (alice, bob, carol)]
        assert len(told) == 1 and sum(waits) == (0 if told == {3} else 1)
        movers += told
        skip(game, turns + 1)
    assert movers == [0, 1, 2, 3] * 3


def listed(player: HttpPlayer) -> bool:
    return bool(player.get("games/?to_move=me").json()["results"])


def test_a_double_click_is_one_score(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # amy#2511
    alice.roll(game)
    first, second = (score(alice, game, "ones", idempotency_key="click") for _ in range(2))
    assert first.content == second.content
    assert score(alice, game, "twos", idempotency_key="click").status_code == 422
    assert len(alice.read(game)["seats"][0]["scorecard"]) == 1


def test_an_action_meant_for_an_older_state_is_refused(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # terraforming-mars#2630
    seen = f'"{game["version"]}"'
    alice.roll(game)
    assert roll(alice, game, if_match=seen).status_code == 412
    assert alice.read(game)["turn"]["rolls_left"] == 2


def test_a_finished_game_refuses_every_change(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # CS340winter2016#24
    skip(game, 12)
    before = alice.read(game) | {"server_time": ""}
    path = f"games/{game['id']}"
    answers = [
        roll(alice, game),
        score(alice, game, "ones"),
        alice.post(f"{path}/resignation/", {}),
        alice.post(f"{path}/start/", {}),
        bob.post(f"{path}/seats/", {}),
        alice.delete(f"{path}/seats/0/"),
        alice.post(f"{path}/invites/"),
    ]
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(409, "game_over")}
    assert alice.read(game) | {"server_time": ""} == before


def test_status_results_and_lists_change_together(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # wombats-api#272
    skip(game, 11)
    alice.roll(game)
    open_category = alice.read(game)["turn"]["legal"]["categories"][0]["category"]
    results = alice.score(game, open_category)["results"]
    after = alice.read(game)
    assert (after["status"], after["results"], after["turn"]) == ("finished", results, None)
    lists = {
        status: alice.get(f"players/me/games/?status={status}").json()["results"] for status in ("playing", "finished")
    }
    assert (lists["playing"], lists["finished"][0]["results"]) == ([], results)
    (line,) = alice.get("commitments/").json()["results"]
    assert line["status"] == "finished"


def test_equal_totals_are_a_draw_and_the_next_rank_is_left_out(alice: HttpPlayer, throws: Throws) -> None:
    # Dot-Box#458, Games#83, BoardGamesCompanion#125: totals a, a, b, c are 1, 1, 3, 4.
    dice = [(6, 6, 6, 6, 6), (6, 6, 6, 6, 6), (5, 5, 5, 5, 5), (1, 2, 2, 4, 6)]
    throws |= {(str(seat), turn): (dice[seat],) * 3 for seat in range(4) for turn in range(1, 13)}
    game = alice.create("me", "me", "me", "me", start=True)
    for category in [category.key for category in catalog.get("yacht").categories]:
        for _ in range(4):
            alice.roll(game)
            alice.score(game, category)
    after = alice.read(game)
    assert [result["rank"] for result in after["results"]] == [seat["rank"] for seat in after["seats"]] == [1, 1, 3, 4]
    assert after["results"][0]["total"] == after["results"][1]["total"]


def test_a_turn_that_nobody_takes_ends_without_a_request(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "open", "greedy", turn_seconds=60)  # OCTGN#1286
    bob.join(game)
    alice.start(game)
    later(seconds=61)
    tasks.sweep()
    assert bob.read(game)["turn"]["seat"] == 1


def test_no_deadline_lies_in_the_past_after_somebody_left(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "open", "greedy", turn_seconds=60)  # dipact#291
    bob.join(game)
    alice.start(game)
    later(seconds=50)
    left = alice.resign(game)
    assert left["deadline"] > left["server_time"]
    left = bob.resign(game)
    assert left["deadline"] is None


def test_after_a_lost_answer_the_state_is_enough_to_go_on(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)  # saito-lite-rust#832
    lost = roll(alice, game, idempotency_key="k").json()["turn"]
    assert alice.read(game)["turn"] == lost
    assert roll(alice, game, idempotency_key="k").json()["turn"] == lost


def test_a_bot_on_the_first_seat_is_waiting_work_from_the_start(alice: HttpPlayer) -> None:
    for seats in (["greedy", "me"], ["greedy", "random"]):  # Program-Wars#197, allbadcards#88
        game = alice.create(*seats, start=True)
        assert Game.objects.get(id=game["id"]).engine_to_move
        engines.play_engines(game_id=UUID(game["id"]))
        assert alice.read(game)["turn"] is None or alice.read(game)["turn"]["seat"] == 1


def test_bots_left_alone_end_the_game_at_once(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", "random", start=True)  # mage#8877
    alice.resign(game)
    tasks.play_engines(game["id"])
    assert alice.read(game)["status"] == "finished"
    assert not Game.objects.filter(engine_due_at__isnull=False).exists()


def test_games_made_in_one_moment_have_dice_of_their_own(alice: HttpPlayer) -> None:
    games = [alice.create("me", start=True) for _ in range(12)]  # boardgame.io#133, space-station-14#35186
    throws = {tuple(alice.roll(game)["turn"]["rolls"][0]["thrown"]) for game in games}
    assert len(throws) > 6
    assert len({game["commitment"] for game in games}) == 12


def test_no_part_of_a_game_tells_more_of_a_player_than_id_and_name(alice: HttpPlayer, bob: HttpPlayer) -> None:
    # boardgame.io#399: cut from the state, left in the copies.
    bob.send("PATCH", "players/me/", {"username": "robert.secret", "password": "a very long secret"})
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    token = bob.credentials["HTTP_AUTHORIZATION"].split()[1]
    alice.roll(game)
    alice.resign(game)
    for path in ("", "turns/", "turns/1/", "events/", "record/", "?receipt=true"):
        told = alice.get(f"games/{game['id']}/{path}").content.decode()
        assert "robert.secret" not in told and token not in told and "password" not in told


def test_sixty_rows_with_the_same_time_and_no_end_are_all_listed(alice: HttpPlayer) -> None:
    made = {alice.create("me")["id"] for _ in range(60)}  # django-rest-framework#6886, #8912
    Game.objects.update(created_at="2026-11-30T12:00:00Z")
    seen: list[str] = []
    following = "games/?limit=11"
    while following:
        page = alice.get(following).json()
        seen += [game["id"] for game in page["results"]]
        following = page["next"]
    assert sorted(seen) == sorted(made)


def test_every_state_that_a_game_reaches_has_something_to_do(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", ruleset="yahtzee-upper-first", start=True)  # netrunner#7717
    for turns in range(1, 26, 6):
        skip(game, turns)
        now = alice.read(game)
        assert now["turn"]["rolls_left"] > 0 or now["turn"]["legal"]["categories"]
    assert Seat.objects.filter(game=game["id"], presence="playing").count() == 2
