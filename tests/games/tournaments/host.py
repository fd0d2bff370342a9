"""A player who runs tournaments over HTTP."""

from typing import Any

from tests.games.player import HttpPlayer, Shown

CUP: Shown = {"name": "Friday cup", "ruleset": "yacht", "format": {"kind": "single_elimination"}}


def new(player: HttpPlayer, **wish: Any) -> Shown:
    """A draft."""
    return done(player.post("tournaments/", {**CUP, **wish}), 201)


def opened(player: HttpPlayer, **wish: Any) -> Shown:
    """A tournament that takes entrants."""
    return act(player, new(player, **wish), "registration/")


def act(player: HttpPlayer, tournament: Shown, path: str, body: Any = None, status: int = 200, **headers: str) -> Shown:
    """What a POST below a tournament's path answers."""
    return done(player.post(f"tournaments/{tournament['id']}/{path}", body, **headers), status)


def enter(player: HttpPlayer, tournament: Shown, **body: Any) -> Shown:
    """Who has come by it: the player, or those whom he brings."""
    return act(player, tournament, "entrants/", body, 201)


def read(player: HttpPlayer, tournament: Shown, path: str = "") -> Shown:
    """A tournament as it stands, or something of it."""
    return done(player.get(f"tournaments/{tournament['id']}/{path}"), 200)


def log(player: HttpPlayer, tournament: Shown) -> list[str]:
    """The types of all its events."""
    return [event["type"] for event in read(player, tournament, "events/")["events"]]


def refused(answer: Any, status: int, code: str) -> Shown:
    """The problem that an answer must be."""
    problem: Shown = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), problem
    return problem


def done(answer: Any, status: int) -> Shown:
    """The body of an answer that must have this status."""
    assert answer.status_code == status, answer.content
    shown: Shown = answer.json()
    return shown
