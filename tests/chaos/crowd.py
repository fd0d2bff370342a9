"""Many games at once, of engines alone and of remote bots against engines, each moved on a little in turn."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass

from tests.serve.person import CLIENT_SEED, Kept, Person, Shown, keys_of, newcomer

RULESET = "yacht"
BOTS = 20  # programs that play, each with a thread and a token of its own
AGAINST_ENGINES = 0.1  # of the games; in all others engines play alone
PATIENCE = 240.0  # seconds until a bot gives up on a server that is killed again and again
PAUSE = 0.2  # seconds between two looks at games in which nothing could be done


@dataclass
class Share:
    """What one bot brings home."""

    kept: list[Kept]
    keys: list[bytes]
    put_off: Counter[str]


@contextmanager
def at_play(port: int, games: int) -> Iterator[list[Future[Share]]]:
    """Have the bots play so many games, in threads of their own."""
    with ThreadPoolExecutor(BOTS) as threads:
        shares = [games // BOTS + (n < games % BOTS) for n in range(BOTS)]
        yield [threads.submit(play, port, n, share) for n, share in enumerate(shares)]


def play(port: int, number: int, games: int) -> Share:
    """All games of one bot: created first, then moved on in turn until all are over."""
    with closing(newcomer(port, number, kind="bot", patience=PATIENCE)) as bot:
        created = [begin(bot) for _ in range(games)]
        proofs = {game["id"]: proof for game, proof in created}
        going = {game["id"]: game for game, _ in created}
        kept = []
        while going:
            moved = False
            for game_id, game in list(going.items()):
                now = bot.get(f"games/{game_id}/")
                if now["status"] != "playing":
                    kept.append(bot.keep(going.pop(game_id), proofs[game_id]))
                elif proofs[game_id] and now["turn"]["seat"] == 0:
                    bot.take_turn(f"games/{game_id}/turns/current/")
                    moved = True
                del game
            if not moved:
                time.sleep(PAUSE)
        return Share(kept, keys_of(bot), bot.put_off)


def begin(bot: Person) -> tuple[Shown, dict[int | None, str]]:
    """A game as it was created, started by now, and the client seeds that are to be in its dice."""
    if bot.chance.random() < AGAINST_ENGINES:
        return bot.begin(RULESET), {0: CLIENT_SEED}
    wish = {"ruleset": RULESET, "seats": [{"kind": "bot", "strategy": "greedy"}] * 2, "start": True}
    return bot.post("games/", wish), {}
