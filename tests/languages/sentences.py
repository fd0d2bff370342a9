"""Every sentence that an answer may hold, as the code has it, in English: what a language must have a word for."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.password_validation import MinimumLengthValidator, get_default_password_validators
from django.core.validators import DecimalValidator, MaxLengthValidator
from django_filters import FilterSet
from rest_framework.serializers import BaseSerializer, Field

from games.bots.registry import LADDER
from rulesets.api.guides import HEADINGS
from rulesets.errors import Refusal
from yachtapi import problems

ROOT = Path(settings.BASE_DIR)
MARKED = {"_", "gettext", "gettext_lazy", "fault", "Sentence"}
# Those of the frameworks that count something; the second form is for more than one.
COUNTED = {
    "This password is too short. It must contain at least %d character.": (
        "This password is too short. It must contain at least %d characters."
    ),
    "Ensure this value has at most %(limit_value)d character (it has %(show_value)d).": (
        "Ensure this value has at most %(limit_value)d characters (it has %(show_value)d)."
    ),
}
SIMILAR = "The password is too similar to the %(verbose_name)s."


def all_sentences() -> dict[str, str | None]:
    """Each sentence, with its plural if it counts something, in alphabetical order."""
    import_module("yachtapi.urls")
    found = {
        *_titles(),
        *_marked(),
        *_of_refusals(),
        *_of_strategies(),
        *_of_fields(),
        *_of_filters(),
        *_of_passwords(),
        *HEADINGS.values(),
    }
    return dict.fromkeys(sorted(found - {""})) | COUNTED


def leaves(parent: type[Any]) -> Iterator[type[Any]]:
    """The classes of the project below one, itself not among them."""
    for child in parent.__subclasses__():
        yield child
        yield from leaves(child)


def _titles() -> Iterator[str]:
    codes = {refusal.code for refusal in problems.STATUSES}
    fixed = {each.code for each in vars(problems).values() if isinstance(each, problems.Problem)}
    for code in codes | fixed:
        yield problems.Problem(code, 0, "").title


def _marked() -> Iterator[str]:
    for app in ("yachtapi", "games", "rulesets"):
        for path in (ROOT / app).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield from _text_of(node)


def _text_of(node: ast.AST) -> Iterator[str]:
    """The text in a call such as `_("…")`."""
    if isinstance(node, ast.Call) and node.args and _name(node.func) in MARKED:
        argument = node.args[0]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def _of_refusals() -> Iterator[str]:
    for refusal in problems.STATUSES:
        assert issubclass(refusal, Refusal)
        yield refusal.sentence


def _of_strategies() -> Iterator[str]:
    for strategy in LADDER:
        yield from (strategy.name, strategy.summary)


def _of_fields() -> Iterator[str]:
    for serializer in leaves(BaseSerializer):
        if serializer.__module__.split(".")[0] in ("yachtapi", "games", "rulesets"):
            yield from _messages(serializer())
            for field in getattr(serializer(), "fields", {}).values():
                if not field.read_only:
                    yield from _messages(field)


def _messages(field: Field[Any, Any, Any, Any]) -> Iterator[str]:
    yield from map(str, field.error_messages.values())
    for below in (getattr(field, "child", None), getattr(field, "child_relation", None)):
        if below is not None:
            yield from _messages(below)


def _of_filters() -> Iterator[str]:
    for filters in leaves(FilterSet):
        if filters._meta.model is not None:
            for field in filters({}).form.fields.values():
                yield from (str(message) for message in field.error_messages.values())
                yield from map(_plain, field.validators)


def _plain(validator: Any) -> str:
    """What a validator says, unless it counts something."""
    if isinstance(validator, DecimalValidator):
        return str(validator.messages["invalid"])
    return "" if isinstance(validator, MaxLengthValidator) else str(validator.message)


def _of_passwords() -> Iterator[str]:
    yield SIMILAR
    for validator in get_default_password_validators():
        if not isinstance(validator, MinimumLengthValidator) and hasattr(validator, "get_error_message"):
            yield str(validator.get_error_message())
