from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PatchedChangeEntrantRequest")


@_attrs_define
class PatchedChangeEntrantRequest:
    """What an organiser may say of an entrant before the start.

    Attributes:
        seed (int | None | Unset): Where to seed him, from 1, the strongest; null: after all those of whom it is said.
    """

    seed: int | Unset | None = UNSET

    def to_dict(self) -> dict[str, Any]:
        seed: int | Unset | None
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_seed(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        made = cls(
            seed=seed,
        )

        return made
