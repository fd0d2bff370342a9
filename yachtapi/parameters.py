"""What the parameters of paths and filters are, where no view says it."""

from typing import Any

from yachtapi.postprocessing import Document

DESCRIPTIONS = {
    "entrant_id": "The entrant's id.",
    "game_id": "The game's id.",
    "index": "The seat's place, from 0.",
    "invitation_id": "The invitation's id.",
    "match_id": "The match's id.",
    "n": "Its number, from 1.",
    "player_id": "The player's id.",
    "round": "Only those of the round with this number.",
    "ruleset": "Only those of this ruleset, by its key.",
    "seek_id": "The seek's id.",
    "status": "Only those with this status.",
    "token_id": "The token's id; it is no secret.",
    "tournament_id": "The tournament's id.",
}


def describe(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: say what each parameter is; KeyError for one that nobody has described."""
    for methods in result["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                if not parameter.get("description"):
                    parameter["description"] = DESCRIPTIONS[parameter["name"]]
    return result
