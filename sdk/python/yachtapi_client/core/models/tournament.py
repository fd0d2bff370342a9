from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text, uuid
from ..models.game_visibility import GameVisibility, check_game_visibility
from ..models.on_timeout import OnTimeout, check_on_timeout
from ..models.player_kind import PlayerKind, check_player_kind
from ..models.tournament_entry import TournamentEntry, check_tournament_entry
from ..models.tournament_status import TournamentStatus, check_tournament_status

if TYPE_CHECKING:
    from ..models.entrants_count import EntrantsCount
    from ..models.named_player import NamedPlayer
    from ..models.own_entry import OwnEntry
    from ..models.shown_format import ShownFormat
    from ..models.shown_match_format import ShownMatchFormat
    from ..models.winner import Winner


T = TypeVar("T", bound="Tournament")


@_attrs_define
class Tournament:
    """A tournament with everything that may be seen of it.

    Attributes:
        id (UUID):
        status (TournamentStatus):
        version (int): The number of the last event in its log.
        owner (NamedPlayer):
        organisers (list[NamedPlayer]): Who runs it beside the owner.
        name (str):
        ruleset (str):
        ruleset_digest (str):
        format_ (ShownFormat): How entrants meet; the options of other formats are null.
        match (ShownMatchFormat):
        tie_breaks (list[str]):
        visibility (GameVisibility):
        entry (TournamentEntry):
        admits (list[PlayerKind]):
        capacity (int | None):
        check_in (bool):
        starts_at (datetime.datetime | None):
        turn_seconds (int | None):
        bank_seconds (int | None):
        on_timeout (OnTimeout):
        rated (bool):
        latency_seconds (int):
        rehearsal (bool):
        shared_dice (bool):
        lockstep (bool):
        round_ (int): The last that was opened; 0 before the start.
        entrants_count (EntrantsCount): How many entrants there are of each status.
        checked_in_count (int): Of the registered.
        mine (None | OwnEntry): Your own entry.
        winners (list[Winner]): Those in the first place, once it is finished; at most 20.
        created_at (datetime.datetime):
        started_at (datetime.datetime | None):
        ended_at (datetime.datetime | None):
        cancel_reason (None | str):
        server_time (datetime.datetime):
    """

    id: UUID
    status: TournamentStatus
    version: int
    owner: NamedPlayer
    organisers: list[NamedPlayer]
    name: str
    ruleset: str
    ruleset_digest: str
    format_: ShownFormat
    match: ShownMatchFormat
    tie_breaks: list[str]
    visibility: GameVisibility
    entry: TournamentEntry
    admits: list[PlayerKind]
    capacity: int | None
    check_in: bool
    starts_at: datetime.datetime | None
    turn_seconds: int | None
    bank_seconds: int | None
    on_timeout: OnTimeout
    rated: bool
    latency_seconds: int
    rehearsal: bool
    shared_dice: bool
    lockstep: bool
    round_: int
    entrants_count: EntrantsCount
    checked_in_count: int
    mine: OwnEntry | None
    winners: list[Winner]
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    ended_at: datetime.datetime | None
    cancel_reason: str | None
    server_time: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.own_entry import OwnEntry

        id = str(self.id)

        status: str = self.status

        version = self.version

        owner = self.owner.to_dict()

        organisers = []
        for organisers_item_data in self.organisers:
            organisers_item = organisers_item_data.to_dict()
            organisers.append(organisers_item)

        name = self.name

        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        format_ = self.format_.to_dict()

        match = self.match.to_dict()

        tie_breaks = self.tie_breaks

        visibility: str = self.visibility

        entry: str = self.entry

        admits = []
        for admits_item_data in self.admits:
            admits_item: str = admits_item_data
            admits.append(admits_item)

        capacity: int | None
        capacity = self.capacity

        check_in = self.check_in

        starts_at: str | None
        if isinstance(self.starts_at, datetime.datetime):
            starts_at = text(self.starts_at)
        else:
            starts_at = self.starts_at

        turn_seconds: int | None
        turn_seconds = self.turn_seconds

        bank_seconds: int | None
        bank_seconds = self.bank_seconds

        on_timeout: str = self.on_timeout

        rated = self.rated

        latency_seconds = self.latency_seconds

        rehearsal = self.rehearsal

        shared_dice = self.shared_dice

        lockstep = self.lockstep

        round_ = self.round_

        entrants_count = self.entrants_count.to_dict()

        checked_in_count = self.checked_in_count

        mine: dict[str, Any] | None
        if isinstance(self.mine, OwnEntry):
            mine = self.mine.to_dict()
        else:
            mine = self.mine

        winners = []
        for winners_item_data in self.winners:
            winners_item = winners_item_data.to_dict()
            winners.append(winners_item)

        created_at = text(self.created_at)

        started_at: str | None
        if isinstance(self.started_at, datetime.datetime):
            started_at = text(self.started_at)
        else:
            started_at = self.started_at

        ended_at: str | None
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = text(self.ended_at)
        else:
            ended_at = self.ended_at

        cancel_reason: str | None
        cancel_reason = self.cancel_reason

        server_time = text(self.server_time)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "version": version,
                "owner": owner,
                "organisers": organisers,
                "name": name,
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "format": format_,
                "match": match,
                "tie_breaks": tie_breaks,
                "visibility": visibility,
                "entry": entry,
                "admits": admits,
                "capacity": capacity,
                "check_in": check_in,
                "starts_at": starts_at,
                "turn_seconds": turn_seconds,
                "bank_seconds": bank_seconds,
                "on_timeout": on_timeout,
                "rated": rated,
                "latency_seconds": latency_seconds,
                "rehearsal": rehearsal,
                "shared_dice": shared_dice,
                "lockstep": lockstep,
                "round": round_,
                "entrants_count": entrants_count,
                "checked_in_count": checked_in_count,
                "mine": mine,
                "winners": winners,
                "created_at": created_at,
                "started_at": started_at,
                "ended_at": ended_at,
                "cancel_reason": cancel_reason,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entrants_count import EntrantsCount
        from ..models.named_player import NamedPlayer
        from ..models.own_entry import OwnEntry
        from ..models.shown_format import ShownFormat
        from ..models.shown_match_format import ShownMatchFormat
        from ..models.winner import Winner

        d = dict(src_dict)
        id = uuid(d.pop("id"))

        status = check_tournament_status(d.pop("status"))

        version = d.pop("version")

        owner = model(NamedPlayer, d.pop("owner"))

        organisers = []
        _organisers = d.pop("organisers")
        for organisers_item_data in items(_organisers):
            organisers_item = model(NamedPlayer, organisers_item_data)

            organisers.append(organisers_item)

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        format_ = model(ShownFormat, d.pop("format"))

        match = model(ShownMatchFormat, d.pop("match"))

        tie_breaks = cast(list[str], d.pop("tie_breaks"))

        visibility = check_game_visibility(d.pop("visibility"))

        entry = check_tournament_entry(d.pop("entry"))

        admits = []
        _admits = d.pop("admits")
        for admits_item_data in items(_admits):
            admits_item = check_player_kind(admits_item_data)

            admits.append(admits_item)

        def _parse_capacity(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        capacity = _parse_capacity(d.pop("capacity"))

        check_in = d.pop("check_in")

        def _parse_starts_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                starts_at_type_0 = instant(data)

                return starts_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        starts_at = _parse_starts_at(d.pop("starts_at"))

        def _parse_turn_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_seconds = _parse_turn_seconds(d.pop("turn_seconds"))

        def _parse_bank_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bank_seconds = _parse_bank_seconds(d.pop("bank_seconds"))

        on_timeout = check_on_timeout(d.pop("on_timeout"))

        rated = d.pop("rated")

        latency_seconds = d.pop("latency_seconds")

        rehearsal = d.pop("rehearsal")

        shared_dice = d.pop("shared_dice")

        lockstep = d.pop("lockstep")

        round_ = d.pop("round")

        entrants_count = model(EntrantsCount, d.pop("entrants_count"))

        checked_in_count = d.pop("checked_in_count")

        def _parse_mine(data: object) -> OwnEntry | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                mine_type_0 = model(OwnEntry, data)

                return mine_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OwnEntry, data)

        mine = _parse_mine(d.pop("mine"))

        winners = []
        _winners = d.pop("winners")
        for winners_item_data in items(_winners):
            winners_item = model(Winner, winners_item_data)

            winners.append(winners_item)

        created_at = instant(d.pop("created_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = instant(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = instant(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        def _parse_cancel_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        cancel_reason = _parse_cancel_reason(d.pop("cancel_reason"))

        server_time = instant(d.pop("server_time"))

        made = cls(
            id=id,
            status=status,
            version=version,
            owner=owner,
            organisers=organisers,
            name=name,
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
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
            round_=round_,
            entrants_count=entrants_count,
            checked_in_count=checked_in_count,
            mine=mine,
            winners=winners,
            created_at=created_at,
            started_at=started_at,
            ended_at=ended_at,
            cancel_reason=cancel_reason,
            server_time=server_time,
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
