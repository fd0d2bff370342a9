"""Whom an entry of a tournament's log concerns, and what each of them is told on his own stream.

People and remote bots are told: an entrant of what happens to his entry, of his matches, and of the beginning and the
end; an organiser of the beginning, the end, and the matches that wait for him. A notice says what its reader needs to
act, and no more: what all others do stands in the tournament's log, which he may follow.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet

from games.players.models import PlayerKind
from games.services.following import pieces
from games.services.notices import Told
from games.step import Change
from games.tournaments.models import Entrant, MatchGame, Organiser, Side, Tournament

Data = dict[str, Any]

_OF_ALL = ("tournament.changed", "tournament.started", "tournament.finished", "tournament.cancelled")
_OF_MATCHES = ("match.decided", "match.failed", "match.replayed")
_IS_TOLD = ~Q(player__kind=PlayerKind.ENGINE) & Q(player__erased_at=None)
_TAKES_PART = (Entrant.Status.INVITED, Entrant.Status.REGISTERED, Entrant.Status.WAITING)


def notices(tournament: Tournament, changes: Sequence[Change]) -> Iterator[Told]:
    """What players are to be told of changes that have been logged just now."""
    audience = _audience(tournament, changes)
    for change in changes:
        for player_id, told, game_id in _told(change, audience):
            yield Told(player_id, told, game_id, tournament.pk)


@dataclass(frozen=True, slots=True)
class _Audience:
    """Whoever may have to be told; engines are not among them."""

    players: Mapping[str, UUID]  # by entrant
    sides: Mapping[str, Collection[str]] = field(default_factory=dict)  # entrants by match
    games: Mapping[str, UUID] = field(default_factory=dict)  # the first by match
    organisers: Collection[UUID] = ()
    taking_part: Collection[str] = ()  # entrants


def _audience(tournament: Tournament, changes: Sequence[Change]) -> _Audience:
    types = {change.type for change in changes}
    sides = _sides([UUID(change.data["match"]) for change in changes if change.type in _OF_MATCHES])
    wanted = types & {*_OF_ALL, "match.failed"} or any(map(_is_answer, changes))
    organisers = _organisers(tournament) if wanted else ()
    if types & {*_OF_ALL, "round.opened"}:
        entrants = list(_told_of(tournament).values_list("id", "player_id", "status"))
        players = {str(entrant_id): player_id for entrant_id, player_id, _ in entrants}
        taking_part = [str(entrant_id) for entrant_id, _, status in entrants if status in _TAKES_PART]
        return _Audience(players, sides, _games(changes, players), organisers, taking_part)
    named = {change.data["entrant"] for change in changes if change.type.startswith("entrant.")}
    named |= {entrant for entrants in sides.values() for entrant in entrants}
    players = {}
    for some in pieces(named):
        rows = _told_of(tournament).filter(id__in=some).values_list("id", "player_id")
        players |= {str(entrant_id): player_id for entrant_id, player_id in rows}
    return _Audience(players, sides, organisers=organisers)


def _told_of(tournament: Tournament) -> QuerySet[Entrant]:
    return Entrant.objects.filter(_IS_TOLD, tournament=tournament).order_by("id")


def _organisers(tournament: Tournament) -> Collection[UUID]:
    rows = Organiser.objects.filter(_IS_TOLD, tournament=tournament).order_by("id")
    return [tournament.owner_id, *rows.values_list("player_id", flat=True)]


def _sides(match_ids: Collection[UUID]) -> Mapping[str, Collection[str]]:
    """The entrants of matches that not only engines play."""
    found: dict[str, list[str]] = {}
    for some in pieces(match_ids):
        rows = Side.objects.filter(match__in=some, match__engines_only=False).order_by("match", "index")
        for match_id, entrant_id in rows.values_list("match_id", "entrant_id"):
            found.setdefault(str(match_id), []).append(str(entrant_id))
    return found


def _games(changes: Sequence[Change], players: Mapping[str, UUID]) -> Mapping[str, UUID]:
    """The games that matches with players to tell begin with, where they are set up already."""
    opened = [pairing for change in changes if change.type == "round.opened" for pairing in change.data["pairings"]]
    matches = [each["match"] for each in opened if not players.keys().isdisjoint(each["entrants"])]
    found: dict[str, UUID] = {}
    for some in pieces(matches):
        rows = MatchGame.objects.filter(match__in=some, number=1).values_list("match_id", "game_id")
        found |= {str(match_id): game_id for match_id, game_id in rows}
    return found


def _told(change: Change, audience: _Audience) -> Iterator[tuple[UUID, Change, UUID | None]]:
    match change.type:
        case "round.opened":
            yield from _of_round(change.data, audience)
        case "organiser.added" | "organiser.removed":
            yield UUID(change.data["player_id"]), change, None
        case "match.decided" | "match.failed" | "match.replayed":
            yield from ((player_id, change, None) for player_id in _of_match(change, audience))
        case each if each in _OF_ALL:
            yield from ((player_id, told, None) for player_id, told in _of_all(change, audience))
        case each if each.startswith("entrant."):
            yield from ((player_id, change, None) for player_id in _of_entrant(change, audience))


def _is_answer(change: Change) -> bool:
    """Whether somebody who was invited says yes or no, for which an organiser waits."""
    return change.type.startswith("entrant.") and bool(change.data.get("invited") or change.data.get("declined"))


def _of_entrant(change: Change, audience: _Audience) -> Iterator[UUID]:
    player_id = audience.players.get(change.data["entrant"])
    own = [] if player_id is None else [player_id]
    yield from dict.fromkeys([*own, *(audience.organisers if _is_answer(change) else ())])


def _of_round(data: Data, audience: _Audience) -> Iterator[tuple[UUID, Change, UUID | None]]:
    for pairing in data["pairings"]:
        opened = {"match": pairing["match"], "round": data["n"], "slot": pairing["slot"]}
        for entrant in pairing["entrants"]:
            if entrant in audience.players:
                own = {**opened, "entrant": entrant, "entrants": pairing["entrants"]}
                game_id = audience.games.get(pairing["match"])
                yield audience.players[entrant], Change("match.opened", own), game_id


def _of_match(change: Change, audience: _Audience) -> Iterator[UUID]:
    entrants = audience.sides.get(change.data["match"], ())
    players = [audience.players[entrant] for entrant in entrants if entrant in audience.players]
    organisers = audience.organisers if change.type == "match.failed" else ()
    yield from dict.fromkeys([*players, *organisers])


def _of_all(change: Change, audience: _Audience) -> Iterator[tuple[UUID, Change]]:
    """Each entrant his own part of what is said of all, and the organisers that it happened."""
    own = _own_parts(change)
    entrants: dict[UUID, str] = {audience.players[entrant]: entrant for entrant in audience.taking_part}
    for player_id in {**entrants, **dict.fromkeys(audience.organisers)}:
        entrant = entrants.get(player_id)
        yield player_id, Change(change.type, own.get(entrant, _common(change)) if entrant else _common(change))


def _own_parts(change: Change) -> Mapping[str, Data]:
    match change.type:
        case "tournament.started":
            return {each["entrant"]: each for each in change.data["entrants"]}
        case "tournament.finished":
            return {each["entrant"]: each for each in change.data["places"]}
        case _:
            return {}


def _common(change: Change) -> Data:
    return {key: value for key, value in change.data.items() if key not in ("entrants", "places")}
