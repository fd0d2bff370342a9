from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model
from ..models.ruleset_rules_categories_item_section import (
    RulesetRulesCategoriesItemSection,
    check_ruleset_rules_categories_item_section,
)

if TYPE_CHECKING:
    from ..models.ruleset_rules_categories_item_pattern_type_0 import RulesetRulesCategoriesItemPatternType0
    from ..models.ruleset_rules_categories_item_pattern_type_1 import RulesetRulesCategoriesItemPatternType1
    from ..models.ruleset_rules_categories_item_pattern_type_2 import RulesetRulesCategoriesItemPatternType2
    from ..models.ruleset_rules_categories_item_pattern_type_3 import RulesetRulesCategoriesItemPatternType3
    from ..models.ruleset_rules_categories_item_pattern_type_4 import RulesetRulesCategoriesItemPatternType4
    from ..models.ruleset_rules_categories_item_pattern_type_5 import RulesetRulesCategoriesItemPatternType5
    from ..models.ruleset_rules_categories_item_points_type_0 import RulesetRulesCategoriesItemPointsType0
    from ..models.ruleset_rules_categories_item_points_type_1 import RulesetRulesCategoriesItemPointsType1
    from ..models.ruleset_rules_categories_item_points_type_2 import RulesetRulesCategoriesItemPointsType2
    from ..models.ruleset_rules_categories_item_points_type_3 import RulesetRulesCategoriesItemPointsType3


T = TypeVar("T", bound="RulesetRulesCategoriesItem")


