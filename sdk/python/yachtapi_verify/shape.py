"""The shape of what is read: each function returns the typed value or refuses in words."""

import re
from collections.abc import Collection, Iterable
from datetime import datetime, timezone

from yachtapi_verify.canonical import Json, same, show
from yachtapi_verify.refusal import Refused

_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z")


def members_among(value: Json, keys: Collection[str], what: str) -> dict[str, Json]:
    """Read an object that has these keys and maybe others."""
    if not isinstance(value, dict):
        raise Refused(f"{what} must be an object, not {show(value)}")
    if missing := sorted(set(keys) - set(value)):
        raise Refused(f"{what} lacks {', '.join(missing)}")
    return value


def members(value: Json, keys: Collection[str], what: str) -> dict[str, Json]:
    """Read an object that has exactly these keys."""
    value = members_among(value, keys, what)
    if unknown := sorted(set(value) - set(keys)):
        raise Refused(f"{what} has a key that does not belong there: {show(unknown[0])}")
    return value


def items(value: Json, what: str) -> list[Json]:
    """Read a list."""
    if not isinstance(value, list):
        raise Refused(f"{what} must be a list, not {show(value)}")
    return value


def text(value: Json, what: str, longest: int = 200) -> str:
    """Read a text of one character or more."""
    if not isinstance(value, str) or not 0 < len(value) <= longest:
        raise Refused(f"{what} must be a text of 1 to {longest} characters, not {show(value)}")
    return value


def spelled(value: Json, pattern: str, what: str) -> str:
    """Read a text that a regular expression describes wholly."""
    if not isinstance(value, str) or not re.fullmatch(pattern, value):
        raise Refused(f"{what} has a wrong form: {show(value)}")
    return value


def hexadecimal(value: Json, octets: int, what: str) -> bytes:
    """Read lower-case hexadecimal digits for so many bytes."""
    return bytes.fromhex(spelled(value, f"[0-9a-f]{{{2 * octets}}}", what))


def integer(value: Json, least: int, most: int, what: str) -> int:
    """Read a whole number between two bounds, both allowed."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refused(f"{what} must be a whole number from {least} to {most}, not {show(value)}")
    return value


def boolean(value: Json, what: str) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise Refused(f"{what} must be true or false, not {show(value)}")
    return value


def one_of(value: Json, allowed: Iterable[str], what: str) -> str:
    """Read one of several words."""
    words = list(allowed)
    if not isinstance(value, str) or value not in words:
        raise Refused(f"{what} must be one of {', '.join(words)}, not {show(value)}")
    return value


def time(value: Json, what: str) -> datetime:
    """Read a moment in UTC, written to the microsecond."""
    if isinstance(value, str) and _TIME.fullmatch(value):
        try:
            # Python 3.10 reads no Z.
            return datetime.fromisoformat(value.replace("Z", "+00:00")).astimezone(timezone.utc)
        except ValueError:
            pass
    raise Refused(f"{what} must be a time such as 2026-11-30T12:48:09.123456Z, not {show(value)}")


def timestamp(moment: datetime) -> str:
    """Write a moment as the log does."""
    return moment.astimezone(timezone.utc).isoformat(timespec="microseconds").replace("+00:00", "Z")


def equal(value: Json, due: Json, sentence: str) -> None:
    """Hold a value against the one due; the sentence names both as ``{found}`` and ``{due}``."""
    if not same(value, due):
        raise Refused(sentence.format(found=show(value), due=show(due)))
