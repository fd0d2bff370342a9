from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.shown_document_texts_additional_property import ShownDocumentTextsAdditionalProperty


T = TypeVar("T", bound="ShownDocumentTexts")


@_attrs_define
class ShownDocumentTexts:
    """By language."""

    additional_properties: dict[str, ShownDocumentTextsAdditionalProperty] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            field_dict[prop_name] = prop.to_dict()

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.shown_document_texts_additional_property import ShownDocumentTextsAdditionalProperty

        d = dict(src_dict)
        made = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():
            additional_property = model(ShownDocumentTextsAdditionalProperty, prop_dict)

            additional_properties[prop_name] = additional_property

        made.additional_properties = additional_properties
        return made

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> ShownDocumentTextsAdditionalProperty:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: ShownDocumentTextsAdditionalProperty) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
