from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.advised_category import AdvisedCategory
    from ..models.advised_keep import AdvisedKeep


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """What was done with the dice of a roll, and what perfect play does: the same where nothing was given away.

    Attributes:
        done (AdvisedCategory | AdvisedKeep):
        best (AdvisedCategory | AdvisedKeep):
        options (int): How many actions were legal.
    """

    done: AdvisedCategory | AdvisedKeep
    best: AdvisedCategory | AdvisedKeep
    options: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.advised_keep import AdvisedKeep

        done: dict[str, Any]
        if isinstance(self.done, AdvisedKeep):
            done = self.done.to_dict()
        else:
            done = self.done.to_dict()

        best: dict[str, Any]
        if isinstance(self.best, AdvisedKeep):
            best = self.best.to_dict()
        else:
            best = self.best.to_dict()

        options = self.options

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "done": done,
                "best": best,
                "options": options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.advised_category import AdvisedCategory
        from ..models.advised_keep import AdvisedKeep

        d = dict(src_dict)

        def _parse_done(data: object) -> AdvisedCategory | AdvisedKeep:
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

        done = _parse_done(d.pop("done"))

        def _parse_best(data: object) -> AdvisedCategory | AdvisedKeep:
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

        best = _parse_best(d.pop("best"))

        options = d.pop("options")

        made = cls(
            done=done,
            best=best,
            options=options,
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
