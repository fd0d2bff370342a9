"""Readers while what they hear of moves from is away: events come later, and none is lost."""

import time
from pathlib import Path

from tests.live.redis_server import RedisServer
from tests.live.web import database, serving


def test_readers_see_by_themselves_what_a_redis_that_is_away_does_not_tell(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    with database(tmp_path) as url, serving(tmp_path, url, EVENTS_URL=redis_server.url, LOG_LEVEL="ERROR") as web:
        token, _ = web.guest()
        game = web.game(token, start=True)
        stream = iter(web.follow(f"games/{game['id']}/events/?after={game['version']}", token))
        web.move(token, game)
        assert next(stream)["type"] == "turn.rolled"
        redis_server.kill()
        start = time.monotonic()
        web.move(token, game)
        assert next(stream)["data"]["roll"] == 2
        assert time.monotonic() - start < 6  # on a busy machine; the look itself is due within a second and a half
        redis_server.start()
        web.move(token, game)
        assert next(stream)["data"]["roll"] == 3
