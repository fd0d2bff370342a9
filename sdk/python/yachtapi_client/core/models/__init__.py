"""Contains all the data models used in inputs/outputs"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .absence_request import AbsenceRequest
    from .advice import Advice
    from .advice_question_request import AdviceQuestionRequest
    from .advice_question_request_scorecard import AdviceQuestionRequestScorecard
    from .advised_category import AdvisedCategory
    from .advised_keep import AdvisedKeep
    from .alive import Alive
    from .alive_status import AliveStatus
    from .all_of_pattern import AllOfPattern
    from .among_pattern import AmongPattern
    from .answer_request import AnswerRequest
    from .any_pattern import AnyPattern
    from .block import Block
    from .bonus_step import BonusStep
    from .cancellation_request import CancellationRequest
    from .category import Category
    from .category_score import CategoryScore
    from .category_statistics import CategoryStatistics
    from .change_password_request import ChangePasswordRequest
    from .check import Check
    from .commitment import Commitment
    from .commitment_status import CommitmentStatus
    from .compared_side import ComparedSide
    from .contains_pattern import ContainsPattern
    from .current_turn import CurrentTurn
    from .decision import Decision
    from .departure_request import DepartureRequest
    from .dice_to_score_request import DiceToScoreRequest
    from .dice_to_score_request_scorecard import DiceToScoreRequestScorecard
    from .difference import Difference
    from .distribution import Distribution
    from .done import Done
    from .end_reason import EndReason
    from .entered import Entered
    from .entrant import Entrant
    from .entrant_status import EntrantStatus
    from .entrants_count import EntrantsCount
    from .entry_request import EntryRequest
    from .erase_request import EraseRequest
    from .event import Event
    from .event_data import EventData
    from .events import Events
    from .example import Example
    from .export import Export
    from .exported_answer import ExportedAnswer
    from .exported_block import ExportedBlock
    from .exported_category import ExportedCategory
    from .exported_entry import ExportedEntry
    from .exported_game import ExportedGame
    from .exported_invitation import ExportedInvitation
    from .exported_invite import ExportedInvite
    from .exported_organiser import ExportedOrganiser
    from .exported_player import ExportedPlayer
    from .exported_rating import ExportedRating
    from .exported_rating_change import ExportedRatingChange
    from .exported_rules import ExportedRules
    from .exported_rules_rules import ExportedRulesRules
    from .exported_ruleset import ExportedRuleset
    from .exported_seat import ExportedSeat
    from .exported_seat_scorecard import ExportedSeatScorecard
    from .exported_seek import ExportedSeek
    from .exported_skill import ExportedSkill
    from .exported_tally import ExportedTally
    from .exported_tally_categories import ExportedTallyCategories
    from .exported_token import ExportedToken
    from .exported_tournament import ExportedTournament
    from .extra_bonus import ExtraBonus
    from .face_points import FacePoints
    from .faces_pattern import FacesPattern
    from .fault import Fault
    from .fill_order import FillOrder
    from .fixed_points import FixedPoints
    from .forfeit_request import ForfeitRequest
    from .format_kind import FormatKind
    from .format_request import FormatRequest
    from .found_seek import FoundSeek
    from .game import Game
    from .game_hints import GameHints
    from .game_invitation import GameInvitation
    from .game_ratings import GameRatings
    from .game_status import GameStatus
    from .game_visibility import GameVisibility
    from .games_list_to_move import GamesListToMove
    from .groups_pattern import GroupsPattern
    from .guide import Guide
    from .guide_headings import GuideHeadings
    from .holding import Holding
    from .invitation_reason import InvitationReason
    from .invitation_request import InvitationRequest
    from .invitation_rules import InvitationRules
    from .invitation_status import InvitationStatus
    from .invite import Invite
    from .issued_token import IssuedToken
    from .join_request import JoinRequest
    from .joined_game import JoinedGame
    from .joker import Joker
    from .joker_policy import JokerPolicy
    from .kept_rules import KeptRules
    from .key import Key
    from .keys import Keys
    from .legal_actions import LegalActions
    from .legal_category import LegalCategory
    from .limit_payer import LimitPayer
    from .limits import Limits
    from .match import Match
    from .match_decision import MatchDecision
    from .match_format_request import MatchFormatRequest
    from .match_game import MatchGame
    from .match_kind import MatchKind
    from .match_status import MatchStatus
    from .match_why_item import MatchWhyItem
    from .matches_count import MatchesCount
    from .matching_points import MatchingPoints
    from .me import Me
    from .merge_request import MergeRequest
    from .merged_player import MergedPlayer
    from .mistake import Mistake
    from .named_player import NamedPlayer
    from .new_game_request import NewGameRequest
    from .new_player_kind import NewPlayerKind
    from .new_token_request import NewTokenRequest
    from .new_tournament_request import NewTournamentRequest
    from .newcomer_request import NewcomerRequest
    from .notice import Notice
    from .notice_data import NoticeData
    from .notices import Notices
    from .of_a_kind_pattern import OfAKindPattern
    from .on_timeout import OnTimeout
    from .one_of_pattern import OneOfPattern
    from .one_round import OneRound
    from .one_tournament import OneTournament
    from .optimum import Optimum
    from .order_of_play import OrderOfPlay
    from .other_tokens import OtherTokens
    from .override_request import OverrideRequest
    from .own_entry import OwnEntry
    from .paginated_block_list import PaginatedBlockList
    from .paginated_commitment_list import PaginatedCommitmentList
    from .paginated_entrant_list import PaginatedEntrantList
    from .paginated_game_invitation_list import PaginatedGameInvitationList
    from .paginated_game_list import PaginatedGameList
    from .paginated_match_list import PaginatedMatchList
    from .paginated_place_list import PaginatedPlaceList
    from .paginated_rating_list import PaginatedRatingList
    from .paginated_round_list import PaginatedRoundList
    from .paginated_ruleset_headline_list import PaginatedRulesetHeadlineList
    from .paginated_statistics_list import PaginatedStatisticsList
    from .paginated_token_list import PaginatedTokenList
    from .paginated_tournament_list import PaginatedTournamentList
    from .patched_change_entrant_request import PatchedChangeEntrantRequest
    from .patched_change_game_request import PatchedChangeGameRequest
    from .patched_change_me_request import PatchedChangeMeRequest
    from .patched_change_ruleset_request import PatchedChangeRulesetRequest
    from .patched_change_tournament_request import PatchedChangeTournamentRequest
    from .place import Place
    from .player import Player
    from .player_kind import PlayerKind
    from .players_me_games_list_to_move import PlayersMeGamesListToMove
    from .problem import Problem
    from .progress import Progress
    from .quantile import Quantile
    from .question import Question
    from .rate import Rate
    from .rated_player import RatedPlayer
    from .rating import Rating
    from .rating_change import RatingChange
    from .rating_kind import RatingKind
    from .rating_status import RatingStatus
    from .readiness import Readiness
    from .receipt import Receipt
    from .record import Record
    from .record_ruleset import RecordRuleset
    from .record_seat import RecordSeat
    from .resignation_request import ResignationRequest
    from .result import Result
    from .review import Review
    from .reviewed_roll import ReviewedRoll
    from .reviewed_turn import ReviewedTurn
    from .reviewing import Reviewing
    from .reviewing_status import ReviewingStatus
    from .roll import Roll
    from .roll_scores import RollScores
    from .roll_scores_points import RollScoresPoints
    from .rolled import Rolled
    from .round_ import Round
    from .ruled import Ruled
    from .rules import Rules
    from .rules_category import RulesCategory
    from .rules_request import RulesRequest
    from .ruleset import Ruleset
    from .ruleset_document_request import RulesetDocumentRequest
    from .ruleset_document_request_examples import RulesetDocumentRequestExamples
    from .ruleset_document_request_rules import RulesetDocumentRequestRules
    from .ruleset_document_request_texts import RulesetDocumentRequestTexts
    from .ruleset_headline import RulesetHeadline
    from .ruleset_page import RulesetPage
    from .sample import Sample
    from .score_ranking import ScoreRanking
    from .score_request import ScoreRequest
    from .scored import Scored
    from .scores import Scores
    from .seat import Seat
    from .seat_kind import SeatKind
    from .seat_review import SeatReview
    from .seat_scorecard import SeatScorecard
    from .seat_status import SeatStatus
    from .seat_wish_kind import SeatWishKind
    from .seat_wish_request import SeatWishRequest
    from .section import Section
    from .seek_opponents import SeekOpponents
    from .seek_request import SeekRequest
    from .seek_status import SeekStatus
    from .shown_document import ShownDocument
    from .shown_document_examples import ShownDocumentExamples
    from .shown_document_texts import ShownDocumentTexts
    from .shown_document_texts_additional_property import ShownDocumentTextsAdditionalProperty
    from .shown_format import ShownFormat
    from .shown_match_format import ShownMatchFormat
    from .side import Side
    from .sister import Sister
    from .skill import Skill
    from .solving import Solving
    from .solving_cost import SolvingCost
    from .staff_action import StaffAction
    from .standing import Standing
    from .standings import Standings
    from .start_request import StartRequest
    from .statistics import Statistics
    from .stopped_for import StoppedFor
    from .straight_pattern import StraightPattern
    from .strategies import Strategies
    from .strategy import Strategy
    from .strategy_strength import StrategyStrength
    from .stream_end import StreamEnd
    from .stream_gap import StreamGap
    from .strength import Strength
    from .sum_points import SumPoints
    from .throw_request import ThrowRequest
    from .tie_break import TieBreak
    from .tie_break_kind import TieBreakKind
    from .tie_break_terms_item import TieBreakTermsItem
    from .token import Token
    from .token_scope import TokenScope
    from .tokens_destroy_all_keep import TokensDestroyAllKeep
    from .told_turn import ToldTurn
    from .tournament import Tournament
    from .tournament_entry import TournamentEntry
    from .tournament_events import TournamentEvents
    from .tournament_export import TournamentExport
    from .tournament_export_entrants_item import TournamentExportEntrantsItem
    from .tournament_export_games import TournamentExportGames
    from .tournament_export_places_type_0_item import TournamentExportPlacesType0Item
    from .tournament_export_rounds_item import TournamentExportRoundsItem
    from .tournament_export_setup import TournamentExportSetup
    from .tournament_export_standings_item import TournamentExportStandingsItem
    from .tournament_status import TournamentStatus
    from .turn_status import TurnStatus
    from .turns import Turns
    from .upper_bonus import UpperBonus
    from .validated import Validated
    from .welcome import Welcome
    from .winner import Winner

_MODULES = {
    "AbsenceRequest": ".absence_request",
    "Advice": ".advice",
    "AdviceQuestionRequest": ".advice_question_request",
    "AdviceQuestionRequestScorecard": ".advice_question_request_scorecard",
    "AdvisedCategory": ".advised_category",
    "AdvisedKeep": ".advised_keep",
    "Alive": ".alive",
    "AliveStatus": ".alive_status",
    "AllOfPattern": ".all_of_pattern",
    "AmongPattern": ".among_pattern",
    "AnswerRequest": ".answer_request",
    "AnyPattern": ".any_pattern",
    "Block": ".block",
    "BonusStep": ".bonus_step",
    "CancellationRequest": ".cancellation_request",
    "Category": ".category",
    "CategoryScore": ".category_score",
    "CategoryStatistics": ".category_statistics",
    "ChangePasswordRequest": ".change_password_request",
    "Check": ".check",
    "Commitment": ".commitment",
    "CommitmentStatus": ".commitment_status",
    "ComparedSide": ".compared_side",
    "ContainsPattern": ".contains_pattern",
    "CurrentTurn": ".current_turn",
    "Decision": ".decision",
    "DepartureRequest": ".departure_request",
    "DiceToScoreRequest": ".dice_to_score_request",
    "DiceToScoreRequestScorecard": ".dice_to_score_request_scorecard",
    "Difference": ".difference",
    "Distribution": ".distribution",
    "Done": ".done",
    "EndReason": ".end_reason",
    "Entered": ".entered",
    "Entrant": ".entrant",
    "EntrantStatus": ".entrant_status",
    "EntrantsCount": ".entrants_count",
    "EntryRequest": ".entry_request",
    "EraseRequest": ".erase_request",
    "Event": ".event",
    "EventData": ".event_data",
    "Events": ".events",
    "Example": ".example",
    "Export": ".export",
    "ExportedAnswer": ".exported_answer",
    "ExportedBlock": ".exported_block",
    "ExportedCategory": ".exported_category",
    "ExportedEntry": ".exported_entry",
    "ExportedGame": ".exported_game",
    "ExportedInvitation": ".exported_invitation",
    "ExportedInvite": ".exported_invite",
    "ExportedOrganiser": ".exported_organiser",
    "ExportedPlayer": ".exported_player",
    "ExportedRating": ".exported_rating",
    "ExportedRatingChange": ".exported_rating_change",
    "ExportedRules": ".exported_rules",
    "ExportedRulesRules": ".exported_rules_rules",
    "ExportedRuleset": ".exported_ruleset",
    "ExportedSeat": ".exported_seat",
    "ExportedSeatScorecard": ".exported_seat_scorecard",
    "ExportedSeek": ".exported_seek",
    "ExportedSkill": ".exported_skill",
    "ExportedTally": ".exported_tally",
    "ExportedTallyCategories": ".exported_tally_categories",
    "ExportedToken": ".exported_token",
    "ExportedTournament": ".exported_tournament",
    "ExtraBonus": ".extra_bonus",
    "FacePoints": ".face_points",
    "FacesPattern": ".faces_pattern",
    "Fault": ".fault",
    "FillOrder": ".fill_order",
    "FixedPoints": ".fixed_points",
    "ForfeitRequest": ".forfeit_request",
    "FormatKind": ".format_kind",
    "FormatRequest": ".format_request",
    "FoundSeek": ".found_seek",
    "Game": ".game",
    "GameHints": ".game_hints",
    "GameInvitation": ".game_invitation",
    "GameRatings": ".game_ratings",
    "GameStatus": ".game_status",
    "GameVisibility": ".game_visibility",
    "GamesListToMove": ".games_list_to_move",
    "GroupsPattern": ".groups_pattern",
    "Guide": ".guide",
    "GuideHeadings": ".guide_headings",
    "Holding": ".holding",
    "InvitationReason": ".invitation_reason",
    "InvitationRequest": ".invitation_request",
    "InvitationRules": ".invitation_rules",
    "InvitationStatus": ".invitation_status",
    "Invite": ".invite",
    "IssuedToken": ".issued_token",
    "JoinRequest": ".join_request",
    "JoinedGame": ".joined_game",
    "Joker": ".joker",
    "JokerPolicy": ".joker_policy",
    "KeptRules": ".kept_rules",
    "Key": ".key",
    "Keys": ".keys",
    "LegalActions": ".legal_actions",
    "LegalCategory": ".legal_category",
    "LimitPayer": ".limit_payer",
    "Limits": ".limits",
    "Match": ".match",
    "MatchDecision": ".match_decision",
    "MatchFormatRequest": ".match_format_request",
    "MatchGame": ".match_game",
    "MatchKind": ".match_kind",
    "MatchStatus": ".match_status",
    "MatchWhyItem": ".match_why_item",
    "MatchesCount": ".matches_count",
    "MatchingPoints": ".matching_points",
    "Me": ".me",
    "MergeRequest": ".merge_request",
    "MergedPlayer": ".merged_player",
    "Mistake": ".mistake",
    "NamedPlayer": ".named_player",
    "NewGameRequest": ".new_game_request",
    "NewPlayerKind": ".new_player_kind",
    "NewTokenRequest": ".new_token_request",
    "NewTournamentRequest": ".new_tournament_request",
    "NewcomerRequest": ".newcomer_request",
    "Notice": ".notice",
    "NoticeData": ".notice_data",
    "Notices": ".notices",
    "OfAKindPattern": ".of_a_kind_pattern",
    "OnTimeout": ".on_timeout",
    "OneOfPattern": ".one_of_pattern",
    "OneRound": ".one_round",
    "OneTournament": ".one_tournament",
    "Optimum": ".optimum",
    "OrderOfPlay": ".order_of_play",
    "OtherTokens": ".other_tokens",
    "OverrideRequest": ".override_request",
    "OwnEntry": ".own_entry",
    "PaginatedBlockList": ".paginated_block_list",
    "PaginatedCommitmentList": ".paginated_commitment_list",
    "PaginatedEntrantList": ".paginated_entrant_list",
    "PaginatedGameInvitationList": ".paginated_game_invitation_list",
    "PaginatedGameList": ".paginated_game_list",
    "PaginatedMatchList": ".paginated_match_list",
    "PaginatedPlaceList": ".paginated_place_list",
    "PaginatedRatingList": ".paginated_rating_list",
    "PaginatedRoundList": ".paginated_round_list",
    "PaginatedRulesetHeadlineList": ".paginated_ruleset_headline_list",
    "PaginatedStatisticsList": ".paginated_statistics_list",
    "PaginatedTokenList": ".paginated_token_list",
    "PaginatedTournamentList": ".paginated_tournament_list",
    "PatchedChangeEntrantRequest": ".patched_change_entrant_request",
    "PatchedChangeGameRequest": ".patched_change_game_request",
    "PatchedChangeMeRequest": ".patched_change_me_request",
    "PatchedChangeRulesetRequest": ".patched_change_ruleset_request",
    "PatchedChangeTournamentRequest": ".patched_change_tournament_request",
    "Place": ".place",
    "Player": ".player",
    "PlayerKind": ".player_kind",
    "PlayersMeGamesListToMove": ".players_me_games_list_to_move",
    "Problem": ".problem",
    "Progress": ".progress",
    "Quantile": ".quantile",
    "Question": ".question",
    "Rate": ".rate",
    "RatedPlayer": ".rated_player",
    "Rating": ".rating",
    "RatingChange": ".rating_change",
    "RatingKind": ".rating_kind",
    "RatingStatus": ".rating_status",
    "Readiness": ".readiness",
    "Receipt": ".receipt",
    "Record": ".record",
    "RecordRuleset": ".record_ruleset",
    "RecordSeat": ".record_seat",
    "ResignationRequest": ".resignation_request",
    "Result": ".result",
    "Review": ".review",
    "ReviewedRoll": ".reviewed_roll",
    "ReviewedTurn": ".reviewed_turn",
    "Reviewing": ".reviewing",
    "ReviewingStatus": ".reviewing_status",
    "Roll": ".roll",
    "RollScores": ".roll_scores",
    "RollScoresPoints": ".roll_scores_points",
    "Rolled": ".rolled",
    "Round": ".round_",
    "Ruled": ".ruled",
    "Rules": ".rules",
    "RulesCategory": ".rules_category",
    "RulesRequest": ".rules_request",
    "Ruleset": ".ruleset",
    "RulesetDocumentRequest": ".ruleset_document_request",
    "RulesetDocumentRequestExamples": ".ruleset_document_request_examples",
    "RulesetDocumentRequestRules": ".ruleset_document_request_rules",
    "RulesetDocumentRequestTexts": ".ruleset_document_request_texts",
    "RulesetHeadline": ".ruleset_headline",
    "RulesetPage": ".ruleset_page",
    "Sample": ".sample",
    "ScoreRanking": ".score_ranking",
    "ScoreRequest": ".score_request",
    "Scored": ".scored",
    "Scores": ".scores",
    "Seat": ".seat",
    "SeatKind": ".seat_kind",
    "SeatReview": ".seat_review",
    "SeatScorecard": ".seat_scorecard",
    "SeatStatus": ".seat_status",
    "SeatWishKind": ".seat_wish_kind",
    "SeatWishRequest": ".seat_wish_request",
    "Section": ".section",
    "SeekOpponents": ".seek_opponents",
    "SeekRequest": ".seek_request",
    "SeekStatus": ".seek_status",
    "ShownDocument": ".shown_document",
    "ShownDocumentExamples": ".shown_document_examples",
    "ShownDocumentTexts": ".shown_document_texts",
    "ShownDocumentTextsAdditionalProperty": ".shown_document_texts_additional_property",
    "ShownFormat": ".shown_format",
    "ShownMatchFormat": ".shown_match_format",
    "Side": ".side",
    "Sister": ".sister",
    "Skill": ".skill",
    "Solving": ".solving",
    "SolvingCost": ".solving_cost",
    "StaffAction": ".staff_action",
    "Standing": ".standing",
    "Standings": ".standings",
    "StartRequest": ".start_request",
    "Statistics": ".statistics",
    "StoppedFor": ".stopped_for",
    "StraightPattern": ".straight_pattern",
    "Strategies": ".strategies",
    "Strategy": ".strategy",
    "StrategyStrength": ".strategy_strength",
    "StreamEnd": ".stream_end",
    "StreamGap": ".stream_gap",
    "Strength": ".strength",
    "SumPoints": ".sum_points",
    "ThrowRequest": ".throw_request",
    "TieBreak": ".tie_break",
    "TieBreakKind": ".tie_break_kind",
    "TieBreakTermsItem": ".tie_break_terms_item",
    "Token": ".token",
    "TokenScope": ".token_scope",
    "TokensDestroyAllKeep": ".tokens_destroy_all_keep",
    "ToldTurn": ".told_turn",
    "Tournament": ".tournament",
    "TournamentEntry": ".tournament_entry",
    "TournamentEvents": ".tournament_events",
    "TournamentExport": ".tournament_export",
    "TournamentExportEntrantsItem": ".tournament_export_entrants_item",
    "TournamentExportGames": ".tournament_export_games",
    "TournamentExportPlacesType0Item": ".tournament_export_places_type_0_item",
    "TournamentExportRoundsItem": ".tournament_export_rounds_item",
    "TournamentExportSetup": ".tournament_export_setup",
    "TournamentExportStandingsItem": ".tournament_export_standings_item",
    "TournamentStatus": ".tournament_status",
    "TurnStatus": ".turn_status",
    "Turns": ".turns",
    "UpperBonus": ".upper_bonus",
    "Validated": ".validated",
    "Welcome": ".welcome",
    "Winner": ".winner",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    model: object = getattr(import_module(_MODULES[name], __name__), name)
    globals()[name] = model
    return model


__all__ = (
    "AbsenceRequest",
    "Advice",
    "AdviceQuestionRequest",
    "AdviceQuestionRequestScorecard",
    "AdvisedCategory",
    "AdvisedKeep",
    "Alive",
    "AliveStatus",
    "AllOfPattern",
    "AmongPattern",
    "AnswerRequest",
    "AnyPattern",
    "Block",
    "BonusStep",
    "CancellationRequest",
    "Category",
    "CategoryScore",
    "CategoryStatistics",
    "ChangePasswordRequest",
    "Check",
    "Commitment",
    "CommitmentStatus",
    "ComparedSide",
    "ContainsPattern",
    "CurrentTurn",
    "Decision",
    "DepartureRequest",
    "DiceToScoreRequest",
    "DiceToScoreRequestScorecard",
    "Difference",
    "Distribution",
    "Done",
    "EndReason",
    "Entered",
    "Entrant",
    "EntrantStatus",
    "EntrantsCount",
    "EntryRequest",
    "EraseRequest",
    "Event",
    "EventData",
    "Events",
    "Example",
    "Export",
    "ExportedAnswer",
    "ExportedBlock",
    "ExportedCategory",
    "ExportedEntry",
    "ExportedGame",
    "ExportedInvitation",
    "ExportedInvite",
    "ExportedOrganiser",
    "ExportedPlayer",
    "ExportedRating",
    "ExportedRatingChange",
    "ExportedRules",
    "ExportedRulesRules",
    "ExportedRuleset",
    "ExportedSeat",
    "ExportedSeatScorecard",
    "ExportedSeek",
    "ExportedSkill",
    "ExportedTally",
    "ExportedTallyCategories",
    "ExportedToken",
    "ExportedTournament",
    "ExtraBonus",
    "FacePoints",
    "FacesPattern",
    "Fault",
    "FillOrder",
    "FixedPoints",
    "ForfeitRequest",
    "FormatKind",
    "FormatRequest",
    "FoundSeek",
    "Game",
    "GameHints",
    "GameInvitation",
    "GameRatings",
    "GameStatus",
    "GameVisibility",
    "GamesListToMove",
    "GroupsPattern",
    "Guide",
    "GuideHeadings",
    "Holding",
    "InvitationReason",
    "InvitationRequest",
    "InvitationRules",
    "InvitationStatus",
    "Invite",
    "IssuedToken",
    "JoinRequest",
    "JoinedGame",
    "Joker",
    "JokerPolicy",
    "KeptRules",
    "Key",
    "Keys",
    "LegalActions",
    "LegalCategory",
    "LimitPayer",
    "Limits",
    "Match",
    "MatchDecision",
    "MatchFormatRequest",
    "MatchGame",
    "MatchKind",
    "MatchStatus",
    "MatchWhyItem",
    "MatchesCount",
    "MatchingPoints",
    "Me",
    "MergeRequest",
    "MergedPlayer",
    "Mistake",
    "NamedPlayer",
    "NewGameRequest",
    "NewPlayerKind",
    "NewTokenRequest",
    "NewTournamentRequest",
    "NewcomerRequest",
    "Notice",
    "NoticeData",
    "Notices",
    "OfAKindPattern",
    "OnTimeout",
    "OneOfPattern",
    "OneRound",
    "OneTournament",
    "Optimum",
    "OrderOfPlay",
    "OtherTokens",
    "OverrideRequest",
    "OwnEntry",
    "PaginatedBlockList",
    "PaginatedCommitmentList",
    "PaginatedEntrantList",
    "PaginatedGameInvitationList",
    "PaginatedGameList",
    "PaginatedMatchList",
    "PaginatedPlaceList",
    "PaginatedRatingList",
    "PaginatedRoundList",
    "PaginatedRulesetHeadlineList",
    "PaginatedStatisticsList",
    "PaginatedTokenList",
    "PaginatedTournamentList",
    "PatchedChangeEntrantRequest",
    "PatchedChangeGameRequest",
    "PatchedChangeMeRequest",
    "PatchedChangeRulesetRequest",
    "PatchedChangeTournamentRequest",
    "Place",
    "Player",
    "PlayerKind",
    "PlayersMeGamesListToMove",
    "Problem",
    "Progress",
    "Quantile",
    "Question",
    "Rate",
    "RatedPlayer",
    "Rating",
    "RatingChange",
    "RatingKind",
    "RatingStatus",
    "Readiness",
    "Receipt",
    "Record",
    "RecordRuleset",
    "RecordSeat",
    "ResignationRequest",
    "Result",
    "Review",
    "ReviewedRoll",
    "ReviewedTurn",
    "Reviewing",
    "ReviewingStatus",
    "Roll",
    "RollScores",
    "RollScoresPoints",
    "Rolled",
    "Round",
    "Ruled",
    "Rules",
    "RulesCategory",
    "RulesRequest",
    "Ruleset",
    "RulesetDocumentRequest",
    "RulesetDocumentRequestExamples",
    "RulesetDocumentRequestRules",
    "RulesetDocumentRequestTexts",
    "RulesetHeadline",
    "RulesetPage",
    "Sample",
    "ScoreRanking",
    "ScoreRequest",
    "Scored",
    "Scores",
    "Seat",
    "SeatKind",
    "SeatReview",
    "SeatScorecard",
    "SeatStatus",
    "SeatWishKind",
    "SeatWishRequest",
    "Section",
    "SeekOpponents",
    "SeekRequest",
    "SeekStatus",
    "ShownDocument",
    "ShownDocumentExamples",
    "ShownDocumentTexts",
    "ShownDocumentTextsAdditionalProperty",
    "ShownFormat",
    "ShownMatchFormat",
    "Side",
    "Sister",
    "Skill",
    "Solving",
    "SolvingCost",
    "StaffAction",
    "Standing",
    "Standings",
    "StartRequest",
    "Statistics",
    "StoppedFor",
    "StraightPattern",
    "Strategies",
    "Strategy",
    "StrategyStrength",
    "StreamEnd",
    "StreamGap",
    "Strength",
    "SumPoints",
    "ThrowRequest",
    "TieBreak",
    "TieBreakKind",
    "TieBreakTermsItem",
    "Token",
    "TokenScope",
    "TokensDestroyAllKeep",
    "ToldTurn",
    "Tournament",
    "TournamentEntry",
    "TournamentEvents",
    "TournamentExport",
    "TournamentExportEntrantsItem",
    "TournamentExportGames",
    "TournamentExportPlacesType0Item",
    "TournamentExportRoundsItem",
    "TournamentExportSetup",
    "TournamentExportStandingsItem",
    "TournamentStatus",
    "TurnStatus",
    "Turns",
    "UpperBonus",
    "Validated",
    "Welcome",
    "Winner",
)
