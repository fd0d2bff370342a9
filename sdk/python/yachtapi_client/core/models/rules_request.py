from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define

from ...lenient import items, uuid
from ..models.format_kind import FormatKind, check_format_kind
from ..models.player_kind import PlayerKind, check_player_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="RulesRequest")


@_attrs_define
class RulesRequest:
    """What you accept without being asked; null, or a field left out, leaves a thing open.

    Attributes:
        rulesets (list[str] | None | Unset):
        games (bool | Unset): Whether you play single games: true if left out.
        formats (list[FormatKind] | None | Unset): Of tournaments.
        opponents (list[UUID] | None | Unset): The ids of the players who may invite you: owners of games, organisers of
            tournaments.
        opponent_kinds (list[PlayerKind] | None | Unset): Whom you play.
        rated (bool | None | Unset): Rated games only, or unrated ones only.
        turn_seconds_min (int | None | Unset):
        turn_seconds_max (int | None | Unset): With it, games without a clock are declined too.
        most_games (int | None | Unset): Decline while you sit in so many games that are not over.
    """

    rulesets: list[str] | Unset | None = UNSET
    games: bool | Unset = UNSET
    formats: list[FormatKind] | Unset | None = UNSET
    opponents: list[UUID] | Unset | None = UNSET
    opponent_kinds: list[PlayerKind] | Unset | None = UNSET
    rated: bool | Unset | None = UNSET
    turn_seconds_min: int | Unset | None = UNSET
    turn_seconds_max: int | Unset | None = UNSET
    most_games: int | Unset | None = UNSET

    def to_dict(self) -> dict[str, Any]:
        rulesets: list[str] | Unset | None
        if isinstance(self.rulesets, Unset):
            rulesets = UNSET
        elif isinstance(self.rulesets, list):
            rulesets = self.rulesets

        else:
            rulesets = self.rulesets

        games = self.games

        formats: list[str] | Unset | None
        if isinstance(self.formats, Unset):
            formats = UNSET
        elif isinstance(self.formats, list):
            formats = []
            for formats_type_0_item_data in self.formats:
                formats_type_0_item: str = formats_type_0_item_data
                formats.append(formats_type_0_item)

        else:
            formats = self.formats

        opponents: list[str] | Unset | None
        if isinstance(self.opponents, Unset):
            opponents = UNSET
        elif isinstance(self.opponents, list):
            opponents = []
            for opponents_type_0_item_data in self.opponents:
                opponents_type_0_item = str(opponents_type_0_item_data)
                opponents.append(opponents_type_0_item)

        else:
            opponents = self.opponents

        opponent_kinds: list[str] | Unset | None
        if isinstance(self.opponent_kinds, Unset):
            opponent_kinds = UNSET
        elif isinstance(self.opponent_kinds, list):
            opponent_kinds = []
            for opponent_kinds_type_0_item_data in self.opponent_kinds:
                opponent_kinds_type_0_item: str = opponent_kinds_type_0_item_data
                opponent_kinds.append(opponent_kinds_type_0_item)

        else:
            opponent_kinds = self.opponent_kinds

        rated: bool | Unset | None
        if isinstance(self.rated, Unset):
            rated = UNSET
        else:
            rated = self.rated

        turn_seconds_min: int | Unset | None
        if isinstance(self.turn_seconds_min, Unset):
            turn_seconds_min = UNSET
        else:
            turn_seconds_min = self.turn_seconds_min

        turn_seconds_max: int | Unset | None
        if isinstance(self.turn_seconds_max, Unset):
            turn_seconds_max = UNSET
        else:
            turn_seconds_max = self.turn_seconds_max

        most_games: int | Unset | None
        if isinstance(self.most_games, Unset):
            most_games = UNSET
        else:
            most_games = self.most_games

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if rulesets is not UNSET:
            field_dict["rulesets"] = rulesets
        if games is not UNSET:
            field_dict["games"] = games
        if formats is not UNSET:
            field_dict["formats"] = formats
        if opponents is not UNSET:
            field_dict["opponents"] = opponents
        if opponent_kinds is not UNSET:
            field_dict["opponent_kinds"] = opponent_kinds
        if rated is not UNSET:
            field_dict["rated"] = rated
        if turn_seconds_min is not UNSET:
            field_dict["turn_seconds_min"] = turn_seconds_min
        if turn_seconds_max is not UNSET:
            field_dict["turn_seconds_max"] = turn_seconds_max
        if most_games is not UNSET:
            field_dict["most_games"] = most_games

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_rulesets(data: object) -> list[str] | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                rulesets_type_0 = cast(list[str], data)

                return rulesets_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        rulesets = _parse_rulesets(d.pop("rulesets", UNSET))

        games = d.pop("games", UNSET)

        def _parse_formats(data: object) -> list[FormatKind] | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                formats_type_0 = []
                _formats_type_0 = data
                for formats_type_0_item_data in items(_formats_type_0):
                    formats_type_0_item = check_format_kind(formats_type_0_item_data)

                    formats_type_0.append(formats_type_0_item)

                return formats_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[FormatKind] | None | Unset, data)

        formats = _parse_formats(d.pop("formats", UNSET))

        def _parse_opponents(data: object) -> list[UUID] | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                opponents_type_0 = []
                _opponents_type_0 = data
                for opponents_type_0_item_data in items(_opponents_type_0):
                    opponents_type_0_item = uuid(opponents_type_0_item_data)

                    opponents_type_0.append(opponents_type_0_item)

                return opponents_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[UUID] | None | Unset, data)

        opponents = _parse_opponents(d.pop("opponents", UNSET))

        def _parse_opponent_kinds(data: object) -> list[PlayerKind] | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                opponent_kinds_type_0 = []
                _opponent_kinds_type_0 = data
                for opponent_kinds_type_0_item_data in items(_opponent_kinds_type_0):
                    opponent_kinds_type_0_item = check_player_kind(opponent_kinds_type_0_item_data)

                    opponent_kinds_type_0.append(opponent_kinds_type_0_item)

                return opponent_kinds_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[PlayerKind] | None | Unset, data)

        opponent_kinds = _parse_opponent_kinds(d.pop("opponent_kinds", UNSET))

        def _parse_rated(data: object) -> bool | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        rated = _parse_rated(d.pop("rated", UNSET))

        def _parse_turn_seconds_min(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn_seconds_min = _parse_turn_seconds_min(d.pop("turn_seconds_min", UNSET))

        def _parse_turn_seconds_max(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn_seconds_max = _parse_turn_seconds_max(d.pop("turn_seconds_max", UNSET))

        def _parse_most_games(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        most_games = _parse_most_games(d.pop("most_games", UNSET))

        made = cls(
            rulesets=rulesets,
            games=games,
            formats=formats,
            opponents=opponents,
            opponent_kinds=opponent_kinds,
            rated=rated,
            turn_seconds_min=turn_seconds_min,
            turn_seconds_max=turn_seconds_max,
            most_games=most_games,
        )

        return made
