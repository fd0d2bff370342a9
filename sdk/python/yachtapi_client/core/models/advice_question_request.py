from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ...lenient import model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.advice_question_request_scorecard import AdviceQuestionRequestScorecard


T = TypeVar("T", bound="AdviceQuestionRequest")


@_attrs_define
class AdviceQuestionRequest:
    """A turn to be advised on.

    Attributes:
        dice (list[int] | None): The faces of all the dice, in any order; null before the first roll.
        rolls_left (int): How many more rolls the turn has: all of them just when `dice` is null.
        scorecard (AdviceQuestionRequestScorecard | Unset): The filled categories with their points; none if left out.
    """

    dice: list[int] | None
    rolls_left: int
    scorecard: AdviceQuestionRequestScorecard | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        dice: list[int] | None
        if isinstance(self.dice, list):
            dice = self.dice

        else:
            dice = self.dice

        rolls_left = self.rolls_left

        scorecard: dict[str, Any] | Unset = UNSET
        if not isinstance(self.scorecard, Unset):
            scorecard = self.scorecard.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "dice": dice,
                "rolls_left": rolls_left,
            }
        )
        if scorecard is not UNSET:
            field_dict["scorecard"] = scorecard

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.advice_question_request_scorecard import AdviceQuestionRequestScorecard

        d = dict(src_dict)

        def _parse_dice(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dice_type_0 = cast(list[int], data)

                return dice_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        dice = _parse_dice(d.pop("dice"))

        rolls_left = d.pop("rolls_left")

        _scorecard = d.pop("scorecard", UNSET)
        scorecard: AdviceQuestionRequestScorecard | Unset
        if isinstance(_scorecard, Unset):
            scorecard = UNSET
        else:
            scorecard = model(AdviceQuestionRequestScorecard, _scorecard)

        made = cls(
            dice=dice,
            rolls_left=rolls_left,
            scorecard=scorecard,
        )

        return made
