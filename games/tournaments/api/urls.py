"""The paths of tournaments."""

from django.urls import include, path

from games.tournaments.api import log
from games.tournaments.api.views import course, differences, documents, entrants, rulings, tournaments

of_one = [
    path("", tournaments.OneTournament.as_view()),
    path("registration/", tournaments.Registration.as_view()),
    path("start/", rulings.Start.as_view()),
    path("cancellation/", tournaments.Cancellation.as_view()),
    path("organisers/<uuid:player_id>/", entrants.OneOrganiser.as_view()),
    path("entrants/", entrants.Entrants.as_view()),
    path("entrants/<uuid:entrant_id>/", entrants.OneEntrant.as_view()),
    path("check-in/", entrants.CheckIn.as_view()),
    path("rounds/", course.Rounds.as_view()),
    path("rounds/<int:n>/", course.OneRound.as_view()),
    path("matches/", course.Matches.as_view()),
    path("matches/<uuid:match_id>/", course.OneMatch.as_view()),
    path("matches/<uuid:match_id>/difference/", differences.MatchDifference.as_view()),
    path("matches/<uuid:match_id>/replay/", rulings.Replay.as_view()),
    path("matches/<uuid:match_id>/forfeit/", rulings.Forfeit.as_view()),
    path("matches/<uuid:match_id>/override/", rulings.Override.as_view()),
    path("standings/", documents.Standings.as_view()),
    path("bracket.svg", documents.Bracket.as_view()),
    path("export/", documents.Export.as_view()),
    path("events/", log.Events.as_view()),
]
urlpatterns = [
    path("tournaments/", tournaments.Tournaments.as_view()),
    path("tournaments/<uuid:tournament_id>/", include(of_one)),
]
