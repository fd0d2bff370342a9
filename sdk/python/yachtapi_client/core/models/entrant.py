from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import model, uuid
from ..models.entrant_status import EntrantStatus, check_entrant_status
from ..models.player_kind import PlayerKind, check_player_kind

if TYPE_CHECKING:
    from ..models.named_player import NamedPlayer


T = TypeVar("T", bound="Entrant")


@_attrs_define
class Entrant:
    """Who takes part; `seed` is wished for before the start, and settled by it.

    Attributes:
        id (UUID):
        number (int): In the order of registration.
        name (str): The player's; a copy of a strategy has its number behind it.
        player (NamedPlayer):
        kind (PlayerKind):
        strategy (None | str):
        copy (int): Which of a strategy's, from 1; 0 for everybody else.
        status (EntrantStatus):
        checked_in (bool):
        seed (int | None):
        left_before (int | None): The first round that is played without him.
        reason (None | str): Of a disqualification.
    """

    id: UUID
    number: int
    name: str
    player: NamedPlayer
    kind: PlayerKind
    strategy: str | None
    copy: int
    status: EntrantStatus
    checked_in: bool
    seed: int | None
    left_before: int | None
    reason: str | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        number = self.number

        name = self.name

        player = self.player.to_dict()

        kind: str = self.kind

        strategy: str | None
        strategy = self.strategy

        copy = self.copy

        status: str = self.status

        checked_in = self.checked_in

        seed: int | None
        seed = self.seed

        left_before: int | None
        left_before = self.left_before

        reason: str | None
        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "name": name,
                "player": player,
                "kind": kind,
                "strategy": strategy,
                "copy": copy,
                "status": status,
                "checked_in": checked_in,
                "seed": seed,
                "left_before": left_before,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.named_player import NamedPlayer

        d = dict(src_dict)
        id = uuid(d.pop("id"))

        number = d.pop("number")

        name = d.pop("name")

        player = model(NamedPlayer, d.pop("player"))

        kind = check_player_kind(d.pop("kind"))

        def _parse_strategy(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        strategy = _parse_strategy(d.pop("strategy"))

        copy = d.pop("copy")

        status = check_entrant_status(d.pop("status"))

        checked_in = d.pop("checked_in")

        def _parse_seed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_left_before(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        left_before = _parse_left_before(d.pop("left_before"))

        def _parse_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        made = cls(
            id=id,
            number=number,
            name=name,
            player=player,
            kind=kind,
            strategy=strategy,
            copy=copy,
            status=status,
            checked_in=checked_in,
            seed=seed,
            left_before=left_before,
            reason=reason,
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
