"""The tournaments app: entrants meet, rounds are played, a winner is found."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """Tournaments, under the label ``tournaments``."""

    name = "games.tournaments"
    label = "tournaments"
    verbose_name = "Tournaments"

    def ready(self) -> None:
        """Hang the receivers on their signals, and account for what is kept about players."""
        from games.services import holdings
        from games.tournaments import receivers
        from games.tournaments.services.accounts import HOLDINGS

        receivers.connect()
        holdings.register(*HOLDINGS)
