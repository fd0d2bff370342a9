from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..models.turn_status import TurnStatus, check_turn_status

if TYPE_CHECKING:
    from ..models.roll import Roll


T = TypeVar("T", bound="ToldTurn")


@_attrs_define
class ToldTurn:
    """A turn as the log tells it; a dropped one was given up by its seat, a timed out one scored 0.

    Attributes:
        n (int):
        number (int):
        seat (int):
        status (TurnStatus):
        dice (list[int] | None):
        rolls (list[Roll]):
        category (None | str):
        points (int | None):
        bonus (int | None):
    """

    n: int
    number: int
    seat: int
    status: TurnStatus
    dice: list[int] | None
    rolls: list[Roll]
    category: str | None
    points: int | None
    bonus: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        number = self.number

        seat = self.seat

        status: str = self.status

        dice: list[int] | None
        if isinstance(self.dice, list):
            dice = self.dice

        else:
            dice = self.dice

        rolls = []
        for rolls_item_data in self.rolls:
            rolls_item = rolls_item_data.to_dict()
            rolls.append(rolls_item)

        category: str | None
        category = self.category

        points: int | None
        points = self.points

        bonus: int | None
        bonus = self.bonus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "number": number,
                "seat": seat,
                "status": status,
                "dice": dice,
                "rolls": rolls,
                "category": category,
                "points": points,
                "bonus": bonus,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.roll import Roll

        d = dict(src_dict)
        n = d.pop("n")

        number = d.pop("number")

        seat = d.pop("seat")

        status = check_turn_status(d.pop("status"))

        def _parse_dice(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dice_type_0 = cast(list[int], data)

                return dice_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        dice = _parse_dice(d.pop("dice"))

        rolls = []
        _rolls = d.pop("rolls")
        for rolls_item_data in items(_rolls):
            rolls_item = model(Roll, rolls_item_data)

            rolls.append(rolls_item)

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

        made = cls(
            n=n,
            number=number,
            seat=seat,
            status=status,
            dice=dice,
            rolls=rolls,
            category=category,
            points=points,
            bonus=bonus,
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
