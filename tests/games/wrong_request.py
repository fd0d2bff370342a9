"""Requests that must be refused, each with the game that it must not change."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import OperationalError
from django.utils import timezone
from rest_framework.test import APIClient

from games.models import Game, IdempotencyKey
from games.players.models import Player, Token
from games.services import clock, time
from tests.games.boards import boards
from tests.games.cast import Cast
from tests.games.matchmaking import refusals as matchmaking
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments import refusals as tournaments
from tests.rulesets.api.friday import DOCUMENT
from yachtapi.live.opening import Opening, Places

ZERO = "00000000-0000-0000-0000-000000000000"


@dataclass(frozen=True)
class WrongRequest:
    """A request, who sends it, and the game it is about."""

    by: HttpPlayer
    path: str
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    method: str = "POST"
    game: Shown | None = None

    def send(self) -> Any:
        """The answer."""
        return self.by.send(self.method, self.path, self.body, self.headers)


Scene = Callable[[Cast], WrongRequest]


def about(
    by: HttpPlayer, game: Shown, path: str, body: Any = None, method: str = "POST", **headers: str
) -> WrongRequest:
    """A request to a path below a game's."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return WrongRequest(by, f"games/{game['id']}/{path}", body, named, method, game)


def roll(by: HttpPlayer, game: Shown, keep: Any = (), **headers: str) -> WrongRequest:
    """A throw."""
    return about(by, game, "turns/current/rolls/", {"keep": keep}, **headers)


def score(by: HttpPlayer, game: Shown, category: Any = "ones", **headers: str) -> WrongRequest:
    """The end of a turn."""
    return about(by, game, "turns/current/score/", {"category": category}, **headers)


def stood_in(cast: Cast) -> WrongRequest:
    """Alice's time has run out, and nobody has woken her stand-in yet."""
    game = cast.alice.create("me", "open", turn_seconds=60, on_timeout="bot")
    cast.bob.join(game)
    cast.alice.start(game)
    Game.objects.filter(id=game["id"]).update(turn_deadline=time.now() - timedelta(seconds=1))
    clock.time_out(game_id=UUID(game["id"]))
    return roll(cast.alice, game)


def after_three_rolls(cast: Cast) -> WrongRequest:
    game = cast.playing()
    cast.alice.roll(game)
    cast.alice.roll(game)
    return roll(cast.alice, game)


def sent_a_keep_already(cast: Cast) -> WrongRequest:
    on = boards(cast.bob, lockstep=True)
    board = on.open(cast.alice)
    on.open(cast.carol)
    on.start()
    assert roll(cast.alice, board).send().status_code == 202
    return score(cast.alice, board)


def done_before_the_others(cast: Cast) -> WrongRequest:
    on = boards(cast.bob)
    board = on.open(cast.alice)
    on.open(cast.carol)
    cast.alice.resign(board)
    return about(cast.alice, board, "record/", method="GET")


def before_the_first_roll(cast: Cast) -> WrongRequest:
    return score(cast.alice, cast.alice.create("me", start=True))


def keep_before_the_first_roll(cast: Cast) -> WrongRequest:
    return roll(cast.alice, cast.alice.create("me", start=True), [3])


def filled_category(cast: Cast) -> WrongRequest:
    game = cast.playing()
    for player in (cast.alice, cast.bob):
        player.score(game, "ones")
        (cast.bob if player is cast.alice else cast.alice).roll(game)
    return score(cast.alice, game)


def lower_category_first(cast: Cast) -> WrongRequest:
    return score(cast.alice, cast.playing("yahtzee-upper-first"), "chance")


def reused_key(cast: Cast) -> WrongRequest:
    game = cast.playing()
    roll(cast.alice, game, [3], idempotency_key="k").send()
    return roll(cast.alice, game, [6], idempotency_key="k")


def key_in_use(cast: Cast) -> WrongRequest:
    """PostgreSQL's word for a lock that was not worth waiting for."""

    class LockNotAvailable(Exception):
        sqlstate = "55P03"

    def fail(*args: Any, **options: Any) -> None:
        raise OperationalError from LockNotAvailable()

    game = cast.playing()
    cast.patch.setattr(IdempotencyKey.objects, "bulk_create", fail)
    return roll(cast.alice, game, idempotency_key="k")


