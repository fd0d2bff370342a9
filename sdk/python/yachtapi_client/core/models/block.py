from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="Block")


@_attrs_define
class Block:
    """A player whom the caller blocks, and since when.

    Attributes:
        player (Player): What everybody may know of a player; of one that was merged, what everybody may know of the
            surviving one.
        created_at (datetime.datetime):
    """

    player: Player
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player.to_dict()

        created_at = text(self.created_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player import Player

        d = dict(src_dict)
        player = model(Player, d.pop("player"))

        created_at = instant(d.pop("created_at"))

        made = cls(
            player=player,
            created_at=created_at,
        )

        made.additional_properties = d
        return made

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
