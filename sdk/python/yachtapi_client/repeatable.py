"""Which POSTs may be sent twice, by their paths. Written by `make sdk`."""

import re

# With an `Idempotency-Key` the server does it once.
KEYED = re.compile(
    r"/api/v1/games/$"
    r"|/api/v1/games/[^/]+/absence/$"
    r"|/api/v1/games/[^/]+/invitations/$"
    r"|/api/v1/games/[^/]+/rematch/$"
    r"|/api/v1/games/[^/]+/resignation/$"
    r"|/api/v1/games/[^/]+/seats/$"
    r"|/api/v1/games/[^/]+/start/$"
    r"|/api/v1/games/[^/]+/turns/current/rolls/$"
    r"|/api/v1/games/[^/]+/turns/current/score/$"
    r"|/api/v1/invitations/[^/]+/answer/$"
    r"|/api/v1/players/me/merge/$"
    r"|/api/v1/seeks/$"
    r"|/api/v1/tournaments/$"
    r"|/api/v1/tournaments/[^/]+/cancellation/$"
    r"|/api/v1/tournaments/[^/]+/check-in/$"
    r"|/api/v1/tournaments/[^/]+/entrants/$"
    r"|/api/v1/tournaments/[^/]+/matches/[^/]+/forfeit/$"
    r"|/api/v1/tournaments/[^/]+/matches/[^/]+/override/$"
    r"|/api/v1/tournaments/[^/]+/matches/[^/]+/replay/$"
    r"|/api/v1/tournaments/[^/]+/registration/$"
    r"|/api/v1/tournaments/[^/]+/start/$"
)
# These change nothing.
WITHOUT_EFFECT = re.compile(
    r"/api/v1/rulesets/[^/]+/advice/$"
    r"|/api/v1/rulesets/[^/]+/scores/$"
    r"|/api/v1/rulesets/[^/]+/validate/$"
)
