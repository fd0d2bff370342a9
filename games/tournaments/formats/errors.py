"""The refusals of formats. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class WrongNumberOfEntrants(Refusal):
    code = "wrong_number_of_entrants"
    sentence = "This format takes {least} to {most} entrants, not {entrants}."


class InvalidFormat(Refusal):
    code = "invalid_format"
    sentence = "The {field} of a tournament can only be: {allowed}."
