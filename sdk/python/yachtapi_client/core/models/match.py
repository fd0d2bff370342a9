from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text, uuid
from ..models.match_decision import MatchDecision, check_match_decision
from ..models.match_status import MatchStatus, check_match_status
from ..models.stopped_for import StoppedFor, check_stopped_for

if TYPE_CHECKING:
    from ..models.match_game import MatchGame
    from ..models.match_why_item import MatchWhyItem
    from ..models.side import Side


T = TypeVar("T", bound="Match")


@_attrs_define
class Match:
    """Who meets and why, what came of it, and its games.

    Attributes:
        id (UUID):
        round_ (int):
        number (int): Within its round.
        slot (str): Its place in the event: `W1.3` is the third match of the first round.
        status (MatchStatus):
        how (MatchDecision | None): How it was decided.
        reason (None | str): Why it failed, or was decided by an organiser.
        stopped (None | StoppedFor): Why its stopping rule ended it early: it is sure that this side plays better, or
            that neither does.
        why (list[MatchWhyItem]):
        entrants (list[Side]):
        games (list[MatchGame]):
        decided_at (datetime.datetime | None):
    """

    id: UUID
    round_: int
    number: int
    slot: str
    status: MatchStatus
    how: MatchDecision | None
    reason: str | None
    stopped: StoppedFor | None
    why: list[MatchWhyItem]
    entrants: list[Side]
    games: list[MatchGame]
    decided_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        round_ = self.round_

        number = self.number

        slot = self.slot

        status: str = self.status

        how: str | None
        if isinstance(self.how, str):
            how = self.how
        else:
            how = self.how

        reason: str | None
        reason = self.reason

        stopped: str | None
        if isinstance(self.stopped, str):
            stopped = self.stopped
        else:
            stopped = self.stopped

        why = []
        for why_item_data in self.why:
            why_item = why_item_data.to_dict()
            why.append(why_item)

        entrants = []
        for entrants_item_data in self.entrants:
            entrants_item = entrants_item_data.to_dict()
            entrants.append(entrants_item)

        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        decided_at: str | None
        if isinstance(self.decided_at, datetime.datetime):
            decided_at = text(self.decided_at)
        else:
            decided_at = self.decided_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "round": round_,
                "number": number,
                "slot": slot,
                "status": status,
                "how": how,
                "reason": reason,
                "stopped": stopped,
                "why": why,
                "entrants": entrants,
                "games": games,
                "decided_at": decided_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_game import MatchGame
        from ..models.match_why_item import MatchWhyItem
        from ..models.side import Side

        d = dict(src_dict)
        id = uuid(d.pop("id"))

        round_ = d.pop("round")

        number = d.pop("number")

        slot = d.pop("slot")

        status = check_match_status(d.pop("status"))

        def _parse_how(data: object) -> MatchDecision | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                how_type_0 = check_match_decision(data)

                return how_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MatchDecision | None, data)

        how = _parse_how(d.pop("how"))

        def _parse_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

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

        why = []
        _why = d.pop("why")
        for why_item_data in items(_why):
            why_item = model(MatchWhyItem, why_item_data)

            why.append(why_item)

        entrants = []
        _entrants = d.pop("entrants")
        for entrants_item_data in items(_entrants):
            entrants_item = model(Side, entrants_item_data)

            entrants.append(entrants_item)

        games = []
        _games = d.pop("games")
        for games_item_data in items(_games):
            games_item = model(MatchGame, games_item_data)

            games.append(games_item)

        def _parse_decided_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                decided_at_type_0 = instant(data)

                return decided_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        decided_at = _parse_decided_at(d.pop("decided_at"))

        made = cls(
            id=id,
            round_=round_,
            number=number,
            slot=slot,
            status=status,
            how=how,
            reason=reason,
            stopped=stopped,
            why=why,
            entrants=entrants,
            games=games,
            decided_at=decided_at,
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
