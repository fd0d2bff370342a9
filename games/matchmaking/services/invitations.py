"""Players asked to a game: those who left rules answer at once, the others when they like.

Both sides are told on their own streams. Of an answer and a game that starts meanwhile the first to hold the game's row
counts; an invitation says nothing about a seat that others may take.
"""

from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet

from games.errors import NotWelcome, TooManyInvites
from games.matchmaking.errors import AlreadyInvited, InvitationNotFound, InvitationSettled, NotInvitable
from games.matchmaking.models import Invitation
from games.matchmaking.rules import Offer
from games.matchmaking.services import rulebook
from games.models import Game
from games.players import blocks
from games.players.models import Player, PlayerKind
from games.players.services import get_player, lock_players
from games.services import allowance, lobby, notices, time, visibility
from games.services.guestlist import check_welcome
from games.services.notices import Told
from games.services.presentation import explained
from games.services.table import Table
from games.step import Change

Status = Invitation.Status


@transaction.atomic
def invite(*, player: Player, game_id: UUID, player_id: UUID) -> Invitation:
    """Ask another player to a game, as its owner or a member.

    Raises GameNotFound, GameNotOpen, GameOver, NotYourSeat, PlayerNotFound, NotInvitable, AlreadyInvited, NotWelcome,
    NoOpenSeat, SeededGameIsClosed, TooManyInvites, AccountGone.
    """
    visibility.read(player, game_id)  # of a game that is not his to see he learns nothing else
    guest = get_player(player_id=player_id).survivor
    if guest.kind == PlayerKind.ENGINE or guest.pk == player.pk:
        raise NotInvitable()
    lock_players(guest)
    table = visibility.lock(player, game_id)
    with explained(table):
        lobby.check_may_invite(table, player)
        _check_new(table, guest)
        if blocks.any_blocks([guest.pk], player):
            raise NotWelcome()
        check_welcome(table, guest)
        lobby.check_has_room(table, guest)
    made = Invitation(game=table.game, player=guest, invited_by=player, created_at=table.now)
    made.save(force_insert=True)
    with notices.together():
        _tell(made, "received", guest)
        _answer_by_rules(table, made, guest)
    return made


@transaction.atomic
def answer(*, player: Player, invitation_id: UUID, accept: bool, message: str = "") -> Invitation:
    """Take an invitation, and with it the first open seat, or decline it.

    Raises InvitationNotFound, InvitationSettled and, if it is taken, GameNotOpen, GameOver, NoOpenSeat, NotWelcome,
    TooManySeats, AccountGone.
    """
    lock_players(player)
    found, table = _lock(_seen_by(player).filter(player=player), invitation_id)
    with notices.together():
        if accept:
            lobby.bring_in(table, player)
        _settle(found, Status.ACCEPTED if accept else Status.DECLINED, table, message=message)
    return found


@transaction.atomic
def withdraw(*, player: Player, invitation_id: UUID) -> Invitation:
    """Take an invitation back, as the one who sent it or the game's owner.

    Raises InvitationNotFound, InvitationSettled.
    """
    mine = Q(invited_by=player) | Q(game__owner=player)
    found, table = _lock(_seen_by(player).filter(mine), invitation_id)
    _settle(found, Status.WITHDRAWN, table)
    return found


def received(player: Player) -> QuerySet[Invitation]:
    """The invitations to the player that can still be taken."""
    return Invitation.objects.filter(player=player, status=Status.WAITING, game__status=Game.Status.OPEN)


def read(player: Player, invitation_id: UUID) -> Invitation:
    """An invitation that the player sent or got, or that is to a game of his; raises InvitationNotFound."""
    found = _seen_by(player).select_related("game").filter(pk=invitation_id).first()
    if found is None:
        raise InvitationNotFound(invitation_id=str(invitation_id))
    return found


def _seen_by(player: Player) -> QuerySet[Invitation]:
    return Invitation.objects.filter(Q(player=player) | Q(invited_by=player) | Q(game__owner=player))


def _lock(rows: QuerySet[Invitation], invitation_id: UUID) -> tuple[Invitation, Table]:
    """A waiting invitation and its table; the game's row is locked, which all who answer or withdraw wait for."""
    game_id = rows.filter(pk=invitation_id).values_list("game_id", flat=True).first()
    if game_id is None:
        raise InvitationNotFound(invitation_id=str(invitation_id))
    table = Table.lock(game_id)
    found = Invitation.objects.select_related("game", "player", "invited_by").get(pk=invitation_id)
    if found.status != Status.WAITING:
        raise InvitationSettled(invitation_status=str(found.status))
    return found, table


def _check_new(table: Table, guest: Player) -> None:
    sent = Invitation.objects.filter(game=table.game)
    if table.seats_of(guest) or sent.filter(player=guest, status=Status.WAITING).exists():
        raise AlreadyInvited()
    if sent.count() >= settings.INVITES_PER_GAME:
        raise TooManyInvites(limit=settings.INVITES_PER_GAME)


def _answer_by_rules(table: Table, made: Invitation, guest: Player) -> None:
    answers = rulebook.answers([guest.pk], offer_of(table))
    if guest.pk not in answers:
        return
    made.by_rules, reason = True, answers[guest.pk]
    if reason is None and not allowance.has_room_for_seat(guest):
        reason = "too_many_games"
    if reason is None:
        lobby.bring_in(table, guest)
    made.reason = reason or ""
    _settle(made, Status.DECLINED if reason else Status.ACCEPTED, table)


def offer_of(table: Table) -> Offer:
    """What an invitation to the game is to."""
    game = table.game
    kinds = {seat.player.kind for seat in table.seats if seat.player is not None}
    seconds = game.turn_seconds if game.turn_seconds is not None else game.bank_seconds
    return Offer(game.ruleset, None, str(game.owner_id), frozenset(kinds), game.rated, seconds)


def _settle(row: Invitation, status: Invitation.Status, table: Table, *, message: str = "") -> None:
    row.status, row.message, row.answered_at = status, message, time.now()
    row.save()
    _tell(row, status, row.invited_by, row.player)


def _tell(row: Invitation, what: str, *players: Player) -> None:
    game = row.game
    data = {
        "invitation": str(row.pk),
        "player_id": str(row.player_id),
        "invited_by": str(row.invited_by_id),
        "ruleset": game.ruleset,
        "rated": game.rated,
        "turn_seconds": game.turn_seconds,
        "reason": row.reason or None,
        "message": row.message or None,
    }
    told = [Told(each.pk, Change(f"invitation.{what}", data), game.pk) for each in players if not each.deleted]
    notices.post(told, time.now())
