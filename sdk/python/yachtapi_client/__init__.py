"""A client of the Yacht API: `Client` for programs with threads or without, `AsyncClient` for asyncio.

    from yachtapi_client import Client

    client = Client.guest("http://127.0.0.1:8000", name="Ada")
    game = client.games.create(ruleset="yacht", seats=[{"kind": "me"}], start=True)
    turn = game.roll()
    turn = game.roll(keep=turn.dice[:2])
    game.score("chance")

Resources are attributes, named as in the paths; ids come by position, everything else by keyword. Answers are attrs
classes of `yachtapi_client.core.models`; a game is a `Game`, which can act. Refusals are exceptions, one class for each
code in `yachtapi_client.codes`, all of them a `Problem`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yachtapi_client._async.client import AsyncClient
    from yachtapi_client._async.game import AsyncGame
    from yachtapi_client._async.pages import AsyncPages
    from yachtapi_client._sync.client import Client
    from yachtapi_client._sync.game import Game
    from yachtapi_client._sync.pages import Pages
    from yachtapi_client.problems import Problem, UnexpectedAnswer, Unreachable, YachtError

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "AsyncPages",
    "Client",
    "Game",
    "Pages",
    "Problem",
    "UnexpectedAnswer",
    "Unreachable",
    "YachtError",
]

_MODULES = {
    "AsyncClient": "_async.client",
    "AsyncGame": "_async.game",
    "AsyncPages": "_async.pages",
    "Client": "_sync.client",
    "Game": "_sync.game",
    "Pages": "_sync.pages",
}


def __getattr__(name: str) -> object:
    """Import a part when it is asked for: `yachtapi verify` needs none of the client's 250 models."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    part: object = getattr(import_module(f"{__name__}.{_MODULES.get(name, 'problems')}"), name)
    globals()[name] = part
    return part


def __dir__() -> list[str]:
    return [*globals(), *__all__]
