from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.strategy_strength import StrategyStrength


T = TypeVar("T", bound="Strategy")


@_attrs_define
class Strategy:
    """A built-in player; `strength` is by ruleset, as far as this version of it was measured under these rules.

    Attributes:
        key (str):
        version (str):
        name (str):
        summary (str):
        strength (StrategyStrength):
    """

    key: str
    version: str
    name: str
    summary: str
    strength: StrategyStrength
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        version = self.version

        name = self.name

        summary = self.summary

        strength = self.strength.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "version": version,
                "name": name,
                "summary": summary,
                "strength": strength,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.strategy_strength import StrategyStrength

        d = dict(src_dict)
        key = d.pop("key")

        version = d.pop("version")

        name = d.pop("name")

        summary = d.pop("summary")

        strength = model(StrategyStrength, d.pop("strength"))

        made = cls(
            key=key,
            version=version,
            name=name,
            summary=summary,
            strength=strength,
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
