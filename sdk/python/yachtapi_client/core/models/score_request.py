from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ScoreRequest")


@_attrs_define
class ScoreRequest:
    """The end of a turn.

    Attributes:
        category (str): One of the turn's legal categories.
    """

    category: str

    def to_dict(self) -> dict[str, Any]:
        category = self.category

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "category": category,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        category = d.pop("category")

        made = cls(
            category=category,
        )

        return made
