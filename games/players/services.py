"""The only writers of players and tokens."""

from typing import NamedTuple
from uuid import UUID

from django.contrib.auth.hashers import check_password, make_password
from django.db import IntegrityError, transaction

from games.players.errors import AlreadyKept, PlayerNotFound, TokenNotFound, UsernameTaken, WrongCredentials
from games.players.models import Player, PlayerKind, Token
from games.players.names import guest_name


class IssuedToken(NamedTuple):
    """A token's row, and its secret for the only time."""

    row: Token
    secret: str


@transaction.atomic
def create_guest(*, name: str | None = None, kind: str = PlayerKind.PERSON) -> tuple[Player, str]:
    """Make a player without sign-up; return it with the secret of its first token."""
    player = Player.objects.create(name=name or guest_name(), kind=kind, password=make_password(None))
    return player, create_token(player=player).secret


@transaction.atomic
def engine_player(*, strategy: str, name: str) -> Player:
    """The one player that a built-in strategy is, made when it first takes a seat."""
    player, _ = Player.objects.get_or_create(
        strategy=strategy, defaults={"name": name, "kind": PlayerKind.ENGINE, "password": make_password(None)}
    )
    return player


def update_account(
    *, player: Player, name: str | None = None, username: str | None = None, password: str | None = None
) -> Player:
    """Rename a player, or give a guest what it takes to sign in, or both; raises AlreadyKept, UsernameTaken."""
    # Before the transaction: a slow hash must not hold up every other writer.
    digest = make_password(password) if username else ""
    with transaction.atomic():
        player = Player.objects.select_for_update().get(pk=player.pk)
        if name is not None:
            player.name = name
        if username is not None:
            _keep_account(player, username.lower(), digest)
        _save(player)
    return player


def get_player(*, player_id: UUID) -> Player:
    """The player with the id; raises PlayerNotFound."""
    player = Player.objects.filter(pk=player_id).first()
    if player is None:
        raise PlayerNotFound(player_id=player_id)
    return player


def sign_in(*, username: str, password: str, label: str = "") -> IssuedToken:
    """Make a token for whoever knows the password; raises WrongCredentials, as slowly for an unknown username."""
    player = Player.objects.filter(username=username.lower()).first()
    if player is None:
        make_password(password)  # takes the time that checking one takes
        raise WrongCredentials()
    if not check_password(password, player.password):
        raise WrongCredentials()
    with transaction.atomic():
        row = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        if row.password != player.password:
            raise WrongCredentials()  # changed meanwhile, and the tokens of those who knew the old one ended with it
        return create_token(player=row, label=label)


@transaction.atomic
def create_token(*, player: Player, label: str = "") -> IssuedToken:
    """Make another token for the player."""
    row, secret = Token.objects.create(player, label=label)
    return IssuedToken(row, secret)


@transaction.atomic
def revoke_token(*, player: Player, token_id: UUID) -> None:
    """End one of the player's own tokens; raises TokenNotFound for any other."""
    revoked, _ = Token.objects.filter(pk=token_id, user=player).delete()
    if not revoked:
        raise TokenNotFound(token_id=token_id)


def _keep_account(player: Player, username: str, digest: str) -> None:
    if player.username is not None:
        raise AlreadyKept(username=player.username)
    player.username, player.password = username, digest


def _save(player: Player) -> None:
    # The savepoint keeps the outer transaction usable when the unique index refuses.
    try:
        with transaction.atomic():
            player.save(update_fields=["name", "username", "password"])
    except IntegrityError:
        raise UsernameTaken(username=player.username) from None
