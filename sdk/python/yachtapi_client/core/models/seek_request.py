from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.seek_opponents import SeekOpponents, check_seek_opponents
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeekRequest")


@_attrs_define
class SeekRequest:
    """A game that you would like to play now.

    Attributes:
        ruleset (str): A key of `GET rulesets/`.
        rated (bool | Unset):
        opponents (SeekOpponents | Unset):
        rating_min (float | None | Unset): Of your opponent's `mu` among all; a newcomer has 25.
        rating_max (float | None | Unset):
        turn_seconds (int | None | Unset):
        bank_seconds (int | None | Unset):
        engine_after (int | None | Unset): Seconds after which a built-in strategy plays you; without it the seek ends
            after an hour.
        strategy (str | Unset): Which one: a key of `GET strategies/`.
    """

    ruleset: str
    rated: bool | Unset = UNSET
    opponents: SeekOpponents | Unset = UNSET
    rating_min: float | Unset | None = UNSET
    rating_max: float | Unset | None = UNSET
    turn_seconds: int | Unset | None = UNSET
    bank_seconds: int | Unset | None = UNSET
    engine_after: int | Unset | None = UNSET
    strategy: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        rated = self.rated

        opponents: str | Unset = UNSET
        if not isinstance(self.opponents, Unset):
            opponents = self.opponents

        rating_min: float | Unset | None
        if isinstance(self.rating_min, Unset):
            rating_min = UNSET
        else:
            rating_min = self.rating_min

        rating_max: float | Unset | None
        if isinstance(self.rating_max, Unset):
            rating_max = UNSET
        else:
            rating_max = self.rating_max

        turn_seconds: int | Unset | None
        if isinstance(self.turn_seconds, Unset):
            turn_seconds = UNSET
        else:
            turn_seconds = self.turn_seconds

        bank_seconds: int | Unset | None
        if isinstance(self.bank_seconds, Unset):
            bank_seconds = UNSET
        else:
            bank_seconds = self.bank_seconds

        engine_after: int | Unset | None
        if isinstance(self.engine_after, Unset):
            engine_after = UNSET
        else:
            engine_after = self.engine_after

        strategy = self.strategy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ruleset": ruleset,
            }
        )
        if rated is not UNSET:
            field_dict["rated"] = rated
        if opponents is not UNSET:
            field_dict["opponents"] = opponents
        if rating_min is not UNSET:
            field_dict["rating_min"] = rating_min
        if rating_max is not UNSET:
            field_dict["rating_max"] = rating_max
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
        if bank_seconds is not UNSET:
            field_dict["bank_seconds"] = bank_seconds
        if engine_after is not UNSET:
            field_dict["engine_after"] = engine_after
        if strategy is not UNSET:
            field_dict["strategy"] = strategy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        rated = d.pop("rated", UNSET)

        _opponents = d.pop("opponents", UNSET)
        opponents: SeekOpponents | Unset
        if isinstance(_opponents, Unset):
            opponents = UNSET
        else:
            opponents = check_seek_opponents(_opponents)

        def _parse_rating_min(data: object) -> float | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        rating_min = _parse_rating_min(d.pop("rating_min", UNSET))

        def _parse_rating_max(data: object) -> float | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        rating_max = _parse_rating_max(d.pop("rating_max", UNSET))

        def _parse_turn_seconds(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn_seconds = _parse_turn_seconds(d.pop("turn_seconds", UNSET))

        def _parse_bank_seconds(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        bank_seconds = _parse_bank_seconds(d.pop("bank_seconds", UNSET))

        def _parse_engine_after(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        engine_after = _parse_engine_after(d.pop("engine_after", UNSET))

        strategy = d.pop("strategy", UNSET)

        made = cls(
            ruleset=ruleset,
            rated=rated,
            opponents=opponents,
            rating_min=rating_min,
            rating_max=rating_max,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            engine_after=engine_after,
            strategy=strategy,
        )

        return made
