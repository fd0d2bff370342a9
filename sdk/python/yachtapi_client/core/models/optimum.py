from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.distribution import Distribution


T = TypeVar("T", bound="Optimum")


@_attrs_define
class Optimum:
    """What a whole game brings under best play.

    Attributes:
        expected_score (float): Points, exactly.
        standard_deviation (float): Points, exactly.
        distribution (Distribution | None): Null for rules that no stored run of self-play was measured with.
    """

    expected_score: float
    standard_deviation: float
    distribution: Distribution | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.distribution import Distribution

        expected_score = self.expected_score

        standard_deviation = self.standard_deviation

        distribution: dict[str, Any] | None
        if isinstance(self.distribution, Distribution):
            distribution = self.distribution.to_dict()
        else:
            distribution = self.distribution

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "expected_score": expected_score,
                "standard_deviation": standard_deviation,
                "distribution": distribution,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.distribution import Distribution

        d = dict(src_dict)
        expected_score = d.pop("expected_score")

        standard_deviation = d.pop("standard_deviation")

        def _parse_distribution(data: object) -> Distribution | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                distribution_type_0 = model(Distribution, data)

                return distribution_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Distribution | None, data)

        distribution = _parse_distribution(d.pop("distribution"))

        made = cls(
            expected_score=expected_score,
            standard_deviation=standard_deviation,
            distribution=distribution,
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