def seat_given_up_twice(cast: Cast) -> WrongRequest:
    game = cast.alice.create("me", "me", "me", start=True)
    cast.alice.resign(game, seat=1)
    return about(cast.alice, game, "resignation/", {"seat": 1})


def one_of_several_seats(cast: Cast) -> WrongRequest:
    return about(cast.alice, cast.alice.create("me", "me", "me", start=True), "resignation/", {})


def new_game(cast: Cast, **fields: Any) -> WrongRequest:
    body = {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "open"}], **fields}
    return WrongRequest(cast.alice, "games/", body)


def at_most(cast: Cast, number: int, limit: str, request: WrongRequest) -> WrongRequest:
    """A request that goes one beyond a limit that Alice has just reached."""
    cast.patch.setattr(settings, limit, number)
    for _ in range(number):
        cast.alice.create("me", "open")
    return request


def few_invites(cast: Cast) -> Shown:
    cast.patch.setattr(settings, "INVITES_PER_GAME", 1)
    game = cast.waiting()
    assert about(cast.alice, game, "invites/").send().status_code == 201
    return game


def kept_account(cast: Cast, player: HttpPlayer, username: str) -> WrongRequest:
    keep = {"username": "alice", "password": "analytical engine"}
    assert cast.alice.send("PATCH", "players/me/", keep).status_code == 200
    return WrongRequest(player, "players/me/", keep | {"username": username}, method="PATCH")


def wrong_old_password(cast: Cast) -> WrongRequest:
    kept_account(cast, cast.alice, "alice")
    body = {"old_password": "difference engine", "new_password": "brand new engine"}
    return WrongRequest(cast.alice, "players/me/password/", body, method="PUT")


def merge_with(cast: Cast, kind: str) -> WrongRequest:
    other = cast.nobody.post("players/", {"kind": kind}).json()
    return WrongRequest(cast.alice, "players/me/merge/", {"token": other["token"]})


def merge_of_opponents(cast: Cast) -> WrongRequest:
    game = cast.playing()
    token = cast.bob.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    return WrongRequest(cast.alice, "players/me/merge/", {"token": token}, game=game)


def merge_with_oneself(cast: Cast) -> WrongRequest:
    token = cast.alice.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    return WrongRequest(cast.alice, "players/me/merge/", {"token": token})


def request_of_an_account_merged_meanwhile(cast: Cast) -> WrongRequest:
    game = cast.waiting()
    Player.objects.filter(pk=cast.carol.id).update(merged_into=cast.alice.id)
    return about(cast.carol, game, "seats/", {})


def one_block_too_many(cast: Cast) -> WrongRequest:
    cast.patch.setattr("games.players.blocks.MOST_BLOCKS", 0)
    return WrongRequest(cast.alice, f"players/me/blocks/{cast.bob.id}/", method="PUT")


def blocked_newcomer(cast: Cast) -> WrongRequest:
    game = cast.waiting()
    assert cast.bob.send("PUT", f"players/me/blocks/{cast.carol.id}/").status_code == 204
    return about(cast.carol, game, "seats/", {})


def another_token(cast: Cast, **wish: Any) -> HttpPlayer:
    """Alice with a token that she has made with hers."""
    secret = cast.alice.post("tokens/", wish).json()["token"]
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
    return HttpPlayer(client, cast.alice.id)


def expired_token(cast: Cast) -> WrongRequest:
    alice = another_token(cast, expires_in=60)
    Token.objects.filter(user=cast.alice.id, expiry__isnull=False).update(expiry=timezone.now())
    return WrongRequest(alice, "players/me/", method="GET")


def token_for_reading(cast: Cast) -> WrongRequest:
    return roll(another_token(cast, scopes=["read"]), cast.playing())


def one_token_too_many(cast: Cast) -> WrongRequest:
    cast.patch.setattr(settings, "TOKENS_PER_PLAYER", 1)
    return WrongRequest(cast.alice, "tokens/", {})


def advice(cast: Cast, ruleset: str = "yacht", **body: Any) -> WrongRequest:
    question = {"dice": [1, 2, 3, 4, 5], "rolls_left": 1, **body}
    return WrongRequest(cast.nobody, f"rulesets/{ruleset}/advice/", question)


