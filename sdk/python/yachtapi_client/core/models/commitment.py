from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid
from ..models.commitment_status import CommitmentStatus, check_commitment_status

T = TypeVar("T", bound="Commitment")


@_attrs_define
class Commitment:
    """One line of the public list, and how its game, or its shared dice, ended; `deleted` is a game that is no more.

    Attributes:
        number (int):
        draw_id (UUID):
        commitment (str):
        at (datetime.datetime):
        status (CommitmentStatus):
        abort_reason (None | str):
    """

    number: int
    draw_id: UUID
    commitment: str
    at: datetime.datetime
    status: CommitmentStatus
    abort_reason: str | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        draw_id = str(self.draw_id)

        commitment = self.commitment

        at = text(self.at)

        status: str = self.status

        abort_reason: str | None
        abort_reason = self.abort_reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "draw_id": draw_id,
                "commitment": commitment,
                "at": at,
                "status": status,
                "abort_reason": abort_reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        draw_id = uuid(d.pop("draw_id"))

        commitment = d.pop("commitment")

        at = instant(d.pop("at"))

        status = check_commitment_status(d.pop("status"))

        def _parse_abort_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        abort_reason = _parse_abort_reason(d.pop("abort_reason"))

        made = cls(
            number=number,
            draw_id=draw_id,
            commitment=commitment,
            at=at,
            status=status,
            abort_reason=abort_reason,
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
