from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="EraseRequest")


@_attrs_define
class EraseRequest:
    """The proof that the account's owner means it: its password, or for a guest, who has none, a plain yes.

    Attributes:
        password (str | Unset): For an account that has one.
        confirm (bool | Unset): For a guest: true.
    """

    password: str | Unset = UNSET
    confirm: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        password = self.password

        confirm = self.confirm

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if password is not UNSET:
            field_dict["password"] = password
        if confirm is not UNSET:
            field_dict["confirm"] = confirm

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        password = d.pop("password", UNSET)

        confirm = d.pop("confirm", UNSET)

        made = cls(
            password=password,
            confirm=confirm,
        )

        return made
