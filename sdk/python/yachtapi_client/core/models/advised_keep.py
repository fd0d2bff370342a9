from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AdvisedKeep")


@_attrs_define
class AdvisedKeep:
    """Leave these faces on the table, and throw the other dice.

    Attributes:
        keep (list[int]): Sorted.
        value (float): The expected final score, in points.
        regret (float): By how much that is less than the best, in points.
    """

    keep: list[int]
    value: float
    regret: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        keep = self.keep

        value = self.value

        regret = self.regret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "keep": keep,
                "value": value,
                "regret": regret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep = cast(list[int], d.pop("keep"))

        value = d.pop("value")

        regret = d.pop("regret")

        made = cls(
            keep=keep,
            value=value,
            regret=regret,
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
