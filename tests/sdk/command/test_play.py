"""`yachtapi play` against a real server."""

import re
import signal
import stat
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests.sdk.command.conftest import Completed, command
from tests.sdk.command.typist import Typist

Run = Callable[..., Completed]


def test_a_whole_game_is_typed_at_a_terminal_and_found_fair(here: dict[str, str], tmp_path: Path) -> None:
    typist = Typist(command("play", "--against", "random"), here, tmp_path)
    numbers = count(1)
    try:
        status = typist.answer(lambda prompt: "roll" if "left: 2" in prompt else f"s {next(numbers)}")
    finally:
        typist.leave()
    assert status == 0, typist.shown
    assert re.search(r"You (win|lose)|It is a tie", typist.shown)
    assert "fair: no event of this record is wrong." in typist.shown
    assert "╭───────╮" in typist.shown


def test_a_whole_game_comes_through_a_pipe_and_its_proof_is_kept(
    here: dict[str, str], yachtapi: Run, tmp_path: Path
) -> None:
    lines = "".join(f"zzz\nscore {number}\n" for number in range(1, 16))
    played = yachtapi("play", "--ruleset", "yatzy", "--against", "random", env=here, typed=lines)
    assert played.returncode == 0, played.stdout + played.stderr
    assert "\x1b" not in played.stdout
    checked = re.search(r"yachtapi (verify .*)", played.stdout)
    assert checked
    again = yachtapi(*checked[1].split())
    assert (again.returncode, again.stdout[:5]) == (0, "fair:")
    kept = [path for path in (tmp_path / "state").rglob("*") if path.is_file()]
    assert {path.name for path in kept} >= {"record.json", "receipt.json", "keys.json", "client-seed"}
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}


def test_a_game_that_was_left_goes_on_where_it_stood(here: dict[str, str], yachtapi: Run) -> None:
    left = yachtapi("play", "--against", "random", env=here, typed="s 1\nleave\n")
    assert left.returncode == 0
    game = left.stdout.split("--resume ")[1].strip()
    resumed = yachtapi("play", "--resume", game, env=here, typed="s 1\nresign\nno\nresign\nyes\n")
    assert "Ones can't be scored now" in resumed.stdout
    assert resumed.returncode == 0
    assert "You are out" in resumed.stdout
    assert "fair:" in resumed.stdout


def test_the_latest_game_is_resumed_without_an_id_and_by_a_link(here: dict[str, str], yachtapi: Run) -> None:
    left = yachtapi("play", "--against", "random", env=here, typed="leave\n")
    game = left.stdout.split("--resume ")[1].strip()
    for wanted in ([], [f"{here['YACHTAPI_SERVER']}/api/v1/games/{game}/"]):
        again = yachtapi("play", "--resume", *wanted, env=here, typed="leave\n")
        assert f"Game {game}" in again.stdout


def test_advice_is_given_in_games_with_hints_alone(here: dict[str, str], yachtapi: Run) -> None:
    without = yachtapi("play", "--against", "random", env=here, typed="advice\nleave\n")
    assert "hints are set to after_game" in without.stdout
    hinted = yachtapi("play", "--hints", "--against", "random", env=here, typed="?\nadvice\nrules\nleave\n")
    assert re.search(r"points to come|being worked out", hinted.stdout)
    assert "what perfect play would do" in hinted.stdout


def test_input_that_ends_is_told_how_to_go_on(here: dict[str, str], yachtapi: Run) -> None:
    played = yachtapi("play", "--against", "random", env=here, typed="")
    assert played.returncode == 1
    assert "yachtapi play --resume" in played.stdout


def test_ctrl_c_leaves_the_game_and_says_how_to_go_on(here: dict[str, str], tmp_path: Path) -> None:
    typist = Typist(command("play", "--against", "random"), here, tmp_path)
    try:
        typist.wait_for("score> ")
        typist.process.send_signal(signal.SIGINT)
        status = typist.answer(lambda prompt: "leave")
    finally:
        typist.leave()
    assert status == 130
    assert "yachtapi play --resume" in typist.shown


def test_a_narrow_terminal_without_colours_is_enough(here: dict[str, str], tmp_path: Path) -> None:
    typist = Typist(command("play", "--against", "random"), here | {"NO_COLOR": "1"}, tmp_path, columns=40)
    try:
        assert typist.answer(lambda prompt: "leave") == 0
    finally:
        typist.leave()
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", typist.shown)
    card = [line.rstrip() for line in typist.shown.splitlines() if "Full House" in line or "───" in line]
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in card]
    assert plain
    assert max(map(len, plain)) <= 40
