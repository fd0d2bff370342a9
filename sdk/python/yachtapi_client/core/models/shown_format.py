from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.format_kind import FormatKind, check_format_kind

T = TypeVar("T", bound="ShownFormat")


@_attrs_define
class ShownFormat:
    """How entrants meet; the options of other formats are null.

    Attributes:
        kind (FormatKind):
        third_place (bool | None):
        second_final (bool | None):
        legs (int | None):
        groups (int | None):
        advance (int | None):
        rounds (int | None):
        ranking (None | str):
    """

    kind: FormatKind
    third_place: bool | None
    second_final: bool | None
    legs: int | None
    groups: int | None
    advance: int | None
    rounds: int | None
    ranking: str | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        third_place: bool | None
        third_place = self.third_place

        second_final: bool | None
        second_final = self.second_final

        legs: int | None
        legs = self.legs

        groups: int | None
        groups = self.groups

        advance: int | None
        advance = self.advance

        rounds: int | None
        rounds = self.rounds

        ranking: str | None
        ranking = self.ranking

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "third_place": third_place,
                "second_final": second_final,
                "legs": legs,
                "groups": groups,
                "advance": advance,
                "rounds": rounds,
                "ranking": ranking,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_format_kind(d.pop("kind"))

        def _parse_third_place(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        third_place = _parse_third_place(d.pop("third_place"))

        def _parse_second_final(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        second_final = _parse_second_final(d.pop("second_final"))

        def _parse_legs(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        legs = _parse_legs(d.pop("legs"))

        def _parse_groups(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        groups = _parse_groups(d.pop("groups"))

        def _parse_advance(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        advance = _parse_advance(d.pop("advance"))

        def _parse_rounds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rounds = _parse_rounds(d.pop("rounds"))

        def _parse_ranking(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        ranking = _parse_ranking(d.pop("ranking"))

        made = cls(
            kind=kind,
            third_place=third_place,
            second_final=second_final,
            legs=legs,
            groups=groups,
            advance=advance,
            rounds=rounds,
            ranking=ranking,
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
