"""A bot out of a file."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import cast

from yachtapi_client.bots.turn import Play
from yachtapi_client.problems import YachtError


class NoBot(YachtError):
    """There is no bot in the file."""


def load(path: Path) -> Play:
    """The function `play` of a file; NoBot says what is wrong with it."""
    if not path.is_file():
        raise NoBot(f"There is no file {path}.")
    spec = importlib.util.spec_from_file_location(f"bot of {path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoBot(f"{path} is no Python file: a bot is a .py with a function `play`.")
    module = importlib.util.module_from_spec(spec)
    # Classes look for the module that they are in; the name hides none that a bot may import.
    sys.modules[spec.name] = module
    # Beside the bot may be modules of its own.
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        where = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        raise NoBot(f"{path}{where} can't be run: {type(error).__name__}: {error}") from error
    play = getattr(module, "play", None)
    if not callable(play):
        raise NoBot(f"{path} has no function `play`: it takes a turn, and returns the faces to keep or a category.")
    return cast(Play, play)
