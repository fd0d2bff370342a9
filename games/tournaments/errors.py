"""The refusals of tournaments. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class TournamentNotFound(Refusal):
    code = "tournament_not_found"
    sentence = "There is no tournament {tournament_id} that you may see."
