from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import uuid

T = TypeVar("T", bound="Side")


@_attrs_define
class Side:
    """One entrant of a match.

    `regret` is what he gave away a game against perfect play, where the tournament looks at it.

        Attributes:
            index (int):
            entrant_id (UUID):
            name (str):
            seed (int | None):
            rank (int | None):
            points (int | None):
            regret (float | None):
    """

    index: int
    entrant_id: UUID
    name: str
    seed: int | None
    rank: int | None
    points: int | None
    regret: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        entrant_id = str(self.entrant_id)

        name = self.name

        seed: int | None
        seed = self.seed

        rank: int | None
        rank = self.rank

        points: int | None
        points = self.points

        regret: float | None
        regret = self.regret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "entrant_id": entrant_id,
                "name": name,
                "seed": seed,
                "rank": rank,
                "points": points,
                "regret": regret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        index = d.pop("index")

        entrant_id = uuid(d.pop("entrant_id"))

        name = d.pop("name")

        def _parse_seed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        def _parse_regret(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        regret = _parse_regret(d.pop("regret"))

        made = cls(
            index=index,
            entrant_id=entrant_id,
            name=name,
            seed=seed,
            rank=rank,
            points=points,
            regret=regret,
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
