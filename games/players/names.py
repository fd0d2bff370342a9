"""What a player may be called, and what a guest is called who gives no name."""

import secrets
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

NAME_LENGTH = 40

# Controls, surrogates, line breaks, and the invisible marks that reverse or hide the text around them.
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
# Emoji families and Persian words are written with these two.
JOINERS = frozenset({"\u200c", "\u200d"})
# Letters, numbers, punctuation and symbols; blanks and accents alone are no name.
VISIBLE = frozenset("LNPS")
# Hangul fillers and the empty Braille cell, which Unicode counts as letters and a symbol.
EMPTY = frozenset("\u115f\u1160\u2800\u3164\uffa0")

ADJECTIVES = ("Brave", "Bright", "Calm", "Cheerful", "Clever", "Daring", "Eager", "Gentle", "Jolly", "Keen", "Lively",
              "Lucky", "Merry", "Nimble", "Patient", "Quick", "Quiet", "Steady", "Sunny", "Witty")  # fmt: skip
ANIMALS = ("Albatross", "Badger", "Beaver", "Crane", "Curlew", "Dolphin", "Falcon", "Gannet", "Heron", "Kingfisher",
           "Lynx", "Marten", "Narwhal", "Osprey", "Otter", "Petrel", "Puffin", "Seal", "Sparrow", "Tern")  # fmt: skip


def check_name(name: str) -> None:
    """Raise a ValidationError unless the name can be shown on one line without changing its neighbours."""
    if _has_forbidden(name):
        raise ValidationError(_("A name has no control or invisible characters."), code="control_characters")
    if not _is_visible(name):
        raise ValidationError(_("A name has at least one visible character."), code="blank")


def check_line(text: str) -> None:
    """Raise a ValidationError unless the text can be shown on one line without changing its neighbours."""
    if _has_forbidden(text):
        raise ValidationError(_("A line has no control or invisible characters."), code="control_characters")
    if not _is_visible(text):
        raise ValidationError(_("A line has at least one visible character."), code="blank")


def _kinds(text: str) -> set[str]:
    return {unicodedata.category(char) for char in text if char not in JOINERS | EMPTY}


def _has_forbidden(text: str) -> bool:
    return not _kinds(text).isdisjoint(FORBIDDEN)


def _is_visible(text: str) -> bool:
    return any(kind[0] in VISIBLE for kind in _kinds(text))


def guest_name() -> str:
    """A friendly name, such as "Lucky Otter"; two guests may share it."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"
