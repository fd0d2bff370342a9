"""Somebody who hears every answer and reads every log line, and searches them for a secret in any spelling."""

import base64
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpResponse, StreamingHttpResponse


@dataclass
class Eavesdropper:
    """Everything that was answered and logged so far."""

    answers: list[bytes] = field(default_factory=list)
    lines: list[bytes] = field(default_factory=list)

    def hear(self, answer: HttpResponse | StreamingHttpResponse) -> None:
        """Note an answer with its headers."""
        headers = "\n".join(f"{name}: {value}" for name, value in answer.items())
        content = b"".join(answer.streaming_content) if answer.streaming else answer.content
        self.answers.append(headers.encode() + b"\n\n" + content)

    def read(self, record: logging.LogRecord) -> None:
        """Note a log line with its arguments and its traceback."""
        line = logging.Formatter("%(name)s %(message)s").format(record)
        self.lines.append(f"{line} {record.args!r}".encode("utf-8", "backslashreplace"))

    def finds(self, secret: bytes) -> list[bytes]:
        """Everything in which the bytes appear in one of their spellings."""
        spelled = spellings(secret)
        return [heard for heard in (*self.answers, *self.lines) if any(each in heard for each in spelled)]

    def finds_word(self, word: str) -> list[bytes]:
        """Every log line in which a word appears."""
        return [line for line in self.lines if word.encode() in line]

    def dice(self) -> Iterator[tuple[int, ...]]:
        """Every list of three or more faces in any answer."""
        for answer in self.answers:
            body = answer.partition(b"\n\n")[2]
            if body.startswith((b"{", b"[")):
                yield from faces(json.loads(body))


def spellings(secret: bytes) -> set[bytes]:
    """The bytes as they are, in hex, as numbers, and in base 64 and 32 wherever they may start."""
    found = {secret, secret.hex().encode(), secret.hex().upper().encode(), repr(secret)[2:-1].encode()}
    found |= {str(int.from_bytes(secret, order)).encode() for order in ("big", "little")}
    found |= {joint.join(map(str, secret)).encode() for joint in (",", ", ")}
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        found |= {inner(encode, secret, before, bits=6, group=3) for before in range(3)}
    found |= {inner(base64.b32encode, secret, before, bits=5, group=5) for before in range(5)}
    return found


def inner(encode: Any, secret: bytes, before: int, *, bits: int, group: int) -> bytes:
    """What does not depend on the bytes before and behind the secret."""
    text: bytes = encode(bytes(before) + secret + bytes(-(before + len(secret)) % group))
    return text[-(-before * 8 // bits) : (before + len(secret)) * 8 // bits]


def faces(value: Any) -> Iterator[tuple[int, ...]]:
    """The lists of three or more faces inside of a JSON value."""
    if isinstance(value, dict):
        for below in value.values():
            yield from faces(below)
    elif isinstance(value, list):
        if len(value) >= 3 and all(type(item) is int and 1 <= item <= 6 for item in value):
            yield tuple(value)
        for below in value:
            yield from faces(below)
