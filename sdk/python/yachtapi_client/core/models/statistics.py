from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.category_statistics import CategoryStatistics


T = TypeVar("T", bound="Statistics")


@_attrs_define
class Statistics:
    """What a player has done in one version of a ruleset.

    Every seat in a finished game counts, rated or not, but those of games with given dice. Means, best and rates are of
    the scorecards that he filled alone: full ones, without advice or a stand-in.

        Attributes:
            ruleset (str):
            ruleset_digest (str):
            games (int): Seats held in finished games.
            left (int): Of these, how many were resigned or timed out.
            contests (int): Of these, how many were against others.
            wins (int): Contests that nobody else won, too.
            draws (int): Contests with a shared first rank.
            scorecards (int): How many the following is of.
            mean (float | None): Points of a scorecard.
            best (int | None): Points of the best scorecard.
            bonus_rate (float | None): The share with the upper bonus, 0 to 1; null where the rules have none.
            mean_extra_bonus (float | None): Points of extra bonuses a scorecard.
            categories (list[CategoryStatistics]): In the order of the scorecard.
    """

    ruleset: str
    ruleset_digest: str
    games: int
    left: int
    contests: int
    wins: int
    draws: int
    scorecards: int
    mean: float | None
    best: int | None
    bonus_rate: float | None
    mean_extra_bonus: float | None
    categories: list[CategoryStatistics]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        games = self.games

        left = self.left

        contests = self.contests

        wins = self.wins

        draws = self.draws

        scorecards = self.scorecards

        mean: float | None
        mean = self.mean

        best: int | None
        best = self.best

        bonus_rate: float | None
        bonus_rate = self.bonus_rate

        mean_extra_bonus: float | None
        mean_extra_bonus = self.mean_extra_bonus

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "games": games,
                "left": left,
                "contests": contests,
                "wins": wins,
                "draws": draws,
                "scorecards": scorecards,
                "mean": mean,
                "best": best,
                "bonus_rate": bonus_rate,
                "mean_extra_bonus": mean_extra_bonus,
                "categories": categories,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category_statistics import CategoryStatistics

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        games = d.pop("games")

        left = d.pop("left")

        contests = d.pop("contests")

        wins = d.pop("wins")

        draws = d.pop("draws")

        scorecards = d.pop("scorecards")

        def _parse_mean(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        mean = _parse_mean(d.pop("mean"))

        def _parse_best(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        best = _parse_best(d.pop("best"))

        def _parse_bonus_rate(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        bonus_rate = _parse_bonus_rate(d.pop("bonus_rate"))

        def _parse_mean_extra_bonus(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        mean_extra_bonus = _parse_mean_extra_bonus(d.pop("mean_extra_bonus"))

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in items(_categories):
            categories_item = model(CategoryStatistics, categories_item_data)

            categories.append(categories_item)

        made = cls(
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            games=games,
            left=left,
            contests=contests,
            wins=wins,
            draws=draws,
            scorecards=scorecards,
            mean=mean,
            best=best,
            bonus_rate=bonus_rate,
            mean_extra_bonus=mean_extra_bonus,
            categories=categories,
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
