from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ThrowRequest")


@_attrs_define
class ThrowRequest:
    """A throw.

    Attributes:
        keep (list[int] | Unset): The faces to leave on the table, in any order; none if left out, as before the first
            roll.
    """

    keep: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        keep: list[int] | Unset = UNSET
        if not isinstance(self.keep, Unset):
            keep = self.keep

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if keep is not UNSET:
            field_dict["keep"] = keep

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep = cast(list[int], d.pop("keep", UNSET))

        made = cls(
            keep=keep,
        )

        return made
