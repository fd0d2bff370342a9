"""While 25 games are played, processes are killed without a warning, again and again: no game may notice."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from rulesets import catalog
from tests.chaos import havoc
from tests.serve.person import Kept, Person, Shown, keys_of, newcomer
from tests.serve.server import Server, free_port, wait_for

pytestmark = pytest.mark.chaos

RULESET = "yacht"
PEOPLE, ENGINES = 20, 5
# Each after so many events of all the games together. The broker dies last: a worker that this has crippled must not
# be saved by being killed itself.
DISASTERS: list[tuple[int, havoc.Disaster]] = [
    (400, havoc.kill_pool),
    (650, havoc.kill_worker),
    (900, havoc.kill_web),
    (1150, havoc.kill_worker),
    (1400, havoc.kill_pool),
    (1650, havoc.kill_broker),
]
LONGEST_WAIT = timedelta(seconds=30)  # half of what the broker alone would take to give a lost task to another


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What is left when everything has ended."""

    games: list[Kept]
    keys: list[bytes]
    disasters: list[tuple[str, datetime]]

    def longest_wait(self, moment: datetime) -> timedelta:
        """How long, after a disaster, a player waited at most for an engine that had to move then."""
        gaps = [gap for kept in self.games for gap in engine_gaps(kept.story)]
        return max((end - moment for start, end in gaps if start <= moment < end), default=timedelta())


@pytest.fixture(scope="module")
def aftermath(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aftermath]:
    server = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield havoc_wreaked(server.wait_until_it_serves())
    finally:
        server.kill()


def havoc_wreaked(server: Server) -> Aftermath:
    with ExitStack() as stack:
        people = [stack.enter_context(closing(newcomer(server.port, n))) for n in range(PEOPLE + ENGINES)]
        threads = stack.enter_context(ThreadPoolExecutor(len(people)))
        games = [threads.submit(Person.watch_engines, one, RULESET) for one in people[PEOPLE:]]
        games += [threads.submit(Person.play, one, RULESET) for one in people[:PEOPLE]]
        disasters = [(strike.__name__, struck_after(events, strike, server)) for events, strike in DISASTERS]
        ended = [game.result() for game in games]
        return Aftermath(ended, keys_of(people[0]), disasters)


def struck_after(events: int, strike: havoc.Disaster, server: Server) -> datetime:
    wait_for(lambda: havoc.progress(server) >= events, 60)
    return strike(server)


def engine_gaps(story: Shown) -> list[tuple[datetime, datetime]]:
    """When an engine had to do something, and when it had done it."""
    engines = {seat["index"] for seat in story["seats"] if seat["strategy"] is not None}
    moves = [
        (before, event)
        for before, event in pairwise(story["events"])
        if event["type"] in ("turn.rolled", "turn.scored") and event["data"]["seat"] in engines
    ]
    return [(datetime.fromisoformat(before["at"]), datetime.fromisoformat(event["at"])) for before, event in moves]


def test_every_game_is_played_to_its_end(aftermath: Aftermath) -> None:
    assert len(aftermath.games) == PEOPLE + ENGINES
    assert {kept.story["events"][-1]["type"] for kept in aftermath.games} == {"game.finished"}


def test_every_record_proves_its_game_fair(aftermath: Aftermath) -> None:
    assert {kept.verdict(aftermath.keys).verdict for kept in aftermath.games} == {"fair"}


def test_no_log_has_a_gap(aftermath: Aftermath) -> None:
    for kept in aftermath.games:
        assert [event["seq"] for event in kept.story["events"]] == list(range(1, len(kept.story["events"]) + 1))


def test_no_turn_is_played_twice(aftermath: Aftermath) -> None:
    categories = [category.key for category in catalog.get(RULESET).categories]
    for kept in aftermath.games:
        scored = [event["data"] for event in kept.story["events"] if event["type"] == "turn.scored"]
        assert [turn["n"] for turn in scored] == list(range(1, 2 * len(categories) + 1))
        filled = Counter((turn["seat"], turn["category"]) for turn in scored)
        assert filled == {(seat, category): 1 for seat in (0, 1) for category in categories}


def test_no_player_waits_until_the_broker_gives_up_on_a_lost_task(aftermath: Aftermath) -> None:
    waits = {f"{name} at {moment:%X}": aftermath.longest_wait(moment) for name, moment in aftermath.disasters}
    assert max(waits.values()) < LONGEST_WAIT, waits
