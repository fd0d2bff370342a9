"""dice/1 against ``tests/vectors/dice.jsonl``: draws computed by another program than the server and the verifier."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from yachtapi_verify.dice import Cup, drawn_seat, roll_off

VECTORS = Path(__file__).parent.parent / "vectors" / "dice.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]


def cup(row: dict[str, Any]) -> Cup:
    return Cup(bytes.fromhex(row["seed"]), row["draw_id"], tuple(row["client_seeds"]))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['draw_id']}-{row['lane']}-{row['turn']}")
def test_a_vector_comes_out(row: dict[str, Any]) -> None:
    assert hashlib.sha256(bytes.fromhex(row["seed"])).hexdigest() == row["commitment"]
    if "groups" in row:
        assert cup(row).groups(row["lane"], row["turn"], 3, 5) == tuple(map(tuple, row["groups"]))
    if "first_seat" in row:
        assert drawn_seat(cup(row), tuple(range(len(row["client_seeds"])))) == row["first_seat"]


def test_the_vectors_show_both_throws_and_lots() -> None:
    assert any("groups" in row for row in ROWS)
    assert any("first_seat" in row for row in ROWS)


def test_only_tied_seats_throw_again_for_the_order_of_play() -> None:
    seats = (0, 1, 2, 3)
    tied_games = 0
    for number in range(100):
        throws, winner = roll_off(Cup(bytes([number]) * 32, "draw", ("",) * 4), seats, 5)
        attempts = [[throw for throw in throws if throw.attempt == attempt] for attempt in range(1, 9)]
        still = list(seats)
        for attempt in filter(None, attempts):
            assert [throw.seat for throw in attempt] == still
            highest = max(sum(throw.dice) for throw in attempt)
            still = [throw.seat for throw in attempt if sum(throw.dice) == highest]
        assert still == [winner]
        tied_games += len(throws) > 4
    assert tied_games > 5
