from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model, uuid

if TYPE_CHECKING:
    from ..models.seat_review import SeatReview


T = TypeVar("T", bound="Review")


@_attrs_define
class Review:
    """An ended game beside perfect play, for the seats that were taken, at most ten.

    Attributes:
        game_id (UUID):
        ruleset (str):
        ruleset_digest (str):
        seats (list[SeatReview]):
    """

    game_id: UUID
    ruleset: str
    ruleset_digest: str
    seats: list[SeatReview]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = str(self.game_id)

        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_review import SeatReview

        d = dict(src_dict)
        game_id = uuid(d.pop("game_id"))

        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in items(_seats):
            seats_item = model(SeatReview, seats_item_data)

            seats.append(seats_item)

        made = cls(
            game_id=game_id,
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            seats=seats,
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
