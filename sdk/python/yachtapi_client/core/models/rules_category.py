from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model
from ..models.section import Section, check_section

if TYPE_CHECKING:
    from ..models.all_of_pattern import AllOfPattern
    from ..models.among_pattern import AmongPattern
    from ..models.any_pattern import AnyPattern
    from ..models.contains_pattern import ContainsPattern
    from ..models.face_points import FacePoints
    from ..models.faces_pattern import FacesPattern
    from ..models.fixed_points import FixedPoints
    from ..models.groups_pattern import GroupsPattern
    from ..models.matching_points import MatchingPoints
    from ..models.of_a_kind_pattern import OfAKindPattern
    from ..models.one_of_pattern import OneOfPattern
    from ..models.straight_pattern import StraightPattern
    from ..models.sum_points import SumPoints


T = TypeVar("T", bound="RulesCategory")


@_attrs_define
class RulesCategory:
    """
    Attributes:
        key (str):
        section (Section):
        pattern (AllOfPattern | AmongPattern | AnyPattern | ContainsPattern | FacesPattern | GroupsPattern |
            OfAKindPattern | OneOfPattern | StraightPattern):
        points (FacePoints | FixedPoints | MatchingPoints | SumPoints):
    """

    key: str
    section: Section
    pattern: (
        AllOfPattern
        | AmongPattern
        | AnyPattern
        | ContainsPattern
        | FacesPattern
        | GroupsPattern
        | OfAKindPattern
        | OneOfPattern
        | StraightPattern
    )
    points: FacePoints | FixedPoints | MatchingPoints | SumPoints
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.all_of_pattern import AllOfPattern
        from ..models.among_pattern import AmongPattern
        from ..models.any_pattern import AnyPattern
        from ..models.contains_pattern import ContainsPattern
        from ..models.face_points import FacePoints
        from ..models.faces_pattern import FacesPattern
        from ..models.groups_pattern import GroupsPattern
        from ..models.matching_points import MatchingPoints
        from ..models.of_a_kind_pattern import OfAKindPattern
        from ..models.straight_pattern import StraightPattern
        from ..models.sum_points import SumPoints

        key = self.key

        section: str = self.section

        pattern: dict[str, Any]
        if (
            isinstance(self.pattern, AnyPattern)
            or isinstance(self.pattern, OfAKindPattern)
            or isinstance(self.pattern, GroupsPattern)
            or isinstance(self.pattern, StraightPattern)
            or isinstance(self.pattern, FacesPattern)
            or isinstance(self.pattern, ContainsPattern)
            or isinstance(self.pattern, AmongPattern)
            or isinstance(self.pattern, AllOfPattern)
        ):
            pattern = self.pattern.to_dict()
        else:
            pattern = self.pattern.to_dict()

        points: dict[str, Any]
        if (
            isinstance(self.points, SumPoints)
            or isinstance(self.points, FacePoints)
            or isinstance(self.points, MatchingPoints)
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
        from ..models.all_of_pattern import AllOfPattern
        from ..models.among_pattern import AmongPattern
        from ..models.any_pattern import AnyPattern
        from ..models.contains_pattern import ContainsPattern
        from ..models.face_points import FacePoints
        from ..models.faces_pattern import FacesPattern
        from ..models.fixed_points import FixedPoints
        from ..models.groups_pattern import GroupsPattern
        from ..models.matching_points import MatchingPoints
        from ..models.of_a_kind_pattern import OfAKindPattern
        from ..models.one_of_pattern import OneOfPattern
        from ..models.straight_pattern import StraightPattern
        from ..models.sum_points import SumPoints

        d = dict(src_dict)
        key = d.pop("key")

        section = check_section(d.pop("section"))

        def _parse_pattern(
            data: object,
        ) -> (
            AllOfPattern
            | AmongPattern
            | AnyPattern
            | ContainsPattern
            | FacesPattern
            | GroupsPattern
            | OfAKindPattern
            | OneOfPattern
            | StraightPattern
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_0 = model(AnyPattern, data)

                return pattern_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_1 = model(OfAKindPattern, data)

                return pattern_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_2 = model(GroupsPattern, data)

                return pattern_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_3 = model(StraightPattern, data)

                return pattern_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_4 = model(FacesPattern, data)

                return pattern_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_5 = model(ContainsPattern, data)

                return pattern_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_6 = model(AmongPattern, data)

                return pattern_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_7 = model(AllOfPattern, data)

                return pattern_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pattern_type_8 = model(OneOfPattern, data)

                return pattern_type_8
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
                | OneOfPattern
                | StraightPattern,
                data,
            )

        pattern = _parse_pattern(d.pop("pattern"))

        def _parse_points(data: object) -> FacePoints | FixedPoints | MatchingPoints | SumPoints:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_0 = model(SumPoints, data)

                return points_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_1 = model(FacePoints, data)

                return points_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_2 = model(MatchingPoints, data)

                return points_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                points_type_3 = model(FixedPoints, data)

                return points_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FacePoints | FixedPoints | MatchingPoints | SumPoints, data)

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
