"""Django's middleware for people at browsers, on the admin's paths alone: a request of the API passes it by."""

from typing import Any

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponseForbidden
from django.middleware.csrf import CsrfViewMiddleware


def is_admins(request: HttpRequest) -> bool:
    """Whether the request is for a page of the admin site."""
    return bool(settings.ADMIN_PATH) and request.path_info.startswith(f"/{settings.ADMIN_PATH}")


class Sessions(SessionMiddleware):
    """Who signed in to the admin site."""

    def __call__(self, request: HttpRequest) -> Any:
        return super().__call__(request) if is_admins(request) else self.get_response(request)


class Csrf(CsrfViewMiddleware):
    """No other site sends the admin site's forms."""

    def __call__(self, request: HttpRequest) -> Any:
        return super().__call__(request) if is_admins(request) else self.get_response(request)

    def process_view(
        self, request: HttpRequest, callback: Any, callback_args: Any, callback_kwargs: Any
    ) -> HttpResponseForbidden | None:
        """Check the form's token."""
        return super().process_view(request, callback, callback_args, callback_kwargs) if is_admins(request) else None


class Authentication(AuthenticationMiddleware):
    """Whose session it is."""

    def __call__(self, request: HttpRequest) -> Any:
        return super().__call__(request) if is_admins(request) else self.get_response(request)


class Messages(MessageMiddleware):
    """What the page before had to say."""

    def __call__(self, request: HttpRequest) -> Any:
        return super().__call__(request) if is_admins(request) else self.get_response(request)
