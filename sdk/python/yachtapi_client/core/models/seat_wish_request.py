from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.seat_wish_kind import SeatWishKind, check_seat_wish_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatWishRequest")


@_attrs_define
class SeatWishRequest:
    """A seat of a game to be: yours, open to others, or a built-in strategy's.

    Attributes:
        kind (SeatWishKind):
        strategy (str | Unset): For a bot: a key of `GET strategies/`; `greedy` if left out.
        name (str | Unset): What this seat is called, if not like its player.
    """

    kind: SeatWishKind
    strategy: str | Unset = UNSET
    name: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        strategy = self.strategy

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if strategy is not UNSET:
            field_dict["strategy"] = strategy
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_seat_wish_kind(d.pop("kind"))

        strategy = d.pop("strategy", UNSET)

        name = d.pop("name", UNSET)

        made = cls(
            kind=kind,
            strategy=strategy,
            name=name,
        )

        return made
