"""A list that always fits on one page has the shape of every other list."""

from collections.abc import Sequence
from typing import Any

from rest_framework import serializers


class WholePageSerializer(serializers.Serializer[Any]):
    """The base of a list on one page; a subclass declares its ``results``."""

    next = serializers.URLField(allow_null=True, help_text="Always null: there is one page.")
    previous = serializers.URLField(allow_null=True, help_text="Always null: there is one page.")


def whole(results: Sequence[Any]) -> dict[str, Any]:
    """The list as the only page."""
    return {"next": None, "previous": None, "results": list(results)}
