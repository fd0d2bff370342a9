from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, text, uuid
from ..models.token_scope import TokenScope, check_token_scope

T = TypeVar("T", bound="Token")


@_attrs_define
class Token:
    """A token without its secret.

    Attributes:
        id (UUID):
        label (str):
        created_at (datetime.datetime):
        expires_at (datetime.datetime | None): When it signs nothing any more; null if it lasts until it is revoked.
        last_used_on (datetime.date): The day in UTC; at first the day it was made.
        scopes (list[TokenScope]): What it may be used for.
        current (bool): Whether this request was signed with it.
    """

    id: UUID
    label: str
    created_at: datetime.datetime
    expires_at: datetime.datetime | None
    last_used_on: datetime.date
    scopes: list[TokenScope]
    current: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        label = self.label

        created_at = text(self.created_at)

        expires_at: str | None
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = text(self.expires_at)
        else:
            expires_at = self.expires_at

        last_used_on = self.last_used_on.isoformat()

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        current = self.current

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "label": label,
                "created_at": created_at,
                "expires_at": expires_at,
                "last_used_on": last_used_on,
                "scopes": scopes,
                "current": current,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        label = d.pop("label")

        created_at = instant(d.pop("created_at"))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expires_at_type_0 = instant(data)

                return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        last_used_on = datetime.date.fromisoformat(d.pop("last_used_on"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in items(_scopes):
            scopes_item = check_token_scope(scopes_item_data)

            scopes.append(scopes_item)

        current = d.pop("current")

        made = cls(
            id=id,
            label=label,
            created_at=created_at,
            expires_at=expires_at,
            last_used_on=last_used_on,
            scopes=scopes,
            current=current,
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
