"""The tournaments app: entrants meet, rounds are played, a winner is found."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Tournaments, under the label ``tournaments``."""

    name = "games.tournaments"
    label = "tournaments"
    verbose_name = "Tournaments"

    def ready(self) -> None:
        """Hang the receivers on their signals."""
        from games.tournaments import receivers

        receivers.connect()
