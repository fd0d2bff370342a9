from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.tie_break_terms_item import TieBreakTermsItem


T = TypeVar("T", bound="TieBreak")


@_attrs_define
class TieBreak:
    """One tie-break of an entrant; its terms say what it is made of.

    Attributes:
        tie_break (str):
        total (float | None): Null where it does not apply to him.
        terms (list[TieBreakTermsItem]):
    """

    tie_break: str
    total: float | None
    terms: list[TieBreakTermsItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tie_break = self.tie_break

        total: float | None
        total = self.total

        terms = []
        for terms_item_data in self.terms:
            terms_item = terms_item_data.to_dict()
            terms.append(terms_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tie_break": tie_break,
                "total": total,
                "terms": terms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tie_break_terms_item import TieBreakTermsItem

        d = dict(src_dict)
        tie_break = d.pop("tie_break")

        def _parse_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total = _parse_total(d.pop("total"))

        terms = []
        _terms = d.pop("terms")
        for terms_item_data in items(_terms):
            terms_item = model(TieBreakTermsItem, terms_item_data)

            terms.append(terms_item)

        made = cls(
            tie_break=tie_break,
            total=total,
            terms=terms,
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
