from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StreamGap")


@_attrs_define
class StreamGap:
    """
    Attributes:
        type_ (Literal['gap']):
        after (int): The entry after which to go on.
        oldest (int): The oldest entry there is.
    """

    type_: Literal["gap"]
    after: int
    oldest: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        after = self.after

        oldest = self.oldest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "after": after,
                "oldest": oldest,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["gap"], d.pop("type"))
        if type_ != "gap":
            raise ValueError(f"type must match const 'gap', got '{type_}'")

        after = d.pop("after")

        oldest = d.pop("oldest")

        made = cls(
            type_=type_,
            after=after,
            oldest=oldest,
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
