from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import uuid
from ..models.game_status import GameStatus, check_game_status

T = TypeVar("T", bound="MatchGame")


@_attrs_define
class MatchGame:
    """A game of a match; `seats` are the places in the match by the game's seats.

    Attributes:
        number (int):
        game_id (UUID):
        seats (list[int]):
        status (GameStatus):
    """

    number: int
    game_id: UUID
    seats: list[int]
    status: GameStatus
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        game_id = str(self.game_id)

        seats = self.seats

        status: str = self.status

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "game_id": game_id,
                "seats": seats,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        game_id = uuid(d.pop("game_id"))

        seats = cast(list[int], d.pop("seats"))

        status = check_game_status(d.pop("status"))

        made = cls(
            number=number,
            game_id=game_id,
            seats=seats,
            status=status,
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