@_attrs_define
class RulesetRulesCategoriesItem:
    """
    Attributes:
        key (str):
        section (RulesetRulesCategoriesItemSection):
        pattern (RulesetRulesCategoriesItemPatternType0 | RulesetRulesCategoriesItemPatternType1 |
            RulesetRulesCategoriesItemPatternType2 | RulesetRulesCategoriesItemPatternType3 |
            RulesetRulesCategoriesItemPatternType4 | RulesetRulesCategoriesItemPatternType5):
        points (RulesetRulesCategoriesItemPointsType0 | RulesetRulesCategoriesItemPointsType1 |
            RulesetRulesCategoriesItemPointsType2 | RulesetRulesCategoriesItemPointsType3):
    """

    key: str
    section: RulesetRulesCategoriesItemSection
    pattern: (
        RulesetRulesCategoriesItemPatternType0
        | RulesetRulesCategoriesItemPatternType1
        | RulesetRulesCategoriesItemPatternType2
        | RulesetRulesCategoriesItemPatternType3
        | RulesetRulesCategoriesItemPatternType4
        | RulesetRulesCategoriesItemPatternType5
    )
    points: (
        RulesetRulesCategoriesItemPointsType0
        | RulesetRulesCategoriesItemPointsType1
        | RulesetRulesCategoriesItemPointsType2
        | RulesetRulesCategoriesItemPointsType3
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ruleset_rules_categories_item_pattern_type_0 import RulesetRulesCategoriesItemPatternType0
        from ..models.ruleset_rules_categories_item_pattern_type_1 import RulesetRulesCategoriesItemPatternType1
        from ..models.ruleset_rules_categories_item_pattern_type_2 import RulesetRulesCategoriesItemPatternType2
        from ..models.ruleset_rules_categories_item_pattern_type_3 import RulesetRulesCategoriesItemPatternType3
        from ..models.ruleset_rules_categories_item_pattern_type_4 import RulesetRulesCategoriesItemPatternType4
        from ..models.ruleset_rules_categories_item_points_type_0 import RulesetRulesCategoriesItemPointsType0
        from ..models.ruleset_rules_categories_item_points_type_1 import RulesetRulesCategoriesItemPointsType1
        from ..models.ruleset_rules_categories_item_points_type_2 import RulesetRulesCategoriesItemPointsType2

        key = self.key

        section: str = self.section

        pattern: dict[str, Any]
        if (
            isinstance(self.pattern, RulesetRulesCategoriesItemPatternType0)
            or isinstance(self.pattern, RulesetRulesCategoriesItemPatternType1)
            or isinstance(self.pattern, RulesetRulesCategoriesItemPatternType2)
            or isinstance(self.pattern, RulesetRulesCategoriesItemPatternType3)
            or isinstance(self.pattern, RulesetRulesCategoriesItemPatternType4)
        ):
            pattern = self.pattern.to_dict()
        else:
            pattern = self.pattern.to_dict()

        points: dict[str, Any]
        if (
            isinstance(self.points, RulesetRulesCategoriesItemPointsType0)
            or isinstance(self.points, RulesetRulesCategoriesItemPointsType1)
            or isinstance(self.points, RulesetRulesCategoriesItemPointsType2)
        ):
            points = self.points.to_dict()
        else:
            points = self.points.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "section": section,
                "pattern": pattern,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_rules_categories_item_pattern_type_0 import RulesetRulesCategoriesItemPatternType0
        from ..models.ruleset_rules_categories_item_pattern_type_1 import RulesetRulesCategoriesItemPatternType1
        from ..models.ruleset_rules_categories_item_pattern_type_2 import RulesetRulesCategoriesItemPatternType2
        from ..models.ruleset_rules_categories_item_pattern_type_3 import RulesetRulesCategoriesItemPatternType3
        from ..models.ruleset_rules_categories_item_pattern_type_4 import RulesetRulesCategoriesItemPatternType4
        from ..models.ruleset_rules_categories_item_pattern_type_5 import RulesetRulesCategoriesItemPatternType5
        from ..models.ruleset_rules_categories_item_points_type_0 import RulesetRulesCategoriesItemPointsType0
        from ..models.ruleset_rules_categories_item_points_type_1 import RulesetRulesCategoriesItemPointsType1
        from ..models.ruleset_rules_categories_item_points_type_2 import RulesetRulesCategoriesItemPointsType2
        from ..models.ruleset_rules_categories_item_points_type_3 import RulesetRulesCategoriesItemPointsType3

        d = dict(src_dict)
        key = d.pop("key")

        section = check_ruleset_rules_categories_item_section(d.pop("section"))

        def _parse_pattern(
            data: object,
        ) -> (
            RulesetRulesCategoriesItemPatternType0
            | RulesetRulesCategoriesItemPatternType1
            | RulesetRulesCategoriesItemPatternType2
            | RulesetRulesCategoriesItemPatternType3
            | RulesetRulesCategoriesItemPatternType4
            | RulesetRulesCategoriesItemPatternType5
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_0 = model(RulesetRulesCategoriesItemPatternType0, data)

                return pattern_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_1 = model(RulesetRulesCategoriesItemPatternType1, data)

                return pattern_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_2 = model(RulesetRulesCategoriesItemPatternType2, data)

                return pattern_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_3 = model(RulesetRulesCategoriesItemPatternType3, data)

                return pattern_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_4 = model(RulesetRulesCategoriesItemPatternType4, data)

                return pattern_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_5 = model(RulesetRulesCategoriesItemPatternType5, data)

                return pattern_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                RulesetRulesCategoriesItemPatternType0
                | RulesetRulesCategoriesItemPatternType1
                | RulesetRulesCategoriesItemPatternType2
                | RulesetRulesCategoriesItemPatternType3
                | RulesetRulesCategoriesItemPatternType4
                | RulesetRulesCategoriesItemPatternType5,
                data,
            )

        pattern = _parse_pattern(d.pop("pattern"))

        def _parse_points(
            data: object,
        ) -> (
            RulesetRulesCategoriesItemPointsType0
            | RulesetRulesCategoriesItemPointsType1
            | RulesetRulesCategoriesItemPointsType2
            | RulesetRulesCategoriesItemPointsType3
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_0 = model(RulesetRulesCategoriesItemPointsType0, data)

                return points_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_1 = model(RulesetRulesCategoriesItemPointsType1, data)

                return points_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_2 = model(RulesetRulesCategoriesItemPointsType2, data)

                return points_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_3 = model(RulesetRulesCategoriesItemPointsType3, data)

                return points_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                RulesetRulesCategoriesItemPointsType0
                | RulesetRulesCategoriesItemPointsType1
                | RulesetRulesCategoriesItemPointsType2
                | RulesetRulesCategoriesItemPointsType3,
                data,
            )

        points = _parse_points(d.pop("points"))

        made = cls(
            key=key,
            section=section,
            pattern=pattern,
            points=points,
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
