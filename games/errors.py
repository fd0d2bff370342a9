"""The refusals of games, seats and moves. Their HTTP statuses stand in ``yachtapi/problems.py``."""

from rulesets.errors import Refusal


class GameNotFound(Refusal):
    code = "game_not_found"
    sentence = "There is no game {game_id} that you may see."


class TurnNotFound(Refusal):
    code = "turn_not_found"
    sentence = "The game has no turn {n}."


class RecordNotReady(Refusal):
    code = "record_not_ready"
    sentence = "The record is published when the game has ended."


class ThrowWaits(Refusal):
    code = "throw_waits"
    sentence = "You have sent {keep} as the keep for your next throw, which waits for the other boards."


class DiceStillShared(Refusal):
    code = "dice_still_shared"
    sentence = "Others may still play with these dice; this is published when all of them have done."


class UnknownStrategy(Refusal):
    code = "unknown_strategy"
    sentence = "There is no strategy {strategy!r}."


class NotYourSeat(Refusal):
    code = "not_your_seat"
    sentence = "You hold no seat that may do this."


class NotOwner(Refusal):
    code = "not_owner"
    sentence = "Only the owner of the game may do this."


class StaleVersion(Refusal):
    code = "stale_version"
    sentence = "It has moved on to version {version}; your request was for version {expected}."


class NotYourTurn(Refusal):
    code = "not_your_turn"
    sentence = "It is the turn of seat {turn_seat}."


class TimeIsUp(Refusal):
    code = "time_is_up"
    sentence = "The time for this turn ran out at {deadline}."


class GameNotOpen(Refusal):
    code = "game_not_open"
    sentence = "The game has already started, so its seats are settled."


class GameNotStarted(Refusal):
    code = "game_not_started"
    sentence = "The game has not started yet."


class GameOver(Refusal):
    code = "game_over"
    sentence = "The game is over."


class GameNotOver(Refusal):
    code = "game_not_over"
    sentence = "The game is not over yet."


class SeatsOpen(Refusal):
    code = "seats_open"
    sentence = "The game starts when every seat is taken; still open: {open_seats}."


class SeatTaken(Refusal):
    code = "seat_taken"
    sentence = "Seat {seat} is taken."


class NoOpenSeat(Refusal):
    code = "no_open_seat"
    sentence = "Every seat of the game is taken."


class AlreadyResigned(Refusal):
    code = "already_resigned"
    sentence = "Seat {seat} has already left the game."


class NotWelcome(Refusal):
    code = "not_welcome"
    sentence = "You cannot take a seat in this game."


class SameTable(Refusal):
    code = "same_table"
    sentence = "Both accounts sit in game {game_id}, which has not ended."


class SameTournament(Refusal):
    """Raised on behalf of the tournaments, which are not known here."""

    code = "same_tournament"
    sentence = "Both accounts play in tournament {tournament_id}; it has to end first, or one of them to withdraw."


class SeatRequired(Refusal):
    code = "seat_required"
    sentence = "You hold several seats; say which one you mean: {your_seats}."


class UnknownSeat(Refusal):
    code = "unknown_seat"
    sentence = "The game has no seat {seat}."


class PlayerNotAbsent(Refusal):
    code = "player_not_absent"
    sentence = "Seat {seat} is not yet, or never, yours to report: its player has his turn, and his time, to himself."


class StandInPlays(Refusal):
    code = "stand_in_plays"
    sentence = "Your time ran out, and a stand-in plays this turn of seat {seat}; take the seat again for the next one."


class TimeoutNeedsClock(Refusal):
    code = "timeout_needs_clock"
    sentence = "What happens when time runs out ({on_timeout}) needs a clock: give `turn_seconds` or `bank_seconds`."


class RatedGameTakesNoStandIn(Refusal):
    code = "rated_game_takes_no_stand_in"
    sentence = "In a rated game everybody plays for himself: let `on_timeout` be forfeit or zero."


class RatedGameTakesNoHints(Refusal):
    code = "rated_game_takes_no_hints"
    sentence = "A rated game gives no hints while it is played: ask for `hints` after the game or never."


class HintsNotAllowed(Refusal):
    code = "hints_not_allowed"
    sentence = "This game tells nothing of perfect play now; its hints are set to {hints}."


class SeededGameIsClosed(Refusal):
    code = "seeded_game_is_closed"
    sentence = "A game with a given seed has only its creator's seats and engines', and is never rated."


class TooManyOpenGames(Refusal):
    code = "too_many_open_games"
    sentence = "You have {limit} games that have not started, and no player has more; start or cancel one."


class TooManyGames(Refusal):
    code = "too_many_games"
    sentence = "You have {limit} games that are not over, and no player has more."


class TooManySeats(Refusal):
    code = "too_many_seats"
    sentence = "With this you would hold more than {limit} seats in games that are not over, and no player has more."


class TooManyInvites(Refusal):
    code = "too_many_invites"
    sentence = "There are {limit} invites to this game, and no game has more."
