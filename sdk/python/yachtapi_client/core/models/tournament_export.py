from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ...lenient import items, model, uuid

if TYPE_CHECKING:
    from ..models.event import Event
    from ..models.tournament_export_entrants_item import TournamentExportEntrantsItem
    from ..models.tournament_export_games import TournamentExportGames
    from ..models.tournament_export_places_type_0_item import TournamentExportPlacesType0Item
    from ..models.tournament_export_rounds_item import TournamentExportRoundsItem
    from ..models.tournament_export_setup import TournamentExportSetup
    from ..models.tournament_export_standings_item import TournamentExportStandingsItem


T = TypeVar("T", bound="TournamentExport")


@_attrs_define
class TournamentExport:
    """A whole tournament, signed; the file is exactly the RFC 8785 form of its JSON.

    Attributes:
        format_ (str): `yacht-tournament/1`.
        tournament_id (UUID):
        setup (TournamentExportSetup): As it was set up in the end.
        entrants (list[TournamentExportEntrantsItem]): By ids alone.
        events (list[Event]): The whole log.
        rounds (list[TournamentExportRoundsItem]): Every pairing, why, and what came of it.
        standings (list[TournamentExportStandingsItem]):
        places (list[TournamentExportPlacesType0Item] | None):
        games (TournamentExportGames): SHA-256 of each game's record, in hex; null for a board of shared dice whose
            record is not out yet.
        key_id (str):
        public_key (str): 32 bytes in hex; compare it with `GET keys/`.
        signature (str): Ed25519 over `yacht-tournament/1`, a line feed, and the SHA-256 of the rest's RFC 8785 form.
    """

    format_: str
    tournament_id: UUID
    setup: TournamentExportSetup
    entrants: list[TournamentExportEntrantsItem]
    events: list[Event]
    rounds: list[TournamentExportRoundsItem]
    standings: list[TournamentExportStandingsItem]
    places: list[TournamentExportPlacesType0Item] | None
    games: TournamentExportGames
    key_id: str
    public_key: str
    signature: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_

        tournament_id = str(self.tournament_id)

        setup = self.setup.to_dict()

        entrants = []
        for entrants_item_data in self.entrants:
            entrants_item = entrants_item_data.to_dict()
            entrants.append(entrants_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        places: list[dict[str, Any]] | None
        if isinstance(self.places, list):
            places = []
            for places_type_0_item_data in self.places:
                places_type_0_item = places_type_0_item_data.to_dict()
                places.append(places_type_0_item)

        else:
            places = self.places

        games = self.games.to_dict()

        key_id = self.key_id

        public_key = self.public_key

        signature = self.signature

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "tournament_id": tournament_id,
                "setup": setup,
                "entrants": entrants,
                "events": events,
                "rounds": rounds,
                "standings": standings,
                "places": places,
                "games": games,
                "key_id": key_id,
                "public_key": public_key,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event import Event
        from ..models.tournament_export_entrants_item import TournamentExportEntrantsItem
        from ..models.tournament_export_games import TournamentExportGames
        from ..models.tournament_export_places_type_0_item import TournamentExportPlacesType0Item
        from ..models.tournament_export_rounds_item import TournamentExportRoundsItem
        from ..models.tournament_export_setup import TournamentExportSetup
        from ..models.tournament_export_standings_item import TournamentExportStandingsItem

        d = dict(src_dict)
        format_ = d.pop("format")

        tournament_id = uuid(d.pop("tournament_id"))

        setup = model(TournamentExportSetup, d.pop("setup"))

        entrants = []
        _entrants = d.pop("entrants")
        for entrants_item_data in items(_entrants):
            entrants_item = model(TournamentExportEntrantsItem, entrants_item_data)

            entrants.append(entrants_item)

        events = []
        _events = d.pop("events")
        for events_item_data in items(_events):
            events_item = model(Event, events_item_data)

            events.append(events_item)

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in items(_rounds):
            rounds_item = model(TournamentExportRoundsItem, rounds_item_data)

            rounds.append(rounds_item)

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in items(_standings):
            standings_item = model(TournamentExportStandingsItem, standings_item_data)

            standings.append(standings_item)

        def _parse_places(data: object) -> list[TournamentExportPlacesType0Item] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                places_type_0 = []
                _places_type_0 = data
                for places_type_0_item_data in items(_places_type_0):
                    places_type_0_item = model(TournamentExportPlacesType0Item, places_type_0_item_data)

                    places_type_0.append(places_type_0_item)

                return places_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TournamentExportPlacesType0Item] | None, data)

        places = _parse_places(d.pop("places"))

        games = model(TournamentExportGames, d.pop("games"))

        key_id = d.pop("key_id")

        public_key = d.pop("public_key")

        signature = d.pop("signature")

        made = cls(
            format_=format_,
            tournament_id=tournament_id,
            setup=setup,
            entrants=entrants,
            events=events,
            rounds=rounds,
            standings=standings,
            places=places,
            games=games,
            key_id=key_id,
            public_key=public_key,
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
