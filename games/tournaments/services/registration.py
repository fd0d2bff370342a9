"""What can be done about entrants: registered, invited, checked in, seeded, withdrawn, disqualified.

Who comes when all places are taken waits, and gets the first that comes free, in the order of registration. Everything
about one tournament waits for its row, so of two who want the last place one gets it.
"""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import Max

from games.bots import registry
from games.players import blocks
from games.players.models import Player, PlayerKind
from games.players.services import engine_player, get_player, lock_players
from games.services import notices
from games.step import Change
from games.tournaments.errors import (
    AlreadyEntered,
    EntrantGone,
    EntryUnwelcome,
    NoCheckIn,
    NotAdmitted,
    NotInvited,
    NotYourEntry,
    SeedTaken,
)
from games.tournaments.models import Entrant, Tournament
from games.tournaments.services import allowance, departures, roll, visibility
from games.tournaments.services.allowance import GONE
from games.tournaments.services.ledger import Ledger
from games.tournaments.services.visibility import check_stage, explained
from rulesets import library, optimum

Stage = Tournament.Status
Status = Entrant.Status


@transaction.atomic
def register(*, player: Player, tournament_id: UUID) -> tuple[Ledger, Entrant]:
    """Enter oneself, or take an invitation; whoever finds no place waits for one.

    Raises TournamentNotFound, WrongStage, AlreadyEntered, NotAdmitted, NotInvited, EntryUnwelcome, TooManyEntrants,
    AccountGone.
    """
    lock_players(player)
    ledger = visibility.lock(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION)
        entrant = roll.find(ledger, player)
        if entrant is not None and entrant.status in (Status.REGISTERED, Status.WAITING):
            raise AlreadyEntered(entrant_status=str(entrant.status))
        _check_admitted(ledger, player, entrant)
        if entrant is None or entrant.status != Status.INVITED:
            allowance.check_new_entrants(ledger.tournament, 1)
        entrant = entrant or Entrant(tournament=ledger.tournament, player=player)
        ledger.append(take_place(ledger, entrant))
    return ledger, entrant


def take_place(ledger: Ledger, entrant: Entrant) -> Change:
    """Give somebody a place, or let him wait for one; the event comes back, to be logged."""
    invited = entrant.status == Status.INVITED
    entrant.number = roll.last_number(ledger) + 1
    free = roll.free_places(ledger)
    _seat(entrant, has_place=free is None or free > 0)
    came = _came(entrant)
    return Change(came.type, {**came.data, "invited": True}) if invited else came


@transaction.atomic
def invite(*, player: Player, tournament_id: UUID, player_ids: Sequence[UUID]) -> tuple[Ledger, list[Entrant]]:
    """Let an organiser ask players in; who has entered or is invited already stays as he is.

    Raises TournamentNotFound, NotOrganiser, WrongStage, PlayerNotFound, NotAdmitted, EntryUnwelcome, TooManyEntrants.
    """
    ledger = visibility.lock_organised(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION)
        guests = {guest.pk: guest for guest in (get_player(player_id=each).survivor for each in player_ids)}
        found = {row.player_id: row for row in roll.entrants(ledger).filter(player__in=guests, copy=0)}
        missing = [guest for pk, guest in guests.items() if pk not in found or found[pk].status in GONE]
        allowance.check_new_entrants(ledger.tournament, len(missing))
        asked = [_invited(ledger, player, guest, found.get(guest.pk)) for guest in missing]
        _number_and_save(ledger, asked)
        if asked:
            ledger.append(*(Change("entrant.invited", roll.named(row)) for row in asked))
    return ledger, asked


@transaction.atomic
def add_engines(*, player: Player, tournament_id: UUID, strategy: str, copies: int = 1) -> tuple[Ledger, list[Entrant]]:
    """Let an organiser enter copies of a built-in strategy; those who find no place wait for one.

    A strategy that needs a solved table plays when it is there, which is asked for here.
    Raises TournamentNotFound, NotOrganiser, WrongStage, UnknownStrategy, NotAdmitted, TooManyEntrants.
    """
    ledger = visibility.lock_organised(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION)
        engine = _engine(ledger, strategy)
        _check_kind(ledger, engine)
        allowance.check_new_entrants(ledger.tournament, copies)
        last = roll.entrants(ledger).filter(player=engine).aggregate(last=Max("copy"))["last"] or 0
        rows = [Entrant(tournament=ledger.tournament, player=engine, copy=last + n) for n in range(1, copies + 1)]
        places = roll.free_places(ledger)
        for index, row in enumerate(rows):
            row.status = Status.REGISTERED if places is None or index < places else Status.WAITING
            row.checked_in = row.status == Status.REGISTERED  # a strategy is always there
        _number_and_save(ledger, rows)
        ledger.append(*map(_came, rows))
    return ledger, rows


@transaction.atomic
def check_in(*, player: Player, tournament_id: UUID) -> tuple[Ledger, Entrant]:
    """Say that one is there; again is once.

    Raises TournamentNotFound, WrongStage, NoCheckIn, NotYourEntry, EntrantGone.
    """
    ledger = visibility.lock(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION)
        if not ledger.tournament.check_in:
            raise NoCheckIn()
        entrant = roll.find(ledger, player)
        if entrant is None:
            raise NotYourEntry()
        if entrant.status not in (Status.REGISTERED, Status.WAITING):
            raise EntrantGone(entrant_status=str(entrant.status))
        if not entrant.checked_in:
            entrant.checked_in = True
            entrant.save(update_fields=["checked_in"])
            ledger.append(Change("entrant.checked_in", roll.named(entrant)))
    return ledger, entrant


