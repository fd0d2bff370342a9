from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text, uuid

if TYPE_CHECKING:
    from ..models.notice_data import NoticeData


T = TypeVar("T", bound="Notice")


@_attrs_define
class Notice:
    """One entry of a player's own log; `data` depends on the `type`, as in the game's and the tournament's.

    Attributes:
        seq (int):
        type_ (str):
        game_id (None | UUID):
        tournament_id (None | UUID):
        data (NoticeData):
        at (datetime.datetime):
    """

    seq: int
    type_: str
    game_id: UUID | None
    tournament_id: UUID | None
    data: NoticeData
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        type_ = self.type_

        game_id: str | None
        if isinstance(self.game_id, UUID):
            game_id = str(self.game_id)
        else:
            game_id = self.game_id

        tournament_id: str | None
        if isinstance(self.tournament_id, UUID):
            tournament_id = str(self.tournament_id)
        else:
            tournament_id = self.tournament_id

        data = self.data.to_dict()

        at = text(self.at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seq": seq,
                "type": type_,
                "game_id": game_id,
                "tournament_id": tournament_id,
                "data": data,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notice_data import NoticeData

        d = dict(src_dict)
        seq = d.pop("seq")

        type_ = d.pop("type")

        def _parse_game_id(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_id_type_0 = uuid(data)

                return game_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        game_id = _parse_game_id(d.pop("game_id"))

        def _parse_tournament_id(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                tournament_id_type_0 = uuid(data)

                return tournament_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        tournament_id = _parse_tournament_id(d.pop("tournament_id"))

        data = model(NoticeData, d.pop("data"))

        at = instant(d.pop("at"))

        made = cls(
            seq=seq,
            type_=type_,
            game_id=game_id,
            tournament_id=tournament_id,
            data=data,
            at=at,
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
