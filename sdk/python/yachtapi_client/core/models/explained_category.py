from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.example import Example


T = TypeVar("T", bound="ExplainedCategory")


@_attrs_define
class ExplainedCategory:
    """A row of the table of categories.

    Attributes:
        key (str):
        name (str):
        section (str): `upper` or `lower`.
        rule (str):
        example (Example): Dice and what they are worth.
    """

    key: str
    name: str
    section: str
    rule: str
    example: Example
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        name = self.name

        section = self.section

        rule = self.rule

        example = self.example.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "name": name,
                "section": section,
                "rule": rule,
                "example": example,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.example import Example

        d = dict(src_dict)
        key = d.pop("key")

        name = d.pop("name")

        section = d.pop("section")

        rule = d.pop("rule")

        example = model(Example, d.pop("example"))

        made = cls(
            key=key,
            name=name,
            section=section,
            rule=rule,
            example=example,
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
