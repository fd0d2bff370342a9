"""The tournaments app: entrants meet, rounds are played, a winner is found."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Tournaments, under the label ``tournaments``."""

    name = "games.tournaments"
    label = "tournaments"
    verbose_name = "Tournaments"
