"""What names a ruleset without its rules."""

from typing import Protocol


class Identified(Protocol):
    """Anything with a ruleset's key and digest."""

    @property
    def key(self) -> str:
        """Its key."""
        ...

    @property
    def digest(self) -> str:
        """The SHA-256 of its rules part, in hex."""
        ...
