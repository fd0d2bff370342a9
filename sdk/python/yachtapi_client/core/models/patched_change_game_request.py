from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.game_visibility import GameVisibility, check_game_visibility
from ..types import UNSET, Unset

T = TypeVar("T", bound="PatchedChangeGameRequest")


@_attrs_define
class PatchedChangeGameRequest:
    """What an owner may change of a game at any time.

    Attributes:
        visibility (GameVisibility | Unset):
    """

    visibility: GameVisibility | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if visibility is not UNSET:
            field_dict["visibility"] = visibility

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _visibility = d.pop("visibility", UNSET)
        visibility: GameVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_game_visibility(_visibility)

        made = cls(
            visibility=visibility,
        )

        return made
