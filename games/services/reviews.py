"""Reviews of ended games: made once by a task, then read as they are stored."""

import json
from dataclasses import asdict
from uuid import UUID

from django.core.cache import cache

from games import record
from games.errors import DiceStillShared, GameNotOver, HintsNotAllowed
from games.models import Game, Record, Review
from games.review import review
from games.signals import review_wanted
from rulesets import library, optimum

RETRY_AFTER = 2  # seconds


def read(game: Game) -> bytes | None:
    """The review of an ended game as it is sent; None while there is none, which is then asked for.

    Raises GameNotOver, DiceStillShared, HintsNotAllowed and RulesetTooLarge.
    """
    if not game.is_over:
        raise GameNotOver()
    if game.hidden:
        raise DiceStillShared(status=game.status)
    if game.hints == Game.Hints.NEVER:
        raise HintsNotAllowed(hints=game.hints)
    stored = Review.objects.filter(game=game).first()
    if stored is not None:
        return bytes(stored.body)
    ruleset = library.by_digest(game.ruleset_digest)
    optimum.check_solvable(ruleset)
    # Any number of readers may be waiting; one message a process and while will do.
    if cache.add(f"review-wanted-{game.pk}", True, timeout=RETRY_AFTER):
        review_wanted.send(Game, game_id=game.pk)
    return None


def review_game(*, game_id: UUID) -> None:
    """Review an ended game and store it; of two that do so the first is kept.

    A game that never gives hints has none. Where the ruleset is not solved that is asked for, and the next who asks
    for the review gets it.
    """
    filed = Record.objects.filter(game=game_id, game__review=None).exclude(game__hints=Game.Hints.NEVER).first()
    if filed is None:
        return
    log: list[record.Event] = json.loads(bytes(filed.body))["events"]
    ruleset = library.by_digest(log[0]["data"]["ruleset_digest"])
    adviser = optimum.adviser(ruleset)
    if adviser is None:
        optimum.want(ruleset)
        return
    body = json.dumps(asdict(review(ruleset, adviser, log)), separators=(",", ":")).encode()
    Review.objects.bulk_create([Review(game_id=game_id, body=body)], ignore_conflicts=True)
