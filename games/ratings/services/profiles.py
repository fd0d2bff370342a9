"""What everybody may know of a player's play: his ratings, and what he has scored; and what a game did to ratings.

They are sums over all finished games, private ones among them: no sum says which game it comes from.
"""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from games.errors import GameNotOver
from games.models import Game
from games.players.services import get_player
from games.ratings.models import Change, Rating, Tally
from games.ratings.services.leaderboards import numbers
from games.ratings.skill import Skill
from rulesets import library
from rulesets.errors import UnknownRuleset

Shown = dict[str, Any]


def ratings(player_id: UUID) -> QuerySet[Rating]:
    """The ratings of a player, or of the account that he became part of; raises PlayerNotFound."""
    return Rating.objects.filter(player=get_player(player_id=player_id).survivor, listed=True)


def tallies(player_id: UUID) -> QuerySet[Tally]:
    """What was counted of a player's games; raises PlayerNotFound."""
    return Tally.objects.filter(player=get_player(player_id=player_id).survivor)


def rating(row: Rating) -> Shown:
    """A rating as its player's page shows it."""
    return {"ruleset": row.ruleset, "ruleset_digest": row.ruleset_digest, "kind": row.kind, **numbers(row)}


def statistics(row: Tally) -> Shown:
    """A tally as means and rates; null where there is nothing to take them of."""
    return {
        "ruleset": row.ruleset,
        "ruleset_digest": row.ruleset_digest,
        **{name: getattr(row, name) for name in ("games", "left", "contests", "wins", "draws")},
        "scorecards": row.cards,
        "mean": _ratio(row.points, row.cards),
        "best": row.best,
        "bonus_rate": _ratio(row.upper_bonuses, row.cards) if _has_upper_bonus(row) else None,
        "mean_extra_bonus": _ratio(row.extra_bonuses, row.cards),
        "categories": [
            {"category": key, "mean": points / row.cards, "zero_rate": zeros / row.cards}
            for key, (points, zeros) in sorted(row.categories.items(), key=lambda item: _order(row, item[0]))
        ],
    }


def effect(game: Game) -> Shown:
    """What a game that is over has done to the ratings of its seats; raises GameNotOver."""
    if not game.is_over:
        raise GameNotOver()
    changes = Change.objects.filter(line__game_id=game.pk).order_by("kind", "seat")
    shown = [_change(row) for row in changes]
    if game.status == Game.Status.FINISHED and not game.counted:
        return {"status": "pending", "changes": shown}
    return {"status": "rated" if shown else "unrated", "changes": shown}


def _change(row: Change) -> Shown:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "rank": row.rank,
        "before": _skill(Skill(row.mu_before, row.sigma_before)),
        "after": _skill(Skill(row.mu_after, row.sigma_after)),
    }


def _skill(skill: Skill) -> Shown:
    return {"ordinal": skill.ordinal, "mu": skill.mu, "sigma": skill.sigma}


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _has_upper_bonus(row: Tally) -> bool:
    try:
        return library.by_digest(row.ruleset_digest).upper_bonus is not None
    except UnknownRuleset:  # rules that are gone since
        return row.upper_bonuses > 0


def _order(row: Tally, category: str) -> int:
    """The place of a category on the scorecard."""
    try:
        keys = [each.key for each in library.by_digest(row.ruleset_digest).categories]
    except UnknownRuleset:
        return 0
    return keys.index(category)
