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


class RoundNotFound(Refusal):
    code = "round_not_found"
    sentence = "The tournament has no round {n} so far."


class MatchNotFound(Refusal):
    code = "match_not_found"
    sentence = "The tournament has no match {match_id} so far."


class TooFewToDraw(Refusal):
    code = "too_few_to_draw"
    sentence = "There are too few entrants so far for a picture."


class MatchNotOfTwo(Refusal):
    code = "match_not_of_two"
    sentence = "Only the two sides of a match are compared; this one has {sides}."


class NotOrganiser(Refusal):
    code = "not_organiser"
    sentence = "Only those who organise the tournament may do this."


class NotTournamentOwner(Refusal):
    code = "not_tournament_owner"
    sentence = "Only the owner of the tournament may do this."


class NotYourEntry(Refusal):
    code = "not_your_entry"
    sentence = "Only the entrant, or an organiser, may do this."


class NotAdmitted(Refusal):
    code = "not_admitted"
    sentence = "This tournament takes no player of kind {kind}."


class NotInvited(Refusal):
    code = "not_invited"
    sentence = "This tournament takes only those whom its organisers invite."


class EntryUnwelcome(Refusal):
    """Raised where one of those concerned blocks another; it does not say who."""

    code = "entry_unwelcome"
    sentence = "This player cannot take part in this tournament."


class WrongStage(Refusal):
    """Raised for what can be done at other stages of a tournament's life only."""

    code = "wrong_stage"
    sentence = "This cannot be done to a tournament at the stage {stage}."


class AlreadyEntered(Refusal):
    code = "already_entered"
    sentence = "This player has entered already, as {entrant_status}."


class EntrantGone(Refusal):
    code = "entrant_gone"
    sentence = "This entrant takes no part, but is {entrant_status}."


class TooManyEntrants(Refusal):
    code = "too_many_entrants"
    sentence = "A tournament has at most {limit} entrants."


class NoCheckIn(Refusal):
    code = "no_check_in"
    sentence = "Nobody has to check in to this tournament."


class SeedTaken(Refusal):
    code = "seed_taken"
    sentence = "Another entrant is to be seed {seed}."


class TooManyTournaments(Refusal):
    code = "too_many_tournaments"
    sentence = "You may have {limit} tournaments at once that are not over."


class TooManyOrganisers(Refusal):
    code = "too_many_organisers"
    sentence = "A tournament has at most {limit} organisers beside its owner."


class NoOrganiser(Refusal):
    code = "no_organiser"
    sentence = "This player is no organiser of the tournament, and cannot become one."


class OptionsDisagree(Refusal):
    code = "options_disagree"
    sentence = "With {option} there can be no {other}."
