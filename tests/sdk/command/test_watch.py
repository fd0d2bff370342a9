"""`yachtapi watch` in a process of its own, while the game or the tournament goes on."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.sdk.command.conftest import Completed, command
from tests.sdk.command.typist import PATIENCE, Typist
from yachtapi_client import Client, Game

Run = Callable[..., Completed]


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client.guest(address, name="Ann") as client:
        yield client


def test_a_running_game_is_told_line_by_line_to_its_end(
    client: Client, here: dict[str, str], yachtapi: Run, tmp_path: Path
) -> None:
    game = begun(client)
    line = command("watch", "game", game.id)
    watcher = subprocess.Popen(line, env=here, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert watcher.stdout
    assert watcher.stdout.readline() == "The game begins: Ann, Random.\n"
    play_out(game)
    told = watcher.communicate(timeout=PATIENCE)[0]
    assert watcher.returncode == 0
    assert told.count("Ann: ") == told.count("Random: ") == 12
    assert f"Ann {game.seats[0].total}" in told.splitlines()[-1]
    afterwards = yachtapi("watch", "game", game.id, env=here)
    assert afterwards.stdout.endswith(told)


def test_a_running_game_is_redrawn_on_a_terminal(client: Client, here: dict[str, str], tmp_path: Path) -> None:
    game = begun(client)
    typist = Typist(command("watch", "game", game.id), here, tmp_path)
    try:
        typist.wait_for("Ann, turn 1")
        play_out(game)
        assert typist.answer(lambda prompt: "") == 0
    finally:
        typist.leave()
    assert typist.shown.count("Total") > 2  # at the start, at some moves, and in the end
    assert f"Ann {game.seats[0].total}" in typist.shown.splitlines()[-1]


def test_a_tournament_is_watched_to_its_standings(
    client: Client, here: dict[str, str], yachtapi: Run, tmp_path: Path
) -> None:
    made = client.tournaments.create(name="Cup", ruleset="yacht", format_={"kind": "single_elimination"})
    client.tournaments.open(made.id)
    client.entrants.create(made.id, strategy="random", copies=3)
    typist = Typist(command("watch", "tournament", made.id), here, tmp_path)
    try:
        typist.wait_for("registration")
        client.tournaments.start(made.id)
        assert typist.answer(lambda prompt: "") == 0
    finally:
        typist.leave()
    assert "Won by Random" in typist.shown
    told = yachtapi("watch", "tournament", made.id, env=here).stdout
    assert "has a bye" in told
    assert "Round 2 is over." in told


@pytest.mark.parametrize("what", ["game", "tournament"])
def test_what_is_private_or_unknown_is_said_to_be(
    what: str, client: Client, here: dict[str, str], yachtapi: Run
) -> None:
    if what == "game":
        unseen = begun(client, visibility="private").id
    else:
        unseen = client.tournaments.create(name="Draft", ruleset="yacht", format_={"kind": "swiss"}).id
    for wanted in (unseen, "01a22ee8-88e1-744f-887a-8cc285b75e8e"):
        refused = yachtapi("watch", what, wanted, env=here)
        assert refused.returncode == 1
        assert f"There is no {what} {wanted}" in refused.stderr
        assert "--token" in refused.stderr
    no_id = yachtapi("watch", what, "nonsense", env=here)
    assert "“nonsense” is no id" in no_id.stderr


def begun(client: Client, visibility: str = "public") -> Game:
    """A game of Ann's against the weakest strategy."""
    seats = [{"kind": "me"}, {"kind": "bot", "strategy": "random"}]
    return client.games.create(ruleset="yacht", seats=seats, visibility=visibility, start=True)


def play_out(game: Game) -> None:
    """Play a game to its end, one throw a turn."""
    while game.status == "playing":
        if game.turn is not None and game.turn.seat == 0:
            turn = game.roll()
            game.score(turn.legal.categories[0].category)
        else:
            for event in game.follow():
                if event.type_ == "turn.started" and event.data["seat"] == 0:
                    break
            game.refresh()
