from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ...lenient import model
from ..models.new_player_kind import NewPlayerKind, check_new_player_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.new_game_request import NewGameRequest


T = TypeVar("T", bound="NewcomerRequest")


@_attrs_define
class NewcomerRequest:
    """A guest to be, and a first game.

    Attributes:
        name (str | Unset): A friendly one is made up if you give none.
        kind (NewPlayerKind | Unset):
        game (NewGameRequest | Unset): A game to be.
    """

    name: str | Unset = UNSET
    kind: NewPlayerKind | Unset = UNSET
    game: NewGameRequest | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        game: dict[str, Any] | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if kind is not UNSET:
            field_dict["kind"] = kind
        if game is not UNSET:
            field_dict["game"] = game

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.new_game_request import NewGameRequest

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        _kind = d.pop("kind", UNSET)
        kind: NewPlayerKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_new_player_kind(_kind)

        _game = d.pop("game", UNSET)
        game: NewGameRequest | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = model(NewGameRequest, _game)

        made = cls(
            name=name,
            kind=kind,
            game=game,
        )

        return made
