"""The API's own pages: its schema, and two ways to read it."""

from functools import cache
from threading import Lock
from typing import Any

from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView, SpectacularRedocView, SpectacularSwaggerSplitView
from rest_framework.request import Request
from rest_framework.response import Response

_making = Lock()  # the generator keeps its state in the module, so two at once spoil each other's document


def document() -> dict[str, Any]:
    """The OpenAPI document; the code does not change while it runs, so it is made once a process."""
    with _making:
        return _made()


@cache
def _made() -> dict[str, Any]:
    generator = SchemaGenerator()  # type: ignore[no-untyped-call]
    made: dict[str, Any] = generator.get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    return made


class SchemaDocument(SpectacularAPIView):
    """The OpenAPI document, as YAML or JSON."""

    def _get_schema_response(self, request: Request) -> Response:
        return Response(document())


class SwaggerUi(SpectacularSwaggerSplitView):
    """The document to try out; its script has an address of its own, as no page of ours has a script in it."""

    http_method_names = ["get", "head"]  # OPTIONS would be rendered with a page's template

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """The page."""
        page: Response = super().get(request, *args, **kwargs)  # type: ignore[no-untyped-call]
        return page


class Redoc(SpectacularRedocView):
    """The document to read."""

    http_method_names = ["get", "head"]
    template_name = "yachtapi/redoc.html"

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """The page."""
        page: Response = super().get(request, *args, **kwargs)  # type: ignore[no-untyped-call]
        return page
