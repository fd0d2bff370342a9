"""A live server and its workers take a new signing key without a restart, in the middle of games."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tests.serve.conftest import Start
from tests.serve.person import Kept, keys_of, newcomer
from tests.serve.server import ROOT, Server, wait_for

GAMES = 4


def rotate(server: Server) -> None:
    """Run the command as an operator does, beside the server."""
    environment = {**os.environ, "DATA_DIR": str(server.folder), "BROKER_URL": "", "DATABASE_URL": ""}
    subprocess.run([sys.executable, "manage.py", "rotate_signing_key"], cwd=ROOT, env=environment, check=True)


def signed_with(server: Server) -> str:
    """The key of a receipt signed now."""
    with closing(newcomer(server.port, 0)) as person:
        game = person.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]})
        return str(game["receipt"]["key_id"])


def test_games_go_on_across_rotations_and_every_proof_holds(start: Start, tmp_path: Path) -> None:
    server = start().wait_until_it_serves()
    first = signed_with(server)
    with ThreadPoolExecutor(GAMES) as threads:
        people = [newcomer(server.port, n) for n in range(GAMES)]
        begun = [person.begin("yacht") for person in people]
        rotate(server)
        wait_for(lambda: signed_with(server) != first, 5)
        games = [threads.submit(person.finish, game) for person, game in zip(people, begun, strict=True)]
        rotate(server)
        ended: list[Kept] = [game.result() for game in games]
    keys = keys_of(people[0])
    assert len(keys) == 3
    assert {kept.verdict(keys).verdict for kept in ended} == {"fair"}
    assert {kept.receipt["key_id"] for kept in ended} == {first}
    current = people[0].get("keys/")["results"][0]
    assert current["current"]
    assert first not in {json.loads(kept.record)["key_id"] for kept in ended}
    wait_for(lambda: signed_with(server) == current["key_id"], 5)
    for person in people:
        person.close()
    assert not any("Traceback" in line for line in server.complained.splitlines()), server.complained
