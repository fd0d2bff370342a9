"""Passwords changed, and tokens ended with them."""

from typing import Literal

from django.contrib.auth.hashers import check_password, make_password
from django.db import transaction

from games.players.errors import NotKept, WrongPassword
from games.players.models import Player, Token
from games.players.services import lock_signed

Others = Literal["revoke", "keep"]
"""What becomes of the tokens that a request was not signed with."""


def change_password(
    *, player: Player, token: Token, old_password: str, new_password: str, other_tokens: Others = "revoke"
) -> None:
    """Give the account another password; a repetition of the same request finds it changed, which is as good.

    Raises NotKept, WrongPassword, AccountGone.
    """
    check_owner(player, old_password, repeated=new_password)
    # Before the transaction: a slow hash must not hold up every other writer.
    digest = make_password(new_password)
    with transaction.atomic():
        row = lock_signed(player, token)
        if row.password != player.password:
            raise WrongPassword()  # another request was faster, so what was checked is the password no more
        row.password = digest
        row.save(update_fields=["password"])
        if other_tokens == "revoke":
            Token.objects.filter(user=row).exclude(pk=token.pk).delete()


def check_owner(player: Player, password: str, *, repeated: str | None = None) -> None:
    """Refuse whoever does not know the account's password, or the one it was changed to just now.

    Raises NotKept, WrongPassword.
    """
    if player.username is None:
        raise NotKept()
    if check_password(password, player.password):
        return
    if repeated is None or not check_password(repeated, player.password):
        raise WrongPassword()


@transaction.atomic
def sign_out(*, player: Player, sparing: Token | None = None) -> None:
    """End every token of the player's but the one to be spared.

    Raises NotKept for a guest who spares none: nobody could ever sign in again; AccountGone.
    """
    player = lock_signed(player, sparing)
    if sparing is None and player.username is None:
        raise NotKept()
    tokens = Token.objects.filter(user=player)
    (tokens if sparing is None else tokens.exclude(pk=sparing.pk)).delete()
