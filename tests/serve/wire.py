"""Requests as bytes on a socket: also those that no HTTP library would send."""

import http.client
import re
import socket
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import unquote_to_bytes

from django.utils.datastructures import CaseInsensitiveMapping

from tests.contract import Exchange

PATIENCE = 20  # seconds for an answer
IMPATIENCE = 1  # seconds for one to a request that may not have told its end
ENDLESS = ("text/event-stream", "application/x-ndjson")

Header = tuple[bytes, bytes]


@dataclass(slots=True)
class Wire:
    """A request, piece by piece."""

    method: bytes
    target: bytes
    headers: list[Header] = field(default_factory=list)
    body: bytes | None = None
    version: bytes = b"HTTP/1.1"

    def set(self, name: bytes, value: bytes) -> None:
        """Send the header once, with this value."""
        self.drop(name)
        self.headers.append((name, value))

    def drop(self, name: bytes) -> None:
        """Don't send the header."""
        self.headers = [header for header in self.headers if header[0].lower() != name.lower()]

    def has(self, name: bytes) -> bool:
        """Whether the header is there."""
        return any(header[0].lower() == name.lower() for header in self.headers)

    @property
    def is_unsized(self) -> bool:
        """Whether the length is told in some way of its own, which may be wrong."""
        return any(self.has(name) for name in (b"Content-Length", b"Transfer-Encoding", b"Expect", b"Upgrade"))

    @property
    def content(self) -> bytes:
        """The body without what frames it, and as far as its length says that it belongs to the request."""
        chunk = re.match(rb"([0-9a-f]+)\r\n", self.body or b"")
        if self.has(b"Transfer-Encoding") and self.body is not None and chunk:
            return self.body[chunk.end() :][: int(chunk[1], 16)]
        lengths = [value for name, value in self.headers if name.lower() == b"content-length" and value.isdigit()]
        return (self.body or b"")[: int(lengths[0])] if lengths else self.body or b""

    def written(self) -> bytes:
        """The bytes; the length of a body is added unless a header says how it is sent."""
        lines = [b" ".join((self.method, self.target, self.version)), b"Connection: close"]
        lines += [b": ".join(header) for header in self.headers]
        sized = self.has(b"Content-Length") or self.has(b"Transfer-Encoding")
        if self.body is not None and not sized:
            lines.append(b"Content-Length: %d" % len(self.body))
        return b"\r\n".join([*lines, b"", b""]) + (self.body or b"")


def send(port: int, wire: Wire) -> Exchange | None:
    """The exchange as it went; None if the server closed the connection without a word, or waits for more to come."""
    with socket.create_connection(("127.0.0.1", port), timeout=IMPATIENCE if wire.is_unsized else PATIENCE) as line:
        with suppress(BrokenPipeError, ConnectionResetError):  # it has heard enough, and may have answered
            line.sendall(wire.written())
        response = http.client.HTTPResponse(line, method=wire.method.decode("latin-1"))
        try:
            response.begin()
            received = b"" if response.getheader("Content-Type", "").startswith(ENDLESS) else response.read()
        except (http.client.BadStatusLine, ConnectionResetError):
            return None
        except TimeoutError:
            if wire.is_unsized:
                return None
            raise
        finally:
            response.close()
        return _exchange(wire, response, received)


def _exchange(wire: Wire, response: http.client.HTTPResponse, received: bytes) -> Exchange:
    path = unquote_to_bytes(re.split(rb"[?#]", wire.target)[0]).decode("utf-8", "replace")
    headers = CaseInsensitiveMapping(dict(response.getheaders()))
    return Exchange(wire.method.decode("latin-1"), path, wire.content, response.status, headers, received)
