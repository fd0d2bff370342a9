"""The shapes of players and tokens, coming in and going out."""

from collections.abc import Iterable
from typing import Any, get_args

from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError as DjangoValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import serializers
from rest_framework.fields import get_error_detail

from games.players.models import Block, Player, PlayerKind, Token
from games.players.names import NAME_LENGTH, check_name
from games.players.passwords import Others
from games.players.scopes import ALL
from games.players.services import IssuedToken
from yachtapi.body import Body, Choice, TextField, WholeNumber

SHORTEST_TOKEN, LONGEST_TOKEN = 60, 366 * 24 * 3600  # seconds
SCOPES_HELP = (
    "What it may be used for: `read`, `play` (take seats, throw, score), `organise` (create, start and cancel games, "
    "invite). All if left out, or all that the token has which signs this request. Only a token with all of them "
    "changes the account."
)
OTHER_TOKENS = get_args(Others)
EXPIRES_HELP = "When it signs nothing any more; null if it lasts until it is revoked."
PASSWORD_HELP = "At least 8 characters, not common, no number, and not like your names."
USERNAME = r"^[A-Za-z0-9][A-Za-z0-9._-]{2,29}$"
PASSWORD_LENGTH = 200
PEOPLE_AND_BOTS = [choice for choice in PlayerKind.choices if choice[0] != PlayerKind.ENGINE]


UNRECOVERABLE = (
    "Keep this token: once it is lost, nobody can recover the account. To be able to sign in again, give it a username "
    "and a password with PATCH /api/v1/players/me/."
)
WARNING_HELP = "For a guest: that the token cannot be recovered, and how to keep the account. Null for an account."


def warning(player: Player) -> str | None:
    """What whoever gets a token of the player's must be told."""
    return None if player.recoverable else UNRECOVERABLE


class NameField(TextField):
    """A name as others will see it; blanks around it are dropped."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(max_length=NAME_LENGTH, validators=[check_name], **kwargs)


class PasswordField(TextField):
    """A password exactly as typed; it never comes back."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(max_length=PASSWORD_LENGTH, trim_whitespace=False, write_only=True, **kwargs)


class NewPlayerSerializer(Body):
    """A guest to be."""

    name = NameField(required=False, help_text="A friendly one is made up if you give none.")
    kind = Choice(PEOPLE_AND_BOTS, required=False, help_text="`person` unless you say otherwise.")


class PlayerSerializer(serializers.ModelSerializer[Player]):
    """What everybody may know of a player; of one that was merged, what everybody may know of the surviving one."""

    name = serializers.CharField(source="survivor.name")
    kind = serializers.ChoiceField(PlayerKind.choices, source="survivor.kind")
    strategy = serializers.CharField(source="survivor.strategy", allow_null=True)
    created_at = serializers.DateTimeField(source="survivor.created_at")
    merged_into = serializers.UUIDField(
        source="merged_into_id", allow_null=True, help_text="The account that this one became part of, if it did."
    )

    deleted = serializers.BooleanField(
        source="survivor.deleted", help_text="Whether the account was deleted: what it played stays, its name does not."
    )

    class Meta:
        model = Player
        fields = ["id", "name", "kind", "strategy", "created_at", "merged_into", "deleted"]
        read_only_fields = fields


class MeSerializer(serializers.ModelSerializer[Player]):
    """What players see of themselves; without a username the account lasts as long as its tokens."""

    recoverable = serializers.BooleanField(
        read_only=True, help_text="Whether you can sign in again when every token is lost; false for a guest."
    )

    class Meta:
        model = Player
        fields = ["id", "name", "kind", "strategy", "created_at", "username", "recoverable"]
        read_only_fields = fields


class ChangeMeSerializer(Body):
    """A new name, or a username and a password to keep the account, or both."""

    name = NameField(required=False)
    username = serializers.RegexField(
        USERNAME,
        required=False,
        help_text="3 to 30 letters, digits, dots, dashes and underscores; upper and lower case are the same.",
        error_messages={"invalid": gettext_lazy("3 to 30 letters, digits, dots, dashes and underscores are allowed.")},
    )
    password = PasswordField(required=False, help_text=PASSWORD_HELP)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """A username without a password, or the other way round, keeps nothing; and the two must not be alike."""
        _both_or_neither(attrs)
        if "password" in attrs:
            name = attrs.get("name", self.context["player"].name)
            _check_password("password", attrs["password"], Player(username=attrs["username"], name=name))
        return attrs


