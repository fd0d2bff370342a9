"""Requests whose charset is not the client's to choose."""

from typing import Any

from django.core.handlers.wsgi import WSGIRequest


class Utf8Request(WSGIRequest):
    """A request read as UTF-8, as JSON is (RFC 8259, section 8.1) and as URLs are.

    Django decodes the query with the charset of the body, and a charset that decodes no text, such as rot13, then
    raises before any of its error handling has begun.
    """

    def _set_content_type_params(self, meta: dict[str, Any]) -> None:
        self.content_type = meta.get("CONTENT_TYPE", "").partition(";")[0].strip().lower()
        self.content_params = {}
