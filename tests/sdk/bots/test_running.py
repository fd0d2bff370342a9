"""``yachtapi bot`` against a live server: games to their ends, whatever happens to the runner or the server."""

import re
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.sdk.bots.conftest import EXAMPLES, Runner, address, ended
from tests.serve.server import Server, wait_for
from yachtapi_client import Client, Game

GAME = r"[0-9a-f]{8}-[0-9a-f-]{27}"


def test_a_bot_may_hold_classes_of_its_own(runner: Runner, tmp_path: Path) -> None:
    bot = tmp_path / "random.py"
    bot.write_text(
        "from __future__ import annotations\n\nimport random\nfrom dataclasses import dataclass\n\n\n"
        "@dataclass\nclass Plan:\n    chance: random.Random\n\n\n"
        "def play(turn):\n    return Plan(random.Random()).chance.choice(list(turn.categories))\n"
    )
    process = runner(bot, "--play", 1)
    printed, _ = process.communicate(timeout=60)
    assert "can't be run" not in printed


@pytest.mark.parametrize(("bot", "options"), [("random", ()), ("greedy", ()), ("advised", ("--hints",))])
def test_every_example_finishes_its_games(runner: Runner, bot: str, options: tuple[str, ...]) -> None:
    printed = ended(runner(EXAMPLES / f"{bot}_bot.py", "--name", bot, "--play", 2, *options))
    assert "2 games" in printed
    assert printed.count("of 2") == 2


def test_a_bot_that_decides_badly_is_told_so_and_its_games_go_on(runner: Runner, tmp_path: Path) -> None:
    bot = tmp_path / "bad_bot.py"
    bot.write_text("def play(turn):\n    raise RuntimeError('no idea')\n")
    process = runner(bot, "--play", 1)
    printed, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert printed.count("RuntimeError: no idea. The turn was") == 1
    assert f'File "{bot}", line 2, in play' in printed
    assert "of 2" in printed
    assert "games under way" in printed, "how far it is, though this is no terminal"


def test_a_strict_bot_stops_at_its_first_bad_decision(runner: Runner, tmp_path: Path) -> None:
    bot = tmp_path / "bad_bot.py"
    bot.write_text("def play(turn):\n    return 'blackjack'\n")
    process = runner(bot, "--play", 2, "--strict")
    printed, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "'blackjack' is none of the legal categories" in printed
    assert "Traceback" not in printed and "of 2" not in printed


def test_a_bot_that_never_decides_is_stopped_by_an_interrupt(runner: Runner, tmp_path: Path) -> None:
    bot = tmp_path / "stuck_bot.py"
    bot.write_text(
        "import time\n\n\ndef play(turn):\n    print('thinks', flush=True)\n    time.sleep(600)\n    return 'choice'\n"
    )
    process = runner(bot, "--play", 1)
    assert process.stdout is not None
    assert any("thinks" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    printed, _ = process.communicate(timeout=10)
    assert process.returncode == 130, printed


def test_two_bots_that_seek_an_opponent_meet(server: Server, runner: Runner) -> None:
    pair = [runner(EXAMPLES / "random_bot.py", "--name", name, "--seek", 1) for name in ("Ada", "Bob")]
    printed = [ended(one) for one in pair]
    assert {re.search(GAME, one).group() for one in printed} == {re.search(GAME, printed[0]).group()}  # type: ignore[union-attr]


def test_a_bot_takes_the_seat_that_an_invite_keeps_for_it(server: Server, opened: ExitStack, runner: Runner) -> None:
    host = opened.enter_context(Client.guest(address(server), name="Host"))
    game = host.games.create(
        ruleset="yacht", seats=[{"kind": "open"}, {"kind": "bot", "strategy": "random"}], visibility="private"
    )
    invite = host.games.invite(game.id)
    process = runner(EXAMPLES / "greedy_bot.py", "--game", f"{game.id}:{invite.invite}")
    wait_for(lambda: game.refresh().seats[0].player is not None, 30)
    game.start()
    assert str(game.id) in ended(process)


def test_the_server_answers_invitations_by_the_rules_that_a_bot_leaves(
    server: Server, opened: ExitStack, runner: Runner, tmp_path: Path
) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"rulesets": ["yatzy"]}')
    process = runner(EXAMPLES / "greedy_bot.py", "--name", "Ruled", "--rules", file, "--play", 1)
    assert "1 games" in ended(process)
    token = next((tmp_path / "state").rglob("*Ruled*.token")).read_text()
    bot = opened.enter_context(Client(address(server), token))
    host = opened.enter_context(Client.guest(address(server), name="Host"))
    statuses = []
    for ruleset in ("yatzy", "yacht"):
        game = host.games.create(ruleset=ruleset, seats=[{"kind": "me"}, {"kind": "open"}])
        statuses.append(host.invitations.create(game.id, player_id=bot.me.get().id).status)
    assert statuses == ["accepted", "declined"]


