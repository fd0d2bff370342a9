"""The load generator counts right; how fast anything is, no test says."""

import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.benchmarks import report
from tests.benchmarks.load import Ask, Refused, Sample, Script, drive, request
from tests.benchmarks.rounds import Pair, Plan, Round

DELAY = 0.02  # seconds


class Handler(BaseHTTPRequestHandler):
    """Answers with as many bytes as it was sent, in two pieces, and keeps count."""

    protocol_version = "HTTP/1.1"
    asked: Counter[str] = Counter()

    def do_POST(self) -> None:
        """Count and answer."""
        self.asked[self.path] += 1
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(500 if self.path == "/broken" else 200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:1])
        if self.path == "/slow":
            time.sleep(DELAY)
        self.wfile.write(body[1:])

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """Waits, when it closes, for the threads of its connections."""

    daemon_threads = False


@pytest.fixture
def port() -> Iterator[int]:
    Handler.asked = Counter()
    with Server(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def script(times: int) -> Script:
    """One nameless request, then so many of two kinds, the second made of the answer to the first."""
    yield Ask(request("POST", "/set-up", "token", b"-"))
    for _ in range(times):
        answer = yield Ask(request("POST", "/quick", "token", b"abc"), "quick")
        yield Ask(request("POST", "/slow", "token", answer * 2), "slow")


def test_every_named_answer_is_counted_once(port: int) -> None:
    samples = drive(port, [script(5) for _ in range(4)], seconds=10)
    assert {name: len(found) for name, found in samples.items()} == {"quick": 20, "slow": 20}
    assert Handler.asked == {"/set-up": 4, "/quick": 20, "/slow": 20}
    assert {sample.size for sample in samples["quick"]} == {3}
    assert {sample.size for sample in samples["slow"]} == {6}


def test_a_latency_lasts_to_the_answers_last_byte(port: int) -> None:
    samples = drive(port, [script(3)], seconds=10)
    assert min(sample.seconds for sample in samples["slow"]) >= DELAY


def test_what_is_answered_after_the_time_is_not_counted(port: int) -> None:
    samples = drive(port, [script(10_000)], seconds=DELAY * 5)
    assert 1 <= len(samples["slow"]) <= 5
    assert Handler.asked["/slow"] - len(samples["slow"]) <= 1


def test_a_refusal_is_no_sample(port: int) -> None:
    def broken() -> Script:
        yield Ask(request("POST", "/broken", "token", b"abc"), "broken")

    with pytest.raises(Refused, match="500"):
        drive(port, [broken()], seconds=1)


def test_percentiles_are_latencies_that_were_measured() -> None:
    measured = Round.of(4, [Sample(number / 100, 1) for number in range(100, 0, -1)])
    assert [measured.percentile(percent) for percent in (1, 50, 99, 100)] == [0.01, 0.5, 0.99, 1.0]


def test_the_rate_is_that_of_connections_which_never_pause() -> None:
    assert Round.of(4, [Sample(0.1, 1), Sample(0.3, 1)]).rate == pytest.approx(20)


def test_the_table_replaces_what_stands_between_the_marks(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n")
    slow, quick = Round(1, (0.2,)), Round(1, (0.1,))
    rows = report.table([Pair("read", (slow, slow), (quick, quick))], {"read": 3})
    report.write(readme, [*rows, "", report.circumstances(Plan(2, 1))])
    lines = readme.read_text().splitlines()
    assert lines[:2] == ["before", "<!-- bench -->"]
    assert lines[4] == "| read | 1 | 3 | 5 | 10 | 0.50 (0.50-0.50) | 200.0 ms | 200.0 ms | 100.0 ms | 100.0 ms |"
    assert lines[-2:] == ["<!-- /bench -->", "after"]
