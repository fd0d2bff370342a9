from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model, uuid
from ..models.match_status import MatchStatus, check_match_status
from ..models.stopped_for import StoppedFor, check_stopped_for

if TYPE_CHECKING:
    from ..models.compared_side import ComparedSide
    from ..models.sample import Sample


T = TypeVar("T", bound="Difference")


@_attrs_define
class Difference:
    """The first side's points less the second's in a game, and how sure that is.

    Attributes:
        match_id (UUID):
        status (MatchStatus):
        stopped (None | StoppedFor): What its stopping rule ended it for.
        entrants (list[ComparedSide]): The first and the second side.
        confidence (float):
        margin (float | None): As asked for.
        scored (Sample): What the games say of a difference, in points a game.
        luck_adjusted (None | Sample): What the second gave away against perfect play less what the first did.
        not_luck_adjusted (None | str): Why there is none: `ruleset_too_large`.
        pending (int): Games whose review is still to come, while the status is 202.
    """

    match_id: UUID
    status: MatchStatus
    stopped: StoppedFor | None
    entrants: list[ComparedSide]
    confidence: float
    margin: float | None
    scored: Sample
    luck_adjusted: Sample | None
    not_luck_adjusted: str | None
    pending: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.sample import Sample

        match_id = str(self.match_id)

        status: str = self.status

        stopped: str | None
        if isinstance(self.stopped, str):
            stopped = self.stopped
        else:
            stopped = self.stopped

        entrants = []
        for entrants_item_data in self.entrants:
            entrants_item = entrants_item_data.to_dict()
            entrants.append(entrants_item)

        confidence = self.confidence

        margin: float | None
        margin = self.margin

        scored = self.scored.to_dict()

        luck_adjusted: dict[str, Any] | None
        if isinstance(self.luck_adjusted, Sample):
            luck_adjusted = self.luck_adjusted.to_dict()
        else:
            luck_adjusted = self.luck_adjusted

        not_luck_adjusted: str | None
        not_luck_adjusted = self.not_luck_adjusted

        pending = self.pending

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "match_id": match_id,
                "status": status,
                "stopped": stopped,
                "entrants": entrants,
                "confidence": confidence,
                "margin": margin,
                "scored": scored,
                "luck_adjusted": luck_adjusted,
                "not_luck_adjusted": not_luck_adjusted,
                "pending": pending,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.compared_side import ComparedSide
        from ..models.sample import Sample

        d = dict(src_dict)
        match_id = uuid(d.pop("match_id"))

        status = check_match_status(d.pop("status"))

        def _parse_stopped(data: object) -> StoppedFor | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                stopped_type_0 = check_stopped_for(data)

                return stopped_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StoppedFor, data)

        stopped = _parse_stopped(d.pop("stopped"))

        entrants = []
        _entrants = d.pop("entrants")
        for entrants_item_data in items(_entrants):
            entrants_item = model(ComparedSide, entrants_item_data)

            entrants.append(entrants_item)

        confidence = d.pop("confidence")

        def _parse_margin(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        margin = _parse_margin(d.pop("margin"))

        scored = model(Sample, d.pop("scored"))

        def _parse_luck_adjusted(data: object) -> Sample | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                luck_adjusted_type_0 = model(Sample, data)

                return luck_adjusted_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sample, data)

        luck_adjusted = _parse_luck_adjusted(d.pop("luck_adjusted"))

        def _parse_not_luck_adjusted(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        not_luck_adjusted = _parse_not_luck_adjusted(d.pop("not_luck_adjusted"))

        pending = d.pop("pending")

        made = cls(
            match_id=match_id,
            status=status,
            stopped=stopped,
            entrants=entrants,
            confidence=confidence,
            margin=margin,
            scored=scored,
            luck_adjusted=luck_adjusted,
            not_luck_adjusted=not_luck_adjusted,
            pending=pending,
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
