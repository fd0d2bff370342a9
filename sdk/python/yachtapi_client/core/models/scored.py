from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.current_turn import CurrentTurn
    from ..models.result import Result
    from ..models.seat import Seat
    from ..models.told_turn import ToldTurn


T = TypeVar("T", bound="Scored")


@_attrs_define
class Scored:
    """The turn that ended, its seat, and what comes next: a turn or the results.

    Attributes:
        turn (ToldTurn): A turn as the log tells it; a dropped one was given up by its seat, a timed out one scored 0.
        seat (Seat): A seat and its scorecard; `scorecard` holds the filled categories in the order of the rules.
        next_turn (CurrentTurn | None):
        results (list[Result] | None):
        version (int):
    """

    turn: ToldTurn
    seat: Seat
    next_turn: CurrentTurn | None
    results: list[Result] | None
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.current_turn import CurrentTurn

        turn = self.turn.to_dict()

        seat = self.seat.to_dict()

        next_turn: dict[str, Any] | None
        if isinstance(self.next_turn, CurrentTurn):
            next_turn = self.next_turn.to_dict()
        else:
            next_turn = self.next_turn

        results: list[dict[str, Any]] | None
        if isinstance(self.results, list):
            results = []
            for results_type_0_item_data in self.results:
                results_type_0_item = results_type_0_item_data.to_dict()
                results.append(results_type_0_item)

        else:
            results = self.results

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "turn": turn,
                "seat": seat,
                "next_turn": next_turn,
                "results": results,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.current_turn import CurrentTurn
        from ..models.result import Result
        from ..models.seat import Seat
        from ..models.told_turn import ToldTurn

        d = dict(src_dict)
        turn = model(ToldTurn, d.pop("turn"))

        seat = model(Seat, d.pop("seat"))

        def _parse_next_turn(data: object) -> CurrentTurn | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_turn_type_0 = model(CurrentTurn, data)

                return next_turn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CurrentTurn | None, data)

        next_turn = _parse_next_turn(d.pop("next_turn"))

        def _parse_results(data: object) -> list[Result] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                results_type_0 = []
                _results_type_0 = data
                for results_type_0_item_data in items(_results_type_0):
                    results_type_0_item = model(Result, results_type_0_item_data)

                    results_type_0.append(results_type_0_item)

                return results_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Result] | None, data)

        results = _parse_results(d.pop("results"))

        version = d.pop("version")

        made = cls(
            turn=turn,
            seat=seat,
            next_turn=next_turn,
            results=results,
            version=version,
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
