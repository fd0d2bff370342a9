from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import instant, items, model, text, uuid
from ..models.game_hints import GameHints, check_game_hints
from ..models.game_status import GameStatus, check_game_status
from ..models.game_visibility import GameVisibility, check_game_visibility
from ..models.on_timeout import OnTimeout, check_on_timeout
from ..models.order_of_play import OrderOfPlay, check_order_of_play

if TYPE_CHECKING:
    from ..models.current_turn import CurrentTurn
    from ..models.receipt import Receipt
    from ..models.result import Result
    from ..models.seat import Seat


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game with everything that may be seen of it.

    Attributes:
        id (UUID):
        ruleset (str):
        ruleset_digest (str):
        status (GameStatus):
        version (int): The `seq` of the log's last event.
        owner_id (UUID):
        order (OrderOfPlay):
        visibility (GameVisibility):
        turn_seconds (int | None):
        bank_seconds (int | None): What each seat had in its bank at the start.
        on_timeout (OnTimeout):
        stand_in (None | str): With `bot`: the strategy that then plays on.
        hints (GameHints):
        rated (bool):
        seeded (bool):
        client_seeded (bool): Whether the players could add their share to the dice.
        draw_id (UUID): What the dice are drawn for: the game, or a set that it shares.
        commitment (str): SHA-256 of the seed, in hex.
        hidden (bool): A board of shared dice, which its own player alone may see until all boards are over.
        tournament_id (None | UUID): What it is played for, if anything.
        rematch_of (None | UUID):
        created_at (datetime.datetime):
        deadline (datetime.datetime | None): When the turn or the whole game runs out.
        server_time (datetime.datetime):
        first_seat (int | None):
        abort_reason (None | str): `cancelled`, `abandoned`, `deadline`, `engine_failed`; or an operator's: `operator/`,
            a word, a colon and a sentence.
        results (list[Result] | None):
        seats (list[Seat]):
        turn (CurrentTurn | None):
        receipt (None | Receipt): In the answers to create, join and start; elsewhere if asked for.
    """

    id: UUID
    ruleset: str
    ruleset_digest: str
    status: GameStatus
    version: int
    owner_id: UUID
    order: OrderOfPlay
    visibility: GameVisibility
    turn_seconds: int | None
    bank_seconds: int | None
    on_timeout: OnTimeout
    stand_in: str | None
    hints: GameHints
    rated: bool
    seeded: bool
    client_seeded: bool
    draw_id: UUID
    commitment: str
    hidden: bool
    tournament_id: UUID | None
    rematch_of: UUID | None
    created_at: datetime.datetime
    deadline: datetime.datetime | None
    server_time: datetime.datetime
    first_seat: int | None
    abort_reason: str | None
    results: list[Result] | None
    seats: list[Seat]
    turn: CurrentTurn | None
    receipt: Receipt | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.current_turn import CurrentTurn
        from ..models.receipt import Receipt

        id = str(self.id)

        ruleset = self.ruleset

        ruleset_digest = self.ruleset_digest

        status: str = self.status

        version = self.version

        owner_id = str(self.owner_id)

        order: str = self.order

        visibility: str = self.visibility

        turn_seconds: int | None
        turn_seconds = self.turn_seconds

        bank_seconds: int | None
        bank_seconds = self.bank_seconds

        on_timeout: str = self.on_timeout

        stand_in: str | None
        stand_in = self.stand_in

        hints: str = self.hints

        rated = self.rated

        seeded = self.seeded

        client_seeded = self.client_seeded

        draw_id = str(self.draw_id)

        commitment = self.commitment

        hidden = self.hidden

        tournament_id: str | None
        if isinstance(self.tournament_id, UUID):
            tournament_id = str(self.tournament_id)
        else:
            tournament_id = self.tournament_id

        rematch_of: str | None
        if isinstance(self.rematch_of, UUID):
            rematch_of = str(self.rematch_of)
        else:
            rematch_of = self.rematch_of

        created_at = text(self.created_at)

        deadline: str | None
        if isinstance(self.deadline, datetime.datetime):
            deadline = text(self.deadline)
        else:
            deadline = self.deadline

        server_time = text(self.server_time)

        first_seat: int | None
        first_seat = self.first_seat

        abort_reason: str | None
        abort_reason = self.abort_reason

        results: list[dict[str, Any]] | None
        if isinstance(self.results, list):
            results = []
            for results_type_0_item_data in self.results:
                results_type_0_item = results_type_0_item_data.to_dict()
                results.append(results_type_0_item)

        else:
            results = self.results

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        turn: dict[str, Any] | None
        if isinstance(self.turn, CurrentTurn):
            turn = self.turn.to_dict()
        else:
            turn = self.turn

        receipt: dict[str, Any] | None
        if isinstance(self.receipt, Receipt):
            receipt = self.receipt.to_dict()
        else:
            receipt = self.receipt

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "status": status,
                "version": version,
                "owner_id": owner_id,
                "order": order,
                "visibility": visibility,
                "turn_seconds": turn_seconds,
                "bank_seconds": bank_seconds,
                "on_timeout": on_timeout,
                "stand_in": stand_in,
                "hints": hints,
                "rated": rated,
                "seeded": seeded,
                "client_seeded": client_seeded,
                "draw_id": draw_id,
                "commitment": commitment,
                "hidden": hidden,
                "tournament_id": tournament_id,
                "rematch_of": rematch_of,
                "created_at": created_at,
                "deadline": deadline,
                "server_time": server_time,
                "first_seat": first_seat,
                "abort_reason": abort_reason,
                "results": results,
                "seats": seats,
                "turn": turn,
                "receipt": receipt,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.current_turn import CurrentTurn
        from ..models.receipt import Receipt
        from ..models.result import Result
        from ..models.seat import Seat

        d = dict(src_dict)
        id = uuid(d.pop("id"))

        ruleset = d.pop("ruleset")

        ruleset_digest = d.pop("ruleset_digest")

        status = check_game_status(d.pop("status"))

        version = d.pop("version")

        owner_id = uuid(d.pop("owner_id"))

        order = check_order_of_play(d.pop("order"))

        visibility = check_game_visibility(d.pop("visibility"))

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

        def _parse_stand_in(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        stand_in = _parse_stand_in(d.pop("stand_in"))

        hints = check_game_hints(d.pop("hints"))

        rated = d.pop("rated")

        seeded = d.pop("seeded")

        client_seeded = d.pop("client_seeded")

        draw_id = uuid(d.pop("draw_id"))

        commitment = d.pop("commitment")

        hidden = d.pop("hidden")

        def _parse_tournament_id(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                tournament_id_type_0 = uuid(data)

                return tournament_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        tournament_id = _parse_tournament_id(d.pop("tournament_id"))

        def _parse_rematch_of(data: object) -> UUID | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rematch_of_type_0 = uuid(data)

                return rematch_of_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))

        created_at = instant(d.pop("created_at"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = instant(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        server_time = instant(d.pop("server_time"))

        def _parse_first_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_seat = _parse_first_seat(d.pop("first_seat"))

        def _parse_abort_reason(data: object) -> str | None:
            if data is None:
                return data
            return cast(None | str, data)

        abort_reason = _parse_abort_reason(d.pop("abort_reason"))

        def _parse_results(data: object) -> list[Result] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                results_type_0 = []
                _results_type_0 = data
                for results_type_0_item_data in items(_results_type_0):
                    results_type_0_item = model(Result, results_type_0_item_data)

                    results_type_0.append(results_type_0_item)

                return results_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Result] | None, data)

        results = _parse_results(d.pop("results"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in items(_seats):
            seats_item = model(Seat, seats_item_data)

            seats.append(seats_item)

        def _parse_turn(data: object) -> CurrentTurn | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                turn_type_0 = model(CurrentTurn, data)

                return turn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CurrentTurn | None, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_receipt(data: object) -> Receipt | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                receipt_type_0 = model(Receipt, data)

                return receipt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Receipt, data)

        receipt = _parse_receipt(d.pop("receipt"))

        made = cls(
            id=id,
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            status=status,
            version=version,
            owner_id=owner_id,
            order=order,
            visibility=visibility,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            on_timeout=on_timeout,
            stand_in=stand_in,
            hints=hints,
            rated=rated,
            seeded=seeded,
            client_seeded=client_seeded,
            draw_id=draw_id,
            commitment=commitment,
            hidden=hidden,
            tournament_id=tournament_id,
            rematch_of=rematch_of,
            created_at=created_at,
            deadline=deadline,
            server_time=server_time,
            first_seat=first_seat,
            abort_reason=abort_reason,
            results=results,
            seats=seats,
            turn=turn,
            receipt=receipt,
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
