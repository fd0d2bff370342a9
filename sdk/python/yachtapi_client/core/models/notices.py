from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.notice import Notice


T = TypeVar("T", bound="Notices")


@_attrs_define
class Notices:
    """The entries after the one you have, at most 500; there may be more while the last is below `seq`.

    Attributes:
        seq (int): The number of your last notice; 0 before the first.
        oldest (int): The oldest that is still kept; what was before is gone.
        events (list[Notice]):
    """

    seq: int
    oldest: int
    events: list[Notice]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        oldest = self.oldest

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "oldest": oldest,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notice import Notice

        d = dict(src_dict)
        seq = d.pop("seq")

        oldest = d.pop("oldest")

        events = []
        _events = d.pop("events")
        for events_item_data in items(_events):
            events_item = model(Notice, events_item_data)

            events.append(events_item)

        made = cls(
            seq=seq,
            oldest=oldest,
            events=events,
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
