from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model, uuid
from ..models.seat_status import SeatStatus, check_seat_status

if TYPE_CHECKING:
    from ..models.exported_seat_scorecard import ExportedSeatScorecard


T = TypeVar("T", bound="ExportedSeat")


@_attrs_define
class ExportedSeat:
    """
    Attributes:
        game_id (UUID):
        index (int):
        name (str):
        client_seed (str):
        status (SeatStatus):
        assisted (bool):
        scorecard (ExportedSeatScorecard):
        bonus (int):
    """

    game_id: UUID
    index: int
    name: str
    client_seed: str
    status: SeatStatus
    assisted: bool
    scorecard: ExportedSeatScorecard
    bonus: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = str(self.game_id)

        index = self.index

        name = self.name

        client_seed = self.client_seed

        status: str = self.status

        assisted = self.assisted

        scorecard = self.scorecard.to_dict()

        bonus = self.bonus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "index": index,
                "name": name,
                "client_seed": client_seed,
                "status": status,
                "assisted": assisted,
                "scorecard": scorecard,
                "bonus": bonus,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_seat_scorecard import ExportedSeatScorecard

        d = dict(src_dict)
        game_id = uuid(d.pop("game_id"))

        index = d.pop("index")

        name = d.pop("name")

        client_seed = d.pop("client_seed")

        status = check_seat_status(d.pop("status"))

        assisted = d.pop("assisted")

        scorecard = model(ExportedSeatScorecard, d.pop("scorecard"))

        bonus = d.pop("bonus")

        made = cls(
            game_id=game_id,
            index=index,
            name=name,
            client_seed=client_seed,
            status=status,
            assisted=assisted,
            scorecard=scorecard,
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
