from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.advised_category import AdvisedCategory
    from ..models.advised_keep import AdvisedKeep


T = TypeVar("T", bound="Advice")


@_attrs_define
class Advice:
    """The expected final score under best play, and every legal action, the best first; none if the card is full.

    Attributes:
        value (float): The expected final score, in points.
        actions (list[AdvisedCategory | AdvisedKeep]):
    """

    value: float
    actions: list[AdvisedCategory | AdvisedKeep]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.advised_keep import AdvisedKeep

        value = self.value

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, AdvisedKeep):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "actions": actions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.advised_category import AdvisedCategory
        from ..models.advised_keep import AdvisedKeep

        d = dict(src_dict)
        value = d.pop("value")

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in items(_actions):

            def _parse_actions_item(data: object) -> AdvisedCategory | AdvisedKeep:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_advised_action_type_0 = model(AdvisedKeep, data)

                    return componentsschemas_advised_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_advised_action_type_1 = model(AdvisedCategory, data)

                    return componentsschemas_advised_action_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(AdvisedCategory | AdvisedKeep, data)

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        made = cls(
            value=value,
            actions=actions,
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
