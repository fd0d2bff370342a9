from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="AnswerRequest")


@_attrs_define
class AnswerRequest:
    """Whether you take part.

    Attributes:
        accept (bool):
        message (str | Unset): A word to the one who invited you.
    """

    accept: bool
    message: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        accept = self.accept

        message = self.message

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "accept": accept,
            }
        )
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        accept = d.pop("accept")

        message = d.pop("message", UNSET)

        made = cls(
            accept=accept,
            message=message,
        )

        return made
