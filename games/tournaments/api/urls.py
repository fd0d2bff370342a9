"""The paths of tournaments."""

from django.urls import path

from games.tournaments.api import log

urlpatterns = [
    path("tournaments/<uuid:tournament_id>/events/", log.Events.as_view()),
]
