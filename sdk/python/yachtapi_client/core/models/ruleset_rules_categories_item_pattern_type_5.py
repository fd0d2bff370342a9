from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_0 import (
        RulesetRulesCategoriesItemPatternType5PatternsItemType0,
    )
    from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_1 import (
        RulesetRulesCategoriesItemPatternType5PatternsItemType1,
    )
    from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_2 import (
        RulesetRulesCategoriesItemPatternType5PatternsItemType2,
    )
    from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_3 import (
        RulesetRulesCategoriesItemPatternType5PatternsItemType3,
    )
    from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_4 import (
        RulesetRulesCategoriesItemPatternType5PatternsItemType4,
    )


T = TypeVar("T", bound="RulesetRulesCategoriesItemPatternType5")


@_attrs_define
class RulesetRulesCategoriesItemPatternType5:
    """Any of these patterns.

    Attributes:
        kind (Literal['one_of']):
        patterns (list[RulesetRulesCategoriesItemPatternType5PatternsItemType0 |
            RulesetRulesCategoriesItemPatternType5PatternsItemType1 |
            RulesetRulesCategoriesItemPatternType5PatternsItemType2 |
            RulesetRulesCategoriesItemPatternType5PatternsItemType3 |
            RulesetRulesCategoriesItemPatternType5PatternsItemType4]):
    """

    kind: Literal["one_of"]
    patterns: list[
        RulesetRulesCategoriesItemPatternType5PatternsItemType0
        | RulesetRulesCategoriesItemPatternType5PatternsItemType1
        | RulesetRulesCategoriesItemPatternType5PatternsItemType2
        | RulesetRulesCategoriesItemPatternType5PatternsItemType3
        | RulesetRulesCategoriesItemPatternType5PatternsItemType4
    ]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_0 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType0,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_1 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType1,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_2 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType2,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_3 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType3,
        )

        kind = self.kind

        patterns = []
        for patterns_item_data in self.patterns:
            patterns_item: dict[str, Any]
            if (
                isinstance(patterns_item_data, RulesetRulesCategoriesItemPatternType5PatternsItemType0)
                or isinstance(patterns_item_data, RulesetRulesCategoriesItemPatternType5PatternsItemType1)
                or isinstance(patterns_item_data, RulesetRulesCategoriesItemPatternType5PatternsItemType2)
                or isinstance(patterns_item_data, RulesetRulesCategoriesItemPatternType5PatternsItemType3)
            ):
                patterns_item = patterns_item_data.to_dict()
            else:
                patterns_item = patterns_item_data.to_dict()

            patterns.append(patterns_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "patterns": patterns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_0 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType0,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_1 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType1,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_2 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType2,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_3 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType3,
        )
        from ..models.ruleset_rules_categories_item_pattern_type_5_patterns_item_type_4 import (
            RulesetRulesCategoriesItemPatternType5PatternsItemType4,
        )

        d = dict(src_dict)
        kind = cast(Literal["one_of"], d.pop("kind"))
        if kind != "one_of":
            raise ValueError(f"kind must match const 'one_of', got '{kind}'")

        patterns = []
        _patterns = d.pop("patterns")
        for patterns_item_data in items(_patterns):

            def _parse_patterns_item(
                data: object,
            ) -> (
                RulesetRulesCategoriesItemPatternType5PatternsItemType0
                | RulesetRulesCategoriesItemPatternType5PatternsItemType1
                | RulesetRulesCategoriesItemPatternType5PatternsItemType2
                | RulesetRulesCategoriesItemPatternType5PatternsItemType3
                | RulesetRulesCategoriesItemPatternType5PatternsItemType4
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_0 = model(RulesetRulesCategoriesItemPatternType5PatternsItemType0, data)

                    return patterns_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_1 = model(RulesetRulesCategoriesItemPatternType5PatternsItemType1, data)

                    return patterns_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_2 = model(RulesetRulesCategoriesItemPatternType5PatternsItemType2, data)

                    return patterns_item_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_3 = model(RulesetRulesCategoriesItemPatternType5PatternsItemType3, data)

                    return patterns_item_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_4 = model(RulesetRulesCategoriesItemPatternType5PatternsItemType4, data)

                    return patterns_item_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    RulesetRulesCategoriesItemPatternType5PatternsItemType0
                    | RulesetRulesCategoriesItemPatternType5PatternsItemType1
                    | RulesetRulesCategoriesItemPatternType5PatternsItemType2
                    | RulesetRulesCategoriesItemPatternType5PatternsItemType3
                    | RulesetRulesCategoriesItemPatternType5PatternsItemType4,
                    data,
                )

            patterns_item = _parse_patterns_item(patterns_item_data)

            patterns.append(patterns_item)

        made = cls(
            kind=kind,
            patterns=patterns,
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
