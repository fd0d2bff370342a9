"""What the generated models read values with: whatever a newer server sends is kept as it came, never an error.

The types promise what this version of the schema says. A value that breaks the promise, a null where none was foreseen
or a time in another form, is passed on as it is.
"""

import datetime
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar, cast
from uuid import UUID

T_co = TypeVar("T_co", covariant=True)


class Model(Protocol[T_co]):
    """A generated model's class."""

    def from_dict(self, src_dict: Mapping[str, Any]) -> T_co:
        """The model of a JSON object."""


def instant(value: Any) -> datetime.datetime:
    """A point in time, from ISO 8601; `Z` is read on Python 3.10 too."""
    try:
        return datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))
    except (AttributeError, TypeError, ValueError):
        return cast(datetime.datetime, value)


def uuid(value: Any) -> UUID:
    """An id."""
    try:
        return UUID(value)
    except (AttributeError, TypeError, ValueError):
        return cast(UUID, value)


def model(kind: Model[T_co], value: Any) -> T_co:
    """A JSON object as its model."""
    return kind.from_dict(value) if isinstance(value, Mapping) else cast(T_co, value)


def items(value: Any) -> Iterable[Any]:
    """The items of a list; none where there is no list."""
    return value if isinstance(value, list) else ()


def text(value: Any) -> str:
    """ISO 8601 of a point in time."""
    return value.isoformat() if isinstance(value, datetime.datetime) else cast(str, value)