@transaction.atomic
@notices.together()
def withdraw(*, player: Player, tournament_id: UUID, entrant_id: UUID) -> tuple[Ledger, Entrant]:
    """Take an entrant out: oneself, or anybody as an organiser. An invitation is declined by it.

    Raises TournamentNotFound, EntrantNotFound, NotYourEntry, WrongStage, EntrantGone.
    """
    ledger = visibility.lock(player, tournament_id)
    with explained(ledger):
        entrant = roll.get_entrant(ledger.tournament, entrant_id)
        if entrant.player_id != player.pk and not visibility.organises(player, ledger.tournament):
            raise NotYourEntry()
        check_stage(ledger, Stage.REGISTRATION, Stage.RUNNING)
        departures.leave(ledger, entrant)
    return ledger, entrant


@transaction.atomic
@notices.together()
def disqualify(*, player: Player, tournament_id: UUID, entrant_id: UUID, reason: str) -> tuple[Ledger, Entrant]:
    """Let an organiser show an entrant out, who does not come back.

    Raises TournamentNotFound, NotOrganiser, EntrantNotFound, WrongStage, EntrantGone.
    """
    ledger = visibility.lock_organised(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION, Stage.RUNNING)
        entrant = roll.get_entrant(ledger.tournament, entrant_id)
        departures.leave(ledger, entrant, reason=reason)
    return ledger, entrant


@transaction.atomic
def wish_seed(*, player: Player, tournament_id: UUID, entrant_id: UUID, seed: int | None) -> tuple[Ledger, Entrant]:
    """Let an organiser say where an entrant is to be seeded; the start seeds those of whom nothing is said after them.

    Raises TournamentNotFound, NotOrganiser, EntrantNotFound, WrongStage, EntrantGone, SeedTaken.
    """
    ledger = visibility.lock_organised(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, Stage.REGISTRATION)
        entrant = roll.get_entrant(ledger.tournament, entrant_id)
        roll.check_in_it(entrant)
        if seed is not None and roll.here(ledger).filter(seed=seed).exclude(pk=entrant.pk).exists():
            raise SeedTaken(seed=seed)
        if seed != entrant.seed:
            entrant.seed = seed
            entrant.save(update_fields=["seed"])
            ledger.append(Change("entrant.seeded", {**roll.named(entrant), "seed": seed}))
    return ledger, entrant


def _seat(entrant: Entrant, *, has_place: bool) -> None:
    entrant.status = Status.REGISTERED if has_place else Status.WAITING
    entrant.left_before, entrant.reason = None, ""
    entrant.save()


def _number_and_save(ledger: Ledger, rows: Sequence[Entrant]) -> None:
    """Number those who come at once, in their order; who was there before has a row already."""
    first = roll.last_number(ledger) + 1
    for number, row in enumerate(rows, first):
        row.number = number
    known = [row for row in rows if not row._state.adding]
    Entrant.objects.bulk_create([row for row in rows if row._state.adding], batch_size=500)
    for row in known:
        row.save(update_fields=["number", "status", "left_before", "reason"])  # whose it is may be changing just now


def _invited(ledger: Ledger, host: Player, guest: Player, before: Entrant | None) -> Entrant:
    _check_kind(ledger, guest)
    if guest.deleted or guest.kind == PlayerKind.ENGINE:  # nobody is there to answer
        raise EntryUnwelcome()
    if blocks.any_blocks([guest.pk], host) or blocks.any_blocks(roll.hosts(ledger), guest):
        raise EntryUnwelcome()
    row = before or Entrant(tournament=ledger.tournament, player=guest)
    if row.status == Status.DISQUALIFIED:
        raise EntrantGone(entrant_status=str(row.status))
    row.status, row.left_before, row.reason = Status.INVITED, None, ""
    return row


def _engine(ledger: Ledger, strategy: str) -> Player:
    known = registry.get(strategy)
    if known.needs_table and optimum.adviser(ruleset := library.by_digest(ledger.tournament.ruleset_digest)) is None:
        optimum.want(ruleset)
    return engine_player(strategy=known.key, name=known.name)


def _check_admitted(ledger: Ledger, player: Player, entrant: Entrant | None) -> None:
    _check_kind(ledger, player)
    invited = entrant is not None and entrant.status == Status.INVITED
    if entrant is not None and entrant.status == Status.DISQUALIFIED:
        raise EntrantGone(entrant_status=str(entrant.status))
    if ledger.tournament.entry == Tournament.Entry.INVITED and not invited and player.pk not in roll.hosts(ledger):
        raise NotInvited()
    if blocks.any_blocks(roll.hosts(ledger) - {player.pk}, player):
        raise EntryUnwelcome()


def _check_kind(ledger: Ledger, player: Player) -> None:
    if player.kind not in ledger.tournament.admits:
        raise NotAdmitted(kind=player.kind)


def _came(entrant: Entrant) -> Change:
    waits = entrant.status == Status.WAITING
    return Change("entrant.waiting" if waits else "entrant.registered", roll.named(entrant))
