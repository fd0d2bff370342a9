from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.check import Check


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Whether the server can do its work, and what stands in its way.

    Attributes:
        ready (bool): Whether all checks are well.
        checks (list[Check]):
    """

    ready: bool
    checks: list[Check]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ready = self.ready

        checks = []
        for checks_item_data in self.checks:
            checks_item = checks_item_data.to_dict()
            checks.append(checks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ready": ready,
                "checks": checks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.check import Check

        d = dict(src_dict)
        ready = d.pop("ready")

        checks = []
        _checks = d.pop("checks")
        for checks_item_data in items(_checks):
            checks_item = model(Check, checks_item_data)

            checks.append(checks_item)

        made = cls(
            ready=ready,
            checks=checks,
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
