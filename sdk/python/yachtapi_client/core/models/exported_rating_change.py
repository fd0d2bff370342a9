from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.exported_skill import ExportedSkill


T = TypeVar("T", bound="ExportedRatingChange")


@_attrs_define
class ExportedRatingChange:
    """What a game, or the merge of another account, made of a rating; `line` numbers them in the order they counted.

    Attributes:
        line (int):
        kind (str):
        seat (int | None):
        rank (int | None):
        before (ExportedSkill):
        after (ExportedSkill):
    """

    line: int
    kind: str
    seat: int | None
    rank: int | None
    before: ExportedSkill
    after: ExportedSkill
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line = self.line

        kind = self.kind

        seat: int | None
        seat = self.seat

        rank: int | None
        rank = self.rank

        before = self.before.to_dict()

        after = self.after.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line": line,
                "kind": kind,
                "seat": seat,
                "rank": rank,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_skill import ExportedSkill

        d = dict(src_dict)
        line = d.pop("line")

        kind = d.pop("kind")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        before = model(ExportedSkill, d.pop("before"))

        after = model(ExportedSkill, d.pop("after"))

        made = cls(
            line=line,
            kind=kind,
            seat=seat,
            rank=rank,
            before=before,
            after=after,
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
