"""The players app: who plays, and how a request proves it."""

from django.apps import AppConfig


class PlayersConfig(AppConfig):
    """Players and their tokens, under the label ``players``."""

    name = "games.players"
    label = "players"
    verbose_name = "Players"
