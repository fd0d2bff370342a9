"""`yachtapi rehearse` to its standings."""

from collections.abc import Callable

from tests.sdk.command.conftest import Completed
from tests.serve.server import ROOT

Run = Callable[..., Completed]


def test_strategies_rehearse_to_the_standings(here: dict[str, str], yachtapi: Run) -> None:
    run = yachtapi("rehearse", "--bots", "3", "--format", "round_robin", env=here)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Round 3 is over." in run.stdout
    assert "Standings after round 3" in run.stdout
    assert all(name in run.stdout.split("Standings")[1] for name in ("Greedy 1", "Thrifty 1", "Collector 1"))


def test_a_bot_of_ones_own_takes_part(here: dict[str, str], yachtapi: Run) -> None:
    bot = ROOT / "sdk" / "python" / "examples" / "greedy_bot.py"
    run = yachtapi("rehearse", "--bots", "1", "--format", "single_elimination", "--with", bot, env=here)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "greedy_bot" in run.stdout.split("Standings")[1]


def test_a_rehearsal_that_can_not_be_says_why(here: dict[str, str], yachtapi: Run) -> None:
    refusals = {
        ("--bots", "1"): "two entrants at least",
        ("--ruleset", "chess"): "there are yacht, yatzy",
        ("--strategy", "clever"): "there are random",
        ("--with", "none.py"): "none.py",
    }
    for arguments, said in refusals.items():
        run = yachtapi("rehearse", *arguments, env=here)
        assert (run.returncode, said in run.stderr) == (1, True), run.stderr
