"""One class for each code of a problem. Written by `make sdk`."""

from .problems import Problem


class AccountGone(Problem):
    """`account_gone`, usually with status 409."""

    code = "account_gone"


class AlreadyEntered(Problem):
    """`already_entered`, usually with status 409."""

    code = "already_entered"


class AlreadyInvited(Problem):
    """`already_invited`, usually with status 409."""

    code = "already_invited"


class AlreadyKept(Problem):
    """`already_kept`, usually with status 409."""

    code = "already_kept"


class AlreadyResigned(Problem):
    """`already_resigned`, usually with status 409."""

    code = "already_resigned"


class AlreadySeeking(Problem):
    """`already_seeking`, usually with status 409."""

    code = "already_seeking"


class BodyTooLarge(Problem):
    """`body_too_large`, usually with status 413."""

    code = "body_too_large"


class Busy(Problem):
    """`busy`, usually with status 409."""

    code = "busy"


class CategoryFilled(Problem):
    """`category_filled`, usually with status 409."""

    code = "category_filled"


class CategoryNotLegal(Problem):
    """`category_not_legal`, usually with status 409."""

    code = "category_not_legal"


class DatabaseAway(Problem):
    """`database_away`, usually with status 503."""

    code = "database_away"


class DiceStillShared(Problem):
    """`dice_still_shared`, usually with status 409."""

    code = "dice_still_shared"


class EntrantGone(Problem):
    """`entrant_gone`, usually with status 409."""

    code = "entrant_gone"


class EntrantNotFound(Problem):
    """`entrant_not_found`, usually with status 404."""

    code = "entrant_not_found"


class EntryUnwelcome(Problem):
    """`entry_unwelcome`, usually with status 403."""

    code = "entry_unwelcome"


class FirstRollKeepsNothing(Problem):
    """`first_roll_keeps_nothing`, usually with status 422."""

    code = "first_roll_keeps_nothing"


class GameNotFound(Problem):
    """`game_not_found`, usually with status 404."""

    code = "game_not_found"


class GameNotOpen(Problem):
    """`game_not_open`, usually with status 409."""

    code = "game_not_open"


class GameNotOver(Problem):
    """`game_not_over`, usually with status 409."""

    code = "game_not_over"


class GameNotStarted(Problem):
    """`game_not_started`, usually with status 409."""

    code = "game_not_started"


class GameOver(Problem):
    """`game_over`, usually with status 409."""

    code = "game_over"


class HintsNotAllowed(Problem):
    """`hints_not_allowed`, usually with status 409."""

    code = "hints_not_allowed"


class IdempotencyKeyInUse(Problem):
    """`idempotency_key_in_use`, usually with status 409."""

    code = "idempotency_key_in_use"


class IdempotencyKeyReused(Problem):
    """`idempotency_key_reused`, usually with status 422."""

    code = "idempotency_key_reused"


class ImpossiblePoints(Problem):
    """`impossible_points`, usually with status 422."""

    code = "impossible_points"


class InvalidDice(Problem):
    """`invalid_dice`, usually with status 422."""

    code = "invalid_dice"


class InvalidFormat(Problem):
    """`invalid_format`, usually with status 422."""

    code = "invalid_format"


class InvalidHost(Problem):
    """`invalid_host`, usually with status 400."""

    code = "invalid_host"


class InvalidIdempotencyKey(Problem):
    """`invalid_idempotency_key`, usually with status 422."""

    code = "invalid_idempotency_key"


class InvalidIfMatch(Problem):
    """`invalid_if_match`, usually with status 400."""

    code = "invalid_if_match"


class InvalidRanks(Problem):
    """`invalid_ranks`, usually with status 422."""

    code = "invalid_ranks"


class InvalidRequest(Problem):
    """`invalid_request`, usually with status 422."""

    code = "invalid_request"


class InvalidRoll(Problem):
    """`invalid_roll`, usually with status 422."""

    code = "invalid_roll"


class InvalidRollsLeft(Problem):
    """`invalid_rolls_left`, usually with status 422."""

    code = "invalid_rolls_left"