@pytest.mark.parametrize("content", ["[]", "{", '{"ruleset": "yatzy"}'])
def test_a_file_that_holds_no_rules_is_told_what_is_wrong(runner: Runner, tmp_path: Path, content: str) -> None:
    file = tmp_path / "rules.json"
    file.write_text(content)
    process = runner(EXAMPLES / "greedy_bot.py", "--rules", file)
    printed, _ = process.communicate(timeout=30)
    assert process.returncode == 1
    assert f"{file} holds no rules" in printed and "Traceback" not in printed


def test_a_kept_guest_whom_the_server_has_forgotten_is_made_anew(
    server: Server, opened: ExitStack, runner: Runner, tmp_path: Path
) -> None:
    ended(runner(EXAMPLES / "greedy_bot.py", "--name", "Again", "--play", 1))
    kept = next((tmp_path / "state").rglob("*Again*.token"))
    opened.enter_context(Client(address(server), kept.read_text())).me.delete(confirm=True)
    assert "1 games" in ended(runner(EXAMPLES / "greedy_bot.py", "--name", "Again", "--play", 1))


def test_a_token_that_may_not_play_ends_the_bot_with_the_reason(
    server: Server, opened: ExitStack, runner: Runner
) -> None:
    client = opened.enter_context(Client.guest(address(server), name="Reader"))
    reading = client.tokens.create(scopes=["read"]).token
    client.games.create(ruleset="yacht", seats=[{"kind": "me"}], start=True)
    process = runner(EXAMPLES / "greedy_bot.py", "--token", reading, "--play", 1)
    printed, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "play" in printed and "Traceback" not in printed


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "There is no file"),
        ("def play(:\n", "line 1 can't be run: SyntaxError"),
        ("import nothing_there\n", "ModuleNotFoundError"),
        ("x = 1\n", "has no function `play`"),
        ("import sys\nsys.exit(0)\n", "can't be run: SystemExit"),
    ],
)
def test_a_file_without_a_bot_is_told_what_is_wrong(
    runner: Runner, tmp_path: Path, content: str | None, sentence: str
) -> None:
    bot = tmp_path / "my_bot.py"
    if content is not None:
        bot.write_text(content)
    process = runner(bot)
    printed, _ = process.communicate(timeout=30)
    assert process.returncode == 1
    assert sentence in printed and "Traceback" not in printed


def test_a_killed_runner_takes_its_turns_up_again_and_doubles_none(
    server: Server, opened: ExitStack, runner: Runner, tmp_path: Path
) -> None:
    first = runner(slow_bot(tmp_path), "--name", "Phoenix", "--play", 2)
    (token,) = wait_for(lambda: tokens(tmp_path), 60)
    client = opened.enter_context(Client(address(server), token))
    wait_for(lambda: any(game.version > 30 for game in client.me.games()), 60)
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert any(game.status == "playing" for game in client.me.games())
    ended(runner(EXAMPLES / "greedy_bot.py", "--name", "Phoenix", "--play", 2))
    games = client.me.games().all()
    assert len(games) == 2
    for game in games:
        assert game.status == "finished"
        assert_every_turn_is_played_once(game)


def test_a_server_that_starts_anew_is_waited_for(
    server: Server, opened: ExitStack, runner: Runner, tmp_path: Path
) -> None:
    process = runner(slow_bot(tmp_path), "--name", "Patience", "--play", 2)
    (token,) = wait_for(lambda: tokens(tmp_path), 60)
    client = opened.enter_context(Client(address(server), token))
    wait_for(lambda: any(game.version > 20 for game in client.me.games()), 60)
    restart(server)
    assert "2 games" in ended(process)
    for game in client.me.games():
        assert_every_turn_is_played_once(game)


def restart(server: Server) -> None:
    """Kill it with everything, and start it on what it had."""
    server.kill()
    server.process = Server.start(server.folder, server.port).wait_until_it_serves().process


def slow_bot(folder: Path) -> Path:
    """One that leaves time to be killed."""
    bot = folder / "slow_bot.py"
    bot.write_text("import time\n\ndef play(turn):\n    time.sleep(0.05)\n    return next(iter(turn.categories))\n")
    return bot


def tokens(folder: Path) -> list[str]:
    return [path.read_text() for path in (folder / "state" / "yachtapi").glob("*.token") if path.read_text()]


def assert_every_turn_is_played_once(game: Game) -> None:
    events = list(game.follow(after=0))
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    scored = [(event.data["seat"], event.data["turn"]) for event in events if event.type_ == "turn.scored"]
    assert len(scored) == len(set(scored))
    thrown = [
        (event.data["seat"], event.data["turn"], event.data["roll"]) for event in events if event.type_ == "turn.rolled"
    ]
    assert len(thrown) == len(set(thrown))
