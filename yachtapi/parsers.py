"""How a JSON body is read: stricter than the standard library, so that nothing unstorable gets past this point."""

import json
from collections.abc import Iterator, Mapping
from typing import IO, Any

from django.utils.translation import gettext as _
from rest_framework.exceptions import ParseError, ValidationError
from rest_framework.parsers import JSONParser
from rest_framework.utils import json as strict_json

# NUL, which PostgreSQL does not store, and halves of surrogate pairs, which UTF-8 does not write.
UNSTORABLE = frozenset("\0") | {chr(code) for code in range(0xD800, 0xE000)}


class JSONBody(JSONParser):
    """One JSON object in UTF-8; raises ParseError for what is no JSON, ValidationError for what is no object."""

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The object that the body holds."""
        body = _read(stream.read())
        if not isinstance(body, dict):
            raise ValidationError(_("The body must be a JSON object."), code="not_an_object")
        for path in _unstorable(body, ()):
            raise ValidationError({path: [_("NUL and lone surrogates are no text.")]}, code="unstorable_characters")
        return body


def _read(raw: bytes) -> Any:
    try:
        return json.loads(raw.decode("utf-8"), parse_constant=strict_json.strict_constant)
    except RecursionError:
        raise ParseError("The body is nested too deep.") from None
    except ValueError as error:
        raise ParseError(str(error)) from None


def _unstorable(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    """The dotted paths of the strings, keys included, that cannot be kept."""
    if isinstance(value, str):
        if not UNSTORABLE.isdisjoint(value):
            yield ".".join(path)
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from _unstorable(key, path)
            yield from _unstorable(below, (*path, key))
    elif isinstance(value, list):
        for index, below in enumerate(value):
            yield from _unstorable(below, (*path, str(index)))
