from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text

if TYPE_CHECKING:
    from ..models.legal_actions import LegalActions
    from ..models.roll import Roll


T = TypeVar("T", bound="CurrentTurn")


@_attrs_define
class CurrentTurn:
    """The turn under way: `n` counts the game's turns, `number` the seat's own.

    Attributes:
        n (int):
        number (int):
        seat (int):
        deadline (datetime.datetime | None): When the mover's time runs out, his bank counted in; null for an engine.
        stand_in (None | str): The strategy that plays this turn for its player.
        waiting (bool): Whether its next throw waits until all boards of shared dice have sent their keeps; no time
            passes.
        keep (list[int] | None): The keep that was sent for a throw that waits.
        rolls_left (int):
        dice (list[int] | None):
        rolls (list[Roll]):
        legal (LegalActions): Empty before the first roll, when throwing is all there is to do.
    """

    n: int
    number: int
    seat: int
    deadline: datetime.datetime | None
    stand_in: str | None
    waiting: bool
    keep: list[int] | None
    rolls_left: int
    dice: list[int] | None
    rolls: list[Roll]
    legal: LegalActions
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        number = self.number

        seat = self.seat

        deadline: str | None
        if isinstance(self.deadline, datetime.datetime):
            deadline = text(self.deadline)
        else:
            deadline = self.deadline

        stand_in: str | None
        stand_in = self.stand_in

        waiting = self.waiting

        keep: list[int] | None
        if isinstance(self.keep, list):
            keep = self.keep

        else:
            keep = self.keep

        rolls_left = self.rolls_left

        dice: list[int] | None
        if isinstance(self.dice, list):
            dice = self.dice

        else:
            dice = self.dice

        rolls = []
        for rolls_item_data in self.rolls:
            rolls_item = rolls_item_data.to_dict()
            rolls.append(rolls_item)

        legal = self.legal.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "number": number,
                "seat": seat,
                "deadline": deadline,
                "stand_in": stand_in,
                "waiting": waiting,
                "keep": keep,
                "rolls_left": rolls_left,
                "dice": dice,
                "rolls": rolls,
                "legal": legal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.legal_actions import LegalActions
        from ..models.roll import Roll

        d = dict(src_dict)
        n = d.pop("n")

        number = d.pop("number")

        seat = d.pop("seat")

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = instant(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_stand_in(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        stand_in = _parse_stand_in(d.pop("stand_in"))

        waiting = d.pop("waiting")

        def _parse_keep(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                keep_type_0 = cast(list[int], data)

                return keep_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        keep = _parse_keep(d.pop("keep"))

        rolls_left = d.pop("rolls_left")

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

        legal = model(LegalActions, d.pop("legal"))

        made = cls(
            n=n,
            number=number,
            seat=seat,
            deadline=deadline,
            stand_in=stand_in,
            waiting=waiting,
            keep=keep,
            rolls_left=rolls_left,
            dice=dice,
            rolls=rolls,
            legal=legal,
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
