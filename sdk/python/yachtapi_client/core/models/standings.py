from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..models.tournament_status import TournamentStatus, check_tournament_status

if TYPE_CHECKING:
    from ..models.standing import Standing


T = TypeVar("T", bound="Standings")


@_attrs_define
class Standings:
    """Everybody, best first.

    Attributes:
        version (int):
        status (TournamentStatus):
        round_ (int): The last that counts; 0 before the first was closed.
        tie_breaks (list[str]):
        standings (list[Standing]):
    """

    version: int
    status: TournamentStatus
    round_: int
    tie_breaks: list[str]
    standings: list[Standing]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        status: str = self.status

        round_ = self.round_

        tie_breaks = self.tie_breaks

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "status": status,
                "round": round_,
                "tie_breaks": tie_breaks,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.standing import Standing

        d = dict(src_dict)
        version = d.pop("version")

        status = check_tournament_status(d.pop("status"))

        round_ = d.pop("round")

        tie_breaks = cast(list[str], d.pop("tie_breaks"))

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in items(_standings):
            standings_item = model(Standing, standings_item_data)

            standings.append(standings_item)

        made = cls(
            version=version,
            status=status,
            round_=round_,
            tie_breaks=tie_breaks,
            standings=standings,
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
