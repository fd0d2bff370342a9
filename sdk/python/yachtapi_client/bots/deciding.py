"""Asking a bot, and what to do with what it says."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from yachtapi_client.bots.turn import Keep, Play, Turn
from yachtapi_client.problems import YachtError


class BadDecision(YachtError):
    """The bot has decided on something that the rules don't allow, or has failed, and why is its cause."""


async def ask(play: Play, turn: Turn) -> Keep | str:
    """The bot's decision, which the rules allow; BadDecision otherwise.

    A plain function runs in a thread of its own, so that one that thinks for long holds up no other game.
    """
    try:
        said: Any = play(turn) if inspect.iscoroutinefunction(play) else await _in_a_thread(play, turn)
        if inspect.isawaitable(said):
            said = await said
    except Exception as error:
        raise BadDecision(f"{type(error).__name__}: {error}") from error
    return allowed(said, turn)


async def _in_a_thread(play: Play, turn: Turn) -> Any:
    """What the function says; its thread ends with the process, even if the function never does."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Any] = loop.create_future()

    def settle(say: Callable[[Any], None], value: Any) -> None:
        if not future.done():  # nobody waits any more if it was cancelled
            say(value)

    def think() -> None:
        say: Callable[[Any], None] = future.set_result
        value: Any
        try:
            value = play(turn)
        except BaseException as error:  # also SystemExit, which would end nothing but this thread
            say, value = future.set_exception, error if isinstance(error, Exception) else RuntimeError(repr(error))
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, say, value)

    threading.Thread(target=think, name="bot", daemon=True).start()
    return await future


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
