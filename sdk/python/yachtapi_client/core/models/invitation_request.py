from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define

from ...lenient import uuid

T = TypeVar("T", bound="InvitationRequest")


@_attrs_define
class InvitationRequest:
    """Whom you ask to the game.

    Attributes:
        player_id (UUID):
    """

    player_id: UUID

    def to_dict(self) -> dict[str, Any]:
        player_id = str(self.player_id)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player_id": player_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player_id = uuid(d.pop("player_id"))

        made = cls(
            player_id=player_id,
        )

        return made
