"""Tournaments with shared dice: equal keeps give equal dice on every board, and nobody sees another's too soon."""

import json
from collections import Counter
from random import Random
from typing import Any
from uuid import UUID

import pytest

from games.models import Commitment, Event, Game, Record, SharedSet
from games.players.models import Player
from games.services import audit, counting, engines, filing, keyring, releasing, support
from games.services.table import Table
from games.tournaments import document, recount
from games.tournaments.errors import OptionsDisagree
from games.tournaments.models import Match, MatchGame, RoundSet, Tournament
from games.tournaments.scoring import MatchRules
from games.tournaments.services import draft, export, ledger, matches, rulings
from rulesets import catalog
from tests.games.boards import keep_most
from tests.games.player import HttpPlayer, Shown, play_on
from tests.games.tournaments import hall
from yachtapi_verify import verify

ALONE = {"kind": "points", "games": 1, "seats": 1}


@pytest.fixture
def people(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> list[HttpPlayer]:
    return [alice, bob, carol]


def event(owner: Player, *people: HttpPlayer, engines: int = 0, **wish: Any) -> Tournament:
    """A tournament with shared dice that has begun, as far as workers can play it."""
    cup = hall.open_event(owner, **{"format": hall.BOARDS, "match": ALONE, "shared_dice": True, **wish})
    hall.enter(cup, *(Player.objects.get(pk=player.id) for player in people))
    if engines:
        hall.enter_engines(cup, engines, "greedy")
    hall.start(cup)
    hall.work(cup)
    return cup


def board(player: HttpPlayer) -> Shown:
    """The board that a player plays now."""
    (game,) = player.get("players/me/games/?status=playing").json()["results"]
    shown: Shown = game
    return shown


def log(cup: Tournament) -> list[tuple[str, Shown]]:
    return [(entry["type"], entry["data"]) for entry in ledger.events(cup, after=0, limit=500)]


def test_a_score_event_plays_one_set_whose_records_are_out_when_the_round_has_closed(
    owner: Player, people: list[HttpPlayer], nobody: HttpPlayer
) -> None:
    cup = event(owner, *people, engines=2)
    boards = [board(player) for player in people]
    category = catalog.get("yacht").categories[0].key
    rolls = [keep_most(player, each, category) for player, each in zip(people, boards, strict=True)]
    assert rolls[0] == rolls[1] == rolls[2]
    for number, (player, each) in enumerate(zip(people, boards, strict=True)):
        assert Record.objects.count() == 0
        assert document.audit(export.signed(cup)) == []
        assert nobody.get(f"games/{each['id']}/record/").status_code == 404
        play_on(each, [player], Random(number))
        assert player.get(f"games/{each['id']}/record/").json()["code"] == "dice_still_shared"
        hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    (shared,) = SharedSet.objects.all()
    assert shared.is_revealed and shared.boards.count() == 5
    assert document.audit(export.signed(cup)) == []
    assert set(json.loads(export.signed(cup))["games"].values()) == {None}
    filing.file_boards(set_id=shared.pk)
    assert document.audit(export.signed(cup)) == []
    assert None not in json.loads(export.signed(cup))["games"].values()
    for game in shared.boards.all():
        record = json.loads(nobody.record({"id": str(game.pk)}))
        assert verify(nobody.record({"id": str(game.pk)}), keys=[keyring.signing_key().public])
        assert (record["draw_id"], record["commitment"]) == (str(shared.pk), shared.commitment)
        assert audit.audit(Table.read(game.pk))
    assert not Event.objects.exists()


def test_the_set_is_committed_to_before_registration_closes_and_named_when_the_round_opens(
    owner: Player, people: list[HttpPlayer]
) -> None:
    cup = hall.open_event(owner, format={"kind": "score", "rounds": 3}, match=ALONE, shared_dice=True)
    committed = list(RoundSet.objects.order_by("round").values_list("shared_set", flat=True))
    assert list(Commitment.objects.order_by("number").values_list("draw_id", flat=True)) == committed
    assert len(committed) == 3
    hall.enter(cup, *(Player.objects.get(pk=player.id) for player in people))
    hall.start(cup)
    assert Commitment.objects.count() == 3
    (opened,) = [data for kind, data in log(cup) if kind == "round.opened"]
    assert opened["shared_sets"] == [str(committed[0])]


@pytest.mark.parametrize("games", [1, 3])
def test_a_match_of_strategies_is_two_boards_of_one_set(owner: Player, games: int) -> None:
    cup = event(owner, engines=4, format=hall.SINGLE, match={"kind": "points", "games": games})
    assert cup.status == Tournament.Status.FINISHED
    assert not Game.objects.filter(hidden=True).exists()
    for match in Match.objects.all():
        rows = list(match.games.order_by("number"))
        assert [row.seats for row in rows[:2]] == [[0], [1]] and len(rows) % 2 == 0
        for one, other in zip(rows[::2], rows[1::2], strict=True):
            assert one.game.shared_set_id == other.game.shared_set_id
            assert one.game.results == other.game.results  # one strategy does the same with the same dice
        assert (match.how, len(rows)) == ("roll_off", 2 * games + 2)
    assert not SharedSet.objects.filter(revealed_at=None).exists()
    for shared in SharedSet.objects.filter(unfiled=True):
        filing.file_boards(set_id=shared.pk)
    assert Record.objects.count() == Game.objects.count() == 3 * 2 * (games + 1)
    assert all(audit.audit(Table.read(game.pk)) for game in Game.objects.all()[:4])
    for said in (data for kind, data in log(cup) if kind == "match.decided"):
        records = [json.loads(bytes(Record.objects.get(game=game_id).body)) for game_id in said["games"]]
        assert recount.faults(catalog.get("yacht"), MatchRules(**cup.match), said, records) == []


def test_matches_of_a_round_share_their_dice_and_points_decide(owner: Player, people: list[HttpPlayer]) -> None:
    cup = event(owner, *people, engines=1, format=hall.SINGLE, match={})
    first = RoundSet.objects.get(round=1, game=1).shared_set
    assert first.boards.count() == 4
    chance = Random(1)
    while cup.round == 1:  # level matches are played once more
        for game in Game.objects.filter(status="playing"):
            if game.engine_to_move:
                engines.play_engines(game_id=game.pk)
            else:
                play_on({"id": str(game.pk)}, [each for each in people if _sits(each, game)], chance)
        hall.work(cup)
    first.refresh_from_db()
    assert first.is_revealed
    for match in Match.objects.filter(round__n=1):
        totals = Counter[int]()
        for row in match.games.all():
            totals[row.seats[0]] += (row.game.results or [{}])[0]["total"]
        assert {side.index: side.points for side in match.sides.all()} == totals


def _sits(player: HttpPlayer, game: Game) -> bool:
    return game.seats.filter(player=player.id).exists()


def test_in_lockstep_no_board_throws_before_all_have_been_opened_and_all_have_sent(
    owner: Player, people: list[HttpPlayer]
) -> None:
    cup = hall.open_event(
        owner, format=hall.BOARDS, match=ALONE, shared_dice=True, lockstep=True, rated=True, turn_seconds=60
    )
    hall.enter(cup, *(Player.objects.get(pk=player.id) for player in people))
    hall.start(cup)
    shared = RoundSet.objects.get().shared_set
    first, *others = hall.waiting(cup)
    hall.tasks.play_match(str(first))
    shared.refresh_from_db()
    assert shared.status == SharedSet.Status.OPEN
    for match_id in others:
        hall.tasks.play_match(str(match_id))
    shared.refresh_from_db()
    assert (shared.status, shared.boards.count()) == (SharedSet.Status.PLAYING, 3)
    boards = [board(player) for player in people]
    for player, each in zip(people, boards, strict=True):
        answer = player.post(f"games/{each['id']}/turns/current/rolls/", {})
        assert answer.status_code == 202 and answer.json()["turn"]["waiting"]
    assert releasing.release(set_id=shared.pk) == 3
    dice = [player.read(each)["turn"]["dice"] for player, each in zip(people, boards, strict=True)]
    assert dice[0] is not None and dice[0] == dice[1] == dice[2]
    for player, each in zip(people, boards, strict=True):
        player.resign(each)
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED


def test_whoever_leaves_before_the_boards_are_opened_is_not_waited_for(owner: Player, people: list[HttpPlayer]) -> None:
    cup = hall.open_event(owner, format=hall.BOARDS, match=ALONE, shared_dice=True, lockstep=True)
    entrants = hall.enter(cup, *(Player.objects.get(pk=player.id) for player in people))
    hall.start(cup)
    for match_id in hall.waiting(cup)[:2]:
        hall.tasks.play_match(str(match_id))
    left = Match.objects.get(games__isnull=True).sides.get().entrant
    player = left.player
    hall.registration.withdraw(player=player, tournament_id=cup.pk, entrant_id=left.pk)
    assert len(entrants) == 3
    hall.tasks.sweep()
    assert RoundSet.objects.get().shared_set.status == SharedSet.Status.PLAYING


def test_an_aborted_board_is_not_played_again(owner: Player, people: list[HttpPlayer]) -> None:
    cup = event(owner, *people)
    game = Game.objects.filter(status="playing").order_by("id").first()
    assert game is not None
    support.abort_game(game_id=game.pk, keyword="fault", sentence="Lightning.")
    hall.work(cup)
    assert Match.objects.get(games__game=game).status == Match.Status.FAILED
    assert MatchGame.objects.count() == 3


def test_what_a_hidden_board_came_to_counts_nowhere_before_the_reveal(owner: Player, people: list[HttpPlayer]) -> None:
    cup = event(owner, *people[:2])
    play_on(board(people[0]), people[:1], Random(0))
    assert not counting.waiting().exists()
    play_on(board(people[1]), people[1:2], Random(0))
    hall.work(cup)
    filing.file_boards(set_id=SharedSet.objects.get().pk)
    assert counting.waiting().count() == 2


def test_a_tournament_that_is_called_off_reveals_what_it_has_committed_to(
    owner: Player, people: list[HttpPlayer]
) -> None:
    cup = event(owner, *people[:2], format={"kind": "score", "rounds": 2})
    draft.cancel(player=owner, tournament_id=cup.pk, reason="Rain.")
    for _ in range(2):
        hall.tasks.sweep()
    assert not Game.objects.filter(status="playing").exists()
    assert sorted(SharedSet.objects.values_list("status", flat=True)) == ["aborted", "finished"]
    lines = people[0].get("commitments/").json()["results"]
    assert sorted(line["status"] for line in lines) == ["aborted", "finished"]


def test_boards_of_a_tournament_are_no_business_of_its_organisers(
    owner: Player, people: list[HttpPlayer], guest: Any
) -> None:
    cup = event(owner, *people[:2])
    game = board(people[0])
    people[0].roll(game)
    assert UUID(game["id"]) in set(Game.objects.filter(tournament_id=cup.pk).values_list("pk", flat=True))
    assert people[1].get(f"games/{game['id']}/events/").status_code == 404
    assert Game.objects.get(pk=game["id"]).owner_id == owner.pk


def test_a_bank_would_shrink_while_others_are_waited_for(owner: Player) -> None:
    with pytest.raises(OptionsDisagree):
        hall.open_event(owner, shared_dice=True, lockstep=True, bank_seconds=600)


def test_a_match_that_comes_to_a_set_when_others_have_thrown_is_left_to_the_organisers(
    owner: Player, people: list[HttpPlayer]
) -> None:
    cup = hall.open_event(owner, format=hall.BOARDS, match=ALONE, shared_dice=True, lockstep=True)
    hall.enter(cup, *(Player.objects.get(pk=player.id) for player in people))
    hall.start(cup)
    late, *others = hall.waiting(cup)
    with hall.locked(cup) as held:
        matches.log(held, matches.fail(held, Match.objects.get(pk=late), "games_aborted"))
    for match_id in others:
        hall.tasks.play_match(str(match_id))
    with hall.locked(cup) as held:
        rulings.replay(held, late)
    hall.tasks.play_match(str(late))
    failed = Match.objects.get(pk=late)
    assert (failed.status, failed.reason) == (Match.Status.FAILED, "others_have_thrown")
