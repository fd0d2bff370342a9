from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid
from ..models.game_status import GameStatus, check_game_status
from ..models.game_visibility import GameVisibility, check_game_visibility

T = TypeVar("T", bound="ExportedGame")


@_attrs_define
class ExportedGame:
    """A game that the player owns; its log is at `games/{id}/events/` or `games/{id}/record/`.

    Attributes:
        id (UUID):
        ruleset (str):
        status (GameStatus):
        visibility (GameVisibility):
        created_at (datetime.datetime):
    """

    id: UUID
    ruleset: str
    status: GameStatus
    visibility: GameVisibility
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        ruleset = self.ruleset

        status: str = self.status

        visibility: str = self.visibility

        created_at = text(self.created_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "status": status,
                "visibility": visibility,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        ruleset = d.pop("ruleset")

        status = check_game_status(d.pop("status"))

        visibility = check_game_visibility(d.pop("visibility"))

        created_at = instant(d.pop("created_at"))

        made = cls(
            id=id,
            ruleset=ruleset,
            status=status,
            visibility=visibility,
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
