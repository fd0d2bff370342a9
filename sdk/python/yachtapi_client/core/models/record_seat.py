from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import uuid

T = TypeVar("T", bound="RecordSeat")


@_attrs_define
class RecordSeat:
    """
    Attributes:
        index (int):
        player_id (UUID):
        strategy (None | str):
        strategy_version (None | str):
    """

    index: int
    player_id: UUID
    strategy: str | None
    strategy_version: str | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        player_id = str(self.player_id)

        strategy: str | None
        strategy = self.strategy

        strategy_version: str | None
        strategy_version = self.strategy_version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "player_id": player_id,
                "strategy": strategy,
                "strategy_version": strategy_version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        index = d.pop("index")

        player_id = uuid(d.pop("player_id"))

        def _parse_strategy(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy = _parse_strategy(d.pop("strategy"))

        def _parse_strategy_version(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy_version = _parse_strategy_version(d.pop("strategy_version"))

        made = cls(
            index=index,
            player_id=player_id,
            strategy=strategy,
            strategy_version=strategy_version,
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
