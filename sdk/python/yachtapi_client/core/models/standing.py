from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model, uuid

if TYPE_CHECKING:
    from ..models.tie_break import TieBreak


T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    """One entrant's line; those whom nothing parts share a place, and the next are left out: 1, 1, 3.

    Attributes:
        entrant_id (UUID):
        name (str):
        place (int):
        score (float): Opponents beaten, and half of those level.
        values (list[TieBreak]):
    """

    entrant_id: UUID
    name: str
    place: int
    score: float
    values: list[TieBreak]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entrant_id = str(self.entrant_id)

        name = self.name

        place = self.place

        score = self.score

        values = []
        for values_item_data in self.values:
            values_item = values_item_data.to_dict()
            values.append(values_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entrant_id": entrant_id,
                "name": name,
                "place": place,
                "score": score,
                "values": values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tie_break import TieBreak

        d = dict(src_dict)
        entrant_id = uuid(d.pop("entrant_id"))

        name = d.pop("name")

        place = d.pop("place")

        score = d.pop("score")

        values = []
        _values = d.pop("values")
        for values_item_data in items(_values):
            values_item = model(TieBreak, values_item_data)

            values.append(values_item)

        made = cls(
            entrant_id=entrant_id,
            name=name,
            place=place,
            score=score,
            values=values,
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
