"""Dice as pictures and as letters, and texts as one line of Markdown."""

import re
from collections.abc import Sequence

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()

_FIRST_FACE = 0x2680  # Unicode's die that shows 1; the others follow
_MARKUP = re.compile(r"([\\`*_\[\]<>|#])")
# Where the pips of a face lie on a square of three by three fields, row by row.
_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


@register.filter
def line(text: str) -> str:
    """A text that Markdown takes for nothing but text."""
    return _MARKUP.sub(r"\\\1", str(text))


@register.filter
def faces(dice: Sequence[int]) -> str:
    """Dice as letters, each with its number, as few fonts draw them large enough."""
    return " ".join(f"{chr(_FIRST_FACE + face - 1)}{face}" for face in dice)


@register.simple_tag
def pips(face: str) -> SafeString:
    """The picture of one face, to be used by its id."""
    dots = [(5 + 5 * (place % 3), 5 + 5 * (place // 3)) for place in _PIPS[int(face)]]
    return format_html(
        '<symbol id="die{}" viewBox="0 0 20 20"><rect x="1" y="1" width="18" height="18" rx="4" fill="#fff" '
        'stroke="#222"/>{}</symbol>',
        face,
        format_html_join("", '<circle cx="{}" cy="{}" r="1.9" fill="#222"/>', dots),
    )


@register.simple_tag
def dice(thrown: Sequence[int]) -> SafeString:
    """Dice as small pictures that can be read aloud."""
    return format_html_join(
        "", '<svg role="img" aria-label="{0}"><use href="#die{0}"/></svg>', ((face,) for face in thrown)
    )
