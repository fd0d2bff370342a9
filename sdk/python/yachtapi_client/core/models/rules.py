from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model
from ..models.fill_order import FillOrder, check_fill_order
from ..models.order_of_play import OrderOfPlay, check_order_of_play

if TYPE_CHECKING:
    from ..models.extra_bonus import ExtraBonus
    from ..models.joker import Joker
    from ..models.rules_category import RulesCategory
    from ..models.upper_bonus import UpperBonus


T = TypeVar("T", bound="Rules")


@_attrs_define
class Rules:
    """The part of the document that the digest is of.

    Attributes:
        key (str):
        dice (int): How many dice there are.
        faces (int): How many faces a die has.
        rolls (int): The most rolls a turn may have.
        categories (list[RulesCategory]):
        upper_bonus (None | UpperBonus):
        extra_bonus (ExtraBonus | None):
        joker (Joker | None):
        fill_order (FillOrder):
        order (OrderOfPlay):
    """

    key: str
    dice: int
    faces: int
    rolls: int
    categories: list[RulesCategory]
    upper_bonus: UpperBonus | None
    extra_bonus: ExtraBonus | None
    joker: Joker | None
    fill_order: FillOrder
    order: OrderOfPlay
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.extra_bonus import ExtraBonus
        from ..models.joker import Joker
        from ..models.upper_bonus import UpperBonus

        key = self.key

        dice = self.dice

        faces = self.faces

        rolls = self.rolls

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        upper_bonus: dict[str, Any] | None
        if isinstance(self.upper_bonus, UpperBonus):
            upper_bonus = self.upper_bonus.to_dict()
        else:
            upper_bonus = self.upper_bonus

        extra_bonus: dict[str, Any] | None
        if isinstance(self.extra_bonus, ExtraBonus):
            extra_bonus = self.extra_bonus.to_dict()
        else:
            extra_bonus = self.extra_bonus

        joker: dict[str, Any] | None
        if isinstance(self.joker, Joker):
            joker = self.joker.to_dict()
        else:
            joker = self.joker

        fill_order: str = self.fill_order

        order: str = self.order

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "dice": dice,
                "faces": faces,
                "rolls": rolls,
                "categories": categories,
                "upper_bonus": upper_bonus,
                "extra_bonus": extra_bonus,
                "joker": joker,
                "fill_order": fill_order,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.extra_bonus import ExtraBonus
        from ..models.joker import Joker
        from ..models.rules_category import RulesCategory
        from ..models.upper_bonus import UpperBonus

        d = dict(src_dict)
        key = d.pop("key")

        dice = d.pop("dice")

        faces = d.pop("faces")

        rolls = d.pop("rolls")

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in items(_categories):
            categories_item = model(RulesCategory, categories_item_data)

            categories.append(categories_item)

        def _parse_upper_bonus(data: object) -> UpperBonus | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                upper_bonus_type_0 = model(UpperBonus, data)

                return upper_bonus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UpperBonus, data)

        upper_bonus = _parse_upper_bonus(d.pop("upper_bonus"))

        def _parse_extra_bonus(data: object) -> ExtraBonus | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                extra_bonus_type_0 = model(ExtraBonus, data)

                return extra_bonus_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ExtraBonus | None, data)

        extra_bonus = _parse_extra_bonus(d.pop("extra_bonus"))

        def _parse_joker(data: object) -> Joker | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                joker_type_0 = model(Joker, data)

                return joker_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Joker | None, data)

        joker = _parse_joker(d.pop("joker"))

        fill_order = check_fill_order(d.pop("fill_order"))

        order = check_order_of_play(d.pop("order"))

        made = cls(
            key=key,
            dice=dice,
            faces=faces,
            rolls=rolls,
            categories=categories,
            upper_bonus=upper_bonus,
            extra_bonus=extra_bonus,
            joker=joker,
            fill_order=fill_order,
            order=order,
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
