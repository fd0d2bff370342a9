"""The wrong requests of matchmaking."""

from typing import Any

from games.services.engines import engine_of
from rulesets import catalog
from tests.games.cast import Cast
from tests.games.player import HttpPlayer, Shown

ZERO = "00000000-0000-0000-0000-000000000000"
Request = tuple[HttpPlayer, str, str, Any]
"""Who sends it, by which method, where to, with which body."""


def invited(cast: Cast) -> Shown:
    """Carol's invitation to a game that waits for somebody."""
    game = cast.waiting()
    made: Shown = cast.alice.post(f"games/{game['id']}/invitations/", {"player_id": cast.carol.id}).json()
    return made


def engine(cast: Cast) -> Request:
    player_id = str(engine_of("greedy", catalog.get("yacht")).pk)
    return cast.alice, "POST", f"games/{cast.waiting()['id']}/invitations/", {"player_id": player_id}


def asked_twice(cast: Cast) -> Request:
    return cast.alice, "POST", f"games/{invited(cast)['game_id']}/invitations/", {"player_id": cast.carol.id}


def answered_twice(cast: Cast) -> Request:
    path = f"invitations/{invited(cast)['id']}/answer/"
    cast.carol.post(path, {"accept": False})
    return cast.carol, "POST", path, {"accept": True}


def seeking_twice(cast: Cast) -> Request:
    cast.alice.post("seeks/", {"ruleset": "yacht"})
    return cast.alice, "POST", "seeks/", {"ruleset": "yatzy"}


def met(cast: Cast) -> Request:
    made = cast.alice.post("seeks/", {"ruleset": "yacht", "engine_after": 0}).json()
    return cast.alice, "DELETE", f"seeks/{made['id']}/", None


WRONG = {
    "not_invitable": engine,
    "already_invited": asked_twice,
    "invitation_not_found": lambda cast: (cast.bob, "GET", f"invitations/{ZERO}/", None),
    "invitation_settled": answered_twice,
    "already_seeking": seeking_twice,
    "seek_not_found": lambda cast: (cast.bob, "GET", f"seeks/{ZERO}/", None),
    "seek_settled": met,
}
