"""What happens to every request before a view sees it."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation

from yachtapi import languages, problems, requestid

GetResponse = Callable[[HttpRequest], HttpResponse]
BODILESS = {"GET", "HEAD", "OPTIONS"}


class RequestId:
    """Gives the request an id, or takes the caller's, and sends it back."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        chosen = requestid.choose(request.headers.get(requestid.HEADER))
        before = requestid.current.set(chosen)
        try:
            response = self.get_response(request)
        finally:
            requestid.current.reset(before)
        response.headers[requestid.HEADER] = chosen
        return response


class Language:
    """Lets the sentences of an answer be in the reader's language; those who ask for none read English."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if "Accept-Language" not in request.headers or not request.path_info.startswith("/api/v1/"):
            return self.get_response(request)
        with translation.override(languages.chosen(settings.SENTENCES_IN, languages.wishes(request))):
            return self.get_response(request)


class BodyLimit:
    """Refuses a body that is too large or of unknown length before anything reads it."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method in BODILESS:
            return self.get_response(request)  # whatever came along is never looked at
        length = request.headers.get("Content-Length", "")
        if not length and "Transfer-Encoding" in request.headers:
            # WSGI reads no body without a length, and a throw whose keep is lost would throw all the dice.
            return problems.respond(problems.LENGTH_REQUIRED)
        if length.isdecimal() and int(length) > settings.BODY_LIMIT:
            return problems.respond(problems.BODY_TOO_LARGE.having(limit=settings.BODY_LIMIT))
        return self.get_response(request)
