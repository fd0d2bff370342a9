from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.match_kind import MatchKind, check_match_kind

T = TypeVar("T", bound="ShownMatchFormat")


@_attrs_define
class ShownMatchFormat:
    """
    Attributes:
        kind (MatchKind):
        games (int):
        seats (int):
        stop_at_margin (float | None):
    """

    kind: MatchKind
    games: int
    seats: int
    stop_at_margin: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        games = self.games

        seats = self.seats

        stop_at_margin: float | None
        stop_at_margin = self.stop_at_margin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "games": games,
                "seats": seats,
                "stop_at_margin": stop_at_margin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_match_kind(d.pop("kind"))

        games = d.pop("games")

        seats = d.pop("seats")

        def _parse_stop_at_margin(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        stop_at_margin = _parse_stop_at_margin(d.pop("stop_at_margin"))

        made = cls(
            kind=kind,
            games=games,
            seats=seats,
            stop_at_margin=stop_at_margin,
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
