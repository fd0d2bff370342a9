from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.holding import Holding
    from ..models.rate import Rate


T = TypeVar("T", bound="Limits")


@_attrs_define
class Limits:
    """Every limit.

    Attributes:
        enforced (bool): Whether the rates count; an operator can switch them off.
        rates (list[Rate]):
        holdings (list[Holding]):
        body_bytes (int): The longest body of a request.
    """

    enforced: bool
    rates: list[Rate]
    holdings: list[Holding]
    body_bytes: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        enforced = self.enforced

        rates = []
        for rates_item_data in self.rates:
            rates_item = rates_item_data.to_dict()
            rates.append(rates_item)

        holdings = []
        for holdings_item_data in self.holdings:
            holdings_item = holdings_item_data.to_dict()
            holdings.append(holdings_item)

        body_bytes = self.body_bytes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "enforced": enforced,
                "rates": rates,
                "holdings": holdings,
                "body_bytes": body_bytes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.holding import Holding
        from ..models.rate import Rate

        d = dict(src_dict)
        enforced = d.pop("enforced")

        rates = []
        _rates = d.pop("rates")
        for rates_item_data in items(_rates):
            rates_item = model(Rate, rates_item_data)

            rates.append(rates_item)

        holdings = []
        _holdings = d.pop("holdings")
        for holdings_item_data in items(_holdings):
            holdings_item = model(Holding, holdings_item_data)

            holdings.append(holdings_item)

        body_bytes = d.pop("body_bytes")

        made = cls(
            enforced=enforced,
            rates=rates,
            holdings=holdings,
            body_bytes=body_bytes,
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
