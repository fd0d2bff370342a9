"""How a tournament is set up: created as a draft, changed, opened for its entrants, called off."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from games.errors import RatedGameTakesNoStandIn, TimeoutNeedsClock
from games.models import Game
from games.players.models import Player
from games.players.services import lock_players
from games.record import timestamp
from games.services import time
from games.step import Change
from games.tournaments.errors import OptionsDisagree
from games.tournaments.formats import documents
from games.tournaments.models import Tournament, every_kind
from games.tournaments.services import allowance, roll, rounds, sharedrounds, visibility
from games.tournaments.services.ledger import Ledger, begin
from games.tournaments.services.visibility import check_stage, explained
from rulesets import library, optimum
from rulesets.errors import Sentence

Status = Tournament.Status
AT_ANY_TIME = {"name", "visibility"}
UNTIL_THE_START = {*AT_ANY_TIME, "entry", "admits", "capacity", "check_in", "starts_at"}
"""What may still be changed while entrants come; all else they have entered for."""


@dataclass(frozen=True, slots=True)
class TournamentWish:
    """A tournament as its organiser asks for it; what is left out of its documents is filled in."""

    name: str
    ruleset: str
    format: Mapping[str, Any]
    match: Mapping[str, Any] = field(default_factory=dict)
    tie_breaks: Sequence[str] | None = None
    visibility: str = Tournament.Visibility.PUBLIC
    entry: str = Tournament.Entry.OPEN
    admits: Sequence[str] = field(default_factory=every_kind)
    capacity: int | None = None
    check_in: bool = False
    starts_at: datetime | None = None
    turn_seconds: int | None = None
    bank_seconds: int | None = None
    on_timeout: str = Game.OnTimeout.FORFEIT
    latency_seconds: int = 0
    rated: bool = False
    rehearsal: bool = False
    shared_dice: bool = False
    lockstep: bool = False


@transaction.atomic
def create_tournament(*, owner: Player, wish: TournamentWish) -> Ledger:
    """Make a draft that its owner alone sees.

    Raises UnknownRuleset, InvalidFormat, RulesetTooLarge, OptionsDisagree, TimeoutNeedsClock, TooManyTournaments,
    AccountGone.
    """
    lock_players(owner)
    allowance.check_new_tournament(owner)
    now = time.now()
    tournament = Tournament(owner=owner, created_at=now)
    _write(tournament, asdict(wish))
    return begin(tournament, now, _created(tournament))


@transaction.atomic
def change(*, player: Player, tournament_id: UUID, changes: Mapping[str, Any], version: int | None = None) -> Ledger:
    """Change what is given: of a draft everything, later what still can be.

    Raises TournamentNotFound, NotOrganiser, StaleVersion, WrongStage and what ``create_tournament`` raises.
    """
    ledger = visibility.lock_organised(player, tournament_id, version)
    tournament = ledger.tournament
    with explained(ledger):
        check_stage(ledger, *_stages(changes))
        before = settings_of(tournament)
        _write(tournament, {**_wishes(tournament), **_with_format(tournament, changes)})
        after = settings_of(tournament)
        changed = {name: value for name, value in after.items() if value != before[name]}
        if changed:
            ledger.append(Change("tournament.changed", changed))
        if "capacity" in changed and tournament.status == Status.REGISTRATION:
            roll.promote(ledger)
    return ledger


@transaction.atomic
def open_registration(*, player: Player, tournament_id: UUID, version: int | None = None) -> Ledger:
    """Let entrants come; raises TournamentNotFound, NotOrganiser, StaleVersion, WrongStage."""
    ledger = visibility.lock_organised(player, tournament_id, version)
    with explained(ledger):
        check_stage(ledger, Status.DRAFT)
        ledger.tournament.status = Status.REGISTRATION
        ledger.append(Change("registration.opened", {}))
        sharedrounds.commit_ahead(ledger.tournament)
    return ledger


@transaction.atomic
def cancel(*, player: Player, tournament_id: UUID, reason: str, version: int | None = None) -> Ledger:
    """Call a tournament off for good; games under way are ended by the sweep.

    Raises TournamentNotFound, NotOrganiser, StaleVersion, WrongStage.
    """
    ledger = visibility.lock_organised(player, tournament_id, version)
    with explained(ledger):
        check_stage(ledger, Status.DRAFT, Status.REGISTRATION, Status.RUNNING)
        rounds.call_off(ledger, reason)
    return ledger


@transaction.atomic
def delete(*, player: Player, tournament_id: UUID, version: int | None = None) -> Ledger:
    """Drop a draft, of which nobody knows yet; raises TournamentNotFound, NotTournamentOwner, StaleVersion, WrongStage.

    The ledger shows what it was.
    """
    ledger = visibility.lock_owned(player, tournament_id, version)
    with explained(ledger):
        check_stage(ledger, Status.DRAFT)
    Tournament.objects.filter(pk=ledger.tournament.pk).delete()
    return ledger


def settings_of(tournament: Tournament) -> dict[str, Any]:
    """Everything that is set up, flat, as the log writes it."""
    return {
        "name": tournament.name,
        "ruleset": tournament.ruleset,
        "ruleset_digest": tournament.ruleset_digest,
        "format": tournament.format,
        "match": tournament.match,
        "tie_breaks": tournament.tie_breaks,
        **_options(tournament),
    }


def _created(tournament: Tournament) -> Change:
    documents = settings_of(tournament)
    options = _options(tournament)
    named = {name: value for name, value in documents.items() if name not in options}
    return Change("tournament.created", {"tournament_id": str(tournament.pk), **named, "options": options})


def _options(tournament: Tournament) -> dict[str, Any]:
    starts_at = tournament.starts_at
    return {
        "visibility": tournament.visibility,
        "entry": tournament.entry,
        "admits": tournament.admits,
        "capacity": tournament.capacity,
        "check_in": tournament.check_in,
        "starts_at": None if starts_at is None else timestamp(starts_at),
        "turn_seconds": tournament.turn_seconds,
        "bank_seconds": tournament.bank_seconds,
        "on_timeout": tournament.on_timeout,
        "latency_seconds": tournament.latency_seconds,
        "rated": tournament.rated,
        "rehearsal": tournament.rehearsal,
        "shared_dice": tournament.shared_dice,
        "lockstep": tournament.lockstep,
    }


def _stages(changes: Mapping[str, Any]) -> list[str]:
    """The stages at which all of the changes can be made."""
    if changes.keys() <= AT_ANY_TIME:
        return [*Status.values]
    return [Status.DRAFT, Status.REGISTRATION] if changes.keys() <= UNTIL_THE_START else [Status.DRAFT]


def _wishes(tournament: Tournament) -> dict[str, Any]:
    return {name: getattr(tournament, name) for name in TournamentWish.__dataclass_fields__}


def _with_format(tournament: Tournament, changes: Mapping[str, Any]) -> dict[str, Any]:
    """With another kind of format, what was settled for the old one is settled anew where nothing is said of it."""
    if changes.get("format", tournament.format)["kind"] == tournament.format["kind"]:
        return dict(changes)
    return {"match": {}, "tie_breaks": None, **changes}


def _write(tournament: Tournament, wish: Mapping[str, Any]) -> None:
    """Put a whole wish into the row, its documents filled in and checked."""
    ruleset = library.playable(wish["ruleset"])
    chosen = documents.settled_format(wish["format"])
    settled = {
        "ruleset": ruleset.key,
        "ruleset_digest": ruleset.digest,
        "format": chosen,
        "match": documents.settled_match(wish["match"], chosen["kind"]),
        "tie_breaks": documents.settled_tie_breaks(wish["tie_breaks"], chosen["kind"]),
        "admits": sorted(set(wish["admits"])),
    }
    for name, value in {**wish, **settled}.items():
        setattr(tournament, name, value)
    if documents.looks_at_regret(tournament.format, tournament.tie_breaks):
        optimum.check_solvable(ruleset)
    _check_options(tournament)


def _check_options(tournament: Tournament) -> None:
    if tournament.rated and tournament.rehearsal:
        raise OptionsDisagree(option="rehearsal", other="rated")
    if tournament.rated and tournament.shared_dice and not tournament.lockstep:
        raise OptionsDisagree(option=Sentence("shared_dice without lockstep"), other="rated")
    if tournament.lockstep and tournament.bank_seconds is not None:
        raise OptionsDisagree(option="bank_seconds", other="lockstep")
    if tournament.lockstep and not tournament.shared_dice:
        raise OptionsDisagree(option=Sentence("dice of each board's own"), other="lockstep")
    if tournament.on_timeout == Game.OnTimeout.FORFEIT:
        return
    if tournament.turn_seconds is None and tournament.bank_seconds is None:
        raise TimeoutNeedsClock(on_timeout=tournament.on_timeout)
    if tournament.rated and tournament.on_timeout == Game.OnTimeout.BOT:
        raise RatedGameTakesNoStandIn()
