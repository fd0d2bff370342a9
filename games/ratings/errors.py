"""The refusals of ratings. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class NotRated(Refusal):
    code = "not_rated"
    sentence = "Player {player_id} has no rating in {ruleset} among {among}."
