"""The paths of matchmaking."""

from django.urls import path

from games.matchmaking.api import views

urlpatterns = [
    path("players/me/invitation-rules/", views.Rules.as_view()),
    path("players/me/invitations/", views.MyInvitations.as_view()),
    path("games/<uuid:game_id>/invitations/", views.GameInvitations.as_view()),
    path("invitations/<uuid:invitation_id>/", views.OneInvitation.as_view()),
    path("invitations/<uuid:invitation_id>/answer/", views.Answer.as_view()),
    path("seeks/", views.Seeks.as_view()),
    path("seeks/<uuid:seek_id>/", views.OneSeek.as_view()),
]
