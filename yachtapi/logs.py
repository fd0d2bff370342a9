"""Log lines for people or for programs: time (UTC), level, logger, the id of the request behind it, message, facts."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

from yachtapi import requestid
from yachtapi.redaction import redacted

_FACTS = "facts"
_EVERYWHERE = ("time", "level", "logger", "request_id", "message")


def tell(logger: logging.Logger, level: int, message: str, **facts: Any) -> None:
    """Log a message with facts, each under a name of its own."""
    if logger.isEnabledFor(level):
        logger.log(level, message, extra={_FACTS: facts})


class _Lines(logging.Formatter):
    def _told(self, record: logging.LogRecord) -> dict[str, Any]:
        """What stands in every line, then the facts of this one."""
        return {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z",
            "level": record.levelname,
            "logger": record.name,
            "request_id": requestid.current.get(),
            "message": redacted(record.getMessage()),
            **getattr(record, _FACTS, {}),
        }

    def _fault(self, record: logging.LogRecord) -> str:
        """The traceback, which shows lines of code and no values, and the stack if asked for."""
        parts = []
        if record.exc_info:
            parts.append(self.formatException(record.exc_info))
        if record.stack_info:
            parts.append(self.formatStack(record.stack_info))
        return redacted("\n".join(parts))


class Line(_Lines):
    """One line a record, and a traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record for people."""
        told = self._told(record)
        head = "{time} {level} {logger} [{request_id}] {message}".format(**told).replace("\n", "\\n")
        facts = "".join(f" {name}={value}" for name, value in told.items() if name not in _EVERYWHERE)
        fault = self._fault(record)
        return head + facts + (f"\n{fault}" if fault else "")


class Json(_Lines):
    """One JSON object a record, its traceback among its members."""

    def format(self, record: logging.LogRecord) -> str:
        """The record for programs."""
        told = self._told(record)
        fault = self._fault(record)
        return json.dumps(told | ({"exception": fault} if fault else {}), ensure_ascii=False, default=str)


class OnlyFaults(logging.Filter):
    """Lets through what has a traceback: that a request was answered with an error stands in its own line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record tells of an exception."""
        return bool(record.exc_info)


FORMATS = {"line": Line, "json": Json}
