from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="CategoryStatistics")


@_attrs_define
class CategoryStatistics:
    """
    Attributes:
        category (str):
        mean (float): Points.
        zero_rate (float): The share of scorecards with a zero in it, 0 to 1.
    """

    category: str
    mean: float
    zero_rate: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        category = self.category

        mean = self.mean

        zero_rate = self.zero_rate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "category": category,
                "mean": mean,
                "zero_rate": zero_rate,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        category = d.pop("category")

        mean = d.pop("mean")

        zero_rate = d.pop("zero_rate")

        made = cls(
            category=category,
            mean=mean,
            zero_rate=zero_rate,
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
