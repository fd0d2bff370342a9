from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import uuid

T = TypeVar("T", bound="ExportedEntry")


@_attrs_define
class ExportedEntry:
    """
    Attributes:
        tournament_id (UUID):
        entrant_id (UUID):
        status (str):
        seed (int | None):
        reason (None | str):
    """

    tournament_id: UUID
    entrant_id: UUID
    status: str
    seed: int | None
    reason: str | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament_id = str(self.tournament_id)

        entrant_id = str(self.entrant_id)

        status = self.status

        seed: int | None
        seed = self.seed

        reason: str | None
        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament_id": tournament_id,
                "entrant_id": entrant_id,
                "status": status,
                "seed": seed,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tournament_id = uuid(d.pop("tournament_id"))

        entrant_id = uuid(d.pop("entrant_id"))

        status = d.pop("status")

        def _parse_seed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        made = cls(
            tournament_id=tournament_id,
            entrant_id=entrant_id,
            status=status,
            seed=seed,
            reason=reason,
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
