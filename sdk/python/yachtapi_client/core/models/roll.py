from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Roll")


@_attrs_define
class Roll:
    """One throw: the faces kept, those thrown in drawn order, and all of them sorted.

    Attributes:
        keep (list[int]):
        thrown (list[int]):
        dice (list[int]):
    """

    keep: list[int]
    thrown: list[int]
    dice: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        keep = self.keep

        thrown = self.thrown

        dice = self.dice

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "keep": keep,
                "thrown": thrown,
                "dice": dice,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep = cast(list[int], d.pop("keep"))

        thrown = cast(list[int], d.pop("thrown"))

        dice = cast(list[int], d.pop("dice"))

        made = cls(
            keep=keep,
            thrown=thrown,
            dice=dice,
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
