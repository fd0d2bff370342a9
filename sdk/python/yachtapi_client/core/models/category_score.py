from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CategoryScore")


@_attrs_define
class CategoryScore:
    """What the dice would bring in one open category; where they may not go, nothing.

    Attributes:
        category (str):
        points (int):
        bonus (int): The extra bonus alone, which comes on top of the points.
        legal (bool): Whether the rules allow the dice here.
    """

    category: str
    points: int
    bonus: int
    legal: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        category = self.category

        points = self.points

        bonus = self.bonus

        legal = self.legal

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "category": category,
                "points": points,
                "bonus": bonus,
                "legal": legal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        category = d.pop("category")

        points = d.pop("points")

        bonus = d.pop("bonus")

        legal = d.pop("legal")

        made = cls(
            category=category,
            points=points,
            bonus=bonus,
            legal=legal,
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
