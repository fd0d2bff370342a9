from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid

T = TypeVar("T", bound="ExportedSeek")


@_attrs_define
class ExportedSeek:
    """A wish for an opponent.

    Attributes:
        id (UUID):
        ruleset (str):
        rated (bool):
        opponents (str):
        rating_min (float | None):
        rating_max (float | None):
        turn_seconds (int | None):
        bank_seconds (int | None):
        engine (None | str):
        status (str):
        game_id (None | UUID):
        created_at (datetime.datetime):
        waits_until (datetime.datetime):
        ended_at (datetime.datetime | None):
    """

    id: UUID
    ruleset: str
    rated: bool
    opponents: str
    rating_min: float | None
    rating_max: float | None
    turn_seconds: int | None
    bank_seconds: int | None
    engine: str | None
    status: str
    game_id: UUID | None
    created_at: datetime.datetime
    waits_until: datetime.datetime
    ended_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        ruleset = self.ruleset

        rated = self.rated

        opponents = self.opponents

        rating_min: float | None
        rating_min = self.rating_min

        rating_max: float | None
        rating_max = self.rating_max

        turn_seconds: int | None
        turn_seconds = self.turn_seconds

        bank_seconds: int | None
        bank_seconds = self.bank_seconds

        engine: str | None
        engine = self.engine

        status = self.status

        game_id: str | None
        if isinstance(self.game_id, UUID):
            game_id = str(self.game_id)
        else:
            game_id = self.game_id

        created_at = text(self.created_at)

        waits_until = text(self.waits_until)

        ended_at: str | None
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = text(self.ended_at)
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "rated": rated,
                "opponents": opponents,
                "rating_min": rating_min,
                "rating_max": rating_max,
                "turn_seconds": turn_seconds,
                "bank_seconds": bank_seconds,
                "engine": engine,
                "status": status,
                "game_id": game_id,
                "created_at": created_at,
                "waits_until": waits_until,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        ruleset = d.pop("ruleset")

        rated = d.pop("rated")

        opponents = d.pop("opponents")

        def _parse_rating_min(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_min = _parse_rating_min(d.pop("rating_min"))

        def _parse_rating_max(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_max = _parse_rating_max(d.pop("rating_max"))

        def _parse_turn_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_seconds = _parse_turn_seconds(d.pop("turn_seconds"))

        def _parse_bank_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bank_seconds = _parse_bank_seconds(d.pop("bank_seconds"))

        def _parse_engine(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        engine = _parse_engine(d.pop("engine"))

        status = d.pop("status")

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

        created_at = instant(d.pop("created_at"))

        waits_until = instant(d.pop("waits_until"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = instant(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        made = cls(
            id=id,
            ruleset=ruleset,
            rated=rated,
            opponents=opponents,
            rating_min=rating_min,
            rating_max=rating_max,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            engine=engine,
            status=status,
            game_id=game_id,
            created_at=created_at,
            waits_until=waits_until,
            ended_at=ended_at,
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