def ruleset_no_table_can_hold(cast: Cast) -> WrongRequest:
    """The tables there may be are hidden, and the limit is as low as if a ruleset were as large."""
    cast.patch.setattr("rulesets.optimum.adviser", lambda ruleset: None)
    cast.patch.setattr(settings, "SOLVED_STATES", 100)
    return advice(cast)


def house(cast: Cast, **rules: Any) -> WrongRequest:
    """Alice posts a ruleset of her own."""
    document = deepcopy(DOCUMENT)
    document["rules"] |= rules
    return WrongRequest(cast.alice, "rulesets/", document)


def one_ruleset_too_many(cast: Cast) -> WrongRequest:
    cast.patch.setattr(settings, "RULESETS_PER_PLAYER", 1)
    assert house(cast).send().status_code == 201
    return house(cast, rolls=2)


def retired_ruleset(cast: Cast) -> WrongRequest:
    key = house(cast).send().json()["key"]
    assert cast.alice.send("PATCH", f"rulesets/{key}/", {"retired": True}).status_code == 200
    return new_game(cast, ruleset=key)


def one_stream_too_many(cast: Cast) -> WrongRequest:
    """As many as there may be from one address are open."""
    full = Opening(Places(per_player=100, per_address=0))
    cast.patch.setattr("yachtapi.live.opening.of", lambda meta: full)
    return about(cast.alice, cast.playing(), "events/", method="GET", accept="text/event-stream")


def dice(cast: Cast, **body: Any) -> WrongRequest:
    return WrongRequest(cast.nobody, "rulesets/yacht/scores/", {"dice": [1, 2, 3, 4, 5], **body})


def elsewhere(make: Callable[[Cast], tuple[HttpPlayer, str, str, Any]], cast: Cast) -> WrongRequest:
    """A request that is about no game."""
    by, method, path, body = make(cast)
    return WrongRequest(by, path, body, method=method)


