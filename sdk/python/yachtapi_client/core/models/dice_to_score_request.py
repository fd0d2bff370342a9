from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ...lenient import model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.dice_to_score_request_scorecard import DiceToScoreRequestScorecard


T = TypeVar("T", bound="DiceToScoreRequest")


@_attrs_define
class DiceToScoreRequest:
    """Dice to be scored, and the scorecard they are for.

    Attributes:
        dice (list[int]): The faces of all the dice, in any order.
        roll (int | Unset): Which roll of the turn this is, counted from 1. Default: 1.
        scorecard (DiceToScoreRequestScorecard | Unset): The filled categories with their points; none if left out.
    """

    dice: list[int]
    roll: int | Unset = 1
    scorecard: DiceToScoreRequestScorecard | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        dice = self.dice

        roll = self.roll

        scorecard: dict[str, Any] | Unset = UNSET
        if not isinstance(self.scorecard, Unset):
            scorecard = self.scorecard.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "dice": dice,
            }
        )
        if roll is not UNSET:
            field_dict["roll"] = roll
        if scorecard is not UNSET:
            field_dict["scorecard"] = scorecard

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dice_to_score_request_scorecard import DiceToScoreRequestScorecard

        d = dict(src_dict)
        dice = cast(list[int], d.pop("dice"))

        roll = d.pop("roll", UNSET)

        _scorecard = d.pop("scorecard", UNSET)
        scorecard: DiceToScoreRequestScorecard | Unset
        if isinstance(_scorecard, Unset):
            scorecard = UNSET
        else:
            scorecard = model(DiceToScoreRequestScorecard, _scorecard)

        made = cls(
            dice=dice,
            roll=roll,
            scorecard=scorecard,
        )

        return made
