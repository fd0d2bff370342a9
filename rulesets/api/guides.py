"""A guide in the reader's language, as JSON, as Markdown, and as a page to read or print."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.translation import gettext, override
from rest_framework.renderers import BaseRenderer, JSONRenderer

from rulesets import catalog, library
from rulesets.api.presentation import categories
from rulesets.errors import Sentence, tell
from rulesets.guide.guide import Told, guide
from rulesets.library import Entry
from yachtapi.languages import ORIGINAL, Wishes, chosen

HEADINGS = {
    "title": "How to play {name}",
    "basics": "The basics",
    "categories": "Categories",
    "category": "Category",
    "rule": "Rule",
    "example": "Example",
    "points": "Points",
    "upper": "Upper section",
    "lower": "Lower section",
    "bonuses": "Bonus and joker",
    "sisters": "What is different in other rulesets",
    "tips": "Five tips",
    "questions": "Questions and answers",
}


class MarkdownRenderer(BaseRenderer):
    """The guide as text that reads well without being shown as anything."""

    media_type = "text/markdown"
    format = "markdown"
    template = "rulesets/guide.md"

    def render(
        self, data: Any, accepted_media_type: str | None = None, renderer_context: Mapping[str, Any] | None = None
    ) -> str:
        """The guide in its template."""
        return render_to_string(self.template, {"guide": data})


class PageRenderer(MarkdownRenderer):
    """The guide as one page without scripts, with its dice drawn."""

    media_type = "text/html"
    format = "page"
    template = "rulesets/guide.html"


RENDERERS = [JSONRenderer, PageRenderer, MarkdownRenderer]


def languages_of(entry: Entry, wanted: Wishes) -> tuple[str, str]:
    """The language of the ruleset's own texts, and that of the sentences about it: one, unless we do not speak it."""
    own = chosen(entry.document["texts"], wanted)
    return own, chosen(settings.SENTENCES_IN, (own.lower(),))


def shown(entry: Entry, own: str, language: str) -> dict[str, Any]:
    """The guide of a ruleset."""
    return _shipped(entry.key, language) if entry.owner_id is None else _made(entry, own, language)


@lru_cache(maxsize=64)
def _shipped(key: str, language: str) -> dict[str, Any]:
    return _made(library.entry(key), language, language)


def _made(entry: Entry, own: str, language: str) -> dict[str, Any]:
    others = [library.entry(key) for key in catalog.keys() if key != entry.key]  # noqa: SIM118 (a module)
    made = guide(_told(entry, own), [_told(other, language) for other in others])
    headings = {name: Sentence(heading, name=made["name"]) for name, heading in HEADINGS.items()}
    with override(language):
        told: dict[str, Any] = tell({"headings": headings, **made}, gettext)
    shown = categories(entry, entry.document["texts"][own])
    return {"key": entry.key, "digest": entry.digest, "language": own, **told, "categories": shown}


def _told(entry: Entry, language: str) -> Told:
    texts = entry.document["texts"]
    return {"ruleset": entry.ruleset, "texts": texts[language if language in texts else ORIGINAL]}
