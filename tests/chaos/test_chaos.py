"""While 25 games are played, processes are killed without a warning, again and again: no game may notice.

Messages are delivered twice and in any order all the while.
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from random import Random

import pytest

from rulesets import catalog
from tests.chaos import disorder, havoc
from tests.serve.person import Kept, Person, Shown, keys_of, newcomer
from tests.serve.server import wait_for
from tests.stage.stage import EMBEDDED, RABBITMQ, REDIS, Stage, opened

pytestmark = pytest.mark.chaos

RULESET = "yacht"
PEOPLE, ENGINES = 20, 5
# Each after so many more events of all the games together. The broker dies last: a worker that this has crippled must
# not be saved by being killed itself.
PACE = 200
DISASTERS: list[havoc.Disaster] = [
    havoc.kill_pool,
    havoc.kill_worker,
    havoc.kill_web,
    havoc.kill_database,
    havoc.kill_beat,
    havoc.kill_broker,
    havoc.kill_all,
    havoc.kill_pool,
    havoc.lose_messages,
]
LONGEST_WAIT = timedelta(seconds=45)  # Redis alone would take over 60 to give a lost task to another


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What is left when everything has ended."""

    games: list[Kept]
    keys_before: list[bytes]
    keys: list[bytes]
    disasters: list[tuple[str, datetime]]
    games_made: int
    sent_twice: list[str]

    def longest_wait(self, moment: datetime) -> timedelta:
        """How long, after a disaster, a player waited at most for an engine that had to move then."""
        gaps = [gap for kept in self.games for gap in engine_gaps(kept.story)]
        return max((end - moment for start, end in gaps if start <= moment < end), default=timedelta())


@pytest.fixture(
    scope="module", params=[EMBEDDED, *(pytest.param(own, marks=pytest.mark.services) for own in (REDIS, RABBITMQ))]
)
def aftermath(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aftermath]:
    for stage in opened(request.param, tmp_path_factory.mktemp("data")):
        yield havoc_wreaked(stage)


def havoc_wreaked(stage: Stage) -> Aftermath:
    with ExitStack() as stack:
        people = [stack.enter_context(closing(newcomer(stage.port, n))) for n in range(PEOPLE + ENGINES)]
        keys_before = keys_of(people[0])
        threads = stack.enter_context(ThreadPoolExecutor(len(people)))
        sent = stack.enter_context(disorder.sown(stage, Random(0)))
        games = [threads.submit(Person.watch_engines, one, RULESET) for one in people[PEOPLE:]]
        games += [threads.submit(Person.play, one, RULESET) for one in people[:PEOPLE]]
        disasters = [(strike.__name__, struck_after(PACE, strike, stage)) for strike in DISASTERS]
        ended = [game.result() for game in games]
        made = int(stage.ask("SELECT count(*) FROM games_game"))
        return Aftermath(ended, keys_before, keys_of(people[0]), disasters, made, sent)


def struck_after(events: int, strike: havoc.Disaster, stage: Stage) -> datetime:
    start = havoc.progress(stage)
    wait_for(lambda: havoc.progress(stage) >= start + events, 60)
    return strike(stage)


def engine_gaps(story: Shown) -> list[tuple[datetime, datetime]]:
    """When an engine had to do something, and when it had done it."""
    engines = {seat["index"] for seat in story["seats"] if seat["strategy"] is not None}
    moves = [
        (before, event)
        for before, event in pairwise(story["events"])
        if event["type"] in ("turn.rolled", "turn.scored") and event["data"]["seat"] in engines
    ]
    return [(datetime.fromisoformat(before["at"]), datetime.fromisoformat(event["at"])) for before, event in moves]


def test_every_game_is_made_once_and_played_to_its_end(aftermath: Aftermath) -> None:
    assert len(aftermath.games) == aftermath.games_made == PEOPLE + ENGINES
    assert {kept.story["events"][-1]["type"] for kept in aftermath.games} == {"game.finished"}


def test_every_record_proves_its_game_fair(aftermath: Aftermath) -> None:
    assert {kept.verdict(aftermath.keys).verdict for kept in aftermath.games} == {"fair"}


def test_the_keys_outlive_every_process(aftermath: Aftermath) -> None:
    assert aftermath.keys == aftermath.keys_before


def test_no_log_has_a_gap(aftermath: Aftermath) -> None:
    for kept in aftermath.games:
        assert [event["seq"] for event in kept.story["events"]] == list(range(1, len(kept.story["events"]) + 1))


def test_no_turn_is_played_twice(aftermath: Aftermath) -> None:
    categories = [category.key for category in catalog.get(RULESET).categories]
    assert Counter(aftermath.sent_twice)["games.tasks.play_engines"] > 100
    for kept in aftermath.games:
        scored = [event["data"] for event in kept.story["events"] if event["type"] == "turn.scored"]
        assert [turn["n"] for turn in scored] == list(range(1, 2 * len(categories) + 1))
        filled = Counter((turn["seat"], turn["category"]) for turn in scored)
        assert filled == {(seat, category): 1 for seat in (0, 1) for category in categories}


def test_no_player_waits_until_the_broker_gives_up_on_a_lost_task(aftermath: Aftermath) -> None:
    waits = {f"{name} at {moment:%X}": aftermath.longest_wait(moment) for name, moment in aftermath.disasters}
    assert max(waits.values()) < LONGEST_WAIT, waits
