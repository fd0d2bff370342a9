"""House rulesets: documents that anybody may post, checked like the catalog's and a little more."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import transaction
from rest_framework.exceptions import NotAuthenticated

from rulesets import catalog
from rulesets.document import Document, read_document
from rulesets.errors import InvalidRuleset, RulesetNotFound, Sentence, TooManyRulesets
from rulesets.models import HouseRuleset
from rulesets.ruleset import Ruleset, compile_rules

OWN_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
OWN_KEY_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Checked:
    """A document in its normal form, and what it compiles to."""

    document: Document
    ruleset: Ruleset


def check(owner_id: UUID, document: Mapping[str, Any]) -> Checked:
    """The document as it would be kept; raises InvalidRuleset with the path and the reason of every fault."""
    read = read_document({**document, "rules": _keyed(owner_id, document.get("rules"))}, posted=True)
    return Checked(read, compile_rules(read["rules"]))


def full_key(owner_id: UUID, key: str) -> str:
    """The key under which all know a ruleset that its owner calls so."""
    return f"{owner_id}.{key}"


def post(owner_id: UUID, document: Mapping[str, Any], now: datetime) -> tuple[HouseRuleset, bool]:
    """Keep a document as the next version of its key, unless it is the newest already; whether it is new.

    Raises InvalidRuleset, TooManyRulesets.
    """
    checked = check(owner_id, document)
    key = checked.ruleset.key
    with transaction.atomic():
        # One post of an owner at a time, and none of an account that was deleted or merged meanwhile.
        there = get_user_model().objects.select_for_update(no_key=True).filter(erased_at=None, merged_into=None)
        if there.filter(pk=owner_id).first() is None:
            raise NotAuthenticated
        newest = _newest(key)
        if newest is not None and _is(newest, checked):
            return newest, False
        if HouseRuleset.objects.filter(owner=owner_id).count() >= settings.RULESETS_PER_PLAYER:
            raise TooManyRulesets(limit=settings.RULESETS_PER_PLAYER)
        row = HouseRuleset(
            owner_id=owner_id,
            key=key,
            version=1 if newest is None else newest.version + 1,
            digest=checked.ruleset.digest,
            document=_plain(checked.document),
            shared=newest is not None and newest.shared,
            retired_at=None if newest is None else newest.retired_at,
            created_at=now,
        )
        row.save(force_insert=True)
        return row, True


def version_of(checked: Checked) -> int:
    """The version that a document would be, or is already."""
    newest = _newest(checked.ruleset.key)
    return 1 if newest is None else newest.version + (not _is(newest, checked))


def change(owner_id: UUID, key: str, now: datetime, *, shared: bool | None, retired: bool | None) -> HouseRuleset:
    """Share or retire every version of a ruleset of one's own, or take that back; raises RulesetNotFound."""
    with transaction.atomic():
        rows = HouseRuleset.objects.select_for_update().filter(owner=owner_id, key=key)
        newest = rows.order_by("-version").first()
        if newest is None:
            raise RulesetNotFound(ruleset=key)
        if shared is not None:
            newest.shared = shared
        if retired is not None:
            newest.retired_at = (newest.retired_at or now) if retired else None
        rows.update(shared=newest.shared, retired_at=newest.retired_at)
    return newest


def _newest(key: str) -> HouseRuleset | None:
    return HouseRuleset.objects.filter(key=key).order_by("-version").first()


def _is(row: HouseRuleset, checked: Checked) -> bool:
    return bool(row.document == _plain(checked.document))


def _keyed(owner_id: UUID, rules: object) -> object:
    """The rules with their full key; raises InvalidRuleset for a key that can't be the owner's."""
    if not isinstance(rules, dict) or not isinstance(rules.get("key"), str):
        return rules  # what is wrong with that is told with the rest
    key = rules["key"].removeprefix(f"{owner_id}.")
    if key in catalog.keys():  # noqa: SIM118 (the catalog is a module, not a mapping)
        raise InvalidRuleset(
            path="rules.key", reason=Sentence("the catalog has a ruleset {key}; take another key", key=key)
        )
    if not OWN_KEY.fullmatch(key) or len(key) > OWN_KEY_LENGTH:
        reason = Sentence(
            "must be 1 to {most} small letters and digits, with single dashes between them", most=OWN_KEY_LENGTH
        )
        raise InvalidRuleset(path="rules.key", reason=reason)
    return {**rules, "key": full_key(owner_id, key)}


def _plain(document: Document) -> dict[str, Any]:
    """The document as JSON has it: lists for tuples."""
    examples = {key: list(dice) for key, dice in document["examples"].items()}
    return {**document, "examples": examples}
