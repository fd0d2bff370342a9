"""A player who wants to be forgotten: everything goes but the id, which hashed logs go on to name.

First the account dies, in one transaction: no name, no way to sign in, no token. Then the player leaves all games, each
in a transaction of its own; then the rest goes, in one. The mark ``erasing`` stays until then, so that after a crash
the sweep, or the same call again, finds what is left to do.
"""

from uuid import UUID

from django.contrib.auth.hashers import make_password
from django.db import transaction

from games.players.errors import NotConfirmed, WrongPassword
from games.players.models import Player, Token
from games.players.passwords import check_owner
from games.players.services import lock_signed
from games.players.signals import player_leaves
from games.services import absence
from games.services.holdings import HOLDINGS
from games.services.time import now

ERASED = "Deleted player"
BATCH = 20


def erase(*, player: Player, by: Token | None = None, password: str | None = None, confirm: bool = False) -> None:
    """Delete a player's account for good; an account is confirmed with its password, a guest's with a word.

    Raises NotConfirmed, WrongPassword, AccountGone.
    """
    if player.username is None and not confirm:
        raise NotConfirmed(proof="confirm")
    if player.username is not None:
        if password is None:
            raise NotConfirmed(proof="password")
        check_owner(player, password)
    _close(player, by)
    finish(player_id=player.pk)


def unfinished() -> list[UUID]:
    """The players whose erasure was begun and did not end."""
    return list(Player.objects.filter(erasing=True).order_by("erased_at").values_list("pk", flat=True)[:BATCH])


def finish(*, player_id: UUID) -> bool:
    """Do what is left of an erasure; False if nothing was."""
    player = Player.objects.get(pk=player_id)
    if not player.erasing:
        return False
    absence.depart(player=player)
    player_leaves.send(Player, player=player)
    _forget(player)
    return True


@transaction.atomic
def _close(player: Player, by: Token | None) -> None:
    """Let nobody speak for the account any more; the username is free for another."""
    row = lock_signed(player, by)
    if row.username != player.username:
        raise NotConfirmed(proof="password")  # a guest no more, since he was asked for a word only
    if row.password != player.password:
        raise WrongPassword()  # changed meanwhile, so what was checked is the password no more
    row.name, row.username, row.password = ERASED, None, make_password(None)
    row.erased_at, row.erasing = now(), True
    row.seen_at, row.is_staff = None, False
    row.save()
    Token.objects.filter(user=row).delete()


@transaction.atomic
def _forget(player: Player) -> None:
    """Drop what is kept, or what can be read of it; an answer that is being kept just now goes after a day."""
    # Not a full lock: the moves of games that he resigned from go on, and their notices refer to him.
    row = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
    for holding in HOLDINGS:
        holding.erase(holding.rows(row))
    row.erasing = False
    row.save(update_fields=["erasing"])
