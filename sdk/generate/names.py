"""What an operation of the schema is called in both clients: a resource and a verb that does not repeat it."""

# Everything else is called as its operation id says, `games_create` is `games.create`, with these words replaced.
VERBS = {"retrieve": "get", "destroy": "delete", "destroy_all": "delete_all"}
EXCEPTIONS = {
    "events_list": "games.events",
    "game_invitations_create": "invitations.create",
    "games_ratings_retrieve": "games.ratings",
    "healthz": "server.health",
    "invitation_rules_retrieve": "invitation_rules.get",
    "invitation_rules_update": "invitation_rules.update",
    "invitation_rules_delete": "invitation_rules.delete",
    "limits_retrieve": "limits.get",
    "players_me_blocks_destroy": "blocks.remove",
    "players_me_blocks_list": "blocks.list",
    "players_me_blocks_update": "blocks.add",
    "players_me_destroy": "me.delete",
    "players_me_events_list": "me.events",
    "players_me_export": "me.export",
    "players_me_games_list": "me.games",
    "players_me_merge": "me.merge",
    "players_me_password_update": "me.set_password",
    "players_me_retrieve": "me.get",
    "players_me_rulesets_list": "me.rulesets",
    "players_me_update": "me.update",
    "players_ratings_list": "players.ratings",
    "players_statistics_list": "players.statistics",
    "readyz": "server.ready",
    "record_retrieve": "games.record",
    "review_retrieve": "games.review",
    "standings_retrieve": "tournaments.standings",
    "tournament_events_list": "tournaments.events",
}
# Answers that a caller wants as they came: a record is verified byte by byte, a bracket is a picture.
AS_BYTES = {"games.record", "tournaments.bracket"}
# POSTs that only compute.
WITHOUT_EFFECT = {"rulesets_advice", "rulesets_scores", "rulesets_validate"}
# Schemas whose answers become an object that can act: `game.roll(…)`.
GAMES = {"Game", "JoinedGame"}


def named(operation_id: str) -> tuple[str, str]:
    """The resource and the verb of an operation."""
    if operation_id in EXCEPTIONS:
        resource, _, verb = EXCEPTIONS[operation_id].partition(".")
        return resource, verb
    resource, _, verb = operation_id.partition("_")
    return resource, VERBS.get(verb, verb)
