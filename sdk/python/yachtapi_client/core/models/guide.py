from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.category import Category
    from ..models.guide_headings import GuideHeadings
    from ..models.question import Question
    from ..models.sister import Sister


T = TypeVar("T", bound="Guide")


@_attrs_define
class Guide:
    """How to play by a ruleset, in the order in which it is read.

    Attributes:
        key (str):
        digest (str): Of the rules.
        language (str): Of the ruleset's own texts.
        headings (GuideHeadings): What may stand above each part, by name.
        name (str):
        summary (str):
        basics (list[str]): The rules for people, in order.
        categories (list[Category]):
        bonuses (list[str]): The bonuses, and what a joker does.
        sisters (list[Sister]):
        tips (list[str]): Five.
        questions (list[Question]):
    """

    key: str
    digest: str
    language: str
    headings: GuideHeadings
    name: str
    summary: str
    basics: list[str]
    categories: list[Category]
    bonuses: list[str]
    sisters: list[Sister]
    tips: list[str]
    questions: list[Question]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        digest = self.digest

        language = self.language

        headings = self.headings.to_dict()

        name = self.name

        summary = self.summary

        basics = self.basics

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        bonuses = self.bonuses

        sisters = []
        for sisters_item_data in self.sisters:
            sisters_item = sisters_item_data.to_dict()
            sisters.append(sisters_item)

        tips = self.tips

        questions = []
        for questions_item_data in self.questions:
            questions_item = questions_item_data.to_dict()
            questions.append(questions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "digest": digest,
                "language": language,
                "headings": headings,
                "name": name,
                "summary": summary,
                "basics": basics,
                "categories": categories,
                "bonuses": bonuses,
                "sisters": sisters,
                "tips": tips,
                "questions": questions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category import Category
        from ..models.guide_headings import GuideHeadings
        from ..models.question import Question
        from ..models.sister import Sister

        d = dict(src_dict)
        key = d.pop("key")

        digest = d.pop("digest")

        language = d.pop("language")

        headings = model(GuideHeadings, d.pop("headings"))

        name = d.pop("name")

        summary = d.pop("summary")

        basics = cast(list[str], d.pop("basics"))

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in items(_categories):
            categories_item = model(Category, categories_item_data)

            categories.append(categories_item)

        bonuses = cast(list[str], d.pop("bonuses"))

        sisters = []
        _sisters = d.pop("sisters")
        for sisters_item_data in items(_sisters):
            sisters_item = model(Sister, sisters_item_data)

            sisters.append(sisters_item)

        tips = cast(list[str], d.pop("tips"))

        questions = []
        _questions = d.pop("questions")
        for questions_item_data in items(_questions):
            questions_item = model(Question, questions_item_data)

            questions.append(questions_item)

        made = cls(
            key=key,
            digest=digest,
            language=language,
            headings=headings,
            name=name,
            summary=summary,
            basics=basics,
            categories=categories,
            bonuses=bonuses,
            sisters=sisters,
            tips=tips,
            questions=questions,
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
