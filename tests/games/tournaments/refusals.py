"""The wrong requests of tournaments: who sends each, by which method, where to, with which body."""

from typing import Any

from games.players.models import Player
from games.players.services import create_token
from games.tournaments.services import allowance, organisers
from tests.games.cast import Cast
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments.host import CUP, act, enter, opened, read

ZERO = "00000000-0000-0000-0000-000000000000"
Request = tuple[HttpPlayer, str, str, Any]


def below(cup: Shown, path: str = "") -> str:
    return f"tournaments/{cup['id']}/{path}"


def entered(cast: Cast, **wish: Any) -> tuple[Shown, Shown]:
    """A tournament of Alice's with Bob in it."""
    cup = opened(cast.alice, **wish)
    return cup, enter(cast.bob, cup)["entrants"][0]


def running(cast: Cast) -> tuple[Shown, Shown]:
    """A tournament of Alice's that runs, and its match."""
    cup = opened(cast.alice)
    enter(cast.alice, cup, strategy="random", copies=2)
    act(cast.alice, cup, "start/")
    return cup, read(cast.alice, cup, "matches/")["results"][0]


def twice(cast: Cast) -> Request:
    cup, _ = entered(cast)
    return cast.bob, "POST", below(cup, "entrants/"), {}


def gone(cast: Cast) -> Request:
    cup, entrant = entered(cast)
    cast.bob.delete(below(cup, f"entrants/{entrant['id']}/"))
    return cast.bob, "DELETE", below(cup, f"entrants/{entrant['id']}/"), None


def blocked(cast: Cast) -> Request:
    cast.alice.send("PUT", f"players/me/blocks/{cast.bob.id}/")
    return cast.bob, "POST", below(opened(cast.alice), "entrants/"), {}


def ruled(cast: Cast, path: str, body: Any) -> Request:
    cup, match = running(cast)
    return cast.alice, "POST", below(cup, f"matches/{match['id']}/{path}/"), body


def in_the_same(cast: Cast) -> Request:
    cup, _ = entered(cast)
    enter(cast.carol, cup)
    token = create_token(player=Player.objects.get(pk=cast.carol.id)).secret
    return cast.bob, "POST", "players/me/merge/", {"token": token}


def seed_of_another(cast: Cast) -> Request:
    cup, entrant = entered(cast)
    other = enter(cast.alice, cup)["entrants"][0]
    cast.alice.send("PATCH", below(cup, f"entrants/{other['id']}/"), {"seed": 1})
    return cast.alice, "PATCH", below(cup, f"entrants/{entrant['id']}/"), {"seed": 1}


def one_entrant_too_many(cast: Cast) -> Request:
    cup, _ = entered(cast)
    cast.patch.setattr(allowance, "MOST_ENTRANTS", 1)
    return cast.alice, "POST", below(cup, "entrants/"), {}


def one_organiser_too_many(cast: Cast) -> Request:
    cast.patch.setattr(organisers, "MOST_ORGANISERS", 0)
    return cast.alice, "PUT", below(opened(cast.alice), f"organisers/{cast.bob.id}/"), None


def one_tournament_too_many(cast: Cast) -> Request:
    cast.patch.setattr("django.conf.settings.TOURNAMENTS_PER_PLAYER", 0)
    return cast.alice, "POST", "tournaments/", CUP


def board_alone(cast: Cast) -> Request:
    cup = opened(cast.alice, format={"kind": "score"}, match={"seats": 1})
    enter(cast.alice, cup, strategy="random", copies=2)
    act(cast.alice, cup, "start/")
    board = read(cast.alice, cup, "matches/")["results"][0]
    return cast.bob, "GET", below(cup, f"matches/{board['id']}/difference/"), None


def of_another(cast: Cast) -> Request:
    cup, entrant = entered(cast)
    return cast.carol, "DELETE", below(cup, f"entrants/{entrant['id']}/"), None


WRONG = {
    "tournament_not_found": lambda cast: (cast.alice, "POST", f"tournaments/{ZERO}/start/", None),
    "entrant_not_found": lambda cast: (cast.bob, "GET", below(opened(cast.alice), f"entrants/{ZERO}/"), None),
    "round_not_found": lambda cast: (cast.bob, "GET", below(opened(cast.alice), "rounds/1/"), None),
    "match_not_found": lambda cast: (cast.bob, "GET", below(opened(cast.alice), f"matches/{ZERO}/"), None),
    "too_few_to_draw": lambda cast: (cast.bob, "GET", below(opened(cast.alice), "bracket.svg"), None),
    "not_organiser": lambda cast: (cast.bob, "POST", below(opened(cast.alice), "start/"), None),
    "not_tournament_owner": lambda cast: (cast.bob, "DELETE", below(opened(cast.alice)), None),
    "not_your_entry": of_another,
    "not_admitted": lambda cast: (cast.bob, "POST", below(opened(cast.alice, admits=["bot"]), "entrants/"), {}),
    "not_invited": lambda cast: (cast.bob, "POST", below(opened(cast.alice, entry="invited"), "entrants/"), {}),
    "entry_unwelcome": blocked,
    "wrong_stage": lambda cast: (cast.alice, "POST", below(opened(cast.alice), "registration/"), None),
    "wrong_number_of_entrants": lambda cast: (cast.alice, "POST", below(opened(cast.alice), "start/"), None),
    "already_entered": twice,
    "entrant_gone": gone,
    "too_many_entrants": one_entrant_too_many,
    "no_check_in": lambda cast: (cast.bob, "POST", below(entered(cast)[0], "check-in/"), None),
    "seed_taken": seed_of_another,
    "too_many_tournaments": one_tournament_too_many,
    "too_many_organisers": one_organiser_too_many,
    "no_organiser": lambda cast: (cast.alice, "DELETE", below(opened(cast.alice), f"organisers/{ZERO}/"), None),
    "options_disagree": lambda cast: (cast.alice, "POST", "tournaments/", {**CUP, "rated": True, "rehearsal": True}),
    "invalid_format": lambda cast: (cast.alice, "POST", "tournaments/", {**CUP, "match": {"games": 2}}),
    "invalid_ranks": lambda cast: ruled(cast, "override", {"ranks": [1, 1], "reason": "It was a draw."}),
    "match_not_of_two": board_alone,
    "match_stands": lambda cast: ruled(cast, "replay", None),
    "same_tournament": in_the_same,
}
"""One way to raise each refusal, by its code."""
