"""In which language something is told: the first that the reader asks for and there is, else its original."""

from collections.abc import Collection, Iterable
from typing import TypeVar

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

ORIGINAL = "en"
Answer = TypeVar("Answer", bound=HttpResponse)
Wishes = tuple[str, ...]

ACCEPT_LANGUAGE = OpenApiParameter(
    "Accept-Language",
    str,
    OpenApiParameter.HEADER,
    description="The languages you read, such as `lt, en;q=0.5`; what has none of them is told in its own.",
)
CONTENT_LANGUAGE = OpenApiParameter(
    "Content-Language",
    {"type": "string", "pattern": "^[A-Za-z0-9-]+(, [A-Za-z0-9-]+)*$"},
    OpenApiParameter.HEADER,
    required=True,
    response=[200],
    description="The language of the names and sentences; several, where each of a list has its own.",
)


def wishes(request: HttpRequest | Request) -> Wishes:
    """The languages asked for, in lower case, the most wanted first."""
    header = request.headers.get("Accept-Language", "").lower()
    return tuple(language for language, quality in parse_accept_lang_header(header) if quality > 0)


def chosen(available: Collection[str], wanted: Wishes) -> str:
    """The language to show: exactly as wanted, or of the same kind, or the original, or the first there is."""
    names = sorted(available)
    for wish in wanted:
        exactly = [name for name in names if name.lower() == wish]
        alike = [name for name in names if _kind(name) == _kind(wish)]
        if exactly or alike:
            return [*exactly, *alike][0]
    return ORIGINAL if ORIGINAL in available else names[0]


def spoken(response: Answer, languages: Iterable[str]) -> Answer:
    """The answer, with what it is written in and what that hangs on."""
    response["Content-Language"] = ", ".join(sorted(set(languages))) or ORIGINAL
    patch_vary_headers(response, ["Accept-Language"])
    return response


def _kind(language: str) -> str:
    return language.lower().partition("-")[0]
