"""A load generator: connections that each send the next request when they have the last one's answer.

One thread and one selector, so that its own work a request is a few dozen microseconds; it runs in another process
than the server. A latency is from the first byte sent to the last one received.
"""

import gc
import selectors
import socket
import time
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import TypeAlias

BLOCK = 256 * 1024  # bytes
PATIENCE = 30.0  # seconds for the last answers of a round


@dataclass(frozen=True, slots=True)
class Ask:
    """A request as it goes over the wire; one without a name is counted nowhere."""

    request: bytes
    name: str = ""


@dataclass(frozen=True, slots=True)
class Sample:
    """One answered request: its seconds, and the bytes of the answer's body."""

    seconds: float
    size: int


Script: TypeAlias = Generator[Ask, bytes, None]
"""What one connection does: yields requests, and is sent the bodies of their answers."""
Samples: TypeAlias = dict[str, list[Sample]]


class Refused(Exception):
    """The server gave another answer than the benchmark is about."""


def request(method: str, path: str, token: str, body: bytes = b"") -> bytes:
    """A request with all that a client of the API sends."""
    head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Authorization: Bearer {token}"]
    if method == "POST":
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*head, "", ""]).encode() + body


class Line:
    """One connection, with one request on its way."""

    def __init__(self, port: int, script: Script) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._script = script
        self._received = bytearray()
        self._ask = next(script)
        self._sent = 0.0

    def send(self) -> None:
        """Put the request on its way."""
        self._sent = time.perf_counter()
        self.socket.sendall(self._ask.request)

    def receive(self) -> tuple[str, Sample] | None:
        """Take what has arrived; the request's name and the sample once its answer is complete."""
        block = self.socket.recv(BLOCK)
        if not block:
            raise Refused("The server closed the connection.")
        self._received += block
        head, end, body = self._received.partition(b"\r\n\r\n")
        if not end or len(body) < _length(head):
            return None
        sample = Sample(time.perf_counter() - self._sent, len(body))
        if not head.startswith(b"HTTP/1.1 2"):
            raise Refused(f"{self._ask.request!r}: {bytes(self._received)!r}")
        return self._ask.name, sample

    def go_on(self) -> bool:
        """Think of the next request; False if there is none."""
        body = bytes(self._received.partition(b"\r\n\r\n")[2])
        self._received.clear()
        try:
            self._ask = self._script.send(body)
        except StopIteration:
            return False
        return True


def drive(port: int, scripts: Sequence[Script], seconds: float) -> Samples:
    """Run every script on a connection of its own until time is up; what is answered later is not counted."""
    samples: Samples = defaultdict(list)
    with _connected(port, scripts) as lines, selectors.DefaultSelector() as selector, _no_garbage():
        for line in lines:
            selector.register(line.socket, selectors.EVENT_READ, line)
        until = time.perf_counter() + seconds
        for line in lines:
            line.send()
        while selector.get_map():
            for line, (name, sample) in _answered(selector, until + PATIENCE - time.perf_counter()):
                in_time = time.perf_counter() < until
                if name and in_time:
                    samples[name].append(sample)
                if line.go_on() and in_time:
                    line.send()
                else:
                    selector.unregister(line.socket)
    return dict(samples)


def _answered(selector: selectors.BaseSelector, patience: float) -> Iterator[tuple[Line, tuple[str, Sample]]]:
    ready = selector.select(patience)
    if not ready:
        raise Refused("The server does not answer.")
    for key, _ in ready:
        line: Line = key.data
        if received := line.receive():
            yield line, received


@contextmanager
def _connected(port: int, scripts: Sequence[Script]) -> Iterator[list[Line]]:
    lines = [Line(port, script) for script in scripts]
    try:
        yield lines
    finally:
        for line in lines:
            with closing(line.socket):
                continue


@contextmanager
def _no_garbage() -> Iterator[None]:
    """A collection in the middle of a round would count as the server's time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _length(head: bytearray) -> int:
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    raise Refused(f"An answer without a length: {bytes(head)!r}")
