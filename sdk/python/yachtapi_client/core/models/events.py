from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..models.game_status import GameStatus, check_game_status

if TYPE_CHECKING:
    from ..models.event import Event


T = TypeVar("T", bound="Events")


@_attrs_define
class Events:
    """The entries after the one you have, at most 500; there may be more while the last `seq` is below `version`.

    Attributes:
        version (int):
        status (GameStatus):
        events (list[Event]):
    """

    version: int
    status: GameStatus
    events: list[Event]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        status: str = self.status

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "status": status,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event import Event

        d = dict(src_dict)
        version = d.pop("version")

        status = check_game_status(d.pop("status"))

        events = []
        _events = d.pop("events")
        for events_item_data in items(_events):
            events_item = model(Event, events_item_data)

            events.append(events_item)

        made = cls(
            version=version,
            status=status,
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