class InvalidRuleset(Problem):
    """`invalid_ruleset`, usually with status 422."""

    code = "invalid_ruleset"


class InvalidToken(Problem):
    """`invalid_token`, usually with status 401."""

    code = "invalid_token"


class InvitationNotFound(Problem):
    """`invitation_not_found`, usually with status 404."""

    code = "invitation_not_found"


class InvitationSettled(Problem):
    """`invitation_settled`, usually with status 409."""

    code = "invitation_settled"


class KeepNotOnTable(Problem):
    """`keep_not_on_table`, usually with status 422."""

    code = "keep_not_on_table"


class KeepsEverything(Problem):
    """`keeps_everything`, usually with status 422."""

    code = "keeps_everything"


class KindsDiffer(Problem):
    """`kinds_differ`, usually with status 409."""

    code = "kinds_differ"


class LengthRequired(Problem):
    """`length_required`, usually with status 411."""

    code = "length_required"


class MalformedJson(Problem):
    """`malformed_json`, usually with status 400."""

    code = "malformed_json"


class MatchNotFound(Problem):
    """`match_not_found`, usually with status 404."""

    code = "match_not_found"


class MatchNotOfTwo(Problem):
    """`match_not_of_two`, usually with status 409."""

    code = "match_not_of_two"


class MatchStands(Problem):
    """`match_stands`, usually with status 409."""

    code = "match_stands"


class NoCheckIn(Problem):
    """`no_check_in`, usually with status 409."""

    code = "no_check_in"


class NoOpenSeat(Problem):
    """`no_open_seat`, usually with status 409."""

    code = "no_open_seat"


class NoOrganiser(Problem):
    """`no_organiser`, usually with status 409."""

    code = "no_organiser"


class NoRollsLeft(Problem):
    """`no_rolls_left`, usually with status 409."""

    code = "no_rolls_left"


class NotAcceptable(Problem):
    """`not_acceptable`, usually with status 406."""

    code = "not_acceptable"


class NotAdmitted(Problem):
    """`not_admitted`, usually with status 403."""

    code = "not_admitted"


class NotAuthenticated(Problem):
    """`not_authenticated`, usually with status 401."""

    code = "not_authenticated"


class NotBlockable(Problem):
    """`not_blockable`, usually with status 422."""

    code = "not_blockable"


class NotConfirmed(Problem):
    """`not_confirmed`, usually with status 422."""

    code = "not_confirmed"


class NotFound(Problem):
    """`not_found`, usually with status 404."""

    code = "not_found"


class NotInvitable(Problem):
    """`not_invitable`, usually with status 422."""

    code = "not_invitable"


class NotInvited(Problem):
    """`not_invited`, usually with status 403."""

    code = "not_invited"


class NotKept(Problem):
    """`not_kept`, usually with status 409."""

    code = "not_kept"


class NotOrganiser(Problem):
    """`not_organiser`, usually with status 403."""

    code = "not_organiser"


class NotOwner(Problem):
    """`not_owner`, usually with status 403."""

    code = "not_owner"


class NotRated(Problem):
    """`not_rated`, usually with status 404."""

    code = "not_rated"


class NotRolledYet(Problem):
    """`not_rolled_yet`, usually with status 409."""

    code = "not_rolled_yet"


class NotTournamentOwner(Problem):
    """`not_tournament_owner`, usually with status 403."""

    code = "not_tournament_owner"


class NotWelcome(Problem):
    """`not_welcome`, usually with status 403."""

    code = "not_welcome"


class NotYourEntry(Problem):
    """`not_your_entry`, usually with status 403."""

    code = "not_your_entry"


class NotYourSeat(Problem):
    """`not_your_seat`, usually with status 403."""

    code = "not_your_seat"


class NotYourTurn(Problem):
    """`not_your_turn`, usually with status 409."""

    code = "not_your_turn"


class OptionsDisagree(Problem):
    """`options_disagree`, usually with status 422."""

    code = "options_disagree"


class PlayerNotAbsent(Problem):
    """`player_not_absent`, usually with status 409."""

    code = "player_not_absent"


