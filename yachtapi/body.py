"""Request bodies say exactly what was meant: a field that nobody knows is a fault, not a silence."""

import re
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail

WRITTEN_ID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


class Body(serializers.Serializer[Any]):
    """The base of every request's shape."""

    def to_internal_value(self, data: Any) -> Any:
        """Read the fields; raises ValidationError that names every unknown one."""
        if isinstance(data, Mapping):
            unknown = {
                str(name): [ErrorDetail(_("There is no such field."), code="unknown_field")]
                for name in data
                if name not in self.fields
            }
            if unknown:
                raise serializers.ValidationError(unknown)
        return super().to_internal_value(data)


class WholeNumber(serializers.IntegerField):
    """A JSON number without a fraction; unlike its parent it takes neither text nor a float for one."""

    def to_internal_value(self, data: Any) -> int:
        """The number; raises ValidationError for anything else, true and false among it."""
        if type(data) is not int:
            self.fail("invalid")
        return super().to_internal_value(data)


class TrueOrFalse(serializers.BooleanField):
    """True or false as JSON has them; unlike its parent it takes neither a number nor a word for one."""

    def to_internal_value(self, data: Any) -> bool:
        """The value; raises ValidationError for anything else."""
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


class Choice(serializers.ChoiceField):
    """One of a few words; a fault says which there are."""

    def to_internal_value(self, data: Any) -> Any:
        """The word; raises ValidationError for any other."""
        if not isinstance(data, str) or data not in self.choices:
            words = ", ".join(map(str, self.choices))
            raise serializers.ValidationError(_("This is none of: {words}.").format(words=words), code="invalid_choice")
        return data


class TextField(serializers.CharField):
    """Text that was sent as text; unlike its parent it takes no number for it."""

    def to_internal_value(self, data: Any) -> str:
        """The text; raises ValidationError for anything else."""
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class IdField(serializers.UUIDField):
    """An id as answers write it; unlike its parent it takes no number and no other way to write one."""

    def to_internal_value(self, data: Any) -> UUID:
        """The id; raises ValidationError for anything else."""
        if not isinstance(data, str) or not WRITTEN_ID.fullmatch(data):
            self.fail("invalid", value=data)
        return UUID(data)


def given(shape: type[Body], data: Any, **context: Any) -> Any:
    """A body or a query in its shape, which may need to know more to judge it; raises ValidationError."""
    serializer = shape(data=data, context=context)
    serializer.is_valid(raise_exception=True)
    return serializer.validated_data
