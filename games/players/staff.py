"""Staff: players who may sign in to the admin site. Only a command on the server makes one."""

from typing import Any
from uuid import UUID

from django.contrib.auth.backends import BaseBackend
from django.contrib.auth.hashers import check_password, make_password
from django.db import transaction
from django.http import HttpRequest

from games.players.errors import PlayerNotFound
from games.players.models import Player


class StaffBackend(BaseBackend):
    """Signs staff in with the username and the password of their account, and nobody else."""

    def authenticate(
        self, request: HttpRequest | None, username: str | None = None, password: str | None = None, **_: Any
    ) -> Player | None:
        """The player if all is right; as slow if it is not."""
        if username is None or password is None:
            return None
        player = Player.objects.filter(username=username.lower(), is_staff=True).first()
        if player is None:
            make_password(password)  # takes the time that checking one takes
            return None
        return player if check_password(password, player.password) else None

    def get_user(self, user_id: UUID) -> Player | None:
        """The player of a session, as long as he is staff."""
        return Player.objects.filter(pk=user_id, is_staff=True).first()


def appoint(*, username: str) -> Player:
    """Let a player with an account sign in to the admin site; raises PlayerNotFound."""
    return _set(username, is_staff=True)


def dismiss(*, username: str) -> Player:
    """Let him do so no more, from his next request on; raises PlayerNotFound."""
    return _set(username, is_staff=False)


@transaction.atomic
def _set(username: str, *, is_staff: bool) -> Player:
    player = Player.objects.select_for_update(no_key=True).filter(username=username.lower()).first()
    if player is None:
        raise PlayerNotFound(player_id=username)
    player.is_staff = is_staff
    player.save(update_fields=["is_staff"])
    return player
