from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Sample")


@_attrs_define
class Sample:
    """What the games say of a difference, in points a game.

    Attributes:
        games (int): That were counted.
        mean (float | None): Null without games.
        deviation (float | None): The standard deviation of one game; null of fewer than two.
        interval (list[float] | None): Its ends; null where too few games differ to say.
        more_games (int | None): Until the interval is as narrow as `margin`; null where that cannot be said.
    """

    games: int
    mean: float | None
    deviation: float | None
    interval: list[float] | None
    more_games: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        mean: float | None
        mean = self.mean

        deviation: float | None
        deviation = self.deviation

        interval: list[float] | None
        if isinstance(self.interval, list):
            interval = self.interval

        else:
            interval = self.interval

        more_games: int | None
        more_games = self.more_games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "mean": mean,
                "deviation": deviation,
                "interval": interval,
                "more_games": more_games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        games = d.pop("games")

        def _parse_mean(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        mean = _parse_mean(d.pop("mean"))

        def _parse_deviation(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        deviation = _parse_deviation(d.pop("deviation"))

        def _parse_interval(data: object) -> list[float] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                interval_type_0 = cast(list[float], data)

                return interval_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[float] | None, data)

        interval = _parse_interval(d.pop("interval"))

        def _parse_more_games(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        more_games = _parse_more_games(d.pop("more_games"))

        made = cls(
            games=games,
            mean=mean,
            deviation=deviation,
            interval=interval,
            more_games=more_games,
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
