from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="JoinRequest")


@_attrs_define
class JoinRequest:
    """A seat to take, for yourself or, as the owner, for a built-in strategy.

    Attributes:
        seat (int | Unset): The first open one if left out.
        name (str | Unset): What this seat is called, if not like its player.
        client_seed (str | Unset): Your share in the dice: up to 64 letters, digits, dashes and underscores.
        invite (str | Unset): What `POST invites/` gave out.
        strategy (str | Unset): Seat this built-in strategy; owners only.
    """

    seat: int | Unset = UNSET
    name: str | Unset = UNSET
    client_seed: str | Unset = UNSET
    invite: str | Unset = UNSET
    strategy: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        name = self.name

        client_seed = self.client_seed

        invite = self.invite

        strategy = self.strategy

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seat is not UNSET:
            field_dict["seat"] = seat
        if name is not UNSET:
            field_dict["name"] = name
        if client_seed is not UNSET:
            field_dict["client_seed"] = client_seed
        if invite is not UNSET:
            field_dict["invite"] = invite
        if strategy is not UNSET:
            field_dict["strategy"] = strategy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat", UNSET)

        name = d.pop("name", UNSET)

        client_seed = d.pop("client_seed", UNSET)

        invite = d.pop("invite", UNSET)

        strategy = d.pop("strategy", UNSET)

        made = cls(
            seat=seat,
            name=name,
            client_seed=client_seed,
            invite=invite,
            strategy=strategy,
        )

        return made
