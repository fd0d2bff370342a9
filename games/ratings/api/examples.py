"""The examples of ratings in the schema."""

from drf_spectacular.utils import OpenApiExample

from games.players.api import examples as players

_DIGEST = "5b9c4d1f7a2e8c3b6d0f1e2a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e"
_BEFORE = {"ordinal": 0.0, "mu": 25.0, "sigma": 8.333333333333334}
_AFTER = {"ordinal": 3.4085, "mu": 27.635, "sigma": 8.0755}

PLACE = OpenApiExample(
    "The first",
    {
        "place": 1,
        "player": {name: players.PLAYER[name] for name in ("id", "name", "kind", "strategy")},
        "ordinal": 24.318,
        "mu": 28.902,
        "sigma": 1.528,
        "games": 212,
    },
    response_only=True,
)
RATING = OpenApiExample(
    "In Yatzy, among people",
    {"ruleset": "yatzy", "ruleset_digest": _DIGEST, "kind": "people", **_AFTER, "games": 1},
    response_only=True,
)
STATISTICS = OpenApiExample(
    "In Yatzy",
    {
        "ruleset": "yatzy",
        "ruleset_digest": _DIGEST,
        "games": 12,
        "left": 1,
        "contests": 10,
        "wins": 6,
        "draws": 1,
        "scorecards": 11,
        "mean": 221.36363636363637,
        "best": 287,
        "bonus_rate": 0.45454545454545453,
        "mean_extra_bonus": 0.0,
        "categories": [{"category": "ones", "mean": 2.272727272727273, "zero_rate": 0.09090909090909091}],
    },
    response_only=True,
)
EFFECT = OpenApiExample(
    "A duel of newcomers",
    {
        "status": "rated",
        "changes": [
            {"seat": 0, "kind": "all", "rank": 1, "before": _BEFORE, "after": _AFTER},
            {
                "seat": 1,
                "kind": "all",
                "rank": 2,
                "before": _BEFORE,
                "after": {"ordinal": -1.8615, "mu": 22.365, "sigma": 8.0755},
            },
        ],
    },
    response_only=True,
)