SCENES: dict[str, Scene] = {
    "ruleset_not_found": lambda cast: WrongRequest(cast.nobody, "rulesets/yamb/", method="GET"),
    "unknown_ruleset": lambda cast: new_game(cast, ruleset="yamb"),
    "unknown_category": lambda cast: score(cast.alice, cast.playing(), "yahtzee"),
    "invalid_dice": lambda cast: roll(cast.alice, cast.playing(), [7]),
    "invalid_roll": lambda cast: dice(cast, roll=4),
    "invalid_rolls_left": lambda cast: advice(cast, rolls_left=4),
    "ruleset_too_large": ruleset_no_table_can_hold,
    "ruleset_retired": retired_ruleset,
    "too_many_rulesets": one_ruleset_too_many,
    "invalid_ruleset": lambda cast: house(cast, dice=9),
    "unreachable_scorecard": lambda cast: advice(cast, "yahtzee-upper-first", scorecard={"chance": 20}),
    "impossible_points": lambda cast: dice(cast, scorecard={"ones": 7}),
    "first_roll_keeps_nothing": keep_before_the_first_roll,
    "keep_not_on_table": lambda cast: roll(cast.alice, cast.playing(), [4]),
    "keeps_everything": lambda cast: roll(cast.alice, cast.playing(), [1, 2, 3, 3, 6]),
    "no_rolls_left": after_three_rolls,
    "not_rolled_yet": before_the_first_roll,
    "category_filled": filled_category,
    "category_not_legal": lower_category_first,
    "player_not_found": lambda cast: WrongRequest(cast.nobody, f"players/{ZERO}/", method="GET"),
    "token_not_found": lambda cast: WrongRequest(cast.alice, f"tokens/{ZERO}/", method="DELETE"),
    "token_expired": expired_token,
    "scope_missing": token_for_reading,
    "too_many_tokens": one_token_too_many,
    "wrong_credentials": lambda cast: WrongRequest(cast.nobody, "tokens/", {"username": "abc", "password": "x" * 12}),
    "username_taken": lambda cast: kept_account(cast, cast.bob, "alice"),
    "already_kept": lambda cast: kept_account(cast, cast.alice, "alice2"),
    "not_kept": lambda cast: WrongRequest(cast.alice, "tokens/", method="DELETE"),
    "wrong_password": wrong_old_password,
    "account_gone": request_of_an_account_merged_meanwhile,
    "wrong_token": lambda cast: WrongRequest(cast.alice, "players/me/merge/", {"token": "no such token"}),
    "same_player": merge_with_oneself,
    "kinds_differ": lambda cast: merge_with(cast, "bot"),
    "same_table": merge_of_opponents,
    "not_confirmed": lambda cast: WrongRequest(cast.alice, "players/me/", {}, method="DELETE"),
    "not_blockable": lambda cast: WrongRequest(cast.alice, f"players/me/blocks/{cast.alice.id}/", method="PUT"),
    "too_many_blocks": one_block_too_many,
    "not_welcome": blocked_newcomer,
    "invalid_idempotency_key": lambda cast: roll(cast.alice, cast.playing(), idempotency_key="a b"),
    "idempotency_key_reused": reused_key,
    "idempotency_key_in_use": key_in_use,
    "too_many_streams": one_stream_too_many,
    "invalid_if_match": lambda cast: roll(cast.alice, cast.playing(), if_match="7"),
    "game_not_found": lambda cast: WrongRequest(cast.alice, f"games/{ZERO}/start/", {}),
    "turn_not_found": lambda cast: about(cast.nobody, cast.playing(), "turns/9/", method="GET"),
    "dice_still_shared": done_before_the_others,
    "throw_waits": sent_a_keep_already,
    "record_not_ready": lambda cast: about(cast.alice, cast.playing(), "record/", method="GET"),
    "unknown_strategy": lambda cast: new_game(cast, seats=[{"kind": "bot", "strategy": "psychic"}]),
    "not_your_seat": lambda cast: roll(cast.carol, cast.playing()),
    "not_owner": lambda cast: about(cast.bob, cast.waiting(), "start/", {}),
    "stale_version": lambda cast: roll(cast.alice, cast.playing(), if_match='"1"'),
    "time_is_up": lambda cast: roll(cast.alice, cast.late()),
    "not_your_turn": lambda cast: roll(cast.bob, cast.playing()),
    "game_not_open": lambda cast: about(cast.carol, cast.playing(), "seats/", {}),
    "game_not_started": lambda cast: roll(cast.alice, cast.waiting()),
    "game_over": lambda cast: roll(cast.alice, cast.ended()),
    "not_rated": lambda cast: WrongRequest(cast.alice, "ratings/yacht/?around=me", method="GET"),
    "game_not_over": lambda cast: about(cast.alice, cast.playing(), "rematch/"),
    "seats_open": lambda cast: about(cast.alice, cast.waiting(), "start/", {}),
    "seat_taken": lambda cast: about(cast.carol, cast.waiting(), "seats/", {"seat": 0}),
    "no_open_seat": lambda cast: about(cast.carol, cast.alice.create("me"), "seats/", {}),
    "already_resigned": seat_given_up_twice,
    "seat_required": one_of_several_seats,
    "unknown_seat": lambda cast: about(cast.carol, cast.waiting(), "seats/", {"seat": 9}),
    "seeded_game_is_closed": lambda cast: new_game(cast, seed="07" * 32),
    "too_many_open_games": lambda cast: at_most(cast, 1, "OPEN_GAMES_PER_PLAYER", new_game(cast)),
    "too_many_games": lambda cast: at_most(cast, 1, "GAMES_PER_PLAYER", new_game(cast)),
    "too_many_seats": lambda cast: at_most(cast, 1, "SEATS_PER_PLAYER", new_game(cast)),
    "too_many_invites": lambda cast: about(cast.alice, few_invites(cast), "invites/"),
    "stand_in_plays": stood_in,
    "player_not_absent": lambda cast: about(cast.bob, cast.playing(), "absence/", {"seat": 0}),
    "timeout_needs_clock": lambda cast: new_game(cast, on_timeout="zero"),
    "rated_game_takes_no_stand_in": lambda cast: new_game(cast, on_timeout="bot", turn_seconds=60, rated=True),
    "rated_game_takes_no_hints": lambda cast: new_game(cast, rated=True, hints="always"),
    "hints_not_allowed": lambda cast: about(cast.alice, cast.playing(), "advice/", method="GET"),
    **{code: partial(elsewhere, make) for code, make in {**matchmaking.WRONG, **tournaments.WRONG}.items()},
}
"""One way to raise each refusal, by its code."""
