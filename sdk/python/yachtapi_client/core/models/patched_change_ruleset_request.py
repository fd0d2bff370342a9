from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PatchedChangeRulesetRequest")


@_attrs_define
class PatchedChangeRulesetRequest:
    """What may change about a house ruleset; its rules may not.

    Attributes:
        shared (bool | Unset): Whether `GET rulesets/shared/` lists it.
        retired (bool | Unset): Whether nothing new may begin by its rules.
    """

    shared: bool | Unset = UNSET
    retired: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        shared = self.shared

        retired = self.retired

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if shared is not UNSET:
            field_dict["shared"] = shared
        if retired is not UNSET:
            field_dict["retired"] = retired

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        shared = d.pop("shared", UNSET)

        retired = d.pop("retired", UNSET)

        made = cls(
            shared=shared,
            retired=retired,
        )

        return made
