from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text

if TYPE_CHECKING:
    from ..models.matches_count import MatchesCount


T = TypeVar("T", bound="Round")


@_attrs_define
class Round:
    """A round and how far it is.

    Attributes:
        n (int):
        opened_at (datetime.datetime):
        closed_at (datetime.datetime | None):
        matches (MatchesCount):
    """

    n: int
    opened_at: datetime.datetime
    closed_at: datetime.datetime | None
    matches: MatchesCount
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        opened_at = text(self.opened_at)

        closed_at: str | None
        if isinstance(self.closed_at, datetime.datetime):
            closed_at = text(self.closed_at)
        else:
            closed_at = self.closed_at

        matches = self.matches.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "opened_at": opened_at,
                "closed_at": closed_at,
                "matches": matches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.matches_count import MatchesCount

        d = dict(src_dict)
        n = d.pop("n")

        opened_at = instant(d.pop("opened_at"))

        def _parse_closed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                closed_at_type_0 = instant(data)

                return closed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        closed_at = _parse_closed_at(d.pop("closed_at"))

        matches = model(MatchesCount, d.pop("matches"))

        made = cls(
            n=n,
            opened_at=opened_at,
            closed_at=closed_at,
            matches=matches,
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
