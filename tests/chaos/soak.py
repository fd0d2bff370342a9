"""The long run: hundreds of games at once while something is killed every two seconds, until the last one is over."""

import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

from rulesets import catalog
from tests.chaos.crowd import RULESET, Share, at_play
from tests.chaos.killer import Killer
from tests.chaos.test_chaos import engine_gaps
from tests.serve.person import Kept, newcomer
from tests.stage.stage import Stage, prepared
from yachtapi_verify import Refused

VERIFIERS = 2  # processes
WORKERS = 8  # processes for engines


@dataclass(frozen=True, slots=True)
class Told:
    """What one record says of its game."""

    fair: bool
    finished: bool
    doubled: int  # turns and categories that are there twice, or out of their order
    longest_wait: timedelta  # for an engine
    ending: str  # the log's last event, and its reason if it has one


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a soak."""

    stage: str
    games: int
    made: int
    kills: Counter[str]
    seconds: float
    told: list[Told]
    put_off: Counter[str]

    @property
    def lost(self) -> int:
        """Games that were asked for and did not come to their regular end."""
        return self.games - sum(each.finished for each in self.told)

    @property
    def doubled(self) -> int:
        """Games made twice, and turns played twice."""
        return self.made - self.games + sum(each.doubled for each in self.told)

    @property
    def otherwise(self) -> Counter[str]:
        """How the games ended that are lost."""
        return Counter(each.ending for each in self.told if not each.finished)

    @property
    def verified(self) -> int:
        """Records that prove their games fair."""
        return sum(each.fair for each in self.told)

    @property
    def sound(self) -> bool:
        """Whether nothing was lost, doubled or unproved."""
        return self.lost == self.doubled == 0 and self.verified == self.games


def soaked(stage_name: str, games: int, seed: int) -> Outcome:
    """One stage, from an empty database to the last record."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="yacht-soak-")))
        stage = prepared(stage_name, folder, WORKERS=str(WORKERS))
        stack.callback(stage.close)
        stage.open()
        killer = Killer(stage, Random(seed), starting=seconds_to_start(stage))
        began = time.monotonic()
        bots = stack.enter_context(at_play(stage.port, games))
        killer.kill_until(lambda: all(bot.done() for bot in bots))
        seconds = time.monotonic() - began
        shares = [bot.result() for bot in bots]
        made = int(stage.ask("SELECT count(*) FROM games_game")) - 1  # the one that was for measuring
    put_off = sum((share.put_off for share in shares), Counter[str]())
    return Outcome(stage_name, games, made, killer.killed, seconds, checked(shares), put_off)


def seconds_to_start(stage: Stage) -> float:
    """How long this machine, with all that it has to do, takes from the start of a server to a bot's first move."""
    stage.server.kill()
    began = time.monotonic()
    stage.start_server()
    with closing(newcomer(stage.port, 0)) as person:
        person.watch_engines(RULESET)
    return time.monotonic() - began


def checked(shares: list[Share]) -> list[Told]:
    """What all the records say."""
    kept = [one for share in shares for one in share.kept]
    keys = shares[0].keys
    with ProcessPoolExecutor(VERIFIERS) as verifiers:
        return list(verifiers.map(partial(tell, keys=keys), kept, chunksize=10))


def tell(kept: Kept, keys: list[bytes]) -> Told:
    """Look through one record."""
    story = kept.story
    events = story["events"]
    scored = [event["data"] for event in events if event["type"] == "turn.scored"]
    filled = Counter((turn["seat"], turn["category"]) for turn in scored)
    missing = 2 * len(catalog.get(RULESET).categories) - len(filled)
    out_of_order = [turn["n"] for turn in scored] != list(range(1, len(scored) + 1))
    gaps = [event["seq"] for event in events] != list(range(1, len(events) + 1))
    return Told(
        fair=_is_fair(kept, keys),
        finished=events[-1]["type"] == "game.finished" and not missing and not gaps,
        doubled=len(scored) - len(filled) + out_of_order,
        longest_wait=max((end - start for start, end in engine_gaps(story)), default=timedelta()),
        ending=f"{events[-1]['type']} {events[-1]['data'].get('reason', '')}".strip(),
    )


def _is_fair(kept: Kept, keys: list[bytes]) -> bool:
    try:
        return kept.verdict(keys).verdict == "fair"
    except Refused:
        return False
