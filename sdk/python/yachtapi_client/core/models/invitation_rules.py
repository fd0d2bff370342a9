from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, uuid
from ..models.format_kind import FormatKind, check_format_kind
from ..models.player_kind import PlayerKind, check_player_kind

T = TypeVar("T", bound="InvitationRules")


@_attrs_define
class InvitationRules:
    """What is accepted without asking; null is open.

    Attributes:
        rulesets (list[str] | None):
        games (bool):
        formats (list[FormatKind] | None):
        opponents (list[UUID] | None):
        opponent_kinds (list[PlayerKind] | None):
        rated (bool | None):
        turn_seconds_min (int | None):
        turn_seconds_max (int | None):
        most_games (int | None):
    """

    rulesets: list[str] | None
    games: bool
    formats: list[FormatKind] | None
    opponents: list[UUID] | None
    opponent_kinds: list[PlayerKind] | None
    rated: bool | None
    turn_seconds_min: int | None
    turn_seconds_max: int | None
    most_games: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rulesets: list[str] | None
        if isinstance(self.rulesets, list):
            rulesets = self.rulesets

        else:
            rulesets = self.rulesets

        games = self.games

        formats: list[str] | None
        if isinstance(self.formats, list):
            formats = []
            for formats_type_0_item_data in self.formats:
                formats_type_0_item: str = formats_type_0_item_data
                formats.append(formats_type_0_item)

        else:
            formats = self.formats

        opponents: list[str] | None
        if isinstance(self.opponents, list):
            opponents = []
            for opponents_type_0_item_data in self.opponents:
                opponents_type_0_item = str(opponents_type_0_item_data)
                opponents.append(opponents_type_0_item)

        else:
            opponents = self.opponents

        opponent_kinds: list[str] | None
        if isinstance(self.opponent_kinds, list):
            opponent_kinds = []
            for opponent_kinds_type_0_item_data in self.opponent_kinds:
                opponent_kinds_type_0_item: str = opponent_kinds_type_0_item_data
                opponent_kinds.append(opponent_kinds_type_0_item)

        else:
            opponent_kinds = self.opponent_kinds

        rated: bool | None
        rated = self.rated

        turn_seconds_min: int | None
        turn_seconds_min = self.turn_seconds_min

        turn_seconds_max: int | None
        turn_seconds_max = self.turn_seconds_max

        most_games: int | None
        most_games = self.most_games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rulesets": rulesets,
                "games": games,
                "formats": formats,
                "opponents": opponents,
                "opponent_kinds": opponent_kinds,
                "rated": rated,
                "turn_seconds_min": turn_seconds_min,
                "turn_seconds_max": turn_seconds_max,
                "most_games": most_games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_rulesets(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                rulesets_type_0 = cast(list[str], data)

                return rulesets_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        rulesets = _parse_rulesets(d.pop("rulesets"))

        games = d.pop("games")

        def _parse_formats(data: object) -> list[FormatKind] | None:
            if data is None:
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
            return cast(list[FormatKind] | None, data)

        formats = _parse_formats(d.pop("formats"))

        def _parse_opponents(data: object) -> list[UUID] | None:
            if data is None:
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
            return cast(list[UUID] | None, data)

        opponents = _parse_opponents(d.pop("opponents"))

        def _parse_opponent_kinds(data: object) -> list[PlayerKind] | None:
            if data is None:
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
            return cast(list[PlayerKind] | None, data)

        opponent_kinds = _parse_opponent_kinds(d.pop("opponent_kinds"))

        def _parse_rated(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        rated = _parse_rated(d.pop("rated"))

        def _parse_turn_seconds_min(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_seconds_min = _parse_turn_seconds_min(d.pop("turn_seconds_min"))

        def _parse_turn_seconds_max(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_seconds_max = _parse_turn_seconds_max(d.pop("turn_seconds_max"))

        def _parse_most_games(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        most_games = _parse_most_games(d.pop("most_games"))

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
