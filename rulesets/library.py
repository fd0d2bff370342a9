"""Every ruleset there is: those of the catalog, and those that players have posted.

A house ruleset's key is its owner's id, a dot, and a key of the owner's own; a key names the newest version, a digest
the rules themselves, which never change. What comes out of the catalog costs no query.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import cast
from uuid import UUID

from rulesets import catalog
from rulesets.document import Document
from rulesets.errors import RulesetNotFound, RulesetRetired, UnknownRuleset
from rulesets.models import HouseRuleset
from rulesets.ruleset import Ruleset, compile_rules

_HOUSE_KEY = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruleset with its document, and whose it is; the catalog's are nobody's, and shared."""

    key: str
    document: Document
    digest: str
    owner_id: UUID | None = None
    version: int = 1
    shared: bool = True
    created_at: datetime | None = None
    retired_at: datetime | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The rules, compiled when they are asked for: a list of many needs none of them."""
        return catalog.get(self.key) if self.owner_id is None else compile_rules(self.document["rules"])


def entry(key: str, digest: str | None = None) -> Entry:
    """The newest ruleset of a key, or the newest with these rules; raises UnknownRuleset."""
    if not _HOUSE_KEY.fullmatch(key):
        found = Entry(key, catalog.document(key), catalog.get(key).digest)
        if digest not in (None, found.digest):
            raise UnknownRuleset(ruleset=key)
        return found
    rows = HouseRuleset.objects.filter(key=key, **({} if digest is None else {"digest": digest}))
    row = rows.order_by("-version").first()
    if row is None:
        raise UnknownRuleset(ruleset=key)
    return entry_of(row)


def named(key: str, digest: str | None = None) -> Entry:
    """The entry that a path names; raises RulesetNotFound."""
    try:
        return entry(key, digest)
    except UnknownRuleset:
        raise RulesetNotFound(ruleset=key) from None


def entry_of(row: HouseRuleset) -> Entry:
    """A row as an entry."""
    return Entry(
        row.key,
        cast(Document, row.document),
        row.digest,
        row.owner_id,
        row.version,
        row.shared,
        row.created_at,
        row.retired_at,
    )


def get(key: str) -> Ruleset:
    """The newest rules of a key, for reading; raises UnknownRuleset."""
    return catalog.get(key) if not _HOUSE_KEY.fullmatch(key) else entry(key).ruleset


def playable(key: str) -> Ruleset:
    """The newest rules of a key, for something new that is to be played; raises UnknownRuleset, RulesetRetired."""
    if not _HOUSE_KEY.fullmatch(key):
        return catalog.get(key)
    found = entry(key)
    if found.retired_at is not None:
        raise RulesetRetired(ruleset=key)
    return found.ruleset


def by_digest(digest: str) -> Ruleset:
    """Exactly these rules, retired or not; raises UnknownRuleset."""
    try:
        return catalog.by_digest(digest)
    except UnknownRuleset:
        return _posted(digest)


@lru_cache(maxsize=256)
def _posted(digest: str) -> Ruleset:
    row = HouseRuleset.objects.filter(digest=digest).first()
    if row is None:
        raise UnknownRuleset(ruleset=digest)
    return compile_rules(row.document["rules"])
