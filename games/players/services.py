"""The only writers of players and tokens."""

from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple, TypedDict, Unpack
from uuid import UUID

from django.conf import settings
from django.contrib.auth.hashers import check_password, make_password
from django.db import IntegrityError, transaction
from django.utils import timezone
from knox.crypto import hash_token

from games.players import scopes
from games.players.errors import (
    AccountGone,
    AlreadyKept,
    PlayerNotFound,
    ScopeMissing,
    TokenNotFound,
    TooManyTokens,
    UsernameTaken,
    WrongCredentials,
    WrongToken,
)
from games.players.models import Player, PlayerKind, Token
from games.players.names import guest_name

EXPIRED_TOKENS_KEPT = timedelta(days=7)
BATCH = 500  # rows that one sweep deletes


class TokenWish(TypedDict, total=False):
    """A token as it is asked for: all scopes that there are to give, and no end, unless it says otherwise."""

    label: str
    scopes: Sequence[str]
    expires_in: int  # seconds


class IssuedToken(NamedTuple):
    """A token's row, and its secret for the only time."""

    row: Token
    secret: str


@transaction.atomic
def create_guest(*, name: str | None = None, kind: str = PlayerKind.PERSON) -> tuple[Player, str]:
    """Make a player without sign-up; return it with the secret of its first token."""
    player = Player.objects.create(name=name or guest_name(), kind=kind, password=make_password(None))
    return player, _issue(player, None, {}).secret


@transaction.atomic
def engine_player(*, strategy: str, name: str) -> Player:
    """The one player that a built-in strategy is, made when it first takes a seat."""
    player, _ = Player.objects.get_or_create(
        strategy=strategy, defaults={"name": name, "kind": PlayerKind.ENGINE, "password": make_password(None)}
    )
    return player


def update_account(
    *,
    player: Player,
    by: Token | None = None,
    name: str | None = None,
    username: str | None = None,
    password: str | None = None,
) -> Player:
    """Rename a player, or give a guest what it takes to sign in, or both.

    Raises AlreadyKept, UsernameTaken, AccountGone.
    """
    # Before the transaction: a slow hash must not hold up every other writer.
    digest = make_password(password) if username else ""
    with transaction.atomic():
        player = lock_signed(player, by)
        if name is not None:
            player.name = name
        if username is not None:
            _keep_account(player, username.lower(), digest)
        _save(player)
    return player


def lock_players(*players: Player) -> list[Player]:
    """The players' rows as they are now, locked to the end of the transaction; raises AccountGone.

    Locked are they before any game: see ``games/services/merging.py``.
    """
    ids = [player.pk for player in players]
    # What refers to a player may go on to do so: a foreign key's own lock does not wait for this one.
    standing = Player.objects.filter(pk__in=ids, merged_into=None, erased_at=None)
    found = {row.pk: row for row in standing.select_for_update(no_key=True).order_by("pk")}
    if len(found) < len(ids):
        raise AccountGone()
    return [found[pk] for pk in ids]


def lock_signed(player: Player, token: Token | None) -> Player:
    """The player's row, locked, if the token that signs the request still does; raises AccountGone.

    Whoever was just signed out by the owner must not make himself a way back with a request that was under way: tokens
    end by the dozen only while the same row is locked.
    """
    [row] = lock_players(player)
    if token is not None and not Token.objects.filter(pk=token.pk, user=row).exists():
        raise AccountGone()
    return row


def player_of(secret: str) -> Player:
    """Whom a token speaks for that may be used for everything; raises WrongToken."""
    token = Token.objects.select_related("user").filter(digest=hash_token(secret)).first()
    if token is None or token.missing(scopes.ALL) or (token.expiry is not None and token.expiry <= timezone.now()):
        raise WrongToken()
    owner: Player = token.user
    return owner


def get_player(*, player_id: UUID) -> Player:
    """The player with the id, merged or not; raises PlayerNotFound."""
    player = Player.objects.select_related("merged_into").filter(pk=player_id).first()
    if player is None:
        raise PlayerNotFound(player_id=player_id)
    return player


def sign_in(*, username: str, password: str, **wish: Unpack[TokenWish]) -> IssuedToken:
    """Make a token for whoever knows the password; raises WrongCredentials, as slowly for an unknown username."""
    player = Player.objects.filter(username=username.lower()).first()
    if player is None:
        make_password(password)  # takes the time that checking one takes
        raise WrongCredentials()
    if not check_password(password, player.password):
        raise WrongCredentials()
    with transaction.atomic():
        [row] = lock_players(player)
        if row.password != player.password:
            raise WrongCredentials()  # changed meanwhile, and the tokens of those who knew the old one ended with it
        _make_room_for_token(row)
        return _issue(row, None, wish)


@transaction.atomic
def create_token(*, player: Player, by: Token | None = None, **wish: Unpack[TokenWish]) -> IssuedToken:
    """Make another token for the player; one made by a token can do no more than that, and lasts no longer.

    Raises ScopeMissing, TooManyTokens, AccountGone.
    """
    missing = [] if by is None else by.missing(wish.get("scopes", by.granted))
    if missing:
        raise ScopeMissing(needed=missing)
    player = lock_signed(player, by)
    if Token.objects.filter(user=player).count() >= settings.TOKENS_PER_PLAYER:
        raise TooManyTokens(limit=settings.TOKENS_PER_PLAYER)
    return _issue(player, by, wish)


@transaction.atomic
def revoke_token(*, player: Player, token_id: UUID, by: Token | None = None) -> None:
    """End one of the player's own tokens; raises TokenNotFound for any other.

    A token that may not do everything ends none but itself; raises ScopeMissing.
    """
    if by is not None and by.pk != token_id and by.missing(scopes.ALL):
        raise ScopeMissing(needed=list(scopes.ALL))
    revoked, _ = Token.objects.filter(pk=token_id, user=player).delete()
    if not revoked:
        raise TokenNotFound(token_id=token_id)


@transaction.atomic
def forget_expired_tokens() -> None:
    """Drop the tokens that expired some days ago; until then whoever uses one is told what is wrong with it."""
    old = Token.objects.filter(expiry__lt=timezone.now() - EXPIRED_TOKENS_KEPT)
    Token.objects.filter(pk__in=list(old.values_list("pk", flat=True)[:BATCH])).delete()


def _issue(player: Player, by: Token | None, wish: TokenWish) -> IssuedToken:
    granted = scopes.ALL if by is None else by.granted
    seconds = wish.get("expires_in")
    expiry = None if seconds is None else timedelta(seconds=seconds)
    if by is not None and by.expiry is not None:
        remaining = by.expiry - timezone.now()
        expiry = remaining if expiry is None else min(expiry, remaining)
    kept = scopes.written(wish.get("scopes", granted))
    row, secret = Token.objects.create(player, expiry, label=wish.get("label", ""), scopes=kept)
    return IssuedToken(row, secret)


def _make_room_for_token(player: Player) -> None:
    """Whoever signs in may have no token left to revoke one with, so the one that was idle longest goes."""
    spare = settings.TOKENS_PER_PLAYER - 1
    idle = Token.objects.filter(user=player).order_by("-last_used_on", "-created", "-pk")
    Token.objects.filter(pk__in=list(idle.values_list("pk", flat=True)[spare:])).delete()


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
