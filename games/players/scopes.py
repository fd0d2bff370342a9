"""What a token may be used for.

``read``: see what its player may see. ``play``: take seats and give them up, throw, score. ``organise``: set games up,
start and cancel them, invite. What changes the account itself takes a token that may do all of this.
"""

from collections.abc import Iterable

READ, PLAY, ORGANISE = "read", "play", "organise"
ALL = (ORGANISE, PLAY, READ)  # in alphabetical order, as they are written down
"""Every scope; also what an operation needs that changes the account, and one that says nothing."""

NAMES = " ".join(ALL)


def written(scopes: Iterable[str]) -> str:
    """Scopes as one column keeps them: sorted, with blanks between."""
    return " ".join(sorted(set(scopes)))
