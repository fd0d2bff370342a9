from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.limit_payer import LimitPayer, check_limit_payer

T = TypeVar("T", bound="Rate")


@_attrs_define
class Rate:
    """How often something may be asked: so many units in so many seconds, all of which may be spent at once.

    Attributes:
        policy (str): As the `RateLimit` fields name it.
        units (int):
        seconds (int):
        by (LimitPayer):
        left (int | None): Null where it depends on a username.
        whole_in (int | None): Seconds until all are there again.
    """

    policy: str
    units: int
    seconds: int
    by: LimitPayer
    left: int | None
    whole_in: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        policy = self.policy

        units = self.units

        seconds = self.seconds

        by: str = self.by

        left: int | None
        left = self.left

        whole_in: int | None
        whole_in = self.whole_in

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "policy": policy,
                "units": units,
                "seconds": seconds,
                "by": by,
                "left": left,
                "whole_in": whole_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        policy = d.pop("policy")

        units = d.pop("units")

        seconds = d.pop("seconds")

        by = check_limit_payer(d.pop("by"))

        def _parse_left(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        left = _parse_left(d.pop("left"))

        def _parse_whole_in(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        whole_in = _parse_whole_in(d.pop("whole_in"))

        made = cls(
            policy=policy,
            units=units,
            seconds=seconds,
            by=by,
            left=left,
            whole_in=whole_in,
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
