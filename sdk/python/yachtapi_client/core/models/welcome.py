from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.game import Game
    from ..models.me import Me


T = TypeVar("T", bound="Welcome")


@_attrs_define
class Welcome:
    """A new player with the token to play with, which is shown this once, and the first game if one was asked for.

    Attributes:
        player (Me): What players see of themselves; without a username the account lasts as long as its tokens.
        token (str):
        warning (str): For a guest: that the token cannot be recovered, and how to keep the account. Null for an
            account.
        game (Game | None):
    """

    player: Me
    token: str
    warning: str
    game: Game | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game import Game

        player = self.player.to_dict()

        token = self.token

        warning = self.warning

        game: dict[str, Any] | None
        if isinstance(self.game, Game):
            game = self.game.to_dict()
        else:
            game = self.game

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "token": token,
                "warning": warning,
                "game": game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game import Game
        from ..models.me import Me

        d = dict(src_dict)
        player = model(Me, d.pop("player"))

        token = d.pop("token")

        warning = d.pop("warning")

        def _parse_game(data: object) -> Game | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                game_type_0 = model(Game, data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Game | None, data)

        game = _parse_game(d.pop("game"))

        made = cls(
            player=player,
            token=token,
            warning=warning,
            game=game,
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
