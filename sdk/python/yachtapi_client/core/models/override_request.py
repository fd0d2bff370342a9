from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="OverrideRequest")


@_attrs_define
class OverrideRequest:
    """How a match ended, by an organiser's word.

    Attributes:
        ranks (list[int]): The rank of each side in the match's order: 1, 1, 3; in a bracket one side alone is first.
        reason (str): Shown to everybody.
    """

    ranks: list[int]
    reason: str

    def to_dict(self) -> dict[str, Any]:
        ranks = self.ranks

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ranks": ranks,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ranks = cast(list[int], d.pop("ranks"))

        reason = d.pop("reason")

        made = cls(
            ranks=ranks,
            reason=reason,
        )

        return made
