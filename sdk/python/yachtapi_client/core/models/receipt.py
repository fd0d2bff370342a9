from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import uuid

T = TypeVar("T", bound="Receipt")


@_attrs_define
class Receipt:
    """The signed head of a log; keep it, and nothing before it can be changed unnoticed.

    Attributes:
        game_id (UUID):
        commitment (str):
        seq (int):
        hash_ (str):
        key_id (str):
        signature (str):
    """

    game_id: UUID
    commitment: str
    seq: int
    hash_: str
    key_id: str
    signature: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = str(self.game_id)

        commitment = self.commitment

        seq = self.seq

        hash_ = self.hash_

        key_id = self.key_id

        signature = self.signature

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "commitment": commitment,
                "seq": seq,
                "hash": hash_,
                "key_id": key_id,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game_id = uuid(d.pop("game_id"))

        commitment = d.pop("commitment")

        seq = d.pop("seq")

        hash_ = d.pop("hash")

        key_id = d.pop("key_id")

        signature = d.pop("signature")

        made = cls(
            game_id=game_id,
            commitment=commitment,
            seq=seq,
            hash_=hash_,
            key_id=key_id,
            signature=signature,
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
