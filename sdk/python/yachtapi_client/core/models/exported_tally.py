from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model

if TYPE_CHECKING:
    from ..models.exported_tally_categories import ExportedTallyCategories


T = TypeVar("T", bound="ExportedTally")


@_attrs_define
class ExportedTally:
    """What was counted of the player's games in one ruleset; points and categories are of full scorecards.

    Attributes:
        ruleset (str):
        ruleset_digest (str):
        best (int | None):
        games (int):
        left (int):
        contests (int):
        wins (int):
        draws (int):
        cards (int):
        points (int):
        upper_bonuses (int):
        extra_bonuses (int):
        categories (ExportedTallyCategories):
    """

    ruleset: str
    ruleset_digest: str
    best: int | None
    games: int
    left: int
    contests: int
    wins: int
    draws: int
    cards: int
    points: int
    upper_bonuses: int
    extra_bonuses: int
    categories: ExportedTallyCategories
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        best: int | None
        best = self.best

        games = self.games

        left = self.left

        contests = self.contests

        wins = self.wins

        draws = self.draws

        cards = self.cards

        points = self.points

        upper_bonuses = self.upper_bonuses

        extra_bonuses = self.extra_bonuses

        categories = self.categories.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "best": best,
                "games": games,
                "left": left,
                "contests": contests,
                "wins": wins,
                "draws": draws,
                "cards": cards,
                "points": points,
                "upper_bonuses": upper_bonuses,
                "extra_bonuses": extra_bonuses,
                "categories": categories,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_tally_categories import ExportedTallyCategories

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        def _parse_best(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        best = _parse_best(d.pop("best"))

        games = d.pop("games")

        left = d.pop("left")

        contests = d.pop("contests")

        wins = d.pop("wins")

        draws = d.pop("draws")

        cards = d.pop("cards")

        points = d.pop("points")

        upper_bonuses = d.pop("upper_bonuses")

        extra_bonuses = d.pop("extra_bonuses")

        categories = model(ExportedTallyCategories, d.pop("categories"))

        made = cls(
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            best=best,
            games=games,
            left=left,
            contests=contests,
            wins=wins,
            draws=draws,
            cards=cards,
            points=points,
            upper_bonuses=upper_bonuses,
            extra_bonuses=extra_bonuses,
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
