from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ...lenient import instant, items, model, text
from ..models.game_visibility import GameVisibility, check_game_visibility
from ..models.on_timeout import OnTimeout, check_on_timeout
from ..models.player_kind import PlayerKind, check_player_kind
from ..models.tie_break_kind import TieBreakKind, check_tie_break_kind
from ..models.tournament_entry import TournamentEntry, check_tournament_entry
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.format_request import FormatRequest
    from ..models.match_format_request import MatchFormatRequest


T = TypeVar("T", bound="NewTournamentRequest")


@_attrs_define
class NewTournamentRequest:
    """A tournament to be.

    Attributes:
        name (str):
        ruleset (str): A key of `GET rulesets/`.
        format_ (FormatRequest): How entrants meet; an option of another format than the one that is chosen is refused.
        match (MatchFormatRequest | Unset): What a match is: the best of n games, or n games of which the points are
            added up.
        tie_breaks (list[TieBreakKind] | Unset): What parts those who are level, in this order; the format's own if left
            out.
        visibility (GameVisibility | Unset):
        entry (TournamentEntry | Unset):
        admits (list[PlayerKind] | Unset): Kinds of players; all.
        capacity (int | None | Unset): Those who enter after so many wait for a place that comes free.
        check_in (bool | Unset): Whether only those play who say before the start that they do.
        starts_at (datetime.datetime | None | Unset): When it starts by itself; null: when an organiser starts it.
        turn_seconds (int | None | Unset):
        bank_seconds (int | None | Unset):
        on_timeout (OnTimeout | Unset):
        rated (bool | Unset):
        latency_seconds (int | Unset): For how long after its deadline a remote bot's move is still taken: the time that
            the way may take. The deadline that everybody is shown stays what it is; 0 if left out.
        rehearsal (bool | Unset): To try a bot out: unrated, and where no clock is set a turn has ten seconds.
        shared_dice (bool | Unset): Whether all boards of a round play the same dice.
        lockstep (bool | Unset): Whether no board sees a throw of the shared dice before all have made their keeps.
    """

    name: str
    ruleset: str
    format_: FormatRequest
    match: MatchFormatRequest | Unset = UNSET
    tie_breaks: list[TieBreakKind] | Unset = UNSET
    visibility: GameVisibility | Unset = UNSET
    entry: TournamentEntry | Unset = UNSET
    admits: list[PlayerKind] | Unset = UNSET
    capacity: int | Unset | None = UNSET
    check_in: bool | Unset = UNSET
    starts_at: datetime.datetime | Unset | None = UNSET
    turn_seconds: int | Unset | None = UNSET
    bank_seconds: int | Unset | None = UNSET
    on_timeout: OnTimeout | Unset = UNSET
    rated: bool | Unset = UNSET
    latency_seconds: int | Unset = UNSET
    rehearsal: bool | Unset = UNSET
    shared_dice: bool | Unset = UNSET
    lockstep: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        ruleset = self.ruleset

        format_ = self.format_.to_dict()

        match: dict[str, Any] | Unset = UNSET
        if not isinstance(self.match, Unset):
            match = self.match.to_dict()

        tie_breaks: list[str] | Unset = UNSET
        if not isinstance(self.tie_breaks, Unset):
            tie_breaks = []
            for tie_breaks_item_data in self.tie_breaks:
                tie_breaks_item: str = tie_breaks_item_data
                tie_breaks.append(tie_breaks_item)

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        entry: str | Unset = UNSET
        if not isinstance(self.entry, Unset):
            entry = self.entry

        admits: list[str] | Unset = UNSET
        if not isinstance(self.admits, Unset):
            admits = []
            for admits_item_data in self.admits:
                admits_item: str = admits_item_data
                admits.append(admits_item)

        capacity: int | Unset | None
        if isinstance(self.capacity, Unset):
            capacity = UNSET
        else:
            capacity = self.capacity

        check_in = self.check_in

        starts_at: str | Unset | None
        if isinstance(self.starts_at, Unset):
            starts_at = UNSET
        elif isinstance(self.starts_at, datetime.datetime):
            starts_at = text(self.starts_at)
        else:
            starts_at = self.starts_at

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

        rated = self.rated

        latency_seconds = self.latency_seconds

        rehearsal = self.rehearsal

        shared_dice = self.shared_dice

        lockstep = self.lockstep

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "ruleset": ruleset,
                "format": format_,
            }
        )
        if match is not UNSET:
            field_dict["match"] = match
        if tie_breaks is not UNSET:
            field_dict["tie_breaks"] = tie_breaks
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if entry is not UNSET:
            field_dict["entry"] = entry
        if admits is not UNSET:
            field_dict["admits"] = admits
        if capacity is not UNSET:
            field_dict["capacity"] = capacity
        if check_in is not UNSET:
            field_dict["check_in"] = check_in
        if starts_at is not UNSET:
            field_dict["starts_at"] = starts_at
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
        if bank_seconds is not UNSET:
            field_dict["bank_seconds"] = bank_seconds
        if on_timeout is not UNSET:
            field_dict["on_timeout"] = on_timeout
        if rated is not UNSET:
            field_dict["rated"] = rated
        if latency_seconds is not UNSET:
            field_dict["latency_seconds"] = latency_seconds
        if rehearsal is not UNSET:
            field_dict["rehearsal"] = rehearsal
        if shared_dice is not UNSET:
            field_dict["shared_dice"] = shared_dice
        if lockstep is not UNSET:
            field_dict["lockstep"] = lockstep

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.format_request import FormatRequest
        from ..models.match_format_request import MatchFormatRequest

        d = dict(src_dict)
        name = d.pop("name")

        ruleset = d.pop("ruleset")

        format_ = model(FormatRequest, d.pop("format"))

        _match = d.pop("match", UNSET)
        match: MatchFormatRequest | Unset
        if isinstance(_match, Unset):
            match = UNSET
        else:
            match = model(MatchFormatRequest, _match)

        _tie_breaks = d.pop("tie_breaks", UNSET)
        tie_breaks: list[TieBreakKind] | Unset = UNSET
        if _tie_breaks is not UNSET:
            tie_breaks = []
            for tie_breaks_item_data in items(_tie_breaks):
                tie_breaks_item = check_tie_break_kind(tie_breaks_item_data)

                tie_breaks.append(tie_breaks_item)

        _visibility = d.pop("visibility", UNSET)
        visibility: GameVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_game_visibility(_visibility)

        _entry = d.pop("entry", UNSET)
        entry: TournamentEntry | Unset
        if isinstance(_entry, Unset):
            entry = UNSET
        else:
            entry = check_tournament_entry(_entry)

        _admits = d.pop("admits", UNSET)
        admits: list[PlayerKind] | Unset = UNSET
        if _admits is not UNSET:
            admits = []
            for admits_item_data in items(_admits):
                admits_item = check_player_kind(admits_item_data)

                admits.append(admits_item)

        def _parse_capacity(data: object) -> int | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        capacity = _parse_capacity(d.pop("capacity", UNSET))

        check_in = d.pop("check_in", UNSET)

        def _parse_starts_at(data: object) -> datetime.datetime | Unset | None:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                starts_at_type_0 = instant(data)

                return starts_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        starts_at = _parse_starts_at(d.pop("starts_at", UNSET))

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

        rated = d.pop("rated", UNSET)

        latency_seconds = d.pop("latency_seconds", UNSET)

        rehearsal = d.pop("rehearsal", UNSET)

        shared_dice = d.pop("shared_dice", UNSET)

        lockstep = d.pop("lockstep", UNSET)

        made = cls(
            name=name,
            ruleset=ruleset,
            format_=format_,
            match=match,
            tie_breaks=tie_breaks,
            visibility=visibility,
            entry=entry,
            admits=admits,
            capacity=capacity,
            check_in=check_in,
            starts_at=starts_at,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            on_timeout=on_timeout,
            rated=rated,
            latency_seconds=latency_seconds,
            rehearsal=rehearsal,
            shared_dice=shared_dice,
            lockstep=lockstep,
        )

        return made
