from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model

if TYPE_CHECKING:
    from ..models.roll_scores import RollScores
    from ..models.solving_cost import SolvingCost


T = TypeVar("T", bound="Validated")


@_attrs_define
class Validated:
    """What a document would be; nothing is stored.

    Attributes:
        key (str): With your id in front.
        digest (str):
        version (int): Which version of this key.
        solving (SolvingCost): What it takes to solve a ruleset, which advice, reviews and the strategy `perfect` need.
        scores (list[RollScores] | None): Every roll; null unless asked for.
    """

    key: str
    digest: str
    version: int
    solving: SolvingCost
    scores: list[RollScores] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        digest = self.digest

        version = self.version

        solving = self.solving.to_dict()

        scores: list[dict[str, Any]] | None
        if isinstance(self.scores, list):
            scores = []
            for scores_type_0_item_data in self.scores:
                scores_type_0_item = scores_type_0_item_data.to_dict()
                scores.append(scores_type_0_item)

        else:
            scores = self.scores

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "digest": digest,
                "version": version,
                "solving": solving,
                "scores": scores,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.roll_scores import RollScores
        from ..models.solving_cost import SolvingCost

        d = dict(src_dict)
        key = d.pop("key")

        digest = d.pop("digest")

        version = d.pop("version")

        solving = model(SolvingCost, d.pop("solving"))

        def _parse_scores(data: object) -> list[RollScores] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                scores_type_0 = []
                _scores_type_0 = data
                for scores_type_0_item_data in items(_scores_type_0):
                    scores_type_0_item = model(RollScores, scores_type_0_item_data)

                    scores_type_0.append(scores_type_0_item)

                return scores_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[RollScores] | None, data)

        scores = _parse_scores(d.pop("scores"))

        made = cls(
            key=key,
            digest=digest,
            version=version,
            solving=solving,
            scores=scores,
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
