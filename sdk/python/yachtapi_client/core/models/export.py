from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text

if TYPE_CHECKING:
    from ..models.exported_answer import ExportedAnswer
    from ..models.exported_block import ExportedBlock
    from ..models.exported_entry import ExportedEntry
    from ..models.exported_game import ExportedGame
    from ..models.exported_invitation import ExportedInvitation
    from ..models.exported_invite import ExportedInvite
    from ..models.exported_organiser import ExportedOrganiser
    from ..models.exported_player import ExportedPlayer
    from ..models.exported_rating import ExportedRating
    from ..models.exported_rating_change import ExportedRatingChange
    from ..models.exported_rules import ExportedRules
    from ..models.exported_ruleset import ExportedRuleset
    from ..models.exported_seat import ExportedSeat
    from ..models.exported_seek import ExportedSeek
    from ..models.exported_tally import ExportedTally
    from ..models.exported_token import ExportedToken
    from ..models.exported_tournament import ExportedTournament
    from ..models.merged_player import MergedPlayer
    from ..models.notice import Notice
    from ..models.staff_action import StaffAction


T = TypeVar("T", bound="Export")


@_attrs_define
class Export:
    """Everything that is kept about a player, without the secrets that are kept as hashes alone.

    Attributes:
        exported_at (datetime.datetime):
        player (ExportedPlayer):
        tokens (list[ExportedToken]):
        seats (list[ExportedSeat]):
        games (list[ExportedGame]):
        rulesets (list[ExportedRuleset]):
        invites (list[ExportedInvite]):
        blocks (list[ExportedBlock]):
        kept_answers (list[ExportedAnswer]):
        notices (list[Notice]):
        merged_players (list[MergedPlayer]):
        staff_actions (list[StaffAction]):
        ratings (list[ExportedRating]):
        rating_changes (list[ExportedRatingChange]):
        tallies (list[ExportedTally]):
        invitation_rules (list[ExportedRules]):
        invitations (list[ExportedInvitation]):
        invitations_sent (list[ExportedInvitation]):
        seeks (list[ExportedSeek]):
        tournaments (list[ExportedTournament]):
        organised (list[ExportedOrganiser]):
        entries (list[ExportedEntry]):
    """

    exported_at: datetime.datetime
    player: ExportedPlayer
    tokens: list[ExportedToken]
    seats: list[ExportedSeat]
    games: list[ExportedGame]
    rulesets: list[ExportedRuleset]
    invites: list[ExportedInvite]
    blocks: list[ExportedBlock]
    kept_answers: list[ExportedAnswer]
    notices: list[Notice]
    merged_players: list[MergedPlayer]
    staff_actions: list[StaffAction]
    ratings: list[ExportedRating]
    rating_changes: list[ExportedRatingChange]
    tallies: list[ExportedTally]
    invitation_rules: list[ExportedRules]
    invitations: list[ExportedInvitation]
    invitations_sent: list[ExportedInvitation]
    seeks: list[ExportedSeek]
    tournaments: list[ExportedTournament]
    organised: list[ExportedOrganiser]
    entries: list[ExportedEntry]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        exported_at = text(self.exported_at)

        player = self.player.to_dict()

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        rulesets = []
        for rulesets_item_data in self.rulesets:
            rulesets_item = rulesets_item_data.to_dict()
            rulesets.append(rulesets_item)

        invites = []
        for invites_item_data in self.invites:
            invites_item = invites_item_data.to_dict()
            invites.append(invites_item)

        blocks = []
        for blocks_item_data in self.blocks:
            blocks_item = blocks_item_data.to_dict()
            blocks.append(blocks_item)

        kept_answers = []
        for kept_answers_item_data in self.kept_answers:
            kept_answers_item = kept_answers_item_data.to_dict()
            kept_answers.append(kept_answers_item)

        notices = []
        for notices_item_data in self.notices:
            notices_item = notices_item_data.to_dict()
            notices.append(notices_item)

        merged_players = []
        for merged_players_item_data in self.merged_players:
            merged_players_item = merged_players_item_data.to_dict()
            merged_players.append(merged_players_item)

        staff_actions = []
        for staff_actions_item_data in self.staff_actions:
            staff_actions_item = staff_actions_item_data.to_dict()
            staff_actions.append(staff_actions_item)

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

        rating_changes = []
        for rating_changes_item_data in self.rating_changes:
            rating_changes_item = rating_changes_item_data.to_dict()
            rating_changes.append(rating_changes_item)

        tallies = []
        for tallies_item_data in self.tallies:
            tallies_item = tallies_item_data.to_dict()
            tallies.append(tallies_item)

        invitation_rules = []
        for invitation_rules_item_data in self.invitation_rules:
            invitation_rules_item = invitation_rules_item_data.to_dict()
            invitation_rules.append(invitation_rules_item)

        invitations = []
        for invitations_item_data in self.invitations:
            invitations_item = invitations_item_data.to_dict()
            invitations.append(invitations_item)

        invitations_sent = []
        for invitations_sent_item_data in self.invitations_sent:
            invitations_sent_item = invitations_sent_item_data.to_dict()
            invitations_sent.append(invitations_sent_item)

        seeks = []
        for seeks_item_data in self.seeks:
            seeks_item = seeks_item_data.to_dict()
            seeks.append(seeks_item)

        tournaments = []
        for tournaments_item_data in self.tournaments:
            tournaments_item = tournaments_item_data.to_dict()
            tournaments.append(tournaments_item)

        organised = []
        for organised_item_data in self.organised:
            organised_item = organised_item_data.to_dict()
            organised.append(organised_item)

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "exported_at": exported_at,
                "player": player,
                "tokens": tokens,
                "seats": seats,
                "games": games,
                "rulesets": rulesets,
                "invites": invites,
                "blocks": blocks,
                "kept_answers": kept_answers,
                "notices": notices,
                "merged_players": merged_players,
                "staff_actions": staff_actions,
                "ratings": ratings,
                "rating_changes": rating_changes,
                "tallies": tallies,
                "invitation_rules": invitation_rules,
                "invitations": invitations,
                "invitations_sent": invitations_sent,
                "seeks": seeks,
                "tournaments": tournaments,
                "organised": organised,
                "entries": entries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_answer import ExportedAnswer
        from ..models.exported_block import ExportedBlock
        from ..models.exported_entry import ExportedEntry
        from ..models.exported_game import ExportedGame
        from ..models.exported_invitation import ExportedInvitation
        from ..models.exported_invite import ExportedInvite
        from ..models.exported_organiser import ExportedOrganiser
        from ..models.exported_player import ExportedPlayer
        from ..models.exported_rating import ExportedRating
        from ..models.exported_rating_change import ExportedRatingChange
        from ..models.exported_rules import ExportedRules
        from ..models.exported_ruleset import ExportedRuleset
        from ..models.exported_seat import ExportedSeat
        from ..models.exported_seek import ExportedSeek
        from ..models.exported_tally import ExportedTally
        from ..models.exported_token import ExportedToken
        from ..models.exported_tournament import ExportedTournament
        from ..models.merged_player import MergedPlayer
        from ..models.notice import Notice
        from ..models.staff_action import StaffAction

        d = dict(src_dict)
        exported_at = instant(d.pop("exported_at"))

        player = model(ExportedPlayer, d.pop("player"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in items(_tokens):
            tokens_item = model(ExportedToken, tokens_item_data)

            tokens.append(tokens_item)

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in items(_seats):
            seats_item = model(ExportedSeat, seats_item_data)

            seats.append(seats_item)

        games = []
        _games = d.pop("games")
        for games_item_data in items(_games):
            games_item = model(ExportedGame, games_item_data)

            games.append(games_item)

        rulesets = []
        _rulesets = d.pop("rulesets")
        for rulesets_item_data in items(_rulesets):
            rulesets_item = model(ExportedRuleset, rulesets_item_data)

            rulesets.append(rulesets_item)

        invites = []
        _invites = d.pop("invites")
        for invites_item_data in items(_invites):
            invites_item = model(ExportedInvite, invites_item_data)

            invites.append(invites_item)

        blocks = []
        _blocks = d.pop("blocks")
        for blocks_item_data in items(_blocks):
            blocks_item = model(ExportedBlock, blocks_item_data)

            blocks.append(blocks_item)

        kept_answers = []
        _kept_answers = d.pop("kept_answers")
        for kept_answers_item_data in items(_kept_answers):
            kept_answers_item = model(ExportedAnswer, kept_answers_item_data)

            kept_answers.append(kept_answers_item)

        notices = []
        _notices = d.pop("notices")
        for notices_item_data in items(_notices):
            notices_item = model(Notice, notices_item_data)

            notices.append(notices_item)

        merged_players = []
        _merged_players = d.pop("merged_players")
        for merged_players_item_data in items(_merged_players):
            merged_players_item = model(MergedPlayer, merged_players_item_data)

            merged_players.append(merged_players_item)

        staff_actions = []
        _staff_actions = d.pop("staff_actions")
        for staff_actions_item_data in items(_staff_actions):
            staff_actions_item = model(StaffAction, staff_actions_item_data)

            staff_actions.append(staff_actions_item)

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in items(_ratings):
            ratings_item = model(ExportedRating, ratings_item_data)

            ratings.append(ratings_item)

        rating_changes = []
        _rating_changes = d.pop("rating_changes")
        for rating_changes_item_data in items(_rating_changes):
            rating_changes_item = model(ExportedRatingChange, rating_changes_item_data)

            rating_changes.append(rating_changes_item)

        tallies = []
        _tallies = d.pop("tallies")
        for tallies_item_data in items(_tallies):
            tallies_item = model(ExportedTally, tallies_item_data)

            tallies.append(tallies_item)

        invitation_rules = []
        _invitation_rules = d.pop("invitation_rules")
        for invitation_rules_item_data in items(_invitation_rules):
            invitation_rules_item = model(ExportedRules, invitation_rules_item_data)

            invitation_rules.append(invitation_rules_item)

        invitations = []
        _invitations = d.pop("invitations")
        for invitations_item_data in items(_invitations):
            invitations_item = model(ExportedInvitation, invitations_item_data)

            invitations.append(invitations_item)

        invitations_sent = []
        _invitations_sent = d.pop("invitations_sent")
        for invitations_sent_item_data in items(_invitations_sent):
            invitations_sent_item = model(ExportedInvitation, invitations_sent_item_data)

            invitations_sent.append(invitations_sent_item)

        seeks = []
        _seeks = d.pop("seeks")
        for seeks_item_data in items(_seeks):
            seeks_item = model(ExportedSeek, seeks_item_data)

            seeks.append(seeks_item)

        tournaments = []
        _tournaments = d.pop("tournaments")
        for tournaments_item_data in items(_tournaments):
            tournaments_item = model(ExportedTournament, tournaments_item_data)

            tournaments.append(tournaments_item)

        organised = []
        _organised = d.pop("organised")
        for organised_item_data in items(_organised):
            organised_item = model(ExportedOrganiser, organised_item_data)

            organised.append(organised_item)

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in items(_entries):
            entries_item = model(ExportedEntry, entries_item_data)

            entries.append(entries_item)

        made = cls(
            exported_at=exported_at,
            player=player,
            tokens=tokens,
            seats=seats,
            games=games,
            rulesets=rulesets,
            invites=invites,
            blocks=blocks,
            kept_answers=kept_answers,
            notices=notices,
            merged_players=merged_players,
            staff_actions=staff_actions,
            ratings=ratings,
            rating_changes=rating_changes,
            tallies=tallies,
            invitation_rules=invitation_rules,
            invitations=invitations,
            invitations_sent=invitations_sent,
            seeks=seeks,
            tournaments=tournaments,
            organised=organised,
            entries=entries,
        )

        made.additional_properties = d
        return made

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
