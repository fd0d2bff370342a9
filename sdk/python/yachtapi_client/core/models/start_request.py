from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="StartRequest")


@_attrs_define
class StartRequest:
    """The start of a game.

    Attributes:
        client_seed (str | Unset): Your share in the dice: up to 64 letters, digits, dashes and underscores.
    """

    client_seed: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        client_seed = self.client_seed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if client_seed is not UNSET:
            field_dict["client_seed"] = client_seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_seed = d.pop("client_seed", UNSET)

        made = cls(
            client_seed=client_seed,
        )

        return made