class BlockSerializer(serializers.ModelSerializer[Block]):
    """A player whom the caller blocks, and since when."""

    player = PlayerSerializer(source="blocked")

    class Meta:
        model = Block
        fields = ["player", "created_at"]
        read_only_fields = fields


class ChangePasswordSerializer(Body):
    """Another password, for whoever knows the one before."""

    old_password = PasswordField()
    new_password = PasswordField(help_text=PASSWORD_HELP)
    other_tokens = Choice(
        OTHER_TOKENS, required=False, help_text="`revoke`, unless you say `keep`: what becomes of your others."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """The new one must be none that is easily guessed for this player."""
        _check_password("new_password", attrs["new_password"], self.context["player"])
        return attrs


class SignOutQuery(Body):
    """Which tokens are to end."""

    keep = Choice(["current"], required=False, help_text="`current` spares the token that signs this request.")


class ScopesField(serializers.ListField):
    """What a token may be used for, in alphabetical order."""

    child = serializers.ChoiceField(ALL)

    def to_representation(self, value: Iterable[str]) -> list[str]:
        """The scopes, sorted."""
        return sorted(value)


class NewTokenSerializer(Body):
    """Credentials to sign in with, or none for another token of the caller."""

    username = TextField(required=False, max_length=150)
    password = PasswordField(required=False)
    label = NameField(  # type: ignore[assignment]
        required=False, allow_blank=True, help_text="To tell your tokens apart."
    )
    scopes = serializers.ListField(
        child=Choice(ALL), required=False, min_length=1, max_length=len(ALL), help_text=SCOPES_HELP
    )
    expires_in = WholeNumber(
        required=False,
        min_value=SHORTEST_TOKEN,
        max_value=LONGEST_TOKEN,
        help_text="Seconds until it signs nothing any more; left out, it lasts until it is revoked.",
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """A username without a password, or the other way round, signs nobody in."""
        return _both_or_neither(attrs)


class TokenSerializer(serializers.ModelSerializer[Token]):
    """A token without its secret."""

    created_at = serializers.DateTimeField(source="created")
    expires_at = serializers.DateTimeField(source="expiry", allow_null=True, help_text=EXPIRES_HELP)
    last_used_on = serializers.DateField(help_text="The day in UTC; at first the day it was made.")
    scopes = ScopesField(source="granted", help_text="What it may be used for.")
    current = serializers.SerializerMethodField(help_text="Whether this request was signed with it.")

    class Meta:
        model = Token
        fields = ["id", "label", "created_at", "expires_at", "last_used_on", "scopes", "current"]
        read_only_fields = fields

    def get_current(self, token: Token) -> bool:
        """Compare with the token that the request carried."""
        return bool(token == self.context["request"].auth)


class IssuedTokenSerializer(serializers.Serializer[Any]):
    """A token with its secret, which is shown this once."""

    id = serializers.UUIDField(source="row.id")
    label = serializers.CharField(source="row.label")  # type: ignore[assignment]
    created_at = serializers.DateTimeField(source="row.created")
    expires_at = serializers.DateTimeField(source="row.expiry", allow_null=True, help_text=EXPIRES_HELP)
    scopes = ScopesField(source="row.granted", help_text="What it may be used for.")
    token = serializers.CharField(source="secret")
    player = MeSerializer(source="row.user")
    warning = serializers.SerializerMethodField(help_text=WARNING_HELP)

    def get_warning(self, issued: IssuedToken) -> str | None:
        """Tell where nobody could recover the token."""
        return warning(issued.row.user)


def _check_password(field: str, password: str, player: Player) -> None:
    try:
        validate_password(password, player)
    except DjangoValidationError as error:
        raise serializers.ValidationError({field: get_error_detail(error)}) from None


def _both_or_neither(attrs: dict[str, Any]) -> dict[str, Any]:
    for given, missing in (("username", "password"), ("password", "username")):
        if given in attrs and missing not in attrs:
            raise serializers.ValidationError(
                {missing: [_("Give it together with the field {field}.").format(field=given)]}, code="required"
            )
    return attrs
