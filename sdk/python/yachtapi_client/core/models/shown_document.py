from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.rules import Rules
    from ..models.shown_document_examples import ShownDocumentExamples
    from ..models.shown_document_texts import ShownDocumentTexts


T = TypeVar("T", bound="ShownDocument")


@_attrs_define
class ShownDocument:
    """A ruleset as it was posted, in its normal form, with all its texts; it may be posted again, changed or not.

    Attributes:
        rules (Rules): The part of the document that the digest is of.
        texts (ShownDocumentTexts): By language.
        source (str):
        examples (ShownDocumentExamples):
    """

    rules: Rules
    texts: ShownDocumentTexts
    source: str
    examples: ShownDocumentExamples
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rules = self.rules.to_dict()

        texts = self.texts.to_dict()

        source = self.source

        examples = self.examples.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rules": rules,
                "texts": texts,
                "source": source,
                "examples": examples,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rules import Rules
        from ..models.shown_document_examples import ShownDocumentExamples
        from ..models.shown_document_texts import ShownDocumentTexts

        d = dict(src_dict)
        rules = model(Rules, d.pop("rules"))

        texts = model(ShownDocumentTexts, d.pop("texts"))

        source = d.pop("source")

        examples = model(ShownDocumentExamples, d.pop("examples"))

        made = cls(
            rules=rules,
            texts=texts,
            source=source,
            examples=examples,
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
