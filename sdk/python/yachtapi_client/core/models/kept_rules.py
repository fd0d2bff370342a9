from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.invitation_rules import InvitationRules


T = TypeVar("T", bound="KeptRules")


@_attrs_define
class KeptRules:
    """The rules, or null while you are asked each time.

    Attributes:
        rules (InvitationRules | None):
    """

    rules: InvitationRules | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.invitation_rules import InvitationRules

        rules: dict[str, Any] | None
        if isinstance(self.rules, InvitationRules):
            rules = self.rules.to_dict()
        else:
            rules = self.rules

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.invitation_rules import InvitationRules

        d = dict(src_dict)

        def _parse_rules(data: object) -> InvitationRules | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rules_type_0 = model(InvitationRules, data)

                return rules_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(InvitationRules | None, data)

        rules = _parse_rules(d.pop("rules"))

        made = cls(
            rules=rules,
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
