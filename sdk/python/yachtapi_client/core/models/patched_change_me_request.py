from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PatchedChangeMeRequest")


@_attrs_define
class PatchedChangeMeRequest:
    """A new name, or a username and a password to keep the account, or both.

    Attributes:
        name (str | Unset):
        username (str | Unset): 3 to 30 letters, digits, dots, dashes and underscores; upper and lower case are the
            same.
        password (str | Unset): At least 8 characters, not common, no number, and not like your names.
    """

    name: str | Unset = UNSET
    username: str | Unset = UNSET
    password: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        username = self.username

        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if username is not UNSET:
            field_dict["username"] = username
        if password is not UNSET:
            field_dict["password"] = password

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        username = d.pop("username", UNSET)

        password = d.pop("password", UNSET)

        made = cls(
            name=name,
            username=username,
            password=password,
        )

        return made
