from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rating_kind import RatingKind, check_rating_kind

T = TypeVar("T", bound="Rating")


@_attrs_define
class Rating:
    """A player's rating in one version of a ruleset among one kind of players.

    Attributes:
        ordinal (float): mu - 3 sigma: the strength that the player has almost surely.
        mu (float): The strength that is most likely.
        sigma (float): How far off that may be: a standard deviation.
        ruleset (str):
        ruleset_digest (str):
        kind (RatingKind):
        games (int): How many it comes from.
    """

    ordinal: float
    mu: float
    sigma: float
    ruleset: str
    ruleset_digest: str
    kind: RatingKind
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ordinal = self.ordinal

        mu = self.mu

        sigma = self.sigma

        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        kind: str = self.kind

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ordinal": ordinal,
                "mu": mu,
                "sigma": sigma,
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "kind": kind,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ordinal = d.pop("ordinal")

        mu = d.pop("mu")

        sigma = d.pop("sigma")

        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        kind = check_rating_kind(d.pop("kind"))

        games = d.pop("games")

        made = cls(
            ordinal=ordinal,
            mu=mu,
            sigma=sigma,
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            kind=kind,
            games=games,
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
