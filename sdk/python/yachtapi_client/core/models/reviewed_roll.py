from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.decision import Decision


T = TypeVar("T", bound="ReviewedRoll")


@_attrs_define
class ReviewedRoll:
    """One throw, and the decision that followed: null if the seat left or the game broke off.

    Attributes:
        roll (int):
        keep (list[int]): What the throw left on the table.
        dice (list[int]):
        expected (float): The expected final score before the throw.
        value (float): The expected final score after it, if the best is done.
        luck (float): `value` less `expected`.
        decision (Decision | None):
    """

    roll: int
    keep: list[int]
    dice: list[int]
    expected: float
    value: float
    luck: float
    decision: Decision | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.decision import Decision

        roll = self.roll

        keep = self.keep

        dice = self.dice

        expected = self.expected

        value = self.value

        luck = self.luck

        decision: dict[str, Any] | None
        if isinstance(self.decision, Decision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "roll": roll,
                "keep": keep,
                "dice": dice,
                "expected": expected,
                "value": value,
                "luck": luck,
                "decision": decision,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision import Decision

        d = dict(src_dict)
        roll = d.pop("roll")

        keep = cast(list[int], d.pop("keep"))

        dice = cast(list[int], d.pop("dice"))

        expected = d.pop("expected")

        value = d.pop("value")

        luck = d.pop("luck")

        def _parse_decision(data: object) -> Decision | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                decision_type_0 = model(Decision, data)

                return decision_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Decision | None, data)

        decision = _parse_decision(d.pop("decision"))

        made = cls(
            roll=roll,
            keep=keep,
            dice=dice,
            expected=expected,
            value=value,
            luck=luck,
            decision=decision,
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
