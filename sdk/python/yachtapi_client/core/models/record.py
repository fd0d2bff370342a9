from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model, uuid

if TYPE_CHECKING:
    from ..models.event import Event
    from ..models.record_ruleset import RecordRuleset
    from ..models.record_seat import RecordSeat
    from ..models.result import Result


T = TypeVar("T", bound="Record")


@_attrs_define
class Record:
    """An ended game, with its seed, signed. Keep the bytes as they are: they are the canonical form (RFC 8785).

    Attributes:
        format_ (str):
        game_id (UUID):
        draw_id (str):
        ruleset (RecordRuleset):
        ruleset_digest (str):
        commitment (str):
        seed (str):
        client_seeds (list[str]):
        seats (list[RecordSeat]):
        events (list[Event]):
        results (list[Result] | None):
        key_id (str):
        signature (str):
    """

    format_: str
    game_id: UUID
    draw_id: str
    ruleset: RecordRuleset
    ruleset_digest: str
    commitment: str
    seed: str
    client_seeds: list[str]
    seats: list[RecordSeat]
    events: list[Event]
    results: list[Result] | None
    key_id: str
    signature: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_

        game_id = str(self.game_id)

        draw_id = self.draw_id

        ruleset = self.ruleset.to_dict()

        ruleset_digest = self.ruleset_digest

        commitment = self.commitment

        seed = self.seed

        client_seeds = self.client_seeds

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        results: list[dict[str, Any]] | None
        if isinstance(self.results, list):
            results = []
            for results_type_0_item_data in self.results:
                results_type_0_item = results_type_0_item_data.to_dict()
                results.append(results_type_0_item)

        else:
            results = self.results

        key_id = self.key_id

        signature = self.signature

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "game_id": game_id,
                "draw_id": draw_id,
                "ruleset": ruleset,
                "ruleset_digest": ruleset_digest,
                "commitment": commitment,
                "seed": seed,
                "client_seeds": client_seeds,
                "seats": seats,
                "events": events,
                "results": results,
                "key_id": key_id,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event import Event
        from ..models.record_ruleset import RecordRuleset
        from ..models.record_seat import RecordSeat
        from ..models.result import Result

        d = dict(src_dict)
        format_ = d.pop("format")

        game_id = uuid(d.pop("game_id"))

        draw_id = d.pop("draw_id")

        ruleset = model(RecordRuleset, d.pop("ruleset"))

        ruleset_digest = d.pop("ruleset_digest")

        commitment = d.pop("commitment")

        seed = d.pop("seed")

        client_seeds = cast(list[str], d.pop("client_seeds"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in items(_seats):
            seats_item = model(RecordSeat, seats_item_data)

            seats.append(seats_item)

        events = []
        _events = d.pop("events")
        for events_item_data in items(_events):
            events_item = model(Event, events_item_data)

            events.append(events_item)

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

        key_id = d.pop("key_id")

        signature = d.pop("signature")

        made = cls(
            format_=format_,
            game_id=game_id,
            draw_id=draw_id,
            ruleset=ruleset,
            ruleset_digest=ruleset_digest,
            commitment=commitment,
            seed=seed,
            client_seeds=client_seeds,
            seats=seats,
            events=events,
            results=results,
            key_id=key_id,
            signature=signature,
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
