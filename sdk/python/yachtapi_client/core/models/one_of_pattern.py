from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.all_of_pattern import AllOfPattern
    from ..models.among_pattern import AmongPattern
    from ..models.any_pattern import AnyPattern
    from ..models.contains_pattern import ContainsPattern
    from ..models.faces_pattern import FacesPattern
    from ..models.groups_pattern import GroupsPattern
    from ..models.of_a_kind_pattern import OfAKindPattern
    from ..models.straight_pattern import StraightPattern


T = TypeVar("T", bound="OneOfPattern")


@_attrs_define
class OneOfPattern:
    """Any of these patterns.

    Attributes:
        kind (Literal['one_of']):
        patterns (list[AllOfPattern | AmongPattern | AnyPattern | ContainsPattern | FacesPattern | GroupsPattern |
            OfAKindPattern | StraightPattern]):
    """

    kind: Literal["one_of"]
    patterns: list[
        AllOfPattern
        | AmongPattern
        | AnyPattern
        | ContainsPattern
        | FacesPattern
        | GroupsPattern
        | OfAKindPattern
        | StraightPattern
    ]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.among_pattern import AmongPattern
        from ..models.any_pattern import AnyPattern
        from ..models.contains_pattern import ContainsPattern
        from ..models.faces_pattern import FacesPattern
        from ..models.groups_pattern import GroupsPattern
        from ..models.of_a_kind_pattern import OfAKindPattern
        from ..models.straight_pattern import StraightPattern

        kind = self.kind

        patterns = []
        for patterns_item_data in self.patterns:
            patterns_item: dict[str, Any]
            if (
                isinstance(patterns_item_data, AnyPattern)
                or isinstance(patterns_item_data, OfAKindPattern)
                or isinstance(patterns_item_data, GroupsPattern)
                or isinstance(patterns_item_data, StraightPattern)
                or isinstance(patterns_item_data, FacesPattern)
                or isinstance(patterns_item_data, ContainsPattern)
                or isinstance(patterns_item_data, AmongPattern)
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
        from ..models.all_of_pattern import AllOfPattern
        from ..models.among_pattern import AmongPattern
        from ..models.any_pattern import AnyPattern
        from ..models.contains_pattern import ContainsPattern
        from ..models.faces_pattern import FacesPattern
        from ..models.groups_pattern import GroupsPattern
        from ..models.of_a_kind_pattern import OfAKindPattern
        from ..models.straight_pattern import StraightPattern

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
                AllOfPattern
                | AmongPattern
                | AnyPattern
                | ContainsPattern
                | FacesPattern
                | GroupsPattern
                | OfAKindPattern
                | StraightPattern
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_0 = model(AnyPattern, data)

                    return patterns_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_1 = model(OfAKindPattern, data)

                    return patterns_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_2 = model(GroupsPattern, data)

                    return patterns_item_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_3 = model(StraightPattern, data)

                    return patterns_item_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_4 = model(FacesPattern, data)

                    return patterns_item_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_5 = model(ContainsPattern, data)

                    return patterns_item_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_6 = model(AmongPattern, data)

                    return patterns_item_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    patterns_item_type_7 = model(AllOfPattern, data)

                    return patterns_item_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    AllOfPattern
                    | AmongPattern
                    | AnyPattern
                    | ContainsPattern
                    | FacesPattern
                    | GroupsPattern
                    | OfAKindPattern
                    | StraightPattern,
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
