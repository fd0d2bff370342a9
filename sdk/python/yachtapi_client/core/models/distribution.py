from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.quantile import Quantile


T = TypeVar("T", bound="Distribution")


@_attrs_define
class Distribution:
    """The final scores of seeded self-play, each game played for the highest expected score: an estimate.

    Attributes:
        games (int):
        mean (float): Points; differs from `expected_score` by chance alone.
        standard_error (float): Of the mean, in points.
        quantiles (list[Quantile]): By rising share.
    """

    games: int
    mean: float
    standard_error: float
    quantiles: list[Quantile]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        mean = self.mean

        standard_error = self.standard_error

        quantiles = []
        for quantiles_item_data in self.quantiles:
            quantiles_item = quantiles_item_data.to_dict()
            quantiles.append(quantiles_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "mean": mean,
                "standard_error": standard_error,
                "quantiles": quantiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.quantile import Quantile

        d = dict(src_dict)
        games = d.pop("games")

        mean = d.pop("mean")

        standard_error = d.pop("standard_error")

        quantiles = []
        _quantiles = d.pop("quantiles")
        for quantiles_item_data in items(_quantiles):
            quantiles_item = model(Quantile, quantiles_item_data)

            quantiles.append(quantiles_item)

        made = cls(
            games=games,
            mean=mean,
            standard_error=standard_error,
            quantiles=quantiles,
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
