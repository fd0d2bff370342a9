from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..models.rating_status import RatingStatus, check_rating_status

if TYPE_CHECKING:
    from ..models.rating_change import RatingChange


T = TypeVar("T", bound="GameRatings")


@_attrs_define
class GameRatings:
    """What a game did to ratings, for each seat and kind; `pending` until it has counted, a second or a few.

    Attributes:
        status (RatingStatus):
        changes (list[RatingChange]):
    """

    status: RatingStatus
    changes: list[RatingChange]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "changes": changes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_change import RatingChange

        d = dict(src_dict)
        status = check_rating_status(d.pop("status"))

        changes = []
        _changes = d.pop("changes")
        for changes_item_data in items(_changes):
            changes_item = model(RatingChange, changes_item_data)

            changes.append(changes_item)

        made = cls(
            status=status,
            changes=changes,
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
