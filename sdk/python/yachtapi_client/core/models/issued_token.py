from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text, uuid
from ..models.token_scope import TokenScope, check_token_scope

if TYPE_CHECKING:
    from ..models.me import Me


T = TypeVar("T", bound="IssuedToken")


@_attrs_define
class IssuedToken:
    """A token with its secret, which is shown this once.

    Attributes:
        id (UUID):
        label (str):
        created_at (datetime.datetime):
        expires_at (datetime.datetime | None): When it signs nothing any more; null if it lasts until it is revoked.
        scopes (list[TokenScope]): What it may be used for.
        token (str):
        player (Me): What players see of themselves; without a username the account lasts as long as its tokens.
        warning (None | str): For a guest: that the token cannot be recovered, and how to keep the account. Null for an
            account.
    """

    id: UUID
    label: str
    created_at: datetime.datetime
    expires_at: datetime.datetime | None
    scopes: list[TokenScope]
    token: str
    player: Me
    warning: str | None
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

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        token = self.token

        player = self.player.to_dict()

        warning: str | None
        warning = self.warning

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "label": label,
                "created_at": created_at,
                "expires_at": expires_at,
                "scopes": scopes,
                "token": token,
                "player": player,
                "warning": warning,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.me import Me

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

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in items(_scopes):
            scopes_item = check_token_scope(scopes_item_data)

            scopes.append(scopes_item)

        token = d.pop("token")

        player = model(Me, d.pop("player"))

        def _parse_warning(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        warning = _parse_warning(d.pop("warning"))

        made = cls(
            id=id,
            label=label,
            created_at=created_at,
            expires_at=expires_at,
            scopes=scopes,
            token=token,
            player=player,
            warning=warning,
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
