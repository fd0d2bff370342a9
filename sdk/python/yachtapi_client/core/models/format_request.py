from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.format_kind import FormatKind, check_format_kind
from ..models.score_ranking import ScoreRanking, check_score_ranking
from ..types import UNSET, Unset

T = TypeVar("T", bound="FormatRequest")


@_attrs_define
class FormatRequest:
    """How entrants meet; an option of another format than the one that is chosen is refused.

    Attributes:
        kind (FormatKind):
        third_place (bool | Unset): Whether the losers of the semi-finals meet: single_elimination, round_robin.
        second_final (bool | Unset): Whether there is another final if the unbeaten entrant loses the first:
            double_elimination.
        legs (int | Unset): How often two meet: round_robin.
        groups (int | Unset): For round_robin.
        advance (int | Unset): How many of each group go on to a single elimination: round_robin.
        rounds (int | None | Unset): For swiss, where null lets the number of entrants say; and for score.
        ranking (ScoreRanking | Unset):
    """

    kind: FormatKind
    third_place: bool | Unset = UNSET
    second_final: bool | Unset = UNSET
    legs: int | Unset = UNSET
    groups: int | Unset = UNSET
    advance: int | Unset = UNSET
    rounds: int | Unset | None = UNSET
    ranking: ScoreRanking | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        third_place = self.third_place

        second_final = self.second_final

        legs = self.legs

        groups = self.groups

        advance = self.advance

        rounds: int | Unset | None
        if isinstance(self.rounds, Unset):
            rounds = UNSET
        else:
            rounds = self.rounds

        ranking: str | Unset = UNSET
        if not isinstance(self.ranking, Unset):
            ranking = self.ranking

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if third_place is not UNSET:
            field_dict["third_place"] = third_place
        if second_final is not UNSET:
            field_dict["second_final"] = second_final
        if legs is not UNSET:
            field_dict["legs"] = legs
        if groups is not UNSET:
            field_dict["groups"] = groups
        if advance is not UNSET:
            field_dict["advance"] = advance
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if ranking is not UNSET:
            field_dict["ranking"] = ranking

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_format_kind(d.pop("kind"))

        third_place = d.pop("third_place", UNSET)

        second_final = d.pop("second_final", UNSET)

        legs = d.pop("legs", UNSET)

        groups = d.pop("groups", UNSET)

        advance = d.pop("advance", UNSET)

        def _parse_rounds(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        rounds = _parse_rounds(d.pop("rounds", UNSET))

        _ranking = d.pop("ranking", UNSET)
        ranking: ScoreRanking | Unset
        if isinstance(_ranking, Unset):
            ranking = UNSET
        else:
            ranking = check_score_ranking(_ranking)

        made = cls(
            kind=kind,
            third_place=third_place,
            second_final=second_final,
            legs=legs,
            groups=groups,
            advance=advance,
            rounds=rounds,
            ranking=ranking,
        )

        return made
