"""Where the command prints: a terminal, or a file that wants plain lines."""

from __future__ import annotations

import codecs
import io
import re
import sys
from uuid import UUID

from rich.console import Console

from yachtapi_client.problems import YachtError

# What is drawn instead where a terminal knows ASCII only, or some other small set of letters.
SIMPLER = dict(zip("╭╮╰╯─│●→·“”…", '++++-|o>."".', strict=True))


def simpler(error: UnicodeError) -> tuple[str, int]:
    """Replace what an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(SIMPLER.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error("yachtapi.simpler", simpler)


def console() -> Console:
    """Standard output. A server's text is never read as markup, nor fails on a terminal that lacks a letter."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="yachtapi.simpler")
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def plain(text: str) -> str:
    """A text of somebody else's, without what would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def id_from(text: str) -> UUID:
    """The id that a text is, or the last one in it: a link to a game will do."""
    found = re.findall(r"[0-9a-fA-F]{8}(?:-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}", text)
    if not found:
        raise YachtError(f"“{plain(text)}” is no id; one looks like 0196a6f2-7c00-7d3a-8b1e-2f4c5d6e7f80.")
    return UUID(found[-1])
