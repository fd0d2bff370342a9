from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, model, text
from ..models.seat_kind import SeatKind, check_seat_kind
from ..models.seat_status import SeatStatus, check_seat_status

if TYPE_CHECKING:
    from ..models.named_player import NamedPlayer
    from ..models.seat_scorecard import SeatScorecard


T = TypeVar("T", bound="Seat")


@_attrs_define
class Seat:
    """A seat and its scorecard; `scorecard` holds the filled categories in the order of the rules.

    Attributes:
        index (int):
        kind (SeatKind):
        player (NamedPlayer | None):
        strategy (None | str): The built-in strategy that was asked for.
        strategy_in_use (None | str): The one that plays: another than was asked for where that had no solved table yet.
        scorecard (SeatScorecard):
        upper (int):
        upper_bonus (int):
        lower (int):
        bonus (int): The sum of the extra bonuses.
        total (int):
        rank (int | None):
        status (SeatStatus):
        assisted (bool): Whether it has asked for advice in this game.
        bank_left (int | None): Whole seconds left in its bank at `server_time`, the turn under way counted.
        stand_in (None | str): The strategy that plays its turns to come, as its time ran out.
        present (bool | None): Whether its player was seen within two minutes; null for strategies and open seats.
        seen_at (datetime.datetime | None): When its player was last seen, to the minute.
    """

    index: int
    kind: SeatKind
    player: NamedPlayer | None
    strategy: str | None
    strategy_in_use: str | None
    scorecard: SeatScorecard
    upper: int
    upper_bonus: int
    lower: int
    bonus: int
    total: int
    rank: int | None
    status: SeatStatus
    assisted: bool
    bank_left: int | None
    stand_in: str | None
    present: bool | None
    seen_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.named_player import NamedPlayer

        index = self.index

        kind: str = self.kind

        player: dict[str, Any] | None
        if isinstance(self.player, NamedPlayer):
            player = self.player.to_dict()
        else:
            player = self.player

        strategy: str | None
        strategy = self.strategy

        strategy_in_use: str | None
        strategy_in_use = self.strategy_in_use

        scorecard = self.scorecard.to_dict()

        upper = self.upper

        upper_bonus = self.upper_bonus

        lower = self.lower

        bonus = self.bonus

        total = self.total

        rank: int | None
        rank = self.rank

        status: str = self.status

        assisted = self.assisted

        bank_left: int | None
        bank_left = self.bank_left

        stand_in: str | None
        stand_in = self.stand_in

        present: bool | None
        present = self.present

        seen_at: str | None
        if isinstance(self.seen_at, datetime.datetime):
            seen_at = text(self.seen_at)
        else:
            seen_at = self.seen_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "kind": kind,
                "player": player,
                "strategy": strategy,
                "strategy_in_use": strategy_in_use,
                "scorecard": scorecard,
                "upper": upper,
                "upper_bonus": upper_bonus,
                "lower": lower,
                "bonus": bonus,
                "total": total,
                "rank": rank,
                "status": status,
                "assisted": assisted,
                "bank_left": bank_left,
                "stand_in": stand_in,
                "present": present,
                "seen_at": seen_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.named_player import NamedPlayer
        from ..models.seat_scorecard import SeatScorecard

        d = dict(src_dict)
        index = d.pop("index")

        kind = check_seat_kind(d.pop("kind"))

        def _parse_player(data: object) -> NamedPlayer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                player_type_0 = model(NamedPlayer, data)

                return player_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NamedPlayer | None, data)

        player = _parse_player(d.pop("player"))

        def _parse_strategy(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy = _parse_strategy(d.pop("strategy"))

        def _parse_strategy_in_use(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy_in_use = _parse_strategy_in_use(d.pop("strategy_in_use"))

        scorecard = model(SeatScorecard, d.pop("scorecard"))

        upper = d.pop("upper")

        upper_bonus = d.pop("upper_bonus")

        lower = d.pop("lower")

        bonus = d.pop("bonus")

        total = d.pop("total")

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        status = check_seat_status(d.pop("status"))

        assisted = d.pop("assisted")

        def _parse_bank_left(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bank_left = _parse_bank_left(d.pop("bank_left"))

        def _parse_stand_in(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        stand_in = _parse_stand_in(d.pop("stand_in"))

        def _parse_present(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        present = _parse_present(d.pop("present"))

        def _parse_seen_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                seen_at_type_0 = instant(data)

                return seen_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        seen_at = _parse_seen_at(d.pop("seen_at"))

        made = cls(
            index=index,
            kind=kind,
            player=player,
            strategy=strategy,
            strategy_in_use=strategy_in_use,
            scorecard=scorecard,
            upper=upper,
            upper_bonus=upper_bonus,
            lower=lower,
            bonus=bonus,
            total=total,
            rank=rank,
            status=status,
            assisted=assisted,
            bank_left=bank_left,
            stand_in=stand_in,
            present=present,
            seen_at=seen_at,
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
