"""The refusals of invitations and seeks. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class NotInvitable(Refusal):
    code = "not_invitable"
    sentence = (
        "Only other people and bots can be invited; a built-in strategy takes the seat that its game's owner gives it."
    )


class AlreadyInvited(Refusal):
    code = "already_invited"
    sentence = "This player is invited to the game already, or sits at its table."


class InvitationNotFound(Refusal):
    code = "invitation_not_found"
    sentence = "There is no invitation {invitation_id} that you may see."


class InvitationSettled(Refusal):
    code = "invitation_settled"
    sentence = "This invitation is {invitation_status}: nothing is to be said to it any more."


class AlreadySeeking(Refusal):
    code = "already_seeking"
    sentence = "Your seek {seek_id} still waits; one at a time."


class SeekNotFound(Refusal):
    code = "seek_not_found"
    sentence = "You have no seek {seek_id}."


class SeekSettled(Refusal):
    code = "seek_settled"
    sentence = "This seek is {seek_status}, and waits no more."
