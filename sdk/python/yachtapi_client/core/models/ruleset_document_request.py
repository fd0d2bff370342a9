from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ...lenient import model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ruleset_document_request_examples import RulesetDocumentRequestExamples
    from ..models.ruleset_document_request_rules import RulesetDocumentRequestRules
    from ..models.ruleset_document_request_texts import RulesetDocumentRequestTexts


T = TypeVar("T", bound="RulesetDocumentRequest")


@_attrs_define
class RulesetDocumentRequest:
    """A ruleset as `GET rulesets/{key}/document/` shows it.

    Attributes:
        rules (RulesetDocumentRequestRules): As `GET rulesets/{key}/` shows it. `upper_bonus`, `extra_bonus` and `joker`
            may be left out; the `key` is your own, of small letters, digits and dashes, and your id is put in front.
        texts (RulesetDocumentRequestTexts): By language: `name`, `summary`, `rules` (sentences), and `categories` with
            a `name` and a `rule` by key.
        source (str | Unset): Where these rules are written down.
        examples (RulesetDocumentRequestExamples | Unset): By category: dice that bring points in it; the dice that
            bring the most if left out.
    """

    rules: RulesetDocumentRequestRules
    texts: RulesetDocumentRequestTexts
    source: str | Unset = UNSET
    examples: RulesetDocumentRequestExamples | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        rules = self.rules.to_dict()

        texts = self.texts.to_dict()

        source = self.source

        examples: dict[str, Any] | Unset = UNSET
        if not isinstance(self.examples, Unset):
            examples = self.examples.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rules": rules,
                "texts": texts,
            }
        )
        if source is not UNSET:
            field_dict["source"] = source
        if examples is not UNSET:
            field_dict["examples"] = examples

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_document_request_examples import RulesetDocumentRequestExamples
        from ..models.ruleset_document_request_rules import RulesetDocumentRequestRules
        from ..models.ruleset_document_request_texts import RulesetDocumentRequestTexts

        d = dict(src_dict)
        rules = model(RulesetDocumentRequestRules, d.pop("rules"))

        texts = model(RulesetDocumentRequestTexts, d.pop("texts"))

        source = d.pop("source", UNSET)

        _examples = d.pop("examples", UNSET)
        examples: RulesetDocumentRequestExamples | Unset
        if isinstance(_examples, Unset):
            examples = UNSET
        else:
            examples = model(RulesetDocumentRequestExamples, _examples)

        made = cls(
            rules=rules,
            texts=texts,
            source=source,
            examples=examples,
        )

        return made
