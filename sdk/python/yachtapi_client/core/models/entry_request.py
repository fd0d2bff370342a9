from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define

from ...lenient import items, uuid
from ..types import UNSET, Unset

T = TypeVar("T", bound="EntryRequest")


@_attrs_define
class EntryRequest:
    """Who is to take part: with an empty body you; players to invite, or a built-in strategy, by organisers.

    Attributes:
        invite (list[UUID] | Unset): Players' ids.
        strategy (str | Unset): A key of `GET strategies/`.
        copies (int | Unset): How many entrants of the strategy; 1.
    """

    invite: list[UUID] | Unset = UNSET
    strategy: str | Unset = UNSET
    copies: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        invite: list[str] | Unset = UNSET
        if not isinstance(self.invite, Unset):
            invite = []
            for invite_item_data in self.invite:
                invite_item = str(invite_item_data)
                invite.append(invite_item)

        strategy = self.strategy

        copies = self.copies

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if invite is not UNSET:
            field_dict["invite"] = invite
        if strategy is not UNSET:
            field_dict["strategy"] = strategy
        if copies is not UNSET:
            field_dict["copies"] = copies

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _invite = d.pop("invite", UNSET)
        invite: list[UUID] | Unset = UNSET
        if _invite is not UNSET:
            invite = []
            for invite_item_data in items(_invite):
                invite_item = uuid(invite_item_data)

                invite.append(invite_item)

        strategy = d.pop("strategy", UNSET)

        copies = d.pop("copies", UNSET)

        made = cls(
            invite=invite,
            strategy=strategy,
            copies=copies,
        )

        return made
