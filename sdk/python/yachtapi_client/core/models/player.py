from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid
from ..models.player_kind import PlayerKind, check_player_kind

T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    """What everybody may know of a player; of one that was merged, what everybody may know of the surviving one.

    Attributes:
        id (UUID):
        name (str):
        kind (PlayerKind):
        strategy (None | str):
        created_at (datetime.datetime):
        merged_into (None | UUID): The account that this one became part of, if it did.
        deleted (bool): Whether the account was deleted: what it played stays, its name does not.
    """

    id: UUID
    name: str
    kind: PlayerKind
    strategy: str | None
    created_at: datetime.datetime
    merged_into: UUID | None
    deleted: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        kind: str = self.kind

        strategy: str | None
        strategy = self.strategy

        created_at = text(self.created_at)

        merged_into: str | None
        if isinstance(self.merged_into, UUID):
            merged_into = str(self.merged_into)
        else:
            merged_into = self.merged_into

        deleted = self.deleted

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "kind": kind,
                "strategy": strategy,
                "created_at": created_at,
                "merged_into": merged_into,
                "deleted": deleted,
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

        def _parse_merged_into(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                merged_into_type_0 = uuid(data)

                return merged_into_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        merged_into = _parse_merged_into(d.pop("merged_into"))

        deleted = d.pop("deleted")

        made = cls(
            id=id,
            name=name,
            kind=kind,
            strategy=strategy,
            created_at=created_at,
            merged_into=merged_into,
            deleted=deleted,
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
