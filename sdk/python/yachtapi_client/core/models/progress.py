from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text

T = TypeVar("T", bound="Progress")


@_attrs_define
class Progress:
    """How far it is: matches of all rounds that are known so far, those that failed among them.

    Attributes:
        known (int):
        decided (int):
        failed (int):
        per_minute (float): Matches decided, of late.
        expected_end (datetime.datetime | None): Of the round under way, at this rate; null while nothing moves.
    """

    known: int
    decided: int
    failed: int
    per_minute: float
    expected_end: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        known = self.known

        decided = self.decided

        failed = self.failed

        per_minute = self.per_minute

        expected_end: str | None
        if isinstance(self.expected_end, datetime.datetime):
            expected_end = text(self.expected_end)
        else:
            expected_end = self.expected_end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "known": known,
                "decided": decided,
                "failed": failed,
                "per_minute": per_minute,
                "expected_end": expected_end,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        known = d.pop("known")

        decided = d.pop("decided")

        failed = d.pop("failed")

        per_minute = d.pop("per_minute")

        def _parse_expected_end(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expected_end_type_0 = instant(data)

                return expected_end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expected_end = _parse_expected_end(d.pop("expected_end"))

        made = cls(
            known=known,
            decided=decided,
            failed=failed,
            per_minute=per_minute,
            expected_end=expected_end,
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
