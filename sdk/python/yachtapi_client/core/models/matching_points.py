from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="MatchingPoints")


@_attrs_define
class MatchingPoints:
    """The sum of the dice that the pattern matched, the highest choice of them.

    Attributes:
        kind (Literal['matching']):
        plus (int | Unset): Points on top, if there are any.
    """

    kind: Literal["matching"]
    plus: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        plus = self.plus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
            }
        )
        if plus is not UNSET:
            field_dict["plus"] = plus

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["matching"], d.pop("kind"))
        if kind != "matching":
            raise ValueError(f"kind must match const 'matching', got '{kind}'")

        plus = d.pop("plus", UNSET)

        made = cls(
            kind=kind,
            plus=plus,
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
