from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bonus_step import BonusStep


T = TypeVar("T", bound="UpperBonus")


@_attrs_define
class UpperBonus:
    """Points once the upper categories together reach `at_least`; more, instead, at each of `further`.

    Attributes:
        at_least (int):
        points (int):
        further (list[BonusStep] | Unset): Higher steps, if there are any.
    """

    at_least: int
    points: int
    further: list[BonusStep] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at_least = self.at_least

        points = self.points

        further: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.further, Unset):
            further = []
            for further_item_data in self.further:
                further_item = further_item_data.to_dict()
                further.append(further_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at_least": at_least,
                "points": points,
            }
        )
        if further is not UNSET:
            field_dict["further"] = further

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bonus_step import BonusStep

        d = dict(src_dict)
        at_least = d.pop("at_least")

        points = d.pop("points")

        _further = d.pop("further", UNSET)
        further: list[BonusStep] | Unset = UNSET
        if _further is not UNSET:
            further = []
            for further_item_data in items(_further):
                further_item = model(BonusStep, further_item_data)

                further.append(further_item)

        made = cls(
            at_least=at_least,
            points=points,
            further=further,
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
