from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid
from ..models.player_kind import PlayerKind, check_player_kind

T = TypeVar("T", bound="ExportedPlayer")


@_attrs_define
class ExportedPlayer:
    """
    Attributes:
        id (UUID):
        name (str):
        kind (PlayerKind):
        username (None | str):
        has_password (bool): The password itself is not kept, only a hash.
        created_at (datetime.datetime):
        seen_at (datetime.datetime | None): When you were last seen, to the minute.
    """

    id: UUID
    name: str
    kind: PlayerKind
    username: str | None
    has_password: bool
    created_at: datetime.datetime
    seen_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        kind: str = self.kind

        username: str | None
        username = self.username

        has_password = self.has_password

        created_at = text(self.created_at)

        seen_at: str | None
        if isinstance(self.seen_at, datetime.datetime):
            seen_at = text(self.seen_at)
        else:
            seen_at = self.seen_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "kind": kind,
                "username": username,
                "has_password": has_password,
                "created_at": created_at,
                "seen_at": seen_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        name = d.pop("name")

        kind = check_player_kind(d.pop("kind"))

        def _parse_username(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        username = _parse_username(d.pop("username"))

        has_password = d.pop("has_password")

        created_at = instant(d.pop("created_at"))

        def _parse_seen_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                seen_at_type_0 = instant(data)

                return seen_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        seen_at = _parse_seen_at(d.pop("seen_at"))

        made = cls(
            id=id,
            name=name,
            kind=kind,
            username=username,
            has_password=has_password,
            created_at=created_at,
            seen_at=seen_at,
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
