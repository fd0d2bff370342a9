from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define

from ...lenient import uuid

T = TypeVar("T", bound="ForfeitRequest")


@_attrs_define
class ForfeitRequest:
    """Who is to lose a match.

    Attributes:
        entrant_id (UUID):
    """

    entrant_id: UUID

    def to_dict(self) -> dict[str, Any]:
        entrant_id = str(self.entrant_id)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "entrant_id": entrant_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entrant_id = uuid(d.pop("entrant_id"))

        made = cls(
            entrant_id=entrant_id,
        )

        return made
