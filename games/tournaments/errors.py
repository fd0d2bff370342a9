"""The refusals of tournaments. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class MatchStands(Refusal):
    code = "match_stands"
    sentence = "The match is {match_status}: what is asked for cannot be done to it any more, or not yet."


class InvalidRanks(Refusal):
    code = "invalid_ranks"
    sentence = "These are no ranks 1, 1, 3 for {sides} sides, or leave nobody to go on."


class TournamentNotFound(Refusal):
    code = "tournament_not_found"
    sentence = "There is no tournament {tournament_id} that you may see."


class EntrantNotFound(Refusal):
    code = "entrant_not_found"
    sentence = "The tournament has no entrant {entrant_id}."


class MatchNotFound(Refusal):
    code = "match_not_found"
    sentence = "The tournament has no match {match_id} so far."


class WrongStage(Refusal):
    """Raised for what can be done at other stages of a tournament's life only."""

    code = "wrong_stage"
    sentence = "The tournament is at the stage {stage}; this can be done at: {stages}."
