"""The paths of ratings."""

from django.urls import path

from games.ratings.api import views

urlpatterns = [
    path("ratings/<str:ruleset>/", views.Leaderboard.as_view()),
    path("players/<uuid:player_id>/ratings/", views.PlayerRatings.as_view()),
    path("players/<uuid:player_id>/statistics/", views.PlayerStatistics.as_view()),
    path("games/<uuid:game_id>/ratings/", views.GameRatings.as_view()),
]