class PlayerNotFound(Problem):
    """`player_not_found`, usually with status 404."""

    code = "player_not_found"


class RatedGameTakesNoHints(Problem):
    """`rated_game_takes_no_hints`, usually with status 422."""

    code = "rated_game_takes_no_hints"


class RatedGameTakesNoStandIn(Problem):
    """`rated_game_takes_no_stand_in`, usually with status 422."""

    code = "rated_game_takes_no_stand_in"


class ReadOnly(Problem):
    """`read_only`, usually with status 503."""

    code = "read_only"


class RecordNotReady(Problem):
    """`record_not_ready`, usually with status 409."""

    code = "record_not_ready"


class RoundNotFound(Problem):
    """`round_not_found`, usually with status 404."""

    code = "round_not_found"


class RulesetNotFound(Problem):
    """`ruleset_not_found`, usually with status 404."""

    code = "ruleset_not_found"


class RulesetRetired(Problem):
    """`ruleset_retired`, usually with status 409."""

    code = "ruleset_retired"


class RulesetTooLarge(Problem):
    """`ruleset_too_large`, usually with status 422."""

    code = "ruleset_too_large"


class SamePlayer(Problem):
    """`same_player`, usually with status 409."""

    code = "same_player"


class SameTable(Problem):
    """`same_table`, usually with status 409."""

    code = "same_table"


class SameTournament(Problem):
    """`same_tournament`, usually with status 409."""

    code = "same_tournament"


class ScopeMissing(Problem):
    """`scope_missing`, usually with status 403."""

    code = "scope_missing"


class SeatRequired(Problem):
    """`seat_required`, usually with status 422."""

    code = "seat_required"


class SeatTaken(Problem):
    """`seat_taken`, usually with status 409."""

    code = "seat_taken"


class SeatsOpen(Problem):
    """`seats_open`, usually with status 409."""

    code = "seats_open"


class SeedTaken(Problem):
    """`seed_taken`, usually with status 409."""

    code = "seed_taken"


class SeededGameIsClosed(Problem):
    """`seeded_game_is_closed`, usually with status 409."""

    code = "seeded_game_is_closed"


class SeekNotFound(Problem):
    """`seek_not_found`, usually with status 404."""

    code = "seek_not_found"


class SeekSettled(Problem):
    """`seek_settled`, usually with status 409."""

    code = "seek_settled"


class StaleVersion(Problem):
    """`stale_version`, usually with status 412."""

    code = "stale_version"


class StandInPlays(Problem):
    """`stand_in_plays`, usually with status 409."""

    code = "stand_in_plays"


class StorageFull(Problem):
    """`storage_full`, usually with status 503."""

    code = "storage_full"


class Throttled(Problem):
    """`throttled`, usually with status 429."""

    code = "throttled"


class ThrowWaits(Problem):
    """`throw_waits`, usually with status 409."""

    code = "throw_waits"


class TimeIsUp(Problem):
    """`time_is_up`, usually with status 409."""

    code = "time_is_up"


class TimeoutNeedsClock(Problem):
    """`timeout_needs_clock`, usually with status 422."""

    code = "timeout_needs_clock"


class TokenExpired(Problem):
    """`token_expired`, usually with status 401."""

    code = "token_expired"


class TokenNotFound(Problem):
    """`token_not_found`, usually with status 404."""

    code = "token_not_found"


class TooFewToDraw(Problem):
    """`too_few_to_draw`, usually with status 409."""

    code = "too_few_to_draw"


class TooManyBlocks(Problem):
    """`too_many_blocks`, usually with status 409."""

    code = "too_many_blocks"


class TooManyEntrants(Problem):
    """`too_many_entrants`, usually with status 409."""

    code = "too_many_entrants"


class TooManyGames(Problem):
    """`too_many_games`, usually with status 409."""

    code = "too_many_games"


class TooManyInvites(Problem):
    """`too_many_invites`, usually with status 409."""

    code = "too_many_invites"


class TooManyOpenGames(Problem):
    """`too_many_open_games`, usually with status 409."""

    code = "too_many_open_games"


