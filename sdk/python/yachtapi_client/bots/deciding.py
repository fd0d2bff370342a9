"""Asking a bot, and what to do with what it says."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from typing import Any

from yachtapi_client.bots.turn import Keep, Play, Turn


class BadDecision(Exception):
    """The bot has decided on something that the rules don't allow, or has failed."""


async def ask(play: Play, turn: Turn) -> Keep | str:
    """The bot's decision, which the rules allow; BadDecision otherwise.

    A plain function runs in a thread of its own, so that one that thinks for long holds up no other game.
    """
    try:
        said: Any = await (play(turn) if inspect.iscoroutinefunction(play) else asyncio.to_thread(play, turn))
    except Exception as error:
        raise BadDecision(f"{type(error).__name__}: {error}") from error
    return allowed(said, turn)


def allowed(said: Any, turn: Turn) -> Keep | str:
    """What was said, if the rules allow it."""
    if isinstance(said, str):
        if said not in turn.categories:
            raise BadDecision(f"{said!r} is none of the legal categories: {', '.join(turn.categories)}")
        return said
    try:
        keep = sorted(said)
        beyond = Counter(keep) - Counter(turn.dice)
    except TypeError:
        raise BadDecision(f"{said!r} is neither a list of faces nor a category") from None
    if beyond:
        raise BadDecision(f"{keep} can't be kept of {list(turn.dice)}")
    if not turn.rolls_left:
        raise BadDecision(f"no roll is left, so a category is due, not {keep}")
    if len(keep) == len(turn.dice):
        raise BadDecision("whoever keeps all dice should take a category")
    return keep


def fallback(turn: Turn) -> str:
    """What is played for a bot that decides badly: the most points now."""
    return max(turn.categories, key=lambda category: turn.categories[category].total)
