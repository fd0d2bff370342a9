"""What can go wrong, as exceptions: one class for each code of a problem (`codes.py`), and what is no answer at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar


class YachtError(Exception):
    """Anything that this package raises on purpose."""


class Unreachable(YachtError):
    """No answer came from the server, however often it was asked."""


class UnexpectedAnswer(YachtError):
    """An answer came that no server of this kind gives: a proxy's page, or another service at that address."""


class Problem(YachtError):
    """The server's refusal, an RFC 9457 problem; a code that this version doesn't know comes as this class itself."""

    code: ClassVar[str] = ""

    def __init__(self, document: Mapping[str, Any], status: int, headers: Mapping[str, str]) -> None:
        super().__init__(str(document.get("detail") or document.get("title") or f"status {status}"))
        self.document = dict(document)
        self.status = status
        self.headers = headers

    def __getitem__(self, fact: str) -> Any:
        """A fact of the case, such as `version` or `legal`."""
        return self.document[fact]
