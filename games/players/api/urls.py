"""Routes of players and tokens; ``players/me/`` itself is among those of games, which an account may have to leave."""

from django.urls import path

from games.players.api.blocks import Blocked, Blocks
from games.players.api.views import Password, PlayerDetail, TokenDetail, Tokens

urlpatterns = [
    path("players/me/password/", Password.as_view()),
    path("players/me/blocks/", Blocks.as_view()),
    path("players/me/blocks/<uuid:player_id>/", Blocked.as_view()),
    path("players/<uuid:player_id>/", PlayerDetail.as_view()),
    path("tokens/", Tokens.as_view()),
    path("tokens/<uuid:token_id>/", TokenDetail.as_view()),
]
