from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.roll_scores_points import RollScoresPoints


T = TypeVar("T", bound="RollScores")


@_attrs_define
class RollScores:
    """What one roll brings.

    Attributes:
        dice (list[int]): Sorted.
        points (RollScoresPoints): By category, without bonus or joker.
    """

    dice: list[int]
    points: RollScoresPoints
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        dice = self.dice

        points = self.points.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "dice": dice,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.roll_scores_points import RollScoresPoints

        d = dict(src_dict)
        dice = cast(list[int], d.pop("dice"))

        points = model(RollScoresPoints, d.pop("points"))

        made = cls(
            dice=dice,
            points=points,
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
