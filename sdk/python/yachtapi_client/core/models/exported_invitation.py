from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, text, uuid

T = TypeVar("T", bound="ExportedInvitation")


@_attrs_define
class ExportedInvitation:
    """An invitation to a game, sent or got.

    Attributes:
        id (UUID):
        game_id (UUID):
        player_id (UUID):
        invited_by (UUID):
        ruleset (str):
        rated (bool):
        turn_seconds (int | None):
        bank_seconds (int | None):
        status (str):
        by_rules (bool):
        reason (None | str):
        message (None | str):
        created_at (datetime.datetime):
        answered_at (datetime.datetime | None):
    """

    id: UUID
    game_id: UUID
    player_id: UUID
    invited_by: UUID
    ruleset: str
    rated: bool
    turn_seconds: int | None
    bank_seconds: int | None
    status: str
    by_rules: bool
    reason: str | None
    message: str | None
    created_at: datetime.datetime
    answered_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        game_id = str(self.game_id)

        player_id = str(self.player_id)

        invited_by = str(self.invited_by)

        ruleset = self.ruleset

        rated = self.rated

        turn_seconds: int | None
        turn_seconds = self.turn_seconds

        bank_seconds: int | None
        bank_seconds = self.bank_seconds

        status = self.status

        by_rules = self.by_rules

        reason: str | None
        reason = self.reason

        message: str | None
        message = self.message

        created_at = text(self.created_at)

        answered_at: str | None
        if isinstance(self.answered_at, datetime.datetime):
            answered_at = text(self.answered_at)
        else:
            answered_at = self.answered_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game_id": game_id,
                "player_id": player_id,
                "invited_by": invited_by,
                "ruleset": ruleset,
                "rated": rated,
                "turn_seconds": turn_seconds,
                "bank_seconds": bank_seconds,
                "status": status,
                "by_rules": by_rules,
                "reason": reason,
                "message": message,
                "created_at": created_at,
                "answered_at": answered_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = uuid(d.pop("id"))

        game_id = uuid(d.pop("game_id"))

        player_id = uuid(d.pop("player_id"))

        invited_by = uuid(d.pop("invited_by"))

        ruleset = d.pop("ruleset")

        rated = d.pop("rated")

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

        status = d.pop("status")

        by_rules = d.pop("by_rules")

        def _parse_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        def _parse_message(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        message = _parse_message(d.pop("message"))

        created_at = instant(d.pop("created_at"))

        def _parse_answered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                answered_at_type_0 = instant(data)

                return answered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        answered_at = _parse_answered_at(d.pop("answered_at"))

        made = cls(
            id=id,
            game_id=game_id,
            player_id=player_id,
            invited_by=invited_by,
            ruleset=ruleset,
            rated=rated,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            status=status,
            by_rules=by_rules,
            reason=reason,
            message=message,
            created_at=created_at,
            answered_at=answered_at,
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
