"""What counts as a bye, and what a match is worth."""

import pytest

from games.tournaments.formats.history import Pairing, Played, Result


@pytest.mark.parametrize(("slot", "is_bye", "score"), [("S1.3", True, 1.0), ("W1.3", True, 1.0), ("B1.3", False, 0.0)])
def test_one_alone_has_a_bye_but_on_a_board_plays(slot: str, is_bye: bool, score: float) -> None:
    pairing = Pairing(slot, ("a",))
    assert pairing.is_bye is is_bye
    assert Played(pairing, Result((1,), (0,))).score("a") == score


def test_a_board_of_many_counts_the_beaten_and_half_of_the_level() -> None:
    board = Played(Pairing("B1.1", ("a", "b", "c", "d")), Result((1, 2, 2, 4), (300, 200, 200, 100)))
    assert [board.score(entrant) for entrant in "abcd"] == [3.0, 1.5, 1.5, 0.0]
