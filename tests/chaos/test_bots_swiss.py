"""Remote bots play a Swiss over HTTP, while workers are killed and the broker is restarted: nobody may notice.

In the ordinary suite a few of them; ``make services`` has 64 in six rounds.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest

from tests.chaos import botevent, havoc
from tests.chaos.botevent import Diary, Proof
from tests.serve.person import Shown
from tests.serve.server import children
from tests.stage.stage import EMBEDDED, RABBITMQ, REDIS, Stage, opened

pytestmark = pytest.mark.chaos

EVERY = 4.0  # seconds that a worker lives once it is up
BROKER_DIES = 3  # kills before it does


@dataclass(frozen=True, slots=True)
class Size:
    """How much is played."""

    stage: str
    bots: int
    rounds: int


@dataclass
class Aftermath:
    """What is left when the event is over."""

    size: Size
    tournament: Shown
    log: list[Shown]
    matches: list[Shown]
    diaries: list[Diary]
    proofs: list[Proof]
    keys: list[bytes]
    games_made: int
    kills: "Counter[str]" = field(default_factory=Counter)


def full(stage: str) -> object:
    return pytest.param(Size(stage, 64, 6), marks=pytest.mark.services, id=f"64 bots, {stage}")


@pytest.fixture(scope="module", params=[pytest.param(Size(EMBEDDED, 8, 3), id="8 bots"), full(REDIS), full(RABBITMQ)])
def aftermath(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aftermath]:
    size: Size = request.param
    for stage in opened(size.stage, tmp_path_factory.mktemp("data")):
        yield played(stage, size)


def played(stage: Stage, size: Size) -> Aftermath:
    with botevent.under_way(stage.port, size.bots, size.rounds) as (event, playing):
        kills = killed_until(stage, lambda: all(each.done() for each in playing))
        diaries = [each.result() for each in playing]
        matches = event.matches()
        made = int(stage.ask("SELECT count(*) FROM games_game"))
        games = [game["game_id"] for match in matches for game in match["games"]]
        proofs = [event.proof(game, diaries) for game in games]
        return Aftermath(size, event.get(), event.log(), matches, diaries, proofs, botevent.keys(event), made, kills)


def killed_until(stage: Stage, is_over: Callable[[], bool]) -> "Counter[str]":
    """Kill each worker seconds after it has come up, and once the broker, until all is over."""
    killed: Counter[str] = Counter()
    while not is_over():
        worker = stage.server.program(" worker --queues")
        if len(children(worker)) < havoc.POOL:
            time.sleep(0.1)
            continue
        time.sleep(EVERY)
        if killed["worker"] >= BROKER_DIES and not killed["broker"]:
            havoc.end_broker(stage, losing_messages=False)
            if stage.broker is not None:
                stage.broker.start()
            killed["broker"] += 1
        with suppress(ProcessLookupError):
            havoc.killed(worker)
            killed["worker"] += 1
    return killed


def test_the_event_is_played_to_its_end(aftermath: Aftermath) -> None:
    assert aftermath.tournament["status"] == "finished"
    assert {match["status"] for match in aftermath.matches} == {"decided"}
    assert {match["how"] for match in aftermath.matches} == {"played"}
    assert aftermath.kills["worker"] >= 1, aftermath.kills


def test_every_match_is_played_and_ends_once(aftermath: Aftermath) -> None:
    size = aftermath.size
    assert len(aftermath.matches) == size.bots // 2 * size.rounds == aftermath.games_made
    assert {len(match["games"]) for match in aftermath.matches} == {1}
    decided = Counter(event["data"]["match"] for event in aftermath.log if event["type"] == "match.decided")
    assert decided == {match["id"]: 1 for match in aftermath.matches}


def test_nobody_plays_twice_in_a_round_or_against_the_same_bot_again(aftermath: Aftermath) -> None:
    size = aftermath.size
    sides = [(match["round"], side["entrant_id"]) for match in aftermath.matches for side in match["entrants"]]
    assert len(sides) == len(set(sides)) == size.bots * size.rounds
    pairs = [frozenset(side["entrant_id"] for side in match["entrants"]) for match in aftermath.matches]
    assert len(pairs) == len(set(pairs))


def test_the_log_has_no_gap_and_every_round_once(aftermath: Aftermath) -> None:
    assert [event["seq"] for event in aftermath.log] == list(range(1, len(aftermath.log) + 1))
    for kind in ("round.opened", "round.closed"):
        rounds = [event["data"]["n"] for event in aftermath.log if event["type"] == kind]
        assert rounds == list(range(1, aftermath.size.rounds + 1))
    assert aftermath.log[-1]["type"] == "tournament.finished"


def test_every_bot_is_told_of_each_of_its_matches_once(aftermath: Aftermath) -> None:
    for diary in aftermath.diaries:
        assert [notice["seq"] for notice in diary.notices] == list(range(1, len(diary.notices) + 1))
        types = Counter(notice["type"] for notice in diary.notices)
        for kind in ("match.opened", "match.decided", "game.started", "game.finished"):
            assert types[kind] == aftermath.size.rounds, (kind, types)
        assert types["tournament.started"] == types["tournament.finished"] == 1


def test_every_record_proves_its_game_fair(aftermath: Aftermath) -> None:
    with ProcessPoolExecutor(2) as verifiers:
        verdicts = verifiers.map(partial(Proof.verdict, keys=aftermath.keys), aftermath.proofs)
        assert Counter(verdicts) == {"fair": len(aftermath.matches)}
