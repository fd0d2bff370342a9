"""Duplicate dice: equal kept dice give equal dice on every board, and the seed is out when all boards are over."""

import json
from random import Random
from uuid import UUID

import pytest

from games import dicecup
from games.models import Commitment, Event, Record, SharedSet
from games.services import engines, filing, keyring, sharedsets
from games.services.audit import audit
from games.services.table import Table
from rulesets import catalog
from tests.games.boards import boards, keep_most, row
from tests.games.player import HttpPlayer, play_on
from yachtapi_verify import verify


def test_equal_kept_dice_give_equal_dice_on_every_board(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    on = boards(carol)
    ours, theirs = on.open(alice), on.open(bob)
    for category in [each.key for each in catalog.get("yacht").categories][:4]:
        assert keep_most(alice, ours, category) == keep_most(bob, theirs, category)


def test_what_one_keeps_moves_no_die_of_another(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    on = boards(carol)
    ours, theirs = on.open(alice), on.open(bob)
    first = alice.roll(ours)["turn"]["dice"]
    alice.roll(ours, *first[:4])
    bob.roll(theirs)
    assert bob.roll(theirs)["turn"]["rolls"][1]["thrown"][:1] == alice.read(ours)["turn"]["rolls"][1]["thrown"]
    alice.score(ours, "choice")
    bob.score(theirs, "ones")
    assert alice.roll(ours)["turn"]["dice"] == bob.roll(theirs)["turn"]["dice"]


def test_a_board_names_its_set_and_the_set_is_on_the_public_list_before_it(alice: HttpPlayer, bob: HttpPlayer) -> None:
    on = boards(bob)
    (line,) = alice.get("commitments/").json()["results"]
    assert (line["draw_id"], line["status"]) == (str(on.shared.id), "open")
    board = on.open(alice)
    assert (board["draw_id"], board["commitment"]) == (line["draw_id"], line["commitment"])
    assert line["commitment"] == dicecup.commitment(on.secret)
    assert board["id"] != board["draw_id"] and board["hidden"] and not board["client_seeded"]
    created = alice.events(board)[0]["data"]
    assert (created["draw_id"], created["commitment"]) == (line["draw_id"], line["commitment"])
    assert Commitment.objects.count() == 1  # a board commits to nothing of its own


def test_it_throws_what_the_set_says_in_the_lane_that_all_share(alice: HttpPlayer, bob: HttpPlayer) -> None:
    on = boards(bob)
    board = on.open(alice)
    cup = dicecup.DiceCup(on.secret, str(on.shared.id), ())
    (group, *_) = cup.groups("shared", 1, rolls=3, dice=5, faces=6)
    assert tuple(alice.roll(board)["turn"]["rolls"][0]["thrown"]) == group
    assert alice.events(board)[-1]["data"]["lane"] == "shared"


@pytest.mark.parametrize("strategy", ["random", "greedy"])
def test_a_strategy_does_the_same_on_every_board(alice: HttpPlayer, strategy: str) -> None:
    on = boards(alice)
    played = [on.open(strategy) for _ in range(2)]
    for board in played:
        engines.play_engines(game_id=UUID(board["id"]))
    assert row(played[0]).results == row(played[1]).results


def test_records_of_all_boards_verify_once_the_set_is_revealed(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    on = boards(carol)
    ours, theirs, machine = on.open(alice), on.open(bob), on.open("random")
    play_on(ours, [alice], Random(1))
    bob.roll(theirs)
    bob.resign(theirs)
    engines.play_engines(game_id=UUID(machine["id"]))
    receipt = alice.get(f"games/{ours['id']}/?receipt=true").json()["receipt"]
    on.reveal()
    assert filing.file_boards(set_id=on.shared.id) == 3
    key = keyring.signing_key().public
    for board in (ours, theirs, machine):
        verdict = verify(carol.record(board), keys=[key])
        assert verdict.verdict == "consistent"
        assert any(str(on.shared.id) in note for note in verdict.notes)
        document = json.loads(carol.record(board))
        assert (document["format"], document["draw_id"]) == ("yacht-record/1", str(on.shared.id))
        assert (document["seed"], document["client_seeds"]) == (on.secret.hex(), [])
        assert audit(Table.read(UUID(board["id"]))) == document["events"][-1]["seq"]
    verify(carol.record(ours), keys=[key], receipts=[receipt])
    (line,) = alice.get("commitments/").json()["results"]
    assert line["status"] == "finished"


def test_a_running_board_can_be_audited(alice: HttpPlayer, bob: HttpPlayer) -> None:
    board = boards(bob).open(alice)
    alice.roll(board)
    assert audit(Table.read(UUID(board["id"]))) == len(alice.events(board))


def test_a_record_is_there_at_the_reveal_and_the_same_when_it_is_filed(alice: HttpPlayer, bob: HttpPlayer) -> None:
    on = boards(bob)
    board = on.open(alice)
    alice.resign(board)
    events = alice.events(board)
    on.reveal()
    before = bob.record(board)
    assert not Record.objects.exists()
    assert filing.unfiled_sets() == [on.shared.id]
    filing.file_boards(set_id=on.shared.id)
    assert bob.record(board) == before and filing.unfiled_sets() == []
    assert not Event.objects.exists() and bob.events(board) == events
    assert filing.file_boards(set_id=on.shared.id) == 0


def test_a_set_is_not_revealed_while_a_board_is_played(alice: HttpPlayer, bob: HttpPlayer) -> None:
    on = boards(bob)
    board = on.open(alice)
    with pytest.raises(ValueError, match="not over"):
        on.reveal()
    alice.resign(board)
    on.reveal()
    with pytest.raises(ValueError, match="everybody knows"):
        on.open(alice)
    with pytest.raises(ValueError, match="everybody knows"):
        on.reveal()


def test_a_set_that_nobody_played_is_revealed_as_aborted(alice: HttpPlayer) -> None:
    on = boards(alice)
    assert sharedsets.reveal(set_id=on.shared.id).status == SharedSet.Status.ABORTED
    (line,) = alice.get("commitments/").json()["results"]
    assert line["status"] == "aborted" and filing.unfiled_sets() == []
