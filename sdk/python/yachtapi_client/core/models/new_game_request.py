from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ...lenient import items, model
from ..models.game_hints import GameHints, check_game_hints
from ..models.game_visibility import GameVisibility, check_game_visibility
from ..models.on_timeout import OnTimeout, check_on_timeout
from ..models.order_of_play import OrderOfPlay, check_order_of_play
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_wish_request import SeatWishRequest


T = TypeVar("T", bound="NewGameRequest")


@_attrs_define
class NewGameRequest:
    """A game to be.

    Attributes:
        ruleset (str): A key of `GET rulesets/`.
        seats (list[SeatWishRequest]):
        order (OrderOfPlay | Unset):
        start (bool | Unset): Start at once; there are no client seeds then.
        turn_seconds (int | None | Unset): The time for a turn; what a turn takes beyond it is taken from the bank. No
            limit if left out.
        bank_seconds (int | None | Unset): A seat's time for the whole game beyond its turns' own, or all it has if
            turns have none.
        on_timeout (OnTimeout | Unset):
        stand_in (str | Unset): With `bot`: a key of `GET strategies/`; `greedy` if left out.
        visibility (GameVisibility | Unset):
        hints (GameHints | Unset):
        rated (bool | Unset):
        seed (str | Unset): 64 hex digits, for tests of clients: the game is marked as seeded and closed to others.
    """

    ruleset: str
    seats: list[SeatWishRequest]
    order: OrderOfPlay | Unset = UNSET
    start: bool | Unset = UNSET
    turn_seconds: int | Unset | None = UNSET
    bank_seconds: int | Unset | None = UNSET
    on_timeout: OnTimeout | Unset = UNSET
    stand_in: str | Unset = UNSET
    visibility: GameVisibility | Unset = UNSET
    hints: GameHints | Unset = UNSET
    rated: bool | Unset = UNSET
    seed: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        order: str | Unset = UNSET
        if not isinstance(self.order, Unset):
            order = self.order

        start = self.start

        turn_seconds: int | Unset | None
        if isinstance(self.turn_seconds, Unset):
            turn_seconds = UNSET
        else:
            turn_seconds = self.turn_seconds

        bank_seconds: int | Unset | None
        if isinstance(self.bank_seconds, Unset):
            bank_seconds = UNSET
        else:
            bank_seconds = self.bank_seconds

        on_timeout: str | Unset = UNSET
        if not isinstance(self.on_timeout, Unset):
            on_timeout = self.on_timeout

        stand_in = self.stand_in

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        hints: str | Unset = UNSET
        if not isinstance(self.hints, Unset):
            hints = self.hints

        rated = self.rated

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ruleset": ruleset,
                "seats": seats,
            }
        )
        if order is not UNSET:
            field_dict["order"] = order
        if start is not UNSET:
            field_dict["start"] = start
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
        if bank_seconds is not UNSET:
            field_dict["bank_seconds"] = bank_seconds
        if on_timeout is not UNSET:
            field_dict["on_timeout"] = on_timeout
        if stand_in is not UNSET:
            field_dict["stand_in"] = stand_in
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if hints is not UNSET:
            field_dict["hints"] = hints
        if rated is not UNSET:
            field_dict["rated"] = rated
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_wish_request import SeatWishRequest

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in items(_seats):
            seats_item = model(SeatWishRequest, seats_item_data)

            seats.append(seats_item)

        _order = d.pop("order", UNSET)
        order: OrderOfPlay | Unset
        if isinstance(_order, Unset):
            order = UNSET
        else:
            order = check_order_of_play(_order)

        start = d.pop("start", UNSET)

        def _parse_turn_seconds(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn_seconds = _parse_turn_seconds(d.pop("turn_seconds", UNSET))

        def _parse_bank_seconds(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        bank_seconds = _parse_bank_seconds(d.pop("bank_seconds", UNSET))

        _on_timeout = d.pop("on_timeout", UNSET)
        on_timeout: OnTimeout | Unset
        if isinstance(_on_timeout, Unset):
            on_timeout = UNSET
        else:
            on_timeout = check_on_timeout(_on_timeout)

        stand_in = d.pop("stand_in", UNSET)

        _visibility = d.pop("visibility", UNSET)
        visibility: GameVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_game_visibility(_visibility)

        _hints = d.pop("hints", UNSET)
        hints: GameHints | Unset
        if isinstance(_hints, Unset):
            hints = UNSET
        else:
            hints = check_game_hints(_hints)

        rated = d.pop("rated", UNSET)

        seed = d.pop("seed", UNSET)

        made = cls(
            ruleset=ruleset,
            seats=seats,
            order=order,
            start=start,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            on_timeout=on_timeout,
            stand_in=stand_in,
            visibility=visibility,
            hints=hints,
            rated=rated,
            seed=seed,
        )

        return made
