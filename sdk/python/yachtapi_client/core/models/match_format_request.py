from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.match_kind import MatchKind, check_match_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="MatchFormatRequest")


@_attrs_define
class MatchFormatRequest:
    """What a match is: the best of n games, or n games of which the points are added up.

    Attributes:
        kind (MatchKind | Unset):
        games (int | Unset): Odd for best_of.
        seats (int | Unset): At a table; others than 2 for score alone.
        stop_at_margin (float | None | Unset): End a match of two for points as soon as it is sure who plays better, or
            that neither does by more than so many points a game. Whoever is told falsely is in at most 5 % of the matches.
            Null: play all games.
    """

    kind: MatchKind | Unset = UNSET
    games: int | Unset = UNSET
    seats: int | Unset = UNSET
    stop_at_margin: float | Unset | None = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        games = self.games

        seats = self.seats

        stop_at_margin: float | Unset | None
        if isinstance(self.stop_at_margin, Unset):
            stop_at_margin = UNSET
        else:
            stop_at_margin = self.stop_at_margin

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if kind is not UNSET:
            field_dict["kind"] = kind
        if games is not UNSET:
            field_dict["games"] = games
        if seats is not UNSET:
            field_dict["seats"] = seats
        if stop_at_margin is not UNSET:
            field_dict["stop_at_margin"] = stop_at_margin

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _kind = d.pop("kind", UNSET)
        kind: MatchKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_match_kind(_kind)

        games = d.pop("games", UNSET)

        seats = d.pop("seats", UNSET)

        def _parse_stop_at_margin(data: object) -> float | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        stop_at_margin = _parse_stop_at_margin(d.pop("stop_at_margin", UNSET))

        made = cls(
            kind=kind,
            games=games,
            seats=seats,
            stop_at_margin=stop_at_margin,
        )

        return made
