from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.reviewed_roll import ReviewedRoll


T = TypeVar("T", bound="ReviewedTurn")


@_attrs_define
class ReviewedTurn:
    """A turn in which dice were thrown; one that was given up has no category and no points.

    Attributes:
        n (int):
        number (int):
        category (None | str):
        points (int | None):
        bonus (int | None):
        luck (float): The sum over its throws.
        regret (float): The sum over its decisions.
        rolls (list[ReviewedRoll]):
    """

    n: int
    number: int
    category: str | None
    points: int | None
    bonus: int | None
    luck: float
    regret: float
    rolls: list[ReviewedRoll]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        number = self.number

        category: str | None
        category = self.category

        points: int | None
        points = self.points

        bonus: int | None
        bonus = self.bonus

        luck = self.luck

        regret = self.regret

        rolls = []
        for rolls_item_data in self.rolls:
            rolls_item = rolls_item_data.to_dict()
            rolls.append(rolls_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "number": number,
                "category": category,
                "points": points,
                "bonus": bonus,
                "luck": luck,
                "regret": regret,
                "rolls": rolls,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reviewed_roll import ReviewedRoll

        d = dict(src_dict)
        n = d.pop("n")

        number = d.pop("number")

        def _parse_category(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        category = _parse_category(d.pop("category"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        def _parse_bonus(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bonus = _parse_bonus(d.pop("bonus"))

        luck = d.pop("luck")

        regret = d.pop("regret")

        rolls = []
        _rolls = d.pop("rolls")
        for rolls_item_data in items(_rolls):
            rolls_item = model(ReviewedRoll, rolls_item_data)

            rolls.append(rolls_item)

        made = cls(
            n=n,
            number=number,
            category=category,
            points=points,
            bonus=bonus,
            luck=luck,
            regret=regret,
            rolls=rolls,
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
