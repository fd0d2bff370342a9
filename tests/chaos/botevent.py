"""Remote bots in a tournament, over HTTP alone: each follows its own stream and moves wherever it has to."""

import json
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field

from tests.serve.person import Person, Shown, keys_of, newcomer
from yachtapi_verify import verify

RULESET = "yacht"
PATIENCE = 120.0  # seconds until a bot gives up on a server that is killed again and again
LONGEST = 3600.0  # seconds that an event may take on a slow machine
WAIT = 5  # seconds that a stream without news is held back


@dataclass
class Diary:
    """What one bot has been told and has played."""

    player_id: str
    notices: list[Shown] = field(default_factory=list)
    receipts: dict[str, Shown] = field(default_factory=dict)  # of the games, from before the bot's own first throw
    put_off: "Counter[str]" = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Proof:
    """A game that is over: its record, and the receipts; whoever began has his from before the first throw."""

    record: bytes
    receipts: list[Shown]

    def verdict(self, keys: list[bytes]) -> str:
        """What can be proved offline; raises Refused."""
        return verify(self.record, receipts=self.receipts, client_seeds={}, keys=keys).verdict


@dataclass
class Event:
    """A tournament as its organiser sees it."""

    organiser: Person
    id: str
    rounds: int

    def get(self, path: str = "") -> Shown:
        """Something below its path."""
        found: Shown = self.organiser.get(f"tournaments/{self.id}/{path}")
        return found

    def log(self) -> list[Shown]:
        """All of its events."""
        events: list[Shown] = []
        while page := self.get(f"events/?after={len(events)}")["events"]:
            events += page
        return events

    def matches(self) -> list[Shown]:
        """All of its matches."""
        page = self.get("matches/?limit=200")
        found: list[Shown] = page["results"]
        while page["next"]:
            page = json.loads(self.organiser.send("GET", page["next"].partition("/api/v1/")[2]))
            found += page["results"]
        return found

    def proof(self, game_id: str, diaries: "list[Diary]") -> "Proof":
        """The record of a game, and what its players kept of it."""
        receipts = [diary.receipts[game_id] for diary in diaries if game_id in diary.receipts]
        return Proof(self.organiser.send("GET", f"games/{game_id}/record/"), receipts)


@contextmanager
def under_way(port: int, bots: int, rounds: int) -> Iterator[tuple[Event, list[Future[Diary]]]]:
    """A Swiss of remote bots that has just begun, and those who play it."""
    with closing(newcomer(port, 0, patience=PATIENCE)) as organiser, ThreadPoolExecutor(bots) as threads:
        wish = {
            "name": "Bots' open",
            "ruleset": RULESET,
            "format": {"kind": "swiss", "rounds": rounds},
            "admits": ["bot"],
            "rehearsal": True,
            "turn_seconds": 120,
            "latency_seconds": 10,
        }
        event = Event(organiser, organiser.post("tournaments/", wish)["id"], rounds)
        organiser.post(f"tournaments/{event.id}/registration/", {})
        programs = list(threads.map(lambda n: enter(port, n, event.id), range(1, bots + 1)))
        playing = [threads.submit(play, *program) for program in programs]
        organiser.post(f"tournaments/{event.id}/start/", {})
        yield event, playing


def enter(port: int, number: int, tournament_id: str) -> tuple[Person, Diary]:
    """A new bot that takes part."""
    bot = newcomer(port, number, kind="bot", patience=PATIENCE)
    bot.post(f"tournaments/{tournament_id}/entrants/", {})
    return bot, Diary(bot.get("players/me/")["id"])


def play(bot: Person, diary: Diary) -> Diary:
    """Play until the stream says that the tournament is over."""
    with closing(bot):
        until = time.monotonic() + LONGEST
        while not any(each["type"] == "tournament.finished" for each in diary.notices):
            assert time.monotonic() < until, f"{diary.player_id} plays no end"
            after = diary.notices[-1]["seq"] if diary.notices else 0
            diary.notices += bot.get(f"players/me/events/?after={after}&wait={WAIT}")["events"]
            for game in bot.get("games/?to_move=me")["results"]:
                move(bot, diary, game)
        diary.put_off = bot.put_off
        return diary


def move(bot: Person, diary: Diary, game: Shown) -> None:
    """One turn, after the receipt for the game if there is none yet."""
    if game["id"] not in diary.receipts:
        diary.receipts[game["id"]] = bot.get(f"games/{game['id']}/?receipt=true")["receipt"]
    turn = f"games/{game['id']}/turns/current/"
    now = bot.post(f"{turn}rolls/", {})["turn"]
    bot.post(f"{turn}score/", {"category": bot.chance.choice(now["legal"]["categories"])["category"]})


def keys(event: Event) -> list[bytes]:
    """The server's public keys."""
    return keys_of(event.organiser)
