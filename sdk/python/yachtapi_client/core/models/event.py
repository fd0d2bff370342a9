from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text

if TYPE_CHECKING:
    from ..models.event_data import EventData


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """One entry of the log; `hash` follows from the previous hash and this entry.

    Attributes:
        seq (int):
        type_ (str):
        data (EventData):
        at (datetime.datetime):
        hash_ (str):
    """

    seq: int
    type_: str
    data: EventData
    at: datetime.datetime
    hash_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        type_ = self.type_

        data = self.data.to_dict()

        at = text(self.at)

        hash_ = self.hash_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "type": type_,
                "data": data,
                "at": at,
                "hash": hash_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_data import EventData

        d = dict(src_dict)
        seq = d.pop("seq")

        type_ = d.pop("type")

        data = model(EventData, d.pop("data"))

        at = instant(d.pop("at"))

        hash_ = d.pop("hash")

        made = cls(
            seq=seq,
            type_=type_,
            data=data,
            at=at,
            hash_=hash_,
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
