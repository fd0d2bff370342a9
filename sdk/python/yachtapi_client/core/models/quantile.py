from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Quantile")


@_attrs_define
class Quantile:
    """A final score that a share of the games did not exceed.

    Attributes:
        p (float): The share.
        score (int): The lowest score that at least this share of the games didn't exceed.
        low (int): Lower end of the 95 % interval, by order statistics, for this quantile of all possible games.
        high (int): Its upper end; each quantile has its interval by itself.
    """

    p: float
    score: int
    low: int
    high: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        p = self.p

        score = self.score

        low = self.low

        high = self.high

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "p": p,
                "score": score,
                "low": low,
                "high": high,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        p = d.pop("p")

        score = d.pop("score")

        low = d.pop("low")

        high = d.pop("high")

        made = cls(
            p=p,
            score=score,
            low=low,
            high=high,
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
