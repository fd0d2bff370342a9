from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text

T = TypeVar("T", bound="Key")


@_attrs_define
class Key:
    """A public key for receipts and records; `key_id` is the start of its SHA-256.

    Attributes:
        key_id (str):
        algorithm (str):
        public_key (str): 32 bytes in hex.
        current (bool): Whether it signs what is signed now.
        retired_at (datetime.datetime | None): When another took its place; what it signed stays verifiable.
    """

    key_id: str
    algorithm: str
    public_key: str
    current: bool
    retired_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key_id = self.key_id

        algorithm = self.algorithm

        public_key = self.public_key

        current = self.current

        retired_at: str | None
        if isinstance(self.retired_at, datetime.datetime):
            retired_at = text(self.retired_at)
        else:
            retired_at = self.retired_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key_id": key_id,
                "algorithm": algorithm,
                "public_key": public_key,
                "current": current,
                "retired_at": retired_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        key_id = d.pop("key_id")

        algorithm = d.pop("algorithm")

        public_key = d.pop("public_key")

        current = d.pop("current")

        def _parse_retired_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                retired_at_type_0 = instant(data)

                return retired_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        retired_at = _parse_retired_at(d.pop("retired_at"))

        made = cls(
            key_id=key_id,
            algorithm=algorithm,
            public_key=public_key,
            current=current,
            retired_at=retired_at,
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
