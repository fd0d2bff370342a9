"""The admin site, and how staff sign in to it: as rarely as they may try, and with their account's own password."""

from math import ceil
from typing import Any

from django import forms
from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver
from rest_framework.exceptions import Throttled

from games.players.api.attempts import spend_attempt


class SignIn(AdminAuthenticationForm):
    """A username and a password, counted as an attempt before they are looked at."""

    def clean(self) -> dict[str, Any]:
        """Check them; raises ValidationError, also for one attempt too many."""
        assert self.request is not None
        try:
            spend_attempt(self.request, self.cleaned_data.get("username") or "")
        except Throttled as refusal:
            raise forms.ValidationError(
                "Too many attempts; try again in %(seconds)d seconds.",
                code="throttled",
                params={"seconds": ceil(refusal.wait or 1)},  # type: ignore[attr-defined]  # the stubs leave it out
            ) from None
        return super().clean()


class Desk(AdminSite):
    """Support's pages; passwords are changed over the API, which ends the tokens that come with them."""

    site_header = site_title = "Yacht support"
    index_title = "Look up"
    site_url = None
    login_form = SignIn
    enable_nav_sidebar = False

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The page to sign in on; whoever comes by also drops the sessions that have run out."""
        if request.method == "POST":
            request.session.clear_expired()
        return super().login(request, extra_context)

    def get_urls(self) -> list[URLResolver | URLPattern]:
        """Django's pages but those that change passwords."""
        return [each for each in super().get_urls() if not str(getattr(each, "name", "")).startswith("password_change")]


desk = Desk(name="admin")
