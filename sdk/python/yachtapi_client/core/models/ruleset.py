from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text, uuid

if TYPE_CHECKING:
    from ..models.category import Category
    from ..models.optimum import Optimum
    from ..models.rules import Rules


T = TypeVar("T", bound="Ruleset")


@_attrs_define
class Ruleset:
    """A ruleset for people (names, sentences, examples) and for programs (the rules part).

    Attributes:
        key (str):
        digest (str): SHA-256 of the canonical form (RFC 8785) of the rules part, in hex.
        version (int): Of this key, from 1; the rules of a version never change.
        owner_id (None | UUID): Whose house ruleset it is; null for the catalog's.
        shared (bool): Whether `GET rulesets/shared/` lists it; the catalog is for all.
        retired_at (datetime.datetime | None): Since when nothing new begins by its rules; what had begun goes on.
        languages (list[str]): In which it is told; `Accept-Language` chooses one.
        name (str):
        summary (str):
        optimum (None | Optimum): Null until the ruleset is solved; reading it has a worker do that.
        rule_sentences (list[str]): The rules for people, in order.
        categories (list[Category]):
        source (str): Where these rules are written down.
        rules (Rules): The part of the document that the digest is of.
    """

    key: str
    digest: str
    version: int
    owner_id: UUID | None
    shared: bool
    retired_at: datetime.datetime | None
    languages: list[str]
    name: str
    summary: str
    optimum: Optimum | None
    rule_sentences: list[str]
    categories: list[Category]
    source: str
    rules: Rules
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.optimum import Optimum

        key = self.key

        digest = self.digest

        version = self.version

        owner_id: str | None
        if isinstance(self.owner_id, UUID):
            owner_id = str(self.owner_id)
        else:
            owner_id = self.owner_id

        shared = self.shared

        retired_at: str | None
        if isinstance(self.retired_at, datetime.datetime):
            retired_at = text(self.retired_at)
        else:
            retired_at = self.retired_at

        languages = self.languages

        name = self.name

        summary = self.summary

        optimum: dict[str, Any] | None
        if isinstance(self.optimum, Optimum):
            optimum = self.optimum.to_dict()
        else:
            optimum = self.optimum

        rule_sentences = self.rule_sentences

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        source = self.source

        rules = self.rules.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "digest": digest,
                "version": version,
                "owner_id": owner_id,
                "shared": shared,
                "retired_at": retired_at,
                "languages": languages,
                "name": name,
                "summary": summary,
                "optimum": optimum,
                "rule_sentences": rule_sentences,
                "categories": categories,
                "source": source,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category import Category
        from ..models.optimum import Optimum
        from ..models.rules import Rules

        d = dict(src_dict)
        key = d.pop("key")

        digest = d.pop("digest")

        version = d.pop("version")

        def _parse_owner_id(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                owner_id_type_0 = uuid(data)

                return owner_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        owner_id = _parse_owner_id(d.pop("owner_id"))

        shared = d.pop("shared")

        def _parse_retired_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                retired_at_type_0 = instant(data)

                return retired_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        retired_at = _parse_retired_at(d.pop("retired_at"))

        languages = cast(list[str], d.pop("languages"))

        name = d.pop("name")

        summary = d.pop("summary")

        def _parse_optimum(data: object) -> Optimum | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                optimum_type_0 = model(Optimum, data)

                return optimum_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Optimum, data)

        optimum = _parse_optimum(d.pop("optimum"))

        rule_sentences = cast(list[str], d.pop("rule_sentences"))

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in items(_categories):
            categories_item = model(Category, categories_item_data)

            categories.append(categories_item)

        source = d.pop("source")

        rules = model(Rules, d.pop("rules"))

        made = cls(
            key=key,
            digest=digest,
            version=version,
            owner_id=owner_id,
            shared=shared,
            retired_at=retired_at,
            languages=languages,
            name=name,
            summary=summary,
            optimum=optimum,
            rule_sentences=rule_sentences,
            categories=categories,
            source=source,
            rules=rules,
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
