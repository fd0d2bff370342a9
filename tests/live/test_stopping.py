"""A server that stops while it has readers: each is told, and nobody is waited for."""

import signal
import time
from pathlib import Path

import pytest

from tests.live.web import database, serving

STREAMS = 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_every_stream_gets_a_last_word_and_the_process_ends_at_once(tmp_path: Path, number: signal.Signals) -> None:
    with database(tmp_path) as url, serving(tmp_path, url, STREAMS_PER_PLAYER=str(STREAMS)) as web:
        token, _ = web.guest()
        game = web.game(token, start=True)
        forms = ["text/event-stream", "application/x-ndjson"]
        paths = [f"games/{game['id']}/events/", "players/me/events/"]
        streams = [
            web.follow(f"{path}?after=2", token, form) for form in forms for path in paths for _ in range(STREAMS // 4)
        ]
        start = time.monotonic()
        web.process.send_signal(number)
        assert web.process.wait(10) == 0
        assert time.monotonic() - start < 8  # on a machine with much else to do; the readers would stay for hours
        for stream in streams:
            *_, last = stream
            assert (last["type"], last["reason"]) == ("end", "server_stops")
