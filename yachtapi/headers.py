"""What every answer tells a browser it must not do with it. Django's own middleware adds the rest."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

GetResponse = Callable[[HttpRequest], HttpResponse]

# An answer of the API is no page: whatever is made to look like one loads nothing and stands in no frame.
NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
# Scripts and pictures of the pages come from our own host or not at all, and no script stands in a page. The two
# readers of the schema write their styles as they run.
PAGE = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class ContentPolicy:
    """Adds ``Content-Security-Policy`` to every answer that has none."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        is_page = response.headers.get("Content-Type", "").startswith("text/html")
        response.headers.setdefault("Content-Security-Policy", PAGE if is_page else NO_PAGE)
        return response
