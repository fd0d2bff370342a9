from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...lenient import items
from ..models.token_scope import TokenScope, check_token_scope
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewTokenRequest")


@_attrs_define
class NewTokenRequest:
    """Credentials to sign in with, or none for another token of the caller.

    Attributes:
        username (str | Unset):
        password (str | Unset):
        label (str | Unset): To tell your tokens apart.
        scopes (list[TokenScope] | Unset): What it may be used for: `read`, `play` (take seats, throw, score),
            `organise` (create, start and cancel games, invite). All if left out, or all that the token has which signs this
            request. Only a token with all of them changes the account.
        expires_in (int | Unset): Seconds until it signs nothing any more; left out, it lasts until it is revoked.
    """

    username: str | Unset = UNSET
    password: str | Unset = UNSET
    label: str | Unset = UNSET
    scopes: list[TokenScope] | Unset = UNSET
    expires_in: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        username = self.username

        password = self.password

        label = self.label

        scopes: list[str] | Unset = UNSET
        if not isinstance(self.scopes, Unset):
            scopes = []
            for scopes_item_data in self.scopes:
                scopes_item: str = scopes_item_data
                scopes.append(scopes_item)

        expires_in = self.expires_in

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if username is not UNSET:
            field_dict["username"] = username
        if password is not UNSET:
            field_dict["password"] = password
        if label is not UNSET:
            field_dict["label"] = label
        if scopes is not UNSET:
            field_dict["scopes"] = scopes
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        username = d.pop("username", UNSET)

        password = d.pop("password", UNSET)

        label = d.pop("label", UNSET)

        _scopes = d.pop("scopes", UNSET)
        scopes: list[TokenScope] | Unset = UNSET
        if _scopes is not UNSET:
            scopes = []
            for scopes_item_data in items(_scopes):
                scopes_item = check_token_scope(scopes_item_data)

                scopes.append(scopes_item)

        expires_in = d.pop("expires_in", UNSET)

        made = cls(
            username=username,
            password=password,
            label=label,
            scopes=scopes,
            expires_in=expires_in,
        )

        return made
