from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.mistake import Mistake
    from ..models.reviewed_turn import ReviewedTurn


T = TypeVar("T", bound="SeatReview")


@_attrs_define
class SeatReview:
    """One seat's game, where `score = optimum + luck - regret - unplayed` exactly, but for rounding.

    Attributes:
        seat (int):
        complete (bool): Whether the scorecard was filled.
        score (int):
        optimum (float): What perfect play expects before the first throw.
        luck (float): The sum over all throws.
        regret (float): The sum over all decisions.
        unplayed (float): What the rest was worth where the seat left or the game broke off; 0 for a full scorecard.
        choices (int): The decisions with more than one legal action.
        best_choices (int): Those of them that gave nothing away.
        accuracy (float | None): `best_choices / choices`; null without a choice.
        biggest_mistake (Mistake | None): The first of the costliest; null without any.
        luck_curve (list[float]): The sum of luck so far after each of its turns.
        turns (list[ReviewedTurn]): At most one for each category, with a few rolls each.
    """

    seat: int
    complete: bool
    score: int
    optimum: float
    luck: float
    regret: float
    unplayed: float
    choices: int
    best_choices: int
    accuracy: float | None
    biggest_mistake: Mistake | None
    luck_curve: list[float]
    turns: list[ReviewedTurn]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.mistake import Mistake

        seat = self.seat

        complete = self.complete

        score = self.score

        optimum = self.optimum

        luck = self.luck

        regret = self.regret

        unplayed = self.unplayed

        choices = self.choices

        best_choices = self.best_choices

        accuracy: float | None
        accuracy = self.accuracy

        biggest_mistake: dict[str, Any] | None
        if isinstance(self.biggest_mistake, Mistake):
            biggest_mistake = self.biggest_mistake.to_dict()
        else:
            biggest_mistake = self.biggest_mistake

        luck_curve = self.luck_curve

        turns = []
        for turns_item_data in self.turns:
            turns_item = turns_item_data.to_dict()
            turns.append(turns_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "complete": complete,
                "score": score,
                "optimum": optimum,
                "luck": luck,
                "regret": regret,
                "unplayed": unplayed,
                "choices": choices,
                "best_choices": best_choices,
                "accuracy": accuracy,
                "biggest_mistake": biggest_mistake,
                "luck_curve": luck_curve,
                "turns": turns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mistake import Mistake
        from ..models.reviewed_turn import ReviewedTurn

        d = dict(src_dict)
        seat = d.pop("seat")

        complete = d.pop("complete")

        score = d.pop("score")

        optimum = d.pop("optimum")

        luck = d.pop("luck")

        regret = d.pop("regret")

        unplayed = d.pop("unplayed")

        choices = d.pop("choices")

        best_choices = d.pop("best_choices")

        def _parse_accuracy(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        accuracy = _parse_accuracy(d.pop("accuracy"))

        def _parse_biggest_mistake(data: object) -> Mistake | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                biggest_mistake_type_0 = model(Mistake, data)

                return biggest_mistake_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Mistake | None, data)

        biggest_mistake = _parse_biggest_mistake(d.pop("biggest_mistake"))

        luck_curve = cast(list[float], d.pop("luck_curve"))

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in items(_turns):
            turns_item = model(ReviewedTurn, turns_item_data)

            turns.append(turns_item)

        made = cls(
            seat=seat,
            complete=complete,
            score=score,
            optimum=optimum,
            luck=luck,
            regret=regret,
            unplayed=unplayed,
            choices=choices,
            best_choices=best_choices,
            accuracy=accuracy,
            biggest_mistake=biggest_mistake,
            luck_curve=luck_curve,
            turns=turns,
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
