from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid
from ..models.player_kind import PlayerKind, check_player_kind

T = TypeVar("T", bound="Me")


@_attrs_define
class Me:
    """What players see of themselves; without a username the account lasts as long as its tokens.

    Attributes:
        id (UUID):
        name (str):
        kind (PlayerKind):
        strategy (None | str):
        created_at (datetime.datetime):
        username (None | str):
        recoverable (bool): Whether you can sign in again when every token is lost; false for a guest.
    """

    id: UUID
    name: str
    kind: PlayerKind
    strategy: str | None
    created_at: datetime.datetime
    username: str | None
    recoverable: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        kind: str = self.kind

        strategy: str | None
        strategy = self.strategy

        created_at = text(self.created_at)

        username: str | None
        username = self.username

        recoverable = self.recoverable

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "kind": kind,
                "strategy": strategy,
                "created_at": created_at,
                "username": username,
                "recoverable": recoverable,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        name = d.pop("name")

        kind = check_player_kind(d.pop("kind"))

        def _parse_strategy(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy = _parse_strategy(d.pop("strategy"))

        created_at = instant(d.pop("created_at"))

        def _parse_username(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        username = _parse_username(d.pop("username"))

        recoverable = d.pop("recoverable")

        made = cls(
            id=id,
            name=name,
            kind=kind,
            strategy=strategy,
            created_at=created_at,
            username=username,
            recoverable=recoverable,
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