class TooManyOrganisers(Problem):
    """`too_many_organisers`, usually with status 409."""

    code = "too_many_organisers"


class TooManyRulesets(Problem):
    """`too_many_rulesets`, usually with status 409."""

    code = "too_many_rulesets"


class TooManySeats(Problem):
    """`too_many_seats`, usually with status 409."""

    code = "too_many_seats"


class TooManyStreams(Problem):
    """`too_many_streams`, usually with status 429."""

    code = "too_many_streams"


class TooManyTokens(Problem):
    """`too_many_tokens`, usually with status 409."""

    code = "too_many_tokens"


class TooManyTournaments(Problem):
    """`too_many_tournaments`, usually with status 409."""

    code = "too_many_tournaments"


class TournamentNotFound(Problem):
    """`tournament_not_found`, usually with status 404."""

    code = "tournament_not_found"


class TurnNotFound(Problem):
    """`turn_not_found`, usually with status 404."""

    code = "turn_not_found"


class UnknownCategory(Problem):
    """`unknown_category`, usually with status 422."""

    code = "unknown_category"


class UnknownRuleset(Problem):
    """`unknown_ruleset`, usually with status 422."""

    code = "unknown_ruleset"


class UnknownSeat(Problem):
    """`unknown_seat`, usually with status 422."""

    code = "unknown_seat"


class UnknownStrategy(Problem):
    """`unknown_strategy`, usually with status 422."""

    code = "unknown_strategy"


class UnreachableScorecard(Problem):
    """`unreachable_scorecard`, usually with status 422."""

    code = "unreachable_scorecard"


class UnsupportedMediaType(Problem):
    """`unsupported_media_type`, usually with status 415."""

    code = "unsupported_media_type"


class UsernameTaken(Problem):
    """`username_taken`, usually with status 409."""

    code = "username_taken"


class WrongCredentials(Problem):
    """`wrong_credentials`, usually with status 401."""

    code = "wrong_credentials"


class WrongNumberOfEntrants(Problem):
    """`wrong_number_of_entrants`, usually with status 422."""

    code = "wrong_number_of_entrants"


class WrongPassword(Problem):
    """`wrong_password`, usually with status 403."""

    code = "wrong_password"


class WrongStage(Problem):
    """`wrong_stage`, usually with status 409."""

    code = "wrong_stage"


class WrongToken(Problem):
    """`wrong_token`, usually with status 422."""

    code = "wrong_token"


