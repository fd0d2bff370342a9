from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.other_tokens import OtherTokens, check_other_tokens
from ..types import UNSET, Unset

T = TypeVar("T", bound="ChangePasswordRequest")


@_attrs_define
class ChangePasswordRequest:
    """Another password, for whoever knows the one before.

    Attributes:
        old_password (str):
        new_password (str): At least 8 characters, not common, no number, and not like your names.
        other_tokens (OtherTokens | Unset):
    """

    old_password: str
    new_password: str
    other_tokens: OtherTokens | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        old_password = self.old_password

        new_password = self.new_password

        other_tokens: str | Unset = UNSET
        if not isinstance(self.other_tokens, Unset):
            other_tokens = self.other_tokens

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "old_password": old_password,
                "new_password": new_password,
            }
        )
        if other_tokens is not UNSET:
            field_dict["other_tokens"] = other_tokens

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        old_password = d.pop("old_password")

        new_password = d.pop("new_password")

        _other_tokens = d.pop("other_tokens", UNSET)
        other_tokens: OtherTokens | Unset
        if isinstance(_other_tokens, Unset):
            other_tokens = UNSET
        else:
            other_tokens = check_other_tokens(_other_tokens)

        made = cls(
            old_password=old_password,
            new_password=new_password,
            other_tokens=other_tokens,
        )

        return made
