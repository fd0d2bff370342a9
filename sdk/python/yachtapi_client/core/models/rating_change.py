from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model
from ..models.rating_kind import RatingKind, check_rating_kind

if TYPE_CHECKING:
    from ..models.skill import Skill


T = TypeVar("T", bound="RatingChange")


@_attrs_define
class RatingChange:
    """
    Attributes:
        seat (int):
        kind (RatingKind):
        rank (int):
        before (Skill):
        after (Skill):
    """

    seat: int
    kind: RatingKind
    rank: int
    before: Skill
    after: Skill
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        kind: str = self.kind

        rank = self.rank

        before = self.before.to_dict()

        after = self.after.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "kind": kind,
                "rank": rank,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.skill import Skill

        d = dict(src_dict)
        seat = d.pop("seat")

        kind = check_rating_kind(d.pop("kind"))

        rank = d.pop("rank")

        before = model(Skill, d.pop("before"))

        after = model(Skill, d.pop("after"))

        made = cls(
            seat=seat,
            kind=kind,
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
