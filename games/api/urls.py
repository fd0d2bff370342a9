"""The paths of games and their logs."""

from django.urls import path

from games.api.views import accounts, advice, games, log, newcomers, notices, public, reviews, seats, turns

urlpatterns = [
    path("players/", newcomers.Players.as_view()),
    path("games/", games.Games.as_view()),
    path("games/<uuid:game_id>/", games.OneGame.as_view()),
    path("games/<uuid:game_id>/start/", games.Start.as_view()),
    path("games/<uuid:game_id>/rematch/", games.Rematch.as_view()),
    path("games/<uuid:game_id>/invites/", seats.Invites.as_view()),
    path("games/<uuid:game_id>/seats/", seats.Seats.as_view()),
    path("games/<uuid:game_id>/seats/<int:index>/", seats.OneSeat.as_view()),
    path("games/<uuid:game_id>/resignation/", seats.Resignation.as_view()),
    path("games/<uuid:game_id>/absence/", seats.Absence.as_view()),
    path("games/<uuid:game_id>/turns/", turns.Turns.as_view()),
    path("games/<uuid:game_id>/turns/<int:n>/", turns.OneTurn.as_view()),
    path("games/<uuid:game_id>/turns/current/", turns.Current.as_view()),
    path("games/<uuid:game_id>/turns/current/rolls/", turns.Rolls.as_view()),
    path("games/<uuid:game_id>/turns/current/score/", turns.Score.as_view()),
    path("games/<uuid:game_id>/advice/", advice.Advice.as_view()),
    path("games/<uuid:game_id>/events/", log.Events.as_view()),
    path("games/<uuid:game_id>/record/", log.Record.as_view()),
    path("games/<uuid:game_id>/review/", reviews.Review.as_view()),
    path("players/me/", accounts.Account.as_view()),
    path("players/me/merge/", accounts.Merge.as_view()),
    path("players/me/export/", accounts.Export.as_view()),
    path("players/me/games/", games.MyGames.as_view()),
    path("players/me/events/", notices.MyEvents.as_view()),
    path("commitments/", public.Commitments.as_view()),
    path("keys/", public.Keys.as_view()),
    path("strategies/", public.Strategies.as_view()),
]
