"""Lists come in pages, and a cursor leads from one to the next."""

from collections.abc import Sequence
from typing import Any

from django.core.exceptions import ValidationError as FieldFault
from django.db import DataError
from django.db.models import QuerySet
from django.utils.translation import gettext as _
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request
from rest_framework.views import APIView

MOST = 200
Schema = dict[str, Any]


class Pages(CursorPagination):
    """Newest first, 50 a page unless ``limit`` says otherwise; the first ordering key must be unique."""

    ordering = "-id"
    page_size = 50
    page_size_query_param = "limit"
    max_page_size = MOST

    def paginate_queryset(
        self, queryset: QuerySet[Any] | Sequence[Any], request: Request, view: APIView | None = None
    ) -> list[Any] | None:
        """The rows of the page; raises ValidationError for a cursor that was never handed out."""
        try:
            return super().paginate_queryset(queryset, request, view)
        except (ValueError, FieldFault, DataError):
            # A cursor is plain base64, and a forged one puts a word where a date or an id belongs.
            if self.cursor is None:
                raise
            raise invalid_cursor() from None

    def decode_cursor(self, request: Request) -> Cursor | None:
        """The place a cursor names; raises ValidationError when it names none."""
        try:
            return super().decode_cursor(request)
        except NotFound:
            raise invalid_cursor() from None

    def get_page_size(self, request: Request) -> int:
        """The number of rows asked for; raises ValidationError unless it lies between 1 and 200."""
        given = request.query_params.get("limit", str(self.page_size))
        if not (given.isascii() and given.isdecimal() and len(given) < 4 and 1 <= int(given) <= MOST):
            raise ValidationError({"limit": [_("A whole number from 1 to {most} is required.").format(most=MOST)]})
        return int(given)

    def get_paginated_response_schema(self, schema: Schema) -> Schema:
        """The page as OpenAPI 3.1 has it."""
        link = {"type": ["string", "null"], "format": "uri", "example": None}
        return {
            "type": "object",
            "required": ["next", "previous", "results"],
            "properties": {
                "next": link | {"description": "Where the next page is; null on the last one."},
                "previous": link | {"description": "Where the page before is; null on the first one."},
                "results": schema,
            },
        }

    def get_schema_operation_parameters(self, view: APIView) -> list[Schema]:
        """The query parameters of a list, with their bounds."""
        limit = {"type": "integer", "minimum": 1, "maximum": MOST, "default": self.page_size}
        return [
            _parameter("cursor", "Where to go on; take it from `next` or `previous`.", {"type": "string"}),
            _parameter("limit", "The most rows a page may have.", limit),
        ]


def invalid_cursor() -> ValidationError:
    """The fault of a cursor that no page of ours has."""
    return ValidationError({"cursor": [_("This cursor is of no page; start again without one.")]})


def _parameter(name: str, description: str, schema: Schema) -> Schema:
    return {"name": name, "in": "query", "required": False, "description": description, "schema": schema}
