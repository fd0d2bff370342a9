"""A server that says what it is told to, one answer a request, for what a real one says only once in a while."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

LINES, JSON, PROBLEM = "application/x-ndjson", "application/json", "application/problem+json"


@dataclass(frozen=True)
class Said:
    """One answer: a status with a body; with status 0 the connection is cut without a word."""

    status: int = 200
    body: Any = ()
    kind: str = LINES
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def content(self) -> bytes:
        """The body's bytes: a line for each entry of a stream."""
        lines = self.body if self.kind == LINES else [self.body]
        return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


@dataclass
class Stub:
    """Where it is, and when it was asked for what."""

    url: str
    asked: list[tuple[float, str]] = field(default_factory=list)


@contextmanager
def saying(answers: Sequence[Said], port: int = 0) -> Iterator[Stub]:
    """A server that gives these answers, in turn, and the last one for ever."""
    waiting = list(answers)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            stub.asked.append((time.monotonic(), f"{self.command} {self.path}"))
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            said = waiting.pop(0) if len(waiting) > 1 else waiting[0]
            self.close_connection = True
            if said.status:
                self.send_response(said.status)
                for name, value in {"Content-Type": said.kind, **said.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(said.content)

        do_POST = do_DELETE = do_GET

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    stub = Stub(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield stub
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def entry(seq: int) -> dict[str, Any]:
    """An event as a game's log has it."""
    return {"seq": seq, "type": "turn.rolled", "data": {}, "at": "2026-12-01T12:00:00Z", "prev": "", "hash": str(seq)}


# A log over everything that a server may say between two entries.
EVENTFUL = (
    Said(body=[entry(1), entry(2), {"type": "end", "reason": "server_stops", "after": 2}]),
    Said(429, {"code": "throttled", "status": 429, "detail": "Later."}, PROBLEM, {"Retry-After": "1"}),
    Said(body=[{"type": "gap", "after": 2, "oldest": 10}, entry(10), entry(11)]),
    Said(body=[{"type": "end", "reason": "slow", "after": 11}]),
    Said(0),
    Said(body=[entry(12), {"type": "end", "reason": "no_waiting", "after": 12}]),
    # The server was set back to a backup: its log begins anew, and says so.
    Said(body=[{"type": "gap", "after": 12, "oldest": 1}, entry(1)]),
    Said(body=[entry(2), {"type": "end", "reason": "game_over", "after": 2}]),
)
TOLD = [1, 2, 10, 11, 12, 1, 2]
GAME = "/api/v1/games/01a22ee0-bd43-752b-af76-a303984ca1d7/events/"
ASKED = [f"GET {GAME}?after={after}" for after in (0, 2, 2, 11, 11, 11, 12, 1)]
LOST = (Said(0), Said(404, {"code": "token_not_found", "status": 404, "detail": "There is none."}, PROBLEM))