CLASSES: dict[str, type[Problem]] = {
    "account_gone": AccountGone,
    "already_entered": AlreadyEntered,
    "already_invited": AlreadyInvited,
    "already_kept": AlreadyKept,
    "already_resigned": AlreadyResigned,
    "already_seeking": AlreadySeeking,
    "body_too_large": BodyTooLarge,
    "busy": Busy,
    "category_filled": CategoryFilled,
    "category_not_legal": CategoryNotLegal,
    "database_away": DatabaseAway,
    "dice_still_shared": DiceStillShared,
    "entrant_gone": EntrantGone,
    "entrant_not_found": EntrantNotFound,
    "entry_unwelcome": EntryUnwelcome,
    "first_roll_keeps_nothing": FirstRollKeepsNothing,
    "game_not_found": GameNotFound,
    "game_not_open": GameNotOpen,
    "game_not_over": GameNotOver,
    "game_not_started": GameNotStarted,
    "game_over": GameOver,
    "hints_not_allowed": HintsNotAllowed,
    "idempotency_key_in_use": IdempotencyKeyInUse,
    "idempotency_key_reused": IdempotencyKeyReused,
    "impossible_points": ImpossiblePoints,
    "invalid_dice": InvalidDice,
    "invalid_format": InvalidFormat,
    "invalid_host": InvalidHost,
    "invalid_idempotency_key": InvalidIdempotencyKey,
    "invalid_if_match": InvalidIfMatch,
    "invalid_ranks": InvalidRanks,
    "invalid_request": InvalidRequest,
    "invalid_roll": InvalidRoll,
    "invalid_rolls_left": InvalidRollsLeft,
    "invalid_ruleset": InvalidRuleset,
    "invalid_token": InvalidToken,
    "invitation_not_found": InvitationNotFound,
    "invitation_settled": InvitationSettled,
    "keep_not_on_table": KeepNotOnTable,
    "keeps_everything": KeepsEverything,
    "kinds_differ": KindsDiffer,
    "length_required": LengthRequired,
    "malformed_json": MalformedJson,
    "match_not_found": MatchNotFound,
    "match_not_of_two": MatchNotOfTwo,
    "match_stands": MatchStands,
    "no_check_in": NoCheckIn,
    "no_open_seat": NoOpenSeat,
    "no_organiser": NoOrganiser,
    "no_rolls_left": NoRollsLeft,
    "not_acceptable": NotAcceptable,
    "not_admitted": NotAdmitted,
    "not_authenticated": NotAuthenticated,
    "not_blockable": NotBlockable,
    "not_confirmed": NotConfirmed,
    "not_found": NotFound,
    "not_invitable": NotInvitable,
    "not_invited": NotInvited,
    "not_kept": NotKept,
    "not_organiser": NotOrganiser,
    "not_owner": NotOwner,
    "not_rated": NotRated,
    "not_rolled_yet": NotRolledYet,
    "not_tournament_owner": NotTournamentOwner,
    "not_welcome": NotWelcome,
    "not_your_entry": NotYourEntry,
    "not_your_seat": NotYourSeat,
    "not_your_turn": NotYourTurn,
    "options_disagree": OptionsDisagree,
    "player_not_absent": PlayerNotAbsent,
    "player_not_found": PlayerNotFound,
    "rated_game_takes_no_hints": RatedGameTakesNoHints,
    "rated_game_takes_no_stand_in": RatedGameTakesNoStandIn,
    "read_only": ReadOnly,
    "record_not_ready": RecordNotReady,
    "round_not_found": RoundNotFound,
    "ruleset_not_found": RulesetNotFound,
    "ruleset_retired": RulesetRetired,
    "ruleset_too_large": RulesetTooLarge,
    "same_player": SamePlayer,
    "same_table": SameTable,
    "same_tournament": SameTournament,
    "scope_missing": ScopeMissing,
    "seat_required": SeatRequired,
    "seat_taken": SeatTaken,
    "seats_open": SeatsOpen,
    "seed_taken": SeedTaken,
    "seeded_game_is_closed": SeededGameIsClosed,
    "seek_not_found": SeekNotFound,
    "seek_settled": SeekSettled,
    "stale_version": StaleVersion,
    "stand_in_plays": StandInPlays,
    "storage_full": StorageFull,
    "throttled": Throttled,
    "throw_waits": ThrowWaits,
    "time_is_up": TimeIsUp,
    "timeout_needs_clock": TimeoutNeedsClock,
    "token_expired": TokenExpired,
    "token_not_found": TokenNotFound,
    "too_few_to_draw": TooFewToDraw,
    "too_many_blocks": TooManyBlocks,
    "too_many_entrants": TooManyEntrants,
    "too_many_games": TooManyGames,
    "too_many_invites": TooManyInvites,
    "too_many_open_games": TooManyOpenGames,
    "too_many_organisers": TooManyOrganisers,
    "too_many_rulesets": TooManyRulesets,
    "too_many_seats": TooManySeats,
    "too_many_streams": TooManyStreams,
    "too_many_tokens": TooManyTokens,
    "too_many_tournaments": TooManyTournaments,
    "tournament_not_found": TournamentNotFound,
    "turn_not_found": TurnNotFound,
    "unknown_category": UnknownCategory,
    "unknown_ruleset": UnknownRuleset,
    "unknown_seat": UnknownSeat,
    "unknown_strategy": UnknownStrategy,
    "unreachable_scorecard": UnreachableScorecard,
    "unsupported_media_type": UnsupportedMediaType,
    "username_taken": UsernameTaken,
    "wrong_credentials": WrongCredentials,
    "wrong_number_of_entrants": WrongNumberOfEntrants,
    "wrong_password": WrongPassword,
    "wrong_stage": WrongStage,
    "wrong_token": WrongToken,
}
