"""Where everything is."""

from django.conf import settings
from django.urls import include, path
from django.views.generic import RedirectView

from games.admin import desk
from yachtapi import exposition
from yachtapi.documentation import Redoc, SchemaDocument, SwaggerUi
from yachtapi.health import Healthz, Readyz
from yachtapi.limits.api import Limits

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="docs")),
    path("api/v1/", include("games.players.api.urls")),
    path("api/v1/", include("rulesets.api.urls")),
    path("api/v1/", include("games.api.urls")),
    path("api/v1/", include("games.matchmaking.api.urls")),
    path("api/v1/", include("games.tournaments.api.urls")),
    path("api/v1/", include("games.ratings.api.urls")),
    path("api/v1/limits/", Limits.as_view()),
    path("api/schema/", SchemaDocument.as_view(), name="schema"),
    path("api/docs/", SwaggerUi.as_view(url_name="schema"), name="docs"),
    path("api/redoc/", Redoc.as_view(url_name="schema"), name="redoc"),
    path("healthz", Healthz.as_view(), name="healthz"),
    path("readyz", Readyz.as_view(), name="readyz"),
    path("metrics", exposition.view, name="metrics"),
]

if settings.ADMIN_PATH:
    urlpatterns.append(path(settings.ADMIN_PATH, desk.urls))

handler400 = "yachtapi.problems.bad_request"
handler403 = "yachtapi.problems.permission_denied"
handler404 = "yachtapi.problems.not_found"
handler500 = "yachtapi.problems.internal_error"
